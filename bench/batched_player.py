"""Moves per second at many tables, with actions that come from outside."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tavolino.kernels.action_sets import choose_any
from tavolino.kernels.compiled import Words
from tavolino.kernels.random import seeds

SECONDS: Final = 0.25
"""How long each side steps before the other has its turn."""


class Player(Protocol):
    tables: int

    def masks(self) -> Words:
        """The legal actions, a bit for each, 64 to a word."""
        ...

    def step(self, actions: NDArray[np.int64]) -> None: ...


@dataclass(frozen=True)
class Pace:
    """Moves per second: by the clock on the wall, and of processor time on all cores."""

    wall: float
    processor: float


def pace(player: Player, seconds: float = SECONDS) -> Pace:
    """Only steps are timed, not the choice of actions, which is the same for everybody."""
    wall = processor = 0.0
    rngs = seeds(0, player.tables)
    actions = np.zeros(player.tables, np.int64)
    moves = 0
    while not moves or wall < seconds:
        choose_any(player.masks(), rngs, actions, 0, player.tables)
        begun, used = time.perf_counter(), time.process_time()
        player.step(actions)
        wall += time.perf_counter() - begun
        processor += time.process_time() - used
        moves += player.tables
    return Pace(moves / wall, moves / processor)


def best_size(make: Callable[[int], Player], sizes: tuple[int, ...]) -> Player:
    """The player whose number of tables is the quickest."""
    players: list[Player] = [make(size) for size in sizes]
    for player in players:
        pace(player, 0.0)
    speeds = [
        np.median([pace(player, SECONDS / 2).processor for _ in range(3)]) for player in players
    ]
    return players[int(np.argmax(speeds))]
