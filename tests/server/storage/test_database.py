"""Each database keeps the same promises: all of a batch or nothing, and one winner of a race."""

import asyncio
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tavolino.core import Refused
from tavolino.server.storage import (
    Conflict,
    Database,
    Row,
    Statement,
    Unavailable,
    Value,
    open_database,
)
from tavolino.server.storage.opening import connect
from tavolino.server.storage.sqlite_file import connect as connect_sqlite
from tavolino.server.storage.sqlite_file import make_file
from tavolino.server.storage.sqlite_writing import write_group
from tests.patience import PATIENCE_S
from tests.services.postgres import PostgresService

EVENT = "INSERT INTO events (table_id, seq, body, at) VALUES ($1, $2, $3, $4)"
SET = (
    "INSERT INTO server (name, value) VALUES ($1, $2)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
CHANGE = "UPDATE server SET value = $1 WHERE name = $2 AND value = $3"


def event(seq: int, body: str = "{}", table: str = "t") -> Statement:
    return Statement(EVENT, (table, seq, body, 1000 * seq))


def using(url: str, act: Callable[[Database], Awaitable[None]]) -> None:
    """Opens the database, acts, and closes it."""

    async def main() -> None:
        database = await open_database(url)
        try:
            await act(database)
        finally:
            await database.close()

    asyncio.run(main())


async def events(database: Database) -> list[Row]:
    return await database.read("SELECT * FROM events ORDER BY table_id, seq")


def test_what_is_written_is_read(database_url: str) -> None:
    async def act(database: Database) -> None:
        await database.write([event(1, "ä ☕ 'quoted' $1 ?"), event(2), event(1, table="other")])
        rows = await database.read(
            "SELECT seq, body, at FROM events WHERE table_id = $2 AND seq < $1", 2, "t"
        )
        assert rows == [{"seq": 1, "body": "ä ☕ 'quoted' $1 ?", "at": 1000}]
        assert await database.read("SELECT seq FROM events WHERE seq = $1", 9) == []

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


def test_batches_written_together_fail_apart(database_url: str) -> None:
    async def act(database: Database) -> None:
        batches = [[event(seq), event(seq, table=f"table {n}")] for n, seq in enumerate((1, 2, 1))]
        results = await asyncio.gather(*map(database.write, batches), return_exceptions=True)
        assert [type(result) for result in results if result] == [Conflict]
        assert len(await events(database)) == 4

    using(database_url, act)


def test_of_many_writers_of_one_event_exactly_one_wins(database_url: str) -> None:
    """Two databases, as two processes have them, and several writers on each."""
    rounds, writers = 20, 8

    async def main() -> None:
        databases = [await open_database(database_url) for _ in range(2)]

        async def write(seq: int, writer: int) -> int | None:
            body = f"by {writer}"
            batch = [event(seq, body), Statement(SET, (f"won {seq}", body))]
            try:
                await databases[writer % 2].write(batch)
            except Conflict:
                return None
            return writer

        for seq in range(rounds):
            results = await asyncio.gather(*(write(seq, writer) for writer in range(writers)))
            (winner,) = (writer for writer in results if writer is not None)
            for database in databases:
                rows = await database.read(
                    "SELECT body, value FROM events, server WHERE seq = $1 AND name = $2",
                    seq,
                    f"won {seq}",
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
    """Locks taken in opposite order would wait for each other for ever."""

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
        assert {"seq": 2} in await database.read("SELECT seq FROM events")

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


def test_postgresql_comes_back_after_a_restart(postgres: PostgresService) -> None:
    async def main() -> None:
        database = await open_database(url)
        await database.write([event(1)])
        await asyncio.to_thread(postgres.kill)
        with pytest.raises(Unavailable):
            await database.write([event(2)])
        await asyncio.to_thread(postgres.start)
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    await database.write([event(3)])
                except Unavailable:
                    await asyncio.sleep(0.02)
                    continue
                break
        assert [row["seq"] for row in await events(database)] == [1, 3]
        await database.close()

    url = postgres.new_database()
    asyncio.run(main())


def test_a_sqlite_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async def act(database: Database) -> None:
        await database.write([event(1)])
        files = sorted(tmp_path.iterdir())
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}

    using(f"sqlite:///{tmp_path}/own.db", act)


def test_a_full_disk_makes_sqlite_unavailable_and_leaves_no_half(tmp_path: Path) -> None:
    async def commit() -> None:
        connection.execute("COMMIT")

    async def main() -> None:
        await write_group(connection, [[Statement("CREATE TABLE texts (text TEXT)")]], commit)
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + 1}")
        small, large = (
            [Statement("INSERT INTO texts (text) VALUES ($1)", ("x" * size,))]
            for size in (1, 100_000)
        )
        results = await write_group(connection, [small + small, small + large, small], commit)
        assert isinstance(results[1], Unavailable)
        (count,) = connection.execute("SELECT count(*) FROM texts").fetchone()
        assert count == 2 * (results[0] is None) + (results[2] is None)
        assert await write_group(connection, [small], commit) == [None]

    make_file(tmp_path / "full.db")
    connection = connect_sqlite(tmp_path / "full.db")
    asyncio.run(main())
    connection.close()


def test_another_process_writing_is_waited_for(tmp_path: Path) -> None:
    """Without keeping anything else from going on meanwhile."""

    async def act(database: Database) -> None:
        other = connect_sqlite(tmp_path / "shared.db")
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(database.write([event(1)]))
        for _ in range(3):
            await database.read("SELECT count(*) AS n FROM events")
        assert not writing.done()
        other.execute("COMMIT")
        await writing
        other.close()

    using(f"sqlite:///{tmp_path}/shared.db", act)


@pytest.mark.parametrize(
    ("url", "case"),
    [
        ("mysql://somebody:pass-word@host/name", "url"),
        ("nonsense", "url"),
        ("sqlite:///", "url"),
        ("sqlite:///no/such/folder/x.db", "cannot-open"),
        ("sqlite:////dev/null", "cannot-open"),
        ("postgresql://somebody:pass-word@localhost:1/name", "cannot-open"),
        ("postgresql://somebody:pass-word@[/name", "url"),
        ("postgresql://somebody:pass-word/@localhost/name", "url"),
    ],
)
def test_a_database_that_cannot_be_opened_is_refused_by_name(url: str, case: str) -> None:
    with pytest.raises(Refused) as caught:
        asyncio.run(open_database(url))
    assert (caught.value.rule, caught.value.why) == ("DATABASE", case)
    assert "pass-word" not in str(caught.value)
