"""The cost of a move for the server, and the latency until the opponent's frame:

    python -m bench.server_load

One server process runs on one core with SQLite; every move is on disk before it is shown. The load
comes from another process on another core. First every table makes one move per second. Then each
makes a move as soon as the previous one has arrived, which shows how many moves per second one core
can handle.
"""

import asyncio
import json
import tempfile
from pathlib import Path
from random import Random
from typing import Annotated, Final

import typer

from bench.load import Load, Measured, measure
from bench.load_tables import OwnTable
from bench.peers import set_up
from bench.serving import database_url, keep_to_load_core, serving
from tavolino.server.main import quick_loop

GOAL_MS_PER_MOVE: Final = 0.25
GOAL_MOVES: Final = 4000.0
GOAL_P99_MS: Final = 20.0
DEPTHS: Final = {"rope": range(60), "scalino": range(8), "cutit": range(1)}
"""How far into their games the tables are: none may end before the bench does."""


def run(game: str, tables: int, every_s: float, seconds: float, seed: int) -> Measured:
    """One load on a separate server."""
    random = Random(seed)
    with tempfile.TemporaryDirectory(prefix="tavolino-bench-") as name:
        folder = Path(name)
        places = asyncio.run(set_up(database_url(folder), game, tables, DEPTHS[game], random))
        with serving(folder) as server, asyncio.Runner(loop_factory=quick_loop) as runner:
            load = Load([OwnTable(place, random) for place in places], every_s, random)
            return runner.run(measure(server, load, seconds))


def beside_goals(steady: Measured, full: Measured) -> dict[str, object]:
    return {
        "goal ms per move": GOAL_MS_PER_MOVE,
        "ms per move to goal": round(steady.server_ms_per_move / GOAL_MS_PER_MOVE, 3),
        "goal moves per second": GOAL_MOVES,
        "moves per second to goal": round(full.per_second / GOAL_MOVES, 3),
        "moves per second of its time to goal": round(full.per_core_second / GOAL_MOVES, 3),
        "goal p99 ms": GOAL_P99_MS,
        "p99 to goal": round(steady.p99_ms / GOAL_P99_MS, 3),
    }


def main(
    tables: int = 1500,
    seconds: float = 15.0,
    game: Annotated[list[str] | None, typer.Option()] = None,
    seed: int = 1,
) -> None:
    keep_to_load_core()
    for each in game or ["rope", "scalino"]:
        steady = run(each, tables, 1.0, seconds, seed)
        full = run(each, tables, 0.0, seconds, seed)
        figures = {
            "game": each,
            "tables": tables,
            "one move a second": steady.figures(),
            "as fast as it goes": full.figures(),
            **beside_goals(steady, full),
        }
        print(json.dumps(figures, indent=2), flush=True)


if __name__ == "__main__":
    typer.run(main)
