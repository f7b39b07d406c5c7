"""OpenSpiel's external-sampling MCCFR learns the last cut of Cut it.

    python -m examples.openspiel.mccfr --iterations 50

Two players cut at the same time, and neither knows the other's cut. A whole game is far too large
for CFR, so the game begins before the cuts of round 9, which bots have played up to there, and
`max_moves` ends all choices after them: nobody lays a puzzle. Only the dice of round 10 follow.
"""

import argparse
from collections.abc import Sequence

import numpy as np
import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr

from tavolino.core import Stream
from tavolino.games import find_bot
from tavolino.learn.openspiel import TavolinoState, load_game

LAST_CUT = 9
"""The round."""
OPTIONS = {"first": "0"}


def opening(bot: str, seed: int) -> TavolinoState:
    """Where two bots come to before the cuts of round 9."""
    random, player = np.random.RandomState(seed), find_bot("cutit", bot)
    state = load_game("cutit", seats=2, options=OPTIONS).new_initial_state()
    while state.is_chance_node() or state.position.state.round < LAST_CUT:
        if state.is_chance_node():
            action = int(random.choice(state.legal_actions()))
        else:
            view = state.view(state.current_player())
            text = player.choose(view, Stream(random.bytes(32), 0))
            action = state.string_to_action(text)
        state.apply_action(action)
    return state


def learn(bot: str, iterations: int, seed: int) -> dict[str, float]:
    """The cuts that the player to act has learnt to make, and how often."""
    begun = opening(bot, seed)
    last_cut = load_game("cutit", seats=2, options=OPTIONS, max_moves=begun.position.moves + 2)
    history = ";".join(map(str, begun.history()))
    game = pyspiel.load_game(f"start_at(history={history},game={last_cut})")
    np.random.seed(seed)  # the solver uses the global random state
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(game.new_initial_state())
    return {begun.action_to_string(action): float(part) for action, part in policy.items()}


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="MCCFR for the last cut.")
    parser.add_argument("--bot", default="casual", help="who plays up to there")
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(given)
    policy = learn(chosen.bot, chosen.iterations, chosen.seed)
    print(f"{len(policy)} cuts; those made most often:")
    for cut in sorted(policy, key=policy.__getitem__, reverse=True)[:5]:
        print(f"{cut:24} {policy[cut]:.2f}")


if __name__ == "__main__":
    main()
