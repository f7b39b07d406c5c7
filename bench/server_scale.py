"""Several server processes on one PostgreSQL and one Redis: python -m bench.server_scale

With several processes, the two players of a table are connected to different ones, and every move
goes over the bus. The servers, PostgreSQL and Redis share all cores with the load generator. With
few cores, more processes show how the cost is distributed, not more moves. PostgreSQL writes to
disk before it answers, as in production.
"""

import asyncio
import json
import os
import tempfile
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Annotated, Final

import typer

from bench.load import Load, Measured, measure
from bench.load_tables import OwnTable
from bench.peers import set_up
from bench.serving import CORES, TICKS, serving
from tavolino.server.main import quick_loop
from tests.server.live_processes import children
from tests.services.postgres import PostgresService
from tests.services.redis import RedisService

BUSY: Final = 0.9
"""From this share of all cores on, the machine is the limit."""
GOAL_COST: Final = 2.0
"""What a move may cost all servers together, to what it costs one alone: with two at a table both
apply it and both make frames.
"""


class Group:
    """The processor time of some processes and of those they start."""

    def __init__(self, pids: Iterable[int], *, with_children: bool) -> None:
        self._pids = tuple(pids)
        self._with_children = with_children
        self._marks: list[float] = []

    def mark(self) -> None:
        pids = list(self._pids)
        if self._with_children:
            pids += [child for pid in self._pids for child in children(pid)]
        self._marks.append(sum(cpu_s(pid) for pid in pids))

    @property
    def spent_s(self) -> float:
        """Between the first mark and the last."""
        return self._marks[-1] - self._marks[0]


class Machine:
    """How busy all cores are, with whatever runs there."""

    def __init__(self) -> None:
        self._marks: list[tuple[int, int]] = []

    def mark(self) -> None:
        fields = [
            int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]
        ]
        idle = fields[3] + fields[4]
        self._marks.append((sum(fields) - idle, sum(fields)))

    @property
    def busy(self) -> float:
        (busy, total), (busy_later, total_later) = self._marks[0], self._marks[-1]
        return (busy_later - busy) / (total_later - total)


def cpu_s(pid: int) -> float:
    """Processor time of a process, and of those it has waited for."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(int(field) for field in fields[11:15]) / TICKS


def run(count: int, tables: int, every_s: float, seconds: float, seed: int) -> dict[str, object]:
    random = Random(seed)
    with ExitStack() as opened:
        postgres = PostgresService("fsync=on")
        opened.callback(postgres.remove)
        redis = RedisService()
        opened.callback(redis.remove)
        database = postgres.new_database()
        places = asyncio.run(set_up(database, "rope", tables, range(60), random))
        servers = []
        for _ in range(count):
            folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="tavolino-")))
            settings = {"database": database, "bus": redis.url, "workers": "1"}
            servers.append(opened.enter_context(serving(folder, cores=CORES, **settings)))
        load = Load(
            [
                OwnTable(place, random, (servers[n % count].url, servers[(n + 1) % count].url))
                for n, place in enumerate(places)
            ],
            every_s,
            random,
        )
        groups = {
            "servers": Group([server.pid for server in servers], with_children=False),
            "PostgreSQL": Group([postgres.pid], with_children=True),
            "Redis": Group([redis.pid], with_children=False),
        }

        machine = Machine()

        async def mark() -> None:
            machine.mark()
            for group in groups.values():
                group.mark()

        with asyncio.Runner(loop_factory=quick_loop) as runner:
            measured = runner.run(measure(servers[0], load, seconds, mark))
    spent = {name: group.spent_s for name, group in groups.items()}
    return figures(count, measured, spent, machine.busy)


def figures(
    count: int, measured: Measured, spent: dict[str, float], busy: float
) -> dict[str, object]:
    own = (sum(spent.values()) + measured.load_cpu_s) / measured.seconds / len(CORES)
    return {
        "processes": count,
        "moves per second": round(measured.per_second, 1),
        "moves per second and process": round(measured.per_second / count, 1),
        "p50 ms": round(measured.p50_ms, 2),
        "p99 ms": round(measured.p99_ms, 2),
        "ms per move": {
            name: round(1000 * seconds / measured.moves, 3) for name, seconds in spent.items()
        },
        "cores busy": {
            **{name: round(seconds / measured.seconds, 2) for name, seconds in spent.items()},
            "load": round(measured.load_cpu_s / measured.seconds, 2),
        },
        "share of all cores": round(own, 2),
        "share of others": round(max(0.0, busy - own), 2),
        "limit": limit(measured, busy),
        "refused": measured.refused,
        "load average": round(os.getloadavg()[0], 2),
    }


def limit(measured: Measured, busy: float) -> str:
    """What keeps it from more moves, as far as these figures tell."""
    if measured.is_load_busy:
        return "the load"
    return "the cores" if busy > BUSY else "waiting: for the disk, or for the next move"


def main(
    tables: int = 200,
    seconds: float = 10.0,
    processes: Annotated[list[int] | None, typer.Option()] = None,
    seed: int = 1,
) -> None:
    first: dict[str, tuple[float, float]] = {}
    for what, every_s in (("one move a second", 1.0), ("as fast as it goes", 0.0)):
        for count in processes or [1, 2, 4]:
            found = run(count, tables, every_s, seconds, seed)
            moves, costs = found["moves per second"], found["ms per move"]
            assert isinstance(moves, float)
            assert isinstance(costs, dict)
            cost = costs["servers"]
            moves_first, cost_first = first.setdefault(what, (moves, cost))
            print(
                json.dumps(
                    {
                        "load": what,
                        "tables": tables,
                        **found,
                        "moves to the first": round(moves / moves_first, 2),
                        "servers' ms per move to the first": round(cost / cost_first, 2),
                        "goal": GOAL_COST,
                        "to goal": round(cost / cost_first / GOAL_COST, 3),
                    },
                    indent=2,
                ),
                flush=True,
            )


if __name__ == "__main__":
    typer.run(main)
