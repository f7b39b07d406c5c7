"""An open database, and batches to write to it."""

import asyncio
from collections.abc import Awaitable, Callable

from tavolino.server.storage import Database, Row, Statement, open_database

EVENT = "INSERT INTO events (table_id, version, body, at) VALUES ($1, $2, $3, $4)"


SET = (
    "INSERT INTO server (name, value) VALUES ($1, $2)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


CHANGE = "UPDATE server SET value = $1 WHERE name = $2 AND value = $3"


def event(version: int, body: str = "{}", table: str = "t") -> Statement:
    return Statement(EVENT, (table, version, body, 1000 * version))


def using(url: str, act: Callable[[Database], Awaitable[None]]) -> None:
    """Opens the database, runs the test on it, and closes it."""

    async def main() -> None:
        database = await open_database(url)
        try:
            await act(database)
        finally:
            await database.close()

    asyncio.run(main())


async def events(database: Database) -> list[Row]:
    return await database.read("SELECT * FROM events ORDER BY table_id, version")
