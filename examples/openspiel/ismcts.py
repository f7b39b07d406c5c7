"""OpenSpiel's Information Set MCTS plays Cut the Rope against random moves.

    python -m examples.openspiel.ismcts --simulations 50

Cards that the bot cannot know are sampled anew in each simulation. Short piles make short games.
"""

import argparse
from collections.abc import Sequence

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from examples.openspiel import against_random
from tavolino.learn.openspiel import load_game


def play(pile: int, simulations: int, seed: int) -> list[float]:
    """Plays a game of two seats, the first of which searches, and gives its returns."""
    game = load_game("rope", seats=2, options={"pile": pile})
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=random)
    return against_random.play(game, bot, random)


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="IS-MCTS against random moves.")
    parser.add_argument("--pile", type=int, default=2, help="cards of an own pile")
    parser.add_argument("--simulations", type=int, default=50, help="for each move")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(given)
    print("Returns:", play(chosen.pile, chosen.simulations, chosen.seed))


if __name__ == "__main__":
    main()
