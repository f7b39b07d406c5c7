"""Batched environments against pgx: python -m bench.batched

Moves per second at many tables, compared with connect four of pgx on the same processor: first
with given actions, masks included; then with random moves, many in one call. All sides take turns
in each round, each with the number of tables that suits it best. Without pgx only our figures
are printed.
"""

import importlib.util
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench.batched_player import (
    ROLLOUT,
    SECONDS,
    Measure,
    Pace,
    Player,
    best_size,
    rollout_pace,
    step_pace,
)
from tavolino.bots.kernels.compiled import Words
from tavolino.learn.batches import make

ROUNDS: Final = 9
LEAST_OF_PGX: Final = 10
LEAST: Final = 1_000_000
SIZES: Final = (1_024, 4_096, 16_384, 65_536)
"""Tried by all sides."""
GAMES: Final = (("scalino", 2), ("scalino", 4), ("rope", 2), ("rope", 4))
PGX: Final = "pgx, connect four"


class OwnPlayer:
    """An environment of ours."""

    def __init__(self, game: str, seats: int, tables: int, *, unpacked: bool = False) -> None:
        self.tables = tables
        self._env = make(game, tables, seats)
        self._env.reset(1)
        self._unpacked = unpacked

    def masks(self) -> Words:
        return self._env.last_step.masks

    def step(self, actions: NDArray[np.int64]) -> None:
        self._env.step(actions)
        if self._unpacked:
            self._env.legal()

    def roll_out(self, steps: int) -> None:
        self._env.rollout(steps)


@dataclass(frozen=True)
class Row:
    name: str
    tables: int
    wall: float
    processor: float
    of_pgx: float | None
    """By the wall clock, the median of the ratios of each round."""
    of_pgx_processor: float | None


def players(measure: Measure) -> dict[str, Player]:
    found: dict[str, Player] = {}
    for game, seats in GAMES:
        best = best_size(measure, partial(OwnPlayer, game, seats), SIZES)
        found[f"{game}, {seats} players"] = best
        if seats == 2 and measure is step_pace:
            name = f"{game}, {seats} players, masks unpacked"
            found[name] = OwnPlayer(game, seats, best.tables, unpacked=True)
    if importlib.util.find_spec("pgx") is not None:
        from bench.batched_pgx import PgxPlayer

        found[PGX] = best_size(measure, PgxPlayer, SIZES)
    return found


def rows_of(measure: Measure) -> list[Row]:
    sides = players(measure)
    rounds = [
        {name: measure(player, SECONDS) for name, player in sides.items()} for _ in range(ROUNDS)
    ]
    return [_row(name, player.tables, rounds) for name, player in sides.items()]


def _row(name: str, tables: int, rounds: list[dict[str, Pace]]) -> Row:
    has_pgx = PGX in rounds[0]
    return Row(
        name,
        tables,
        median(one[name].wall for one in rounds),
        median(one[name].processor for one in rounds),
        median(one[name].wall / one[PGX].wall for one in rounds) if has_pgx else None,
        median(one[name].processor / one[PGX].processor for one in rounds) if has_pgx else None,
    )


def print_table(title: str, rows: list[Row]) -> None:
    heads = ("tables", "by the clock", "per processor s", "× pgx", "× pgx, proc.")
    print(f"{title:36}" + "".join(f"{head:>17}" for head in heads))
    for row in rows:
        figures = (
            f"{row.tables:,}",
            f"{row.wall:,.0f}",
            f"{row.processor:,.0f}",
            "–" if row.of_pgx is None else f"{row.of_pgx:.1f}",
            "–" if row.of_pgx_processor is None else f"{row.of_pgx_processor:.1f}",
        )
        print(f"{row.name:36}" + "".join(f"{figure:>17}" for figure in figures))
    for row in rows:
        if row.name == PGX or "unpacked" in row.name:
            continue
        if row.wall < LEAST:
            print(f"missed: {row.name}: {row.wall:,.0f} moves/s, not {LEAST:,}")
        if row.of_pgx is not None and row.of_pgx < LEAST_OF_PGX:
            print(f"missed: {row.name}: {row.of_pgx:.1f} times pgx, not {LEAST_OF_PGX}")


if __name__ == "__main__":
    print_table("moves/s, actions given", rows_of(step_pace))
    print_table(f"moves/s, random, {ROLLOUT} in a call", rows_of(rollout_pace))
    print("medians of rounds in which all take turns; ratios are medians of those of each round")
