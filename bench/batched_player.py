"""Moves per second at many tables, with actions that come from outside."""

import time
from dataclasses import dataclass
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

Bools = NDArray[np.bool_]
SECONDS: Final = 0.25
"""How long each side steps before the other has its turn."""


class Player(Protocol):
    tables: int

    def legal(self) -> Bools: ...

    def step(self, actions: NDArray[np.int64]) -> None: ...


@dataclass(frozen=True)
class Pace:
    """Moves per second: by the clock on the wall, and of processor time on all cores."""

    wall: float
    processor: float


def choose(legal: Bools, random: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each table, in the same way for everybody."""
    weights = random.random(legal.shape, np.float32) + np.float32(1)
    actions: NDArray[np.int64] = np.argmax(weights * legal, axis=1)
    return actions


def pace(player: Player, random: np.random.Generator, seconds: float = SECONDS) -> Pace:
    """Only steps are timed, not the choice of actions."""
    wall = processor = 0.0
    moves = 0
    while not moves or wall < seconds:
        actions = choose(player.legal(), random)
        begun, used = time.perf_counter(), time.process_time()
        player.step(actions)
        wall += time.perf_counter() - begun
        processor += time.process_time() - used
        moves += player.tables
    return Pace(moves / wall, moves / processor)


def best_size(make: Any, sizes: tuple[int, ...], random: np.random.Generator) -> Player:
    """The player whose number of tables is the quickest."""
    players: list[Player] = [make(size) for size in sizes]
    for player in players:
        pace(player, random, 0.0)
    speeds = [
        np.median([pace(player, random, SECONDS / 2).processor for _ in range(3)])
        for player in players
    ]
    return players[int(np.argmax(speeds))]
