"""Batches that are written at the same time."""

import asyncio

from tavolino.server.storage import Conflict, Database, Statement, open_database
from tests.server.storage.batches import CHANGE, SET, event, events, using


def test_batches_written_together_fail_apart(database_url: str) -> None:
    async def act(database: Database) -> None:
        batches = [
            [event(version), event(version, table=f"table {n}")]
            for n, version in enumerate((1, 2, 1))
        ]
        results = await asyncio.gather(*map(database.write, batches), return_exceptions=True)
        assert [type(result) for result in results if result] == [Conflict]
        assert len(await events(database)) == 4

    using(database_url, act)


def test_of_many_writers_of_one_event_exactly_one_wins(database_url: str) -> None:
    """Two connections to a database, as in two processes, with several writers each."""
    rounds, writers = 20, 8

    async def main() -> None:
        databases = [await open_database(database_url) for _ in range(2)]

        async def write(version: int, writer: int) -> int | None:
            body = f"by {writer}"
            batch = [event(version, body), Statement(SET, (f"won {version}", body))]
            try:
                await databases[writer % 2].write(batch)
            except Conflict:
                return None
            return writer

        for version in range(rounds):
            results = await asyncio.gather(*(write(version, writer) for writer in range(writers)))
            (winner,) = (writer for writer in results if writer is not None)
            for database in databases:
                rows = await database.read(
                    "SELECT body, value FROM events, server WHERE version = $1 AND name = $2",
                    version,
                    f"won {version}",
                )
                assert rows == [{"body": f"by {winner}", "value": f"by {winner}"}]
        for database in databases:
            await database.close()

    asyncio.run(main())


def test_counting_up_by_compare_and_set_loses_nothing(database_url: str) -> None:
    writers, each = 4, 5

    async def main() -> None:
        databases = [await open_database(database_url) for _ in range(2)]
        await databases[0].write([Statement(SET, ("n", "0"))])

        async def count(database: Database) -> None:
            done = 0
            while done < each:
                (row,) = await database.read("SELECT value FROM server WHERE name = 'n'")
                value = str(row["value"])
                change = Statement(CHANGE, (str(int(value) + 1), "n", value), expect=1)
                try:
                    await database.write([change])
                except Conflict:
                    continue
                done += 1

        await asyncio.gather(*(count(databases[n % 2]) for n in range(writers)))
        assert await databases[1].read("SELECT value FROM server") == [
            {"value": str(writers * each)}
        ]
        for database in databases:
            await database.close()

    asyncio.run(main())


def test_batches_that_cross_each_other_end_in_success_or_conflict(database_url: str) -> None:
    """Locks taken in opposite order would cause a deadlock."""

    async def act(database: Database) -> None:
        await database.write([Statement(SET, (name, "0")) for name in "ab"])

        async def change(order: str, n: int) -> None:
            batch = [Statement(SET, (name, str(n)), expect=1) for name in order]
            while True:
                try:
                    return await database.write(batch)
                except Conflict:
                    continue

        await asyncio.gather(*(change("ab" if n % 2 else "ba", n) for n in range(8)))
        first, second = await database.read("SELECT value FROM server")
        assert first == second

    using(database_url, act)


def test_writing_goes_on_although_somebody_who_waited_has_left(database_url: str) -> None:
    async def act(database: Database) -> None:
        leaving = asyncio.ensure_future(database.write([event(1)]))
        await asyncio.sleep(0)
        leaving.cancel()
        await database.write([event(2)])
        assert {"version": 2} in await database.read("SELECT version FROM events")

    using(database_url, act)
