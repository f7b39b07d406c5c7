"""Moves per second at many tables: with actions that come from outside, and random ones."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tavolino.bots.kernels.action_sets import choose_random_actions
from tavolino.bots.kernels.compiled import Words
from tavolino.bots.kernels.random import seeds

SECONDS: Final = 0.25
"""How long each side plays before the other has its turn."""
SIZE_ROUNDS: Final = 5
ROLLOUT: Final = 32
"""Random moves at each table in one call."""


class Player(Protocol):
    tables: int

    def masks(self) -> Words:
        """The legal actions, a bit for each, 64 to a word."""
        ...

    def step(self, actions: NDArray[np.int64]) -> None: ...

    def roll_out(self, steps: int) -> None:
        """Makes random moves at each table, in one call."""
        ...


@dataclass(frozen=True)
class Pace:
    """Moves per second: by the clock on the wall, and of processor time on all cores."""

    wall: float
    processor: float


Measure = Callable[[Player, float], Pace]
"""Plays for this many seconds, but at least one call."""


def step_pace(player: Player, seconds: float = SECONDS) -> Pace:
    """Only steps are timed, not the choice of actions, which is the same for everybody."""
    wall = processor = 0.0
    rngs = seeds(0, player.tables)
    actions = np.zeros(player.tables, np.int64)
    moves = 0
    while not moves or wall < seconds:
        choose_random_actions(player.masks(), rngs, actions, 0, player.tables)
        begun, used = time.perf_counter(), time.process_time()
        player.step(actions)
        wall += time.perf_counter() - begun
        processor += time.process_time() - used
        moves += player.tables
    return Pace(moves / wall, moves / processor)


def rollout_pace(player: Player, seconds: float = SECONDS) -> Pace:
    """Everything is timed: the choice of moves is a part of the call."""
    moves = 0
    begun, used = time.perf_counter(), time.process_time()
    while not moves or time.perf_counter() - begun < seconds:
        player.roll_out(ROLLOUT)
        moves += ROLLOUT * player.tables
    return Pace(
        moves / (time.perf_counter() - begun),
        moves / (time.process_time() - used),
    )


def best_size(measure: Measure, make: Callable[[int], Player], sizes: tuple[int, ...]) -> Player:
    """The player whose number of tables is the quickest.

    By the best of several rounds: what else the machine does can only slow a side down.
    """
    players: list[Player] = [make(size) for size in sizes]
    for player in players:
        measure(player, 0.0)  # compiles whatever must be
    rounds = [
        [measure(player, SECONDS / 2).processor for player in players] for _ in range(SIZE_ROUNDS)
    ]
    return players[int(np.argmax(np.max(rounds, axis=0)))]
