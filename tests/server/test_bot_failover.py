"""If a process is killed while its bot is to move, another one makes the move."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

from tavolino.server.live.repository import TableRepository
from tavolino.server.storage import open_database
from tavolino.table.events import Moved
from tests.patience import PATIENCE_S
from tests.server.hosts import Host, hosting
from tests.server.peers import AtTable
from tests.server.test_two_processes import moved
from tests.services.postgres import PostgresService
from tests.services.redis import RedisService

TAKEN_OVER_MS: Final = 5000
BOT: Final = 1
CHOSEN: Final[dict[str, Any]] = {
    "occupants": ["me", "bot:random"],
    "options": {"first": "0"},
    "ready": True,
}


async def move(here: AtTable) -> int:
    """Moves when it is this player's turn; returns the table's version then."""
    frame = await here.see(lambda frame: frame["table"]["occupants"][0]["is_due"])
    answer = await here.move(0, frame["views"][0]["view"]["moves"][0])
    assert answer["type"] == "ack", answer
    return int(answer["version"])


async def stop_bots(host: Host) -> list[int]:
    """Stops the bots of this process from answering; returns its workers."""
    async with asyncio.timeout(PATIENCE_S):
        while not (workers := host.children()):
            await asyncio.sleep(0.01)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    return workers


def kill_all(host: Host, workers: list[int]) -> None:
    host.end()
    for worker in workers:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


async def check_bot_moves_soon(url: str, table: str, version: int) -> None:
    """The bot moves within five seconds of the previous move, by the games' clock."""
    database = await open_database(url)
    try:
        repository = TableRepository(database)
        async with asyncio.timeout(PATIENCE_S):
            while len(found := await repository.after(table, version - 1)) < 2:
                await asyncio.sleep(0.02)
    finally:
        await database.close()
    before, after = found[:2]
    assert isinstance(after.event, Moved)
    assert after.event.seat == BOT
    assert after.at - before.at <= TAKEN_OVER_MS


@pytest.mark.parametrize("is_watched", [True, False], ids=["player at the other", "nobody there"])
def test_another_process_moves_for_the_bot_of_a_dead_process(
    is_watched: bool, postgres: PostgresService, redis_server: RedisService, tmp_path: Path
) -> None:
    url = postgres.new_database()

    async def play(first: Host, second: Host) -> None:
        async with first.guest() as one, moved(one, second) as elsewhere:
            table = await one.create("scalino", 2, **CHOSEN)
            async with one.at(table) as here:
                await move(here)
                await here.see(lambda frame: frame["table"]["occupants"][0]["is_due"])
                workers = await stop_bots(first)
                if is_watched:
                    async with elsewhere.at(table) as there:
                        await there.see()
                        version = await move(here)
                        kill_all(first, workers)
                        await check_bot_moves_soon(url, table, version)
                        frame = await there.see_version(version + 1)
                        assert frame["table"]["occupants"][0]["is_due"]
                else:
                    version = await move(here)
                    kill_all(first, workers)
                    await check_bot_moves_soon(url, table, version)

    with hosting(tmp_path, count=2, database=url, bus=redis_server.url) as hosts:
        asyncio.run(play(*hosts))


def test_a_process_started_anew_makes_the_move_of_its_predecessors_bot(
    database_url: str, tmp_path: Path
) -> None:
    async def play(host: Host) -> None:
        async with host.guest() as one:
            table = await one.create("scalino", 2, **CHOSEN)
            async with one.at(table) as here:
                workers = await stop_bots(host)
                version = await move(here)
                kill_all(host, workers)
        await asyncio.to_thread(host.start)
        await check_bot_moves_soon(database_url, table, version)

    with hosting(tmp_path, database=database_url) as (host,):
        asyncio.run(play(host))
