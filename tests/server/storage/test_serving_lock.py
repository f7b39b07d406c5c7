"""Servers that cannot notify each other do not share a database."""

import asyncio
import os
import signal
import stat
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest

from tavolino.core import Refused
from tavolino.locales import LANGUAGES, say_refusal
from tavolino.server.context import open_context
from tavolino.server.settings import Settings
from tavolino.server.storage import open_database
from tavolino.server.storage import serving_lock as module
from tavolino.server.storage.backup import back_up
from tavolino.server.storage.serving_lock import LOCK_NUMBER, lock_file, serving_lock
from tests.cli.cli_runner import run
from tests.patience import PATIENCE_S
from tests.server.hosts import hosting
from tests.services.postgres import PostgresService
from tests.services.redis import RedisService

HELD = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted"


def settings(url: str, bus: str) -> Settings:
    return Settings(database=url, bus=bus, workers=1, compile=False, port=0)


async def refusal_of(url: str, bus: str) -> Refused | None:
    """Why a server with these settings does not start; None if it does."""
    try:
        async with open_context(settings(url, bus)):
            return None
    except Refused as refusal:
        return refusal


@pytest.mark.parametrize(
    ("first", "second", "refused"),
    [
        ("memory", "memory", True),
        ("memory", "redis", True),
        ("redis", "memory", True),
        ("redis", "redis", False),
    ],
)
def test_only_servers_with_redis_share_a_database(
    first: str,
    second: str,
    refused: bool,
    database_url: str,
    redis_server: RedisService,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "WAIT_S", 0)
    buses = {"memory": "memory:", "redis": redis_server.url}

    async def main() -> None:
        async with open_context(settings(database_url, buses[first])):
            refusal = await refusal_of(database_url, buses[second])
        assert await refusal_of(database_url, buses[second]) is None
        if not refused:
            assert refusal is None
            return
        assert refusal is not None
        assert (refusal.rule, refusal.why) == ("DATABASE", "in-use")
        name = str(refusal.params["name"])
        assert name in database_url
        assert all(name in say_refusal(refusal, language) for language in LANGUAGES)

    asyncio.run(main())


def test_the_command_names_the_file_and_the_killed_leave_no_lock(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with hosting(tmp_path, database=url) as (host,):
        second = run("serve", "--database", url, "--port", "0")
        assert second.returncode == 2
        assert f"Another server is using the database {tmp_path}/tables.db" in second.stderr
        assert "Traceback" not in second.stderr
        link = tmp_path / "link.db"
        link.symlink_to(tmp_path / "tables.db")
        other = run("serve", "--database", f"sqlite:///{link}", "--port", "0")
        in_use = "Another server is using the database" in other.stderr
        assert (other.returncode, in_use) == (2, True)
        host.end(signal.SIGKILL)
        host.start()
        assert host.end(signal.SIGTERM) == 0


def test_the_lock_is_the_owners_and_outlives_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def main() -> None:
        database = await open_database(f"sqlite:///{path}")
        await database.close()
        async with serving_lock(f"sqlite:///{path}", shared=False):
            found = lock_file(path).stat()
        assert stat.S_IMODE(found.st_mode) == 0o600
        assert found.st_uid == path.stat().st_uid

    asyncio.run(main())


@pytest.mark.skipif(os.geteuid() != 0, reason="only root acts on the files of others")
def test_root_leaves_the_lock_to_the_owner_of_the_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch()
    os.chown(path, 65534, 65534)

    async def main() -> None:
        async with serving_lock(f"sqlite:///{path}", shared=True):
            assert lock_file(path).stat().st_uid == 65534

    asyncio.run(main())


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        refusal = await refusal_of(f"sqlite:///{tmp_path}/missing/x.db", "memory:")
        assert refusal is not None
        assert refusal.why == "cannot-open"

    asyncio.run(main())


def test_backups_are_made_beside_a_server_but_not_restored(
    database_url: str, tmp_path: Path
) -> None:
    saved = tmp_path / "saved.jsonl"

    async def prepare() -> None:
        database = await open_database(database_url)
        await database.close()
        await back_up(database_url, saved)

    asyncio.run(prepare())
    with hosting(tmp_path, database=database_url):
        backup = run("backup", "--database", database_url, str(tmp_path / "more.jsonl"))
        assert backup.returncode == 0, backup.stderr
        restore = run("restore", "--database", database_url, str(saved))
        assert restore.returncode == 2
        assert "Another server is using the database" in restore.stderr
    after = run("restore", "--database", database_url, str(saved))
    assert "not empty" in after.stderr


async def until_held(url: str, count: int) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                connection = await asyncpg.connect(url)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.05)
                continue
            held = await connection.fetchval(HELD, LOCK_NUMBER & 0xFFFFFFFF)
            await connection.close()
            if held == count:
                return
            await asyncio.sleep(0.05)


def test_postgresql_gets_its_lock_back_after_a_restart(postgres: PostgresService) -> None:
    url = postgres.new_database()

    async def main() -> None:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(serving_lock(url, shared=False))
            await until_held(url, 1)
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
            await until_held(url, 1)
            with pytest.raises(Refused):
                async with serving_lock(url, shared=True, wait_s=0):
                    pass
        await until_held(url, 0)

    asyncio.run(main())
    postgres.give_back(url)


def test_a_lock_lost_to_another_process_is_logged_and_taken_when_free(
    postgres: PostgresService, caplog: pytest.LogCaptureFixture
) -> None:
    """While PostgreSQL is away nobody holds the lock, and another server may get it first."""
    url = postgres.new_database()

    async def main() -> None:
        async with serving_lock(url, shared=False):
            thief = await asyncpg.connect(url)
            await thief.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_locks"
                " WHERE locktype = 'advisory' AND objid = $1::bigint::oid".replace(
                    "$1", str(LOCK_NUMBER & 0xFFFFFFFF)
                )
            )
            async with asyncio.timeout(PATIENCE_S):
                while not await thief.fetchval("SELECT pg_try_advisory_lock($1)", LOCK_NUMBER):
                    await asyncio.sleep(0.001)
                while "another server has taken the database" not in caplog.messages:
                    await asyncio.sleep(0.05)
            await thief.close()
            await until_held(url, 1)

    asyncio.run(main())
    postgres.give_back(url)
