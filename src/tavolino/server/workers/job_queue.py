"""A queue for anything that many may ask for and few can have at a time, fair by asker.

Jobs of a higher rank go first. Among those of one rank, addresses take turns, and so do the people
at an address. Equal jobs are one: a request for a job that waits or runs gets its result.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import Any, Final, Literal, TypeVar, get_args

from tavolino.core import Refused
from tavolino.server.workers.round_robin import Asker, RoundRobin

MOST_WAITING: Final = 50

Rank = Literal["move", "question", "background"]
"""Moves of bots go first, then what somebody waits for, then what nobody waits for."""
State = Literal["waiting", "called", "gone"]

T = TypeVar("T")


class QueuedJob:
    """Something to do once, for everybody with a ticket. It is gone when it is done, or when nobody
    is left who wants it.
    """

    def __init__(self, rank: Rank, key: Hashable | None) -> None:
        self.rank: Final = rank
        self.key = key
        self.state: State = "waiting"
        self.tickets: list[Ticket] = []
        self.work: asyncio.Future[Any] | None = None


class Ticket:
    """An asker's place in the queue.

    `ahead` is how many waiting jobs will be called first. `change` is set as soon as that number
    changes, or the wait ends.
    """

    def __init__(self, queue: "JobQueue", job: QueuedJob, asker: Asker, place: str) -> None:
        loop = asyncio.get_running_loop()
        self._queue = queue
        self._called: asyncio.Future[None] = loop.create_future()
        # Nobody may be waiting any more when a ticket is lost.
        self._called.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.job = job
        self.asker = asker
        self.place = place
        self.ahead = 0
        self.change: asyncio.Future[None] = loop.create_future()

    async def result(self, work: Callable[[], Awaitable[T]]) -> T:
        """Waits for the job's turn, and for its work, which begins only once. Work that has begun
        continues even if nobody waits for it.

        Interrupting a worker means starting another one, which costs more than most answers.
        """
        await self._turn()
        if self.job.work is None:
            self._queue.begin(self.job, work)
        assert self.job.work is not None
        found: T = await asyncio.shield(self.job.work)
        return found

    def leave(self) -> None:
        """Gives up the place, or frees the worker if no work has begun. Calling it again does
        nothing.
        """
        self._queue.remove(self)

    def call(self) -> None:
        """Notifies the holder that a worker is free."""
        if not self._called.done():
            self._called.set_result(None)
        self._report_change()

    def lose(self, refusal: Refused) -> None:
        """Notifies the holder that the ticket is lost, and why."""
        self.leave()
        if not self._called.done():
            self._called.set_exception(refusal)
        self._report_change()

    def move_up(self, ahead: int) -> None:
        if ahead != self.ahead:
            self.ahead = ahead
            self._report_change()

    async def __aenter__(self) -> "Ticket":
        await self._turn()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    async def _turn(self) -> None:
        """Waits for a worker. Leaves the queue if cancelled."""
        try:
            await self._called
        except asyncio.CancelledError:
            self.leave()
            raise

    def _report_change(self) -> None:
        self.change.set_result(None)
        self.change = asyncio.get_running_loop().create_future()


class JobQueue:
    """Calls as many jobs at once as there are workers. `for_moves` workers do moves only.

    At most `most_waiting` questions wait. When there are more, the newest one of the asker with
    the most is refused; that may be the one that has just come. Refusals have the id `rule`.
    """

    def __init__(
        self, rule: str, at_once: int, most_waiting: int = MOST_WAITING, *, for_moves: int = 0
    ) -> None:
        self.most_waiting = most_waiting
        self._rule = rule
        self._free = at_once
        self._most_others = at_once - for_moves
        self._others = 0
        """How many jobs other than moves have been called and are not done."""
        self._waiting: dict[Rank, RoundRobin[Ticket]] = {
            rank: RoundRobin() for rank in get_args(Rank)
        }
        self._questions: dict[QueuedJob, None] = {}
        """Those that wait, in order of arrival."""
        self._jobs: dict[Hashable, QueuedJob] = {}

    @property
    def running(self) -> list[asyncio.Future[object]]:
        """All work that has begun."""
        return [job.work for job in self._jobs.values() if job.work is not None]

    def has(self, key: Hashable) -> bool:
        """True if a job with this key waits or runs."""
        return key in self._jobs

    def join(
        self, rank: Rank, asker: Asker, key: Hashable | None = None, place: str = ""
    ) -> Ticket:
        """A ticket for a job; the same job for all with the same key. If a `place` is named, an
        asker has at most one question waiting there, and a new one takes its place.

        A question is refused if too many wait.
        """
        before = self._find(asker, place) if place else None
        job = self._jobs.get(key) if key is not None else None
        if job is None:
            if rank == "question" and not (before and len(before.job.tickets) == 1):
                self._make_room(asker)
            job = self._add_job(rank, key)
        ticket = Ticket(self, job, asker, place)
        job.tickets.append(ticket)
        if job.state == "waiting":
            self._waiting[job.rank].add(asker, ticket)
        else:
            ticket.call()
        if before is not None and before.job is not job:
            before.lose(Refused(self._rule, "replaced"))  # only now, so the asker keeps the turn
        self._call_next()
        return ticket

    def refuse_all(self) -> None:
        """Refuses all questions that wait."""
        for job in tuple(self._questions):
            self._refuse(job)

    def begin(self, job: QueuedJob, work: Callable[[], Awaitable[object]]) -> None:
        job.work = asyncio.ensure_future(work())
        job.work.add_done_callback(lambda _: self._end(job))
        # Everybody who asked may have left.
        job.work.add_done_callback(lambda done: done.cancelled() or done.exception())

    def remove(self, ticket: Ticket) -> None:
        job = ticket.job
        if ticket not in job.tickets:
            return
        job.tickets.remove(ticket)
        if job.state == "waiting":
            self._waiting[job.rank].remove(ticket.asker, ticket)
        if not job.tickets and job.work is None:
            self._end(job)
        self._call_next()

    def _find(self, asker: Asker, place: str) -> Ticket | None:
        """The waiting question of an asker in this place."""
        tickets = (ticket for job in self._questions for ticket in job.tickets)
        return next((one for one in tickets if (one.asker, one.place) == (asker, place)), None)

    def _add_job(self, rank: Rank, key: Hashable | None) -> QueuedJob:
        job = QueuedJob(rank, key)
        self._jobs[job if key is None else key] = job
        if rank == "question":
            self._questions[job] = None
        return job

    def _end(self, job: QueuedJob) -> None:
        """Frees what a job occupies: its worker, or its place among the questions."""
        if job.state == "called":
            self._free += 1
            self._others -= job.rank != "move"
        job.state = "gone"
        job.tickets.clear()
        self._questions.pop(job, None)
        self._jobs.pop(job if job.key is None else job.key, None)
        self._call_next()

    def _make_room(self, asker: Asker) -> None:
        """If too many questions wait, refuses one of the asker with the most."""
        if len(self._questions) < self.most_waiting:
            return
        greedy = greediest(self._questions, asker)
        if greedy is None:
            raise Refused(self._rule, "busy")
        self._refuse(greedy)

    def _refuse(self, job: QueuedJob) -> None:
        for ticket in tuple(job.tickets):
            ticket.lose(Refused(self._rule, "busy"))

    def _call_next(self) -> None:
        while self._free and (rank := self._next_rank()):
            self._call(self._waiting[rank].take())
        self._report_positions()

    def _next_rank(self) -> Rank | None:
        for rank, waiting in self._waiting.items():
            if waiting and (rank == "move" or self._others < self._most_others):
                return rank
        return None

    def _call(self, first: Ticket) -> None:
        job = first.job
        job.state = "called"
        self._free -= 1
        self._others += job.rank != "move"
        self._questions.pop(job, None)
        for ticket in job.tickets:
            if ticket is not first:
                self._waiting[job.rank].remove(ticket.asker, ticket)
            ticket.call()

    def _report_positions(self) -> None:
        ahead: dict[QueuedJob, int] = {}
        moves = len(self._waiting["move"])
        for ticket in self._waiting["question"]:
            ticket.move_up(moves + ahead.setdefault(ticket.job, len(ahead)))


def greediest(waiting: Iterable[QueuedJob], asker: Asker) -> QueuedJob | None:
    """The newest job of whoever has most waiting, if that is clearly more than this asker has.

    Addresses are compared first, then the people at the asker's address. A job that several
    addresses wait for is nobody's alone.
    """
    jobs = tuple(waiting)
    by_address = _sole_owners(jobs, lambda one: one.address)
    own = by_address.get(asker.address, [])
    most = max(by_address.values(), key=len, default=own)
    if len(most) > len(own) + 1:
        return max(_sole_owners(most, lambda one: one.person).values(), key=len, default=most)[-1]
    by_person = _sole_owners(own, lambda one: one.person)
    most = max(by_person.values(), key=len, default=[])
    return most[-1] if len(most) > len(by_person.get(asker.person, [])) + 1 else None


def _sole_owners(
    jobs: Iterable[QueuedJob], name: Callable[[Asker], str]
) -> dict[str, list[QueuedJob]]:
    """The jobs that have only one owner, by its name."""
    found: dict[str, list[QueuedJob]] = {}
    for job in jobs:
        owners = {name(ticket.asker) for ticket in job.tickets}
        if len(owners) == 1:
            found.setdefault(owners.pop(), []).append(job)
    return found
