"""Results of finished games are compared with par once, in the background, by any process."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import Stream
from tavolino.games import find_game
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.live.par import WAITS_MS, ParService
from tavolino.server.storage import Statement
from tavolino.server.workers.bot_service import BotService
from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.process_pool import ProcessPool
from tavolino.table.actor import Actor
from tavolino.table.moves import resign, take_hint
from tavolino.table.table import Table
from tests.patience import PATIENCE_S
from tests.server.client_model import go_on
from tests.server.peers import Peer, Running, running

GAME = "cutit"
HOUR_MS = 3_600_000


class CountingPool(ProcessPool):
    """A worker that counts requests and may fail at each."""

    def __init__(self, *, fails: bool = False) -> None:
        super().__init__(1, PATIENCE_S)
        self._fails = fails
        self.asked = 0

    async def run(self, request: bytes) -> bytes:
        self.asked += 1
        if self._fails:
            raise NoMove("late")
        return await super().run(request)


async def play(server: Running, peer: Peer, occupants: list[str], act: Any = None) -> Table:
    table = await peer.create(GAME, len(occupants), occupants=occupants)
    session = await server.context.table_manager.open(table)
    if act is not None:
        await session.live.act(act)
    await go_on(session, 10_000, Stream(bytes(32), 1))
    return session.live.table


def par_service(server: Running, pool: ProcessPool, later_ms: int = 0) -> ParService:
    """Another process, after some time."""
    repository = server.context.table_manager.services.repository
    bots = BotService(ProcessPool(1, PATIENCE_S), pool)
    return ParService(repository, bots, lambda: wall_ms() + later_ms)


async def stop_own(server: Running) -> None:
    """The server's own service must not be first."""
    for periodic in server.context.periodic:
        await periodic.close()


async def shown(peer: Peer) -> Any:
    return (await peer.http.get(f"/api/people/{peer.person}")).json()["par"]


async def stored(server: Running) -> list[tuple[Any, ...]]:
    sql = "SELECT below_par, par_due_at, par_tries FROM results ORDER BY ended_at"
    return [tuple(row.values()) for row in await server.context.database.read(sql)]


def test_par_is_computed_once_and_shown(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, database=database_url) as server, server.peer() as one:
            await stop_own(server)
            table = await play(server, one, ["me"])
            assert await shown(one) == []
            compute = find_game(GAME).below_par
            assert compute is not None
            below = compute(table.play.state, 0)
            assert below > 0, "a game by chance is below par"
            pools = [CountingPool() for _ in range(3)]
            processes = [par_service(server, pool) for pool in pools]
            await asyncio.gather(*(process.compare_due() for process in processes))
            await processes[0].compare_due()
            assert sum(pool.asked for pool in pools) == 1
            for pool in pools:
                await pool.close()
            assert await stored(server) == [(below, None, 1)]
            expected = [{"game": GAME, "games": 1, "mean": float(below), "best": below}]
            assert await shown(one) == expected
            export = (await one.http.get("/api/me/export")).json()
            assert [result["below_par"] for result in export["results"]] == [below]
            await one.http.delete("/api/me")
            assert await stored(server) == []

    asyncio.run(act())


def test_what_a_dead_process_began_is_done_after_a_restart(
    database_url: str, tmp_path: Path
) -> None:
    async def act() -> None:
        async with running(tmp_path, database=database_url) as server, server.peer() as one:
            await stop_own(server)
            table = await play(server, one, ["me"])
            person = one.person
            # What is left of a process that died over its first try.
            await server.context.database.write(
                [Statement("UPDATE results SET par_tries = 1, par_due_at = $1", (wall_ms(),))]
            )
        async with running(tmp_path, database=database_url) as server:
            await server.context.par.compare_due()
            [(below, due_at, tries)] = await stored(server)
            assert (due_at, tries) == (None, 2)
            compute = find_game(GAME).below_par
            assert compute is not None
            assert below == compute(table.play.state, 0)
            found = await server.context.history.statistics(person)
            assert [one.best for one in found.par] == [below]

    asyncio.run(act())


def test_failures_are_tried_again_later_but_not_for_ever(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            await stop_own(server)
            await play(server, one, ["me"])
            pool = CountingPool(fails=True)
            later = 0
            for tries, wait in enumerate(WAITS_MS, 1):
                for _ in range(2):
                    await par_service(server, pool, later).compare_due()
                    assert pool.asked == tries
                later += wait + HOUR_MS
            await par_service(server, pool, later).compare_due()
            assert pool.asked == len(WAITS_MS)
            assert await stored(server) == [(None, None, len(WAITS_MS))]
            assert await shown(one) == []

    asyncio.run(act())


def take_a_hint(table: Table, now: int) -> None:
    take_hint(table, Actor(table.owner, now), 0)


def give_up(table: Table, now: int) -> None:
    resign(table, Actor(table.owner, now), 0)


@pytest.mark.parametrize("help_with", [take_a_hint, give_up])
def test_games_with_help_or_without_an_end_have_no_par(help_with: Any, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            await stop_own(server)
            await play(server, one, ["me"], help_with)
            pool = CountingPool()
            await par_service(server, pool).compare_due()
            assert (pool.asked, await stored(server)) == (0, [(None, None, 1)])

    asyncio.run(act())


def test_games_without_par_are_left_alone(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            await stop_own(server)
            table = await one.create("scalino", 2, occupants=["me", "me"])
            session = await server.context.table_manager.open(table)
            await go_on(session, 10_000, Stream(bytes(32), 0))
            await server.context.par.compare_due()
            assert await stored(server) == [(None, 0, 0)]

    asyncio.run(act())
