"""The bot service: moves, hints and reviews from workers, within a time limit."""

import asyncio
import importlib.util
import logging
import pickle
import time
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from tavolino.core import Refused, View
from tavolino.games.analysis import Question
from tavolino.server.settings import Settings
from tavolino.server.workers.executor import Executor, NoMove, Why
from tavolino.server.workers.job_queue import MOST_WAITING, JobQueue, Ticket
from tavolino.server.workers.process_pool import ProcessPool
from tavolino.server.workers.round_robin import Asker
from tavolino.server.workers.worker import (
    AdviceRequest,
    AnalysisRequest,
    BelowParRequest,
    Choose,
    MoveRequest,
    Request,
    ReviewRequest,
)
from tavolino.table.bot_moves import choose_move, plain_move

TRIES: Final = 3
"""How often a request is tried when workers crash over it."""
BACKGROUND_TIMES: Final = 6
"""How many times longer than a move a background job may take: it runs when others leave time."""
ANALYSIS: Final = Asker("", "analysis")
PAR: Final = Asker("", "par")
"""The server's own jobs. They take turns, so neither waits for all of the other."""
ANYBODY: Final = Asker("")

log = logging.getLogger(__name__)


class TimedMove(NamedTuple):
    """A requested move: how long it took, and why it is a fallback, if it is one."""

    game: str
    bot: str
    seconds: float
    plain: Why | None


Watch: TypeAlias = Callable[[TimedMove], None]


class BotService:
    """Asks an executor, and falls back to any legal move where the bot has none.

    Moves and hints never wait for reviews and analyses, which another executor computes in the
    `background`.

    A request is tried again after a worker crashed. It is not if the bot was late, raised an error
    or named an illegal move: it would do the same again.
    """

    def __init__(
        self,
        executor: Executor,
        background: Executor,
        choose: Choose = choose_move,
        watch: Watch = lambda timed: None,
        most_waiting: int = MOST_WAITING,
        *,
        has_kernels: bool = False,
    ) -> None:
        self._executor = executor
        self._background = background
        # With several workers, one is always free of hints.
        for_moves = min(1, executor.at_once - 1)
        self._queue = JobQueue("HINT", executor.at_once, most_waiting, for_moves=for_moves)
        self._background_queue = JobQueue("HINT", background.at_once, most_waiting)
        self._choose = choose
        self._watch = watch
        self._has_kernels = has_kernels
        self._closed = False

    async def choose(
        self, game: str, bot: str, view: View[object], seed: bytes, asker: Asker = ANYBODY
    ) -> str:
        """A legal move of the viewer in notation. The viewer must be to act."""
        began = time.monotonic()
        plain: Why | None = None
        request = MoveRequest(self._choose, game, bot, view, seed)
        try:
            async with self._queue.join("move", asker):
                move = await _ask(self._executor, request)
        except NoMove as trouble:
            if self._closed:
                raise NoMove("closed") from None
            plain = trouble.why
            found = {"game": game, "bot": bot, "why": trouble.why, "detail": trouble.detail}
            log.warning("bot has no move", extra=found)
            move = await asyncio.to_thread(plain_move, game, view, seed)
        self._watch(TimedMove(game, bot, time.monotonic() - began, plain))
        return move

    def queue_for_hint(self, asker: Asker) -> Ticket:
        """A ticket for a hint. It replaces the asker's previous one if that still waits.

        Refused if too many hints wait.
        """
        return self._queue.join("question", asker, place="hint")

    def queue_for_review(self, asker: Asker, game_id: str, seat: int) -> Ticket:
        """A ticket for the review of a seat. Everybody who asks for the same one gets it at once.
        It replaces the asker's ticket for another review if that still waits.

        Refused if too many reviews wait.
        """
        key = ("review", game_id, seat)
        return self._background_queue.join("question", asker, key, place="review")

    async def advise(
        self, ticket: Ticket, game: str, bot: str, view: View[object], seed: bytes
    ) -> str:
        """A move for the viewer and the reasons for it, as a JSON object: `move`, and `reasons` as
        pairs of a message key and its parameters.
        """
        request = AdviceRequest(game, bot, view, seed)
        return await ticket.result(lambda: _ask(self._executor, request))

    async def review(self, ticket: Ticket, game: str, state: object, seat: int) -> str:
        """The review of one seat of a finished game, as `table.reviews` writes it."""
        request = ReviewRequest(game, state, seat)
        return await ticket.result(lambda: _ask(self._background, request))

    async def analyse(self, question: Question) -> str:
        """The review of one move, as `table.analysis` stores it. Reviews of seats go first."""
        return await self._compute(ANALYSIS, AnalysisRequest(question, self._has_kernels))

    async def below_par(self, game: str, state: object, seat: int) -> int:
        """How far one seat of a finished game stayed below par. Reviews of seats go first."""
        return int(await self._compute(PAR, BelowParRequest(game, state, seat)))

    async def warm_up(self) -> None:
        """Prepares for the first move in the background."""
        try:
            await self._executor.warm_up()
        except NoMove as trouble:
            if self._closed:
                return
            log.warning("bots are not ready", extra={"why": trouble.why, "detail": trouble.detail})

    async def close(self) -> None:
        """Stops all workers. Pending requests get NoMove("closed")."""
        self._closed = True
        await asyncio.gather(self._executor.close(), self._background.close())
        running = [*self._queue.running, *self._background_queue.running]
        await asyncio.gather(*running, return_exceptions=True)

    async def _compute(self, asker: Asker, request: Request) -> str:
        ticket = self._background_queue.join("background", asker)
        return await ticket.result(lambda: _ask(self._background, request))


async def _ask(executor: Executor, request: Request) -> str:
    data = pickle.dumps(request)
    for left in reversed(range(TRIES)):
        try:
            return read_answer(await executor.run(data))
        except NoMove as trouble:
            if not (trouble.again and left):
                raise
    raise AssertionError("the last try neither answered nor raised")


def read_answer(answer: bytes) -> str:
    """The move in a worker's answer."""
    text = answer.decode()
    if text.startswith("+"):
        return text[1:]
    why, _, detail = text[1:].partition(" ")
    raise NoMove("illegal" if why == "illegal" else "raised", detail)


def open_bot_service(settings: Settings, watch: Watch = lambda timed: None) -> BotService:
    """Creates the service. Workers start with the first request or `warm_up`."""
    executor: Executor
    background: Executor
    at_once, seconds = settings.bot_workers, settings.bot_seconds
    in_background, longer = settings.background_bot_workers, BACKGROUND_TIMES * seconds
    if settings.dask:
        if importlib.util.find_spec("distributed") is None:
            raise Refused("SETTING", "extra", setting="dask", extra="dask")
        from tavolino.server.workers.dask_cluster import BACKGROUND, DaskCluster

        executor = DaskCluster(settings.dask, at_once, seconds, settings.compile)
        background = DaskCluster(settings.dask, in_background, longer, priority=BACKGROUND)
    else:
        executor = ProcessPool(at_once, seconds, settings.compile)
        background = ProcessPool(in_background, longer, settings.compile, in_background=True)
    return BotService(
        executor,
        background,
        watch=watch,
        most_waiting=settings.hints_waiting,
        has_kernels=settings.compile,
    )
