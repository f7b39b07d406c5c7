"""Memory per idle socket: python -m bench.server_idle"""

import asyncio
import json
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Final

import typer

from bench.peers import AT_ONCE, Guest, at_table, set_up
from bench.serving import Serving, database_url, keep_to_load_core, serving

GOAL_KB: Final = 40.0
FRAMES: Final = 3
"""A newcomer is welcomed, sees the table, and hears who is there."""
LIMIT_S: Final = 60.0


async def sit_idle(server: Serving, seats: list[tuple[str, Guest]]) -> tuple[int, int]:
    """What the server holds with none of these sockets open, and with all of them."""
    gate = asyncio.Semaphore(AT_ONCE)

    async with asyncio.timeout(4 * LIMIT_S), AsyncExitStack() as open_sockets:

        async def come(table: str, guest: Guest) -> None:
            async with gate:
                socket = await open_sockets.enter_async_context(at_table(server.url, table, guest))
                for _ in range(FRAMES):
                    await asyncio.wait_for(socket.recv(), LIMIT_S)

        # The first ones bring up tables, threads and caches.
        await asyncio.gather(*(come(*seat) for seat in seats[::20]))
        first = server.rss_kb
        rest = [seat for number, seat in enumerate(seats) if number % 20]
        await asyncio.gather(*(come(*seat) for seat in rest))
        return first, server.rss_kb


def main(sockets: int = 2000, tables: int = 100) -> None:
    """Sockets are shared out among the tables, whose players look on from many windows."""
    keep_to_load_core()
    with tempfile.TemporaryDirectory(prefix="tavolino-bench-") as name:
        folder = Path(name)
        places = asyncio.run(set_up(database_url(folder), "rope", tables, range(30), Random(1)))
        windows = sockets // (2 * tables)
        seats = [
            (place.table, guest)
            for _ in range(windows)
            for place in places
            for guest in place.guests
        ]
        with serving(folder, sockets_per_person="1000") as server:
            before, after = asyncio.run(sit_idle(server, seats))
    each = (after - before) / (len(seats) - len(seats[::20]))
    figures = {
        "sockets": len(seats),
        "server before, MB": round(before / 1024, 1),
        "server with all, MB": round(after / 1024, 1),
        "KB per socket": round(each, 1),
        "goal KB": GOAL_KB,
        "to goal": round(each / GOAL_KB, 3),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    typer.run(main)
