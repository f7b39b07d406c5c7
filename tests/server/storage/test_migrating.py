"""A database is migrated once, even if several processes start at the same time."""

import asyncio

import pytest

from tavolino.core import Refused
from tavolino.locales import say_refusal
from tavolino.server.storage import Conflict, Statement, open_database
from tavolino.server.storage.migrating import (
    Migration,
    applied,
    known_migrations,
    migrate,
    statements_of,
)
from tavolino.server.storage.opening import connect
from tests.patience import PATIENCE_S
from tests.processes import PROCESSES
from tests.server.storage.writing import open_on_signal
from tests.services.postgres import PostgresService

STEPS = (
    Migration(1, "counts", ("CREATE TABLE counts (name TEXT, n BIGINT)",)),
    Migration(2, "once", ("INSERT INTO counts (name, n) VALUES ('once', 1)",)),
    Migration(
        3, "more", ("ALTER TABLE counts ADD COLUMN more TEXT", "UPDATE counts SET n = n + 1")
    ),
)


def test_migrations_are_numbered_without_gaps() -> None:
    assert [one.number for one in known_migrations()] == list(range(1, len(known_migrations()) + 1))
    assert all(one.statements for one in known_migrations())


def test_a_new_database_gets_them_all_and_an_old_one_the_rest(database_url: str) -> None:
    async def main() -> None:
        engine = await connect(database_url)
        assert await applied(engine) == {}
        await migrate(engine, STEPS[:2])
        assert await applied(engine) == {1: "counts", 2: "once"}
        await migrate(engine, STEPS)
        await migrate(engine, STEPS)
        assert await applied(engine) == {1: "counts", 2: "once", 3: "more"}
        rows = await engine.read("SELECT * FROM counts")
        assert rows == [{"name": "once", "n": 2, "more": None}]
        await engine.close()

    asyncio.run(main())


def test_the_schema_can_be_changed_and_keeps_its_rows(database_url: str) -> None:
    second = Migration(2, "colour", ("ALTER TABLE records ADD colour TEXT NOT NULL DEFAULT 'red'",))
    insert = "INSERT INTO records (id, body) VALUES ('r', '{}')"

    async def main() -> None:
        await (await open_database(database_url)).close()
        engine = await connect(database_url)
        await engine.write([Statement(insert)])
        changed = (*known_migrations()[:1], second)
        await migrate(engine, changed)
        rows = await engine.read("SELECT id, colour FROM records")
        assert rows == [{"id": "r", "colour": "red"}]
        await engine.check(statements_of(changed))
        await engine.close()
        with pytest.raises(Refused, match="DATABASE: newer"):
            await open_database(database_url)

    asyncio.run(main())


def test_a_migration_that_fails_leaves_nothing(database_url: str) -> None:
    broken = Migration(2, "broken", ("CREATE TABLE half (x TEXT)", "CREATE TABLE counts (x TEXT)"))

    async def main() -> None:
        engine = await connect(database_url)
        with pytest.raises(Exception, match=r"counts.*already exists"):
            await migrate(engine, (STEPS[0], broken))
        assert await applied(engine) == {1: "counts"}
        assert await engine.tables() == ["counts", "migrations"]
        await migrate(engine, STEPS)
        await engine.close()

    asyncio.run(main())


def test_each_is_applied_once_by_many_at_once(database_url: str) -> None:
    async def main() -> None:
        engines = [await connect(database_url) for _ in range(4)]
        await asyncio.gather(*(migrate(engine, STEPS) for engine in engines))
        for engine in engines:
            assert await engine.read("SELECT n FROM counts") == [{"n": 2}]
            await engine.close()

    asyncio.run(main())


def test_a_table_that_somebody_makes_meanwhile_is_a_lost_race(
    postgres: PostgresService,
) -> None:
    """The race between checking for the table and creating it cannot be reproduced on purpose, so
    IF NOT EXISTS is only a comment here."""
    url = postgres.new_database()

    async def main() -> None:
        engine = await connect(url)
        await engine.write([Statement("CREATE TABLE counts (n BIGINT)")])
        with pytest.raises(Conflict):
            await engine.write([Statement("CREATE TABLE /* IF NOT EXISTS */ counts (n BIGINT)")])
        await engine.close()

    asyncio.run(main())
    postgres.give_back(url)


def test_processes_that_start_at_once_all_find_it_ready(database_url: str) -> None:
    ends = [PROCESSES.Pipe() for _ in range(3)]
    processes = [
        PROCESSES.Process(target=open_on_signal, args=(database_url, there)) for _, there in ends
    ]
    for process in processes:
        process.start()
    for here, _ in ends:
        assert here.poll(PATIENCE_S)
        assert here.recv() == "ready"
    for here, _ in ends:
        here.send("go")
    for process in processes:
        process.join(PATIENCE_S)
    assert [process.exitcode for process in processes] == [0, 0, 0]

    async def look() -> None:
        engine = await connect(database_url)
        assert await applied(engine) == {one.number: one.name for one in known_migrations()}
        await engine.close()

    asyncio.run(look())


def test_a_newer_database_is_refused_by_name(database_url: str) -> None:
    insert = Statement("INSERT INTO migrations (number, name) VALUES ($1, $2)", (999, "future"))

    async def main() -> None:
        database = await open_database(database_url)
        await database.write([insert])
        await database.close()
        with pytest.raises(Refused) as caught:
            await open_database(database_url)
        assert "step 999 (future)" in say_refusal(caught.value)

    asyncio.run(main())
