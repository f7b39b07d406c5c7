"""Batches of random games on one core and on all cores: python -m bench.kernels_cores"""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from bench.kernels_scalino import demolition_start
from tavolino.bots.kernels.batches import on_all_cores
from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.random import seed
from tavolino.games.cutit.kernels import playouts as cutit
from tavolino.games.cutit.kernels.packing import pack as pack_cutit
from tavolino.games.cutit.kernels.throws import prepare
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.rope.kernels import playouts as rope
from tavolino.games.rope.kernels.packing import pack as pack_rope
from tavolino.games.rope.rules import ROPE
from tavolino.games.scalino.demolition.kernels import packing as demolition_packing
from tavolino.games.scalino.demolition.kernels import playouts as demolition_playouts
from tavolino.games.scalino.kernels import playouts
from tavolino.games.scalino.kernels.packing import pack
from tavolino.games.scalino.rules import SCALINO

SECONDS: Final = 1.0

Batch = Callable[[int, int], Ints]


@dataclass(frozen=True)
class Scaling:
    """Random games per second by the clock on the wall."""

    name: str
    one: float
    all: float
    cores: int

    @property
    def times(self) -> float:
        return self.all / self.one


def batches() -> dict[str, Batch]:
    table = pack_rope(ROPE.start(2, {}))
    start = CUTIT.start(1)
    sheet, prepared = pack_cutit(start), prepare(start.sheet)

    def play_rope(number: int, games: int) -> Ints:
        points = np.zeros(2, np.int64)
        rope.playouts(table, seed(number), games, points)
        return points

    def play_cutit(number: int, games: int) -> Ints:
        totals = np.zeros(games, np.int64)
        cutit.playouts(sheet, prepared, seed(number), games, totals)
        return totals

    return {
        "Scalino, 2 players": partial(playouts.playouts, pack(SCALINO.start(2, {"first": "0"}))),
        "Demolition, 2 players": partial(
            demolition_playouts.playouts, demolition_packing.pack(demolition_start(2))
        ),
        "Rope, 2 players": play_rope,
        "Cut it, 1 player": play_cutit,
    }


def measure() -> list[Scaling]:
    cores = os.cpu_count() or 1
    return [
        Scaling(name, _pace(play, 1), _pace(play, cores), cores) for name, play in batches().items()
    ]


def _pace(play: Batch, cores: int) -> float:
    """As many games as take long enough to be measured."""
    games = 1_000
    while True:
        begun = time.perf_counter()
        on_all_cores(play, games, cores=cores)
        passed = time.perf_counter() - begun
        if passed > SECONDS:
            return games / passed
        games *= 4


def print_table(rows: list[Scaling]) -> None:
    heads = f"{'one core':>12}{'all':>12}{'times':>8}{'cores':>8}"
    print(f"{'random games/s by the wall clock':36}{heads}")
    for row in rows:
        print(f"{row.name:36}{row.one:>12,.0f}{row.all:>12,.0f}{row.times:>8.2f}{row.cores:>8}")


if __name__ == "__main__":
    print_table(measure())
