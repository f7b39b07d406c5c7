"""OpenSpiel, and random games of it played from Python."""

import random
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pyspiel
from open_spiel.python.algorithms import mcts

__all__ = ["Pace", "mcts", "pace", "play_by_chance", "pyspiel"]

ROUNDS: Final = 5
"""The best of this many rounds counts, because the machine may be busy with other things."""


class Pace(NamedTuple):
    """How quick random play is on one core, chance's own moves not counted."""

    games: float
    moves: float

    @property
    def moves_per_game(self) -> float:
        return self.moves / self.games


def play_by_chance(game: Any, draw: Callable[[], float]) -> int:
    """One random game, every legal move equally likely; the moves that players made."""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), draw()))
            continue
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
        moves += 1
    state.returns()
    return moves


def _drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def pace(game: Any, seconds: float) -> Pace:
    """The best of several rounds of this many seconds of CPU time."""
    draw = random.Random(1).random
    best = Pace(0, 0)
    for _ in range(ROUNDS):
        games = moves = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            moves += play_by_chance(game, draw)
            games += 1
        best = max(best, Pace(games / spent, moves / spent))
    return best
