"""The bot service: moves, hints and reviews from workers, within a time limit."""

import asyncio
import importlib.util
import logging
import pickle
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from tavolino.analysis import Question
from tavolino.core import Refused, View
from tavolino.server.settings import Settings
from tavolino.server.workers.executor import Executor, NoMove, Why
from tavolino.server.workers.job_queue import MOST_QUESTIONS, JobQueue, Ticket
from tavolino.server.workers.process_pool import ProcessPool
from tavolino.server.workers.worker import (
    AdviceRequest,
    AnalysisRequest,
    BelowParRequest,
    Choose,
    MoveRequest,
    Request,
    ReviewRequest,
)
from tavolino.tables.bot_moves import choose_move, plain_move

TRIES: Final = 3
"""How often a request is tried when workers crash over it."""

log = logging.getLogger(__name__)


class BotService(Protocol):
    async def choose(self, game: str, bot: str, view: View[Any], seed: bytes) -> str:
        """A legal move of the viewer in notation. The viewer must be to act."""
        ...

    def queue_up(self, asker: str) -> Ticket:
        """A ticket for a question. It replaces the asker's previous one if that still waits.

        Refused if too many questions wait.
        """
        ...

    async def advise(
        self, ticket: Ticket, game: str, bot: str, view: View[Any], seed: bytes
    ) -> str:
        """A move for the viewer and the reasons for it, as a JSON object: `move`, and `reasons` as
        pairs of a message key and its parameters.
        """
        ...

    async def review(self, ticket: Ticket, game: str, state: object, seat: int) -> str:
        """The review of one seat of a finished game, as `tables.reviews` writes it."""
        ...

    async def analyse(self, question: Question) -> str:
        """The review of one move, as `tables.analysis` stores it. Waits until nobody else needs the
        worker.
        """
        ...

    async def below_par(self, game: str, state: object, seat: int) -> int:
        """How far one seat of a finished game stayed below par. Waits until nobody else needs the
        worker.
        """
        ...

    async def warm_up(self) -> None:
        """Prepares for the first move in the background."""
        ...

    async def close(self) -> None:
        """Stops all workers. Pending requests get NoMove("closed")."""
        ...


class TimedMove(NamedTuple):
    """A requested move: how long it took, and why it is a fallback, if it is one."""

    game: str
    bot: str
    seconds: float
    plain: Why | None


Watch: TypeAlias = Callable[[TimedMove], None]


class PooledBotService:
    """Asks an executor, and falls back to any legal move where the bot has none.

    A request is tried again after a worker crashed. It is not if the bot was late, raised an error
    or named an illegal move: it would do the same again.
    """

    def __init__(
        self,
        executor: Executor,
        choose: Choose = choose_move,
        watch: Watch = lambda timed: None,
        most_questions: int = MOST_QUESTIONS,
        *,
        has_kernels: bool = False,
    ) -> None:
        self._executor = executor
        self._queue = JobQueue(executor.at_once, most_questions)
        self._answering: set[asyncio.Task[str]] = set()
        self._choose = choose
        self._watch = watch
        self._has_kernels = has_kernels
        self._closed = False

    async def choose(self, game: str, bot: str, view: View[Any], seed: bytes) -> str:
        began = time.monotonic()
        plain: Why | None = None
        try:
            async with self._queue.join():
                move = await self._ask(MoveRequest(self._choose, game, bot, view, seed))
        except NoMove as trouble:
            if self._closed:
                raise NoMove("closed") from None
            plain = trouble.why
            found = {"game": game, "bot": bot, "why": trouble.why, "detail": trouble.detail}
            log.warning("bot has no move", extra=found)
            move = await asyncio.to_thread(plain_move, game, view, seed)
        self._watch(TimedMove(game, bot, time.monotonic() - began, plain))
        return move

    def queue_up(self, asker: str) -> Ticket:
        return self._queue.join_with_question(asker)

    async def advise(
        self, ticket: Ticket, game: str, bot: str, view: View[Any], seed: bytes
    ) -> str:
        return await self._answer(ticket, AdviceRequest(game, bot, view, seed))

    async def review(self, ticket: Ticket, game: str, state: object, seat: int) -> str:
        return await self._answer(ticket, ReviewRequest(game, state, seat))

    async def analyse(self, question: Question) -> str:
        ticket = self._queue.join_in_background()
        return await self._answer(ticket, AnalysisRequest(question, self._has_kernels))

    async def below_par(self, game: str, state: object, seat: int) -> int:
        ticket = self._queue.join_in_background()
        return int(await self._answer(ticket, BelowParRequest(game, state, seat)))

    async def warm_up(self) -> None:
        try:
            await self._executor.warm_up()
        except NoMove as trouble:
            if self._closed:
                return
            log.warning("bots are not ready", extra={"why": trouble.why, "detail": trouble.detail})

    async def close(self) -> None:
        self._closed = True
        await self._executor.close()
        await asyncio.gather(*self._answering, return_exceptions=True)

    async def _answer(self, ticket: Ticket, question: Request) -> str:
        """Answers when it is the ticket's turn. Once begun, the work continues even if nobody waits
        for it.

        Interrupting a worker means starting another one, which costs more than most answers.
        """
        await ticket.turn()
        answering = asyncio.create_task(self._work(ticket, question))
        self._answering.add(answering)
        answering.add_done_callback(self._answering.discard)
        answering.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(answering)

    async def _work(self, ticket: Ticket, question: Request) -> str:
        try:
            return await self._ask(question)
        finally:
            ticket.leave()

    async def _ask(self, request: Request) -> str:
        data = pickle.dumps(request)
        for left in reversed(range(TRIES)):
            try:
                return read_answer(await self._executor.run(data))
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
    if settings.dask:
        if importlib.util.find_spec("distributed") is None:
            raise Refused("SETTING", "extra", setting="dask", extra="dask")
        from tavolino.server.workers.dask_cluster import DaskCluster

        executor = DaskCluster(
            settings.dask, settings.bot_workers, settings.bot_seconds, settings.compile
        )
    else:
        executor = ProcessPool(settings.bot_workers, settings.bot_seconds, settings.compile)
    return PooledBotService(
        executor,
        watch=watch,
        most_questions=settings.hints_waiting,
        has_kernels=settings.compile,
    )
