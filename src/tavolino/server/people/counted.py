"""A finished table counts once, for ratings or for solo scores."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import NamedTuple

from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Conflict, Database, Statement


class Count(NamedTuple):
    """What is written when a table counts."""

    people: Collection[str]
    """Those it is written for. If one of them is deleted meanwhile, nothing is written."""
    updates: Sequence[Statement]


class TableCounter:
    """Counts finished tables, each of them once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Tables of one process take turns, so conflicts arise only with other processes.
        self._turn = asyncio.Lock()

    async def count(self, table_id: str, compute: Callable[[], Awaitable[Count | None]]) -> bool:
        """Writes what `compute` returns. It is computed again after a conflict: another table of
        these people was counted meanwhile, or this one was, or a person was deleted.

        Returns False if the table has been counted already, or if there is nothing to write.
        """
        async with self._turn:
            while not await self._is_counted(table_id):
                found = await compute()
                if found is None:
                    return False
                try:
                    await self._database.write(
                        [*lock_people(*found.people), *_mark_counted(table_id), *found.updates]
                    )
                except Conflict:
                    continue
                return True
        return False

    async def _is_counted(self, table_id: str) -> bool:
        sql = "SELECT table_id FROM rated WHERE table_id = $1"
        return bool(await self._database.read(sql, table_id))


def _mark_counted(table_id: str) -> list[Statement]:
    """Fails the batch with a conflict if the table has been counted already."""
    return [
        Statement("INSERT INTO rated (table_id) VALUES ($1)", (table_id,)),
        Statement("UPDATE tables SET rated = 1 WHERE id = $1", (table_id,)),
    ]
