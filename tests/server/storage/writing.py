"""Processes that use a database until they are stopped."""

import asyncio
from multiprocessing.connection import Connection
from typing import Final

from tavolino.server.storage import Database, Statement, open_database

EVENT: Final = "INSERT INTO events (table_id, version, body, at) VALUES ($1, $2, $3, 0)"
COUNT: Final = (
    "INSERT INTO server (name, value) VALUES ($1, $2)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def write_on(url: str, name: str, acknowledging: Connection) -> None:
    """Writes without end, and acknowledges each batch as soon as it is written."""

    async def write(database: Database, table: str) -> None:
        version = 0
        while True:
            batch = [
                Statement(EVENT, (table, version, "x" * 300)),
                Statement(COUNT, (table, str(version))),
            ]
            await database.write(batch)
            acknowledging.send((table, version))
            version += 1

    async def main() -> None:
        database = await open_database(url)
        await asyncio.gather(*(write(database, f"{name}-{n}") for n in range(8)))

    asyncio.run(main())


def open_on_signal(url: str, parent: Connection) -> None:
    """Sends that it is ready, and opens the database when the parent answers."""

    async def main() -> None:
        database = await open_database(url)
        await database.close()

    parent.send("ready")
    parent.recv()
    asyncio.run(main())
