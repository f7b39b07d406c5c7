"""Each database gives the same guarantees: atomic batches, and one winner of a race."""

import asyncio

import pytest

from tavolino.server.storage import Conflict, Database, Statement, Unavailable, Value, open_database
from tavolino.server.storage.opening import connect
from tests.server.storage.batches import CHANGE, EVENT, SET, event, events, using


def test_what_is_written_is_read(database_url: str) -> None:
    async def act(database: Database) -> None:
        await database.write([event(1, "ä ☕ 'quoted' $1 ?"), event(2), event(1, table="other")])
        rows = await database.read(
            "SELECT version, body, at FROM events WHERE table_id = $2 AND version < $1", 2, "t"
        )
        assert rows == [{"version": 1, "body": "ä ☕ 'quoted' $1 ?", "at": 1000}]
        assert await database.read("SELECT version FROM events WHERE version = $1", 9) == []

    using(database_url, act)


def test_it_is_there_when_opened_again(database_url: str) -> None:
    async def write(database: Database) -> None:
        await database.write([event(1)])

    async def read(database: Database) -> None:
        assert len(await events(database)) == 1

    using(database_url, write)
    using(database_url, read)


@pytest.mark.parametrize("value", [None, 0, -(2**63), 2**63 - 1])
def test_numbers_and_nothing_come_back_as_they_are(database_url: str, value: Value) -> None:
    async def act(database: Database) -> None:
        await database.write([Statement("CREATE TABLE numbers (number BIGINT)")])
        await database.write([Statement("INSERT INTO numbers (number) VALUES ($1)", (value,))])
        assert await database.read("SELECT number FROM numbers") == [{"number": value}]

    using(database_url, act)


@pytest.mark.parametrize("value", ["zero\0byte", "half a sign \ud800", 2**63, -(2**63) - 1])
def test_what_not_every_database_can_store_is_refused_by_all(
    database_url: str, value: Value
) -> None:
    async def act(database: Database) -> None:
        with pytest.raises(ValueError, match=r"stored|surrogate"):
            await database.write([event(1), Statement(SET, ("x", value))])
        with pytest.raises(ValueError, match=r"stored|surrogate"):
            await database.read("SELECT * FROM server WHERE value = $1", value)
        assert await events(database) == []

    using(database_url, act)


def test_a_taken_key_writes_nothing_of_the_batch(database_url: str) -> None:
    async def act(database: Database) -> None:
        await database.write([event(1, "first")])
        with pytest.raises(Conflict):
            await database.write([event(2), Statement(SET, ("x", "1")), event(1, "second")])
        assert [row["body"] for row in await events(database)] == ["first"]
        assert await database.read("SELECT * FROM server") == []

    using(database_url, act)


def test_an_unexpected_count_writes_nothing_of_the_batch(database_url: str) -> None:
    async def act(database: Database) -> None:
        await database.write([Statement(SET, ("x", "old"), expect=1)])
        with pytest.raises(Conflict):
            await database.write([event(1), Statement(CHANGE, ("new", "x", "stale"), expect=1)])
        assert await events(database) == []
        await database.write([event(1), Statement(CHANGE, ("new", "x", "old"), expect=1)])
        assert await database.read("SELECT value FROM server") == [{"value": "new"}]
        skip = EVENT + " ON CONFLICT DO NOTHING"
        await database.write([Statement(skip, ("t", 1, "again", 0), expect=0)])
        with pytest.raises(Conflict):
            await database.write([Statement(skip, ("t", 1, "again", 0), expect=1)])

    using(database_url, act)


def test_a_wrong_statement_is_no_conflict_and_writes_nothing(database_url: str) -> None:
    async def act(database: Database) -> None:
        nameless = Statement("INSERT INTO server (name, value) VALUES ($1, $2)", ("x", None))
        unknown = Statement("INSERT INTO nowhere (x) VALUES ($1)", ("x",))
        for wrong in (nameless, unknown):
            with pytest.raises(Exception, match=r"nowhere|value") as caught:
                await database.write([event(1), wrong])
            assert not isinstance(caught.value, Conflict | Unavailable)
        assert await events(database) == []
        await database.write([event(1)])

    using(database_url, act)


def test_a_closed_database_is_unavailable(database_url: str) -> None:
    async def main() -> None:
        database = await open_database(database_url)
        await database.close()
        with pytest.raises(Unavailable):
            await database.read("SELECT 1 AS one")
        with pytest.raises(Unavailable):
            await database.write([event(1)])

    asyncio.run(main())


def test_a_snapshot_does_not_see_what_is_written_later(database_url: str) -> None:
    async def main() -> None:
        engine = await connect(database_url)
        await engine.write([Statement("CREATE TABLE numbers (number BIGINT)")])
        insert = "INSERT INTO numbers (number) VALUES ($1)"
        await engine.write([Statement(insert, (number,)) for number in range(1200)])
        async with engine.snapshot() as snapshot:
            seen: list[Value] = []
            async for row in snapshot.rows("SELECT number FROM numbers ORDER BY number"):
                if not seen:
                    await engine.write([Statement(insert, (5000,))])
                seen.append(row["number"])
            assert seen == list(range(1200))
            again = [row async for row in snapshot.rows("SELECT number FROM numbers")]
            assert len(again) == 1200
        assert await engine.tables() == ["numbers"]
        await engine.close()

    asyncio.run(main())
