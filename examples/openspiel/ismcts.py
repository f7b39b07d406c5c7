"""OpenSpiel's Information Set MCTS plays Cut the Rope against random moves.

    python examples/openspiel/ismcts.py --simulations 50

Cards that the bot cannot know are sampled anew in each simulation. Short piles make short games.
"""

import argparse
from collections.abc import Sequence

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from tavolino.adapters.openspiel import load_game


def play(pile: int, simulations: int, seed: int) -> list[float]:
    """Plays a game of two seats, the first of which searches, and gives its returns."""
    game = load_game("rope", seats=2, options={"pile": pile})
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(outcomes, p=probabilities)
        elif state.current_player() == 0:
            action = bot.step(state)
            print(state.action_to_string(int(action)))
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(int(action))
    returns: list[float] = state.returns()
    return returns


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="IS-MCTS against random moves.")
    parser.add_argument("--pile", type=int, default=2, help="cards of an own pile")
    parser.add_argument("--simulations", type=int, default=50, help="for each move")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(given)
    print("Returns:", play(chosen.pile, chosen.simulations, chosen.seed))


if __name__ == "__main__":
    main()
