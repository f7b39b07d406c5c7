"""Analyses go on in the background, in any process, and no move is analysed twice."""

import asyncio
from pathlib import Path

from tavolino.core import read_record
from tavolino.games import find_game, rules
from tavolino.games.analysis import questions, review_move
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.records.analysis import CLAIM_MS, WAITS_MS, AnalysisService
from tavolino.server.workers.bot_service import BotService
from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.process_pool import ProcessPool
from tavolino.server.workers.round_robin import Asker
from tests.games.short_games import short_game
from tests.patience import PATIENCE_S
from tests.server.peers import Running, running

MOVES = 3
FILE = short_game("demolition", 2, MOVES)
ASKER = Asker("192.0.2.1", "anna")


class CountingPool(ProcessPool):
    """A worker that counts requests. It may fail at each, or wait."""

    def __init__(self, *, fails: bool = False, waits: bool = False) -> None:
        super().__init__(1, PATIENCE_S)
        self._fails = fails
        self._waits = waits
        self.asked = 0
        self.begun = asyncio.Event()

    async def run(self, request: bytes) -> bytes:
        self.asked += 1
        self.begun.set()
        if self._fails:
            raise NoMove("late")
        if self._waits:
            await asyncio.Event().wait()
        return await super().run(request)


def service(server: Running, pool: ProcessPool, later_ms: int = 0) -> AnalysisService:
    """Another process, after some time."""
    context = server.context
    tables = context.table_manager.services.repository
    bots = BotService(ProcessPool(1, PATIENCE_S), pool)
    return AnalysisService(
        context.analyses, tables, context.records, bots, lambda: wall_ms() + later_ms
    )


async def asked_for(server: Running, moves: int = MOVES) -> str:
    """The id of a record whose analysis somebody has asked for."""
    for periodic in server.context.periodic:
        await periodic.close()  # the server's own service must not be first
    async with server.peer() as one:
        record_id, _ = await server.context.records.upload(FILE, one.person, ASKER)
    await server.context.analyses.request(record_id, "records", moves, wall_ms(), ASKER)
    return record_id


def test_two_processes_share_the_work_and_have_the_figures_of_the_library(
    database_url: str, tmp_path: Path
) -> None:
    async def act() -> None:
        async with running(tmp_path, database=database_url) as server:
            record_id = await asked_for(server)
            analyses = server.context.analyses
            pools = CountingPool(), CountingPool()
            await asyncio.gather(*(service(server, pool).analyse_due() for pool in pools))
            assert sum(pool.asked for pool in pools) == MOVES
            assert not await analyses.is_running(record_id)
            play = read_record(FILE, rules()).play
            evaluator = find_game("demolition").bots.evaluator
            expected = [review_move(question, evaluator) for question in questions(play)]
            assert await analyses.moves(record_id) == expected
            for pool in pools:
                await pool.close()

    asyncio.run(act())


def test_a_game_of_a_process_that_died_is_finished_by_another(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server:
            record_id = await asked_for(server, moves=1)
            analyses = server.context.analyses
            now = wall_ms()
            assert await analyses.claim_due(now, now + CLAIM_MS)  # by a process that dies
            pool = CountingPool()
            await service(server, pool).analyse_due()
            assert pool.asked == 0
            await service(server, pool, later_ms=CLAIM_MS).analyse_due()
            assert len(await analyses.moves(record_id)) == 1
            await pool.close()

    asyncio.run(act())


def test_a_game_of_a_process_that_ends_can_go_on_at_once(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server:
            record_id = await asked_for(server, moves=1)
            slow, pool = CountingPool(waits=True), CountingPool()
            ending = asyncio.create_task(service(server, slow).analyse_due())
            async with asyncio.timeout(PATIENCE_S):
                await slow.begun.wait()
            ending.cancel()
            await asyncio.wait({ending})
            await service(server, pool).analyse_due()
            assert len(await server.context.analyses.moves(record_id)) == 1
            await pool.close()

    asyncio.run(act())


def test_a_move_that_cannot_be_analysed_is_tried_again_and_then_given_up(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server:
            record_id = await asked_for(server)
            analyses = server.context.analyses
            pool = CountingPool(fails=True)
            later_ms = 0
            for tries, wait_ms in enumerate((*WAITS_MS, 0), 1):
                assert await analyses.is_running(record_id)
                await service(server, pool, later_ms).analyse_due()
                assert pool.asked == tries
                later_ms += wait_ms + 1
            assert not await analyses.is_running(record_id)

    asyncio.run(act())


def test_the_analysis_of_a_game_that_was_deleted_ends(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server:
            await asked_for(server, moves=0)
            analyses = server.context.analyses
            await analyses.request("gone", "tables", 5, wall_ms(), ASKER)
            pool = CountingPool()
            await service(server, pool).analyse_due()
            assert not await analyses.is_running("gone")
            assert pool.asked == 0

    asyncio.run(act())
