"""Compares the server with boardgame.io, with the same load in the same run:

    python -m bench.server_boardgame_io

Each server has one core and the load generator another. At each table two people have one socket
each and move in turns. The latency is the time from a move to the opponent's frame. Differences:

- boardgame.io keeps everything in memory and shows a move before it is stored. Tavolino shows a
  move only when it is on disk.
- The boardgame.io game (boardgame_io/server.cjs) has the structure of Cut the Rope, with hidden
  piles and hands, but few of its rules. Tavolino plays the real game and lists the legal moves
  after each.
- boardgame.io uses socket.io; the load generator sends its messages without the client library.
"""

import asyncio
import json
from random import Random

import typer

from bench.boardgame_io_tables import BoardgameIoTable, install, serving_boardgame_io
from bench.load import Load, Measured, measure
from bench.server_load import run
from bench.serving import keep_to_load_core
from tavolino.server.main import quick_loop


def run_peer(tables: int, every_s: float, seconds: float, seed: int) -> Measured:
    random = Random(seed)
    with serving_boardgame_io() as server, asyncio.Runner(loop_factory=quick_loop) as runner:
        load = Load([BoardgameIoTable(n, random) for n in range(tables)], every_s, random)
        return runner.run(measure(server, load, seconds))


def ratios(own: Measured, peer: Measured) -> dict[str, float]:
    """Ours to theirs; less is better but for moves."""
    return {
        "p50": round(own.p50_ms / peer.p50_ms, 2),
        "p99": round(own.p99_ms / peer.p99_ms, 2),
        "server ms per move": round(own.server_ms_per_move / peer.server_ms_per_move, 2),
        "moves per second": round(own.per_second / peer.per_second, 2),
        "moves per second of its time": round(own.per_core_second / peer.per_core_second, 2),
    }


def main(tables: int = 500, seconds: float = 15.0, seed: int = 1) -> None:
    install()
    keep_to_load_core()
    for what, every_s in (("one move a second", 1.0), ("as fast as it goes", 0.0)):
        peer = run_peer(tables, every_s, seconds, seed)
        own = run("rope", tables, every_s, seconds, seed)
        figures = {
            "tables": tables,
            "load": what,
            "boardgame.io": peer.figures(),
            "Tavolino": own.figures(),
            "Tavolino to boardgame.io": ratios(own, peer),
        }
        print(json.dumps(figures, indent=2), flush=True)


if __name__ == "__main__":
    typer.run(main)
