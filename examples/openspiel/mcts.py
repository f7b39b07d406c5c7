"""OpenSpiel's MCTS plays a game of ours against random moves.

    python -m examples.openspiel.mcts --game demolition --simulations 50

Its MCTS in C++ crashes with games written in Python, so this is the one in Python.
"""

import argparse
from collections.abc import Sequence

import numpy as np
from open_spiel.python.algorithms import mcts

from examples.openspiel import against_random
from tavolino.learn.openspiel import load_game


def play(name: str, simulations: int, seed: int) -> list[float]:
    """Plays a game of two seats, the first of which searches, and gives its returns."""
    game = load_game(name, seats=2, max_moves=200)
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=random)
    return against_random.play(game, bot, random)


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="MCTS against random moves.")
    parser.add_argument("--game", default="demolition", help="as `tavolino games` lists it")
    parser.add_argument("--simulations", type=int, default=50, help="for each move")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(given)
    print("Returns:", play(chosen.game, chosen.simulations, chosen.seed))


if __name__ == "__main__":
    main()
