"""Goes on with the analyses that people have asked for, whether or not anybody looks at them.

Askers take turns. A process takes the next game of the longest-waiting asker, analyses its next
move and puts the game behind the asker's others. While it does so, `due_at` of the game is in the
future, so no other process does the same; a process that dies leaves the game to others as soon as
that time has come.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from tavolino.core import Refused
from tavolino.games.analysis import Question, move_numbers, question_about
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.live.repository import TableRepository
from tavolino.server.records.analysis_repository import AnalysisRepository, RunningAnalysis
from tavolino.server.records.service import RecordService
from tavolino.server.storage import Conflict, Damaged
from tavolino.server.workers.bot_service import ANALYSIS, BotService
from tavolino.server.workers.executor import NoMove
from tavolino.table.analysis import read_review
from tavolino.table.positions import AnyPlay

CLAIM_MS: Final = 60_000
"""For how long a process claims a game. It renews the claim while it waits for a worker."""
RENEW_S: Final = 20.0
WAITS_MS: Final = (10_000, 60_000)
"""How long after each failure a move is tried again. After the last the analysis ends."""
MOST_PLAYS: Final = 8
"""How many games are kept in memory, since most are needed again for the next move."""

log = logging.getLogger(__name__)


class AnalysisService:
    """Runs in every process."""

    EVERY_S: Final = 1.0

    def __init__(
        self,
        analyses: AnalysisRepository,
        tables: TableRepository,
        records: RecordService,
        bot_service: BotService,
        wall: Callable[[], int] = wall_ms,
    ) -> None:
        self._analyses = analyses
        self._tables = tables
        self._records = records
        self._bot_service = bot_service
        self._wall = wall
        self._plays: dict[str, AnyPlay] = {}

    async def analyse_due(self) -> None:
        """Analyses moves until no game waits. Several calls may run at the same time."""
        while due := await self._analyses.claim_due(self._wall(), self._wall() + CLAIM_MS):
            await self._go_on(due)

    async def _go_on(self, due: RunningAnalysis) -> None:
        """Analyses the next move of a claimed game."""
        try:
            question = await self._next_question(due)
            if question is None:
                await self._end(due.game_id)
                return
            review = read_review(await self._asked(due, question))
        except (NoMove, Refused, Damaged) as trouble:
            await self._fail(due, trouble)
        except Conflict:
            return  # this process was so slow that another one has claimed the game
        except asyncio.CancelledError:
            # The server ends; the next process need not wait.
            await self._analyses.release(due.game_id, self._wall())
            raise
        else:
            await self._analyses.add(due.game_id, review, self._wall())

    async def _next_question(self, due: RunningAnalysis) -> Question | None:
        """None if nothing is left to do."""
        if due.moves_left < 1:
            return None
        play = await self._play(due)
        if play is None:
            return None
        known = await self._analyses.numbers(due.game_id)
        missing = (number for number in move_numbers(play) if number not in known)
        number = next(missing, None)
        return None if number is None else question_about(play, number)

    async def _play(self, due: RunningAnalysis) -> AnyPlay | None:
        """The game, unless it has been deleted."""
        if due.game_id not in self._plays:
            found = await self._loaded(due)
            if found is None:
                return None
            if len(self._plays) >= MOST_PLAYS:
                self._plays.pop(next(iter(self._plays)))
            self._plays[due.game_id] = found
        return self._plays[due.game_id]

    async def _loaded(self, due: RunningAnalysis) -> AnyPlay | None:
        if due.kind == "records":
            return (await self._records.read(due.game_id, ANALYSIS)).play
        loaded = await self._tables.load(due.game_id)
        return None if loaded is None else loaded[0].play

    async def _asked(self, claimed: RunningAnalysis, question: Question) -> str:
        """The worker's answer. Bots and hints go first, so it may take long to begin."""
        answering = asyncio.ensure_future(self._bot_service.analyse(question))
        try:
            while not (await asyncio.wait({answering}, timeout=RENEW_S))[0]:
                until = self._wall() + CLAIM_MS
                claimed = await self._analyses.keep_claim(claimed, until)
            return answering.result()
        finally:
            answering.cancel()

    async def _fail(self, due: RunningAnalysis, trouble: Exception) -> None:
        found = {"game": due.game_id, "tries": due.tries + 1, "why": str(trouble)}
        log.warning("a move could not be analysed", extra=found)
        if due.tries < len(WAITS_MS):
            await self._analyses.postpone(due.game_id, self._wall() + WAITS_MS[due.tries])
        else:
            await self._end(due.game_id)

    async def _end(self, game_id: str) -> None:
        self._plays.pop(game_id, None)
        await self._analyses.end(game_id)
