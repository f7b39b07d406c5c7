"""Who gets the next free worker: bots that are to move, then people with questions."""

import asyncio
from collections import deque
from typing import Final, Literal

from tavolino.core import Refused

MOST_QUESTIONS: Final = 50

State = Literal["waiting", "called", "working", "gone"]


class Ticket:
    """A ticket in the queue, held from joining it until the work is done.

    Of those who wait, `ahead` is how many will be called first; `change` is done as soon as that is
    another number, or none.
    """

    def __init__(self, queue: "JobQueue", asker: str | None) -> None:
        loop = asyncio.get_running_loop()
        self._queue = queue
        self._called: asyncio.Future[None] = loop.create_future()
        # Nobody may be waiting any more when a ticket is taken over.
        self._called.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.asker = asker
        self.state: State = "waiting"
        self.ahead = 0
        self.change: asyncio.Future[None] = loop.create_future()

    async def turn(self) -> None:
        """Waits for a worker. Whoever is cancelled meanwhile leaves the queue."""
        try:
            await self._called
        except asyncio.CancelledError:
            self.leave()
            raise
        self.state = "working"

    def leave(self) -> None:
        """Frees the worker, or the ticket in the queue; a second time does nothing."""
        self._queue.remove(self)

    def abandon(self) -> None:
        """Leaves, unless a worker is at it already: that one goes on to its end."""
        if self.state != "working":
            self.leave()

    def call(self) -> None:
        """Says that a worker is free."""
        self.state = "called"
        self._called.set_result(None)
        self._tell()

    def lose(self, refusal: Refused) -> None:
        """Says that this ticket is lost, and why."""
        self.state = "gone"
        if not self._called.done():
            self._called.set_exception(refusal)
        self._tell()

    def move_up(self, ahead: int) -> None:
        if ahead != self.ahead:
            self.ahead = ahead
            self._tell()

    def _tell(self) -> None:
        self.change.set_result(None)
        self.change = asyncio.get_running_loop().create_future()

    async def __aenter__(self) -> "Ticket":
        await self.turn()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.leave()


class JobQueue:
    """Moves are called first, then questions, both in the order they came.

    A person has one question waiting; another takes its ticket. Questions never occupy the last of
    several workers, so that a bot's turn need not wait for one to be answered.
    """

    def __init__(self, at_once: int, most_questions: int = MOST_QUESTIONS) -> None:
        self._free = at_once
        self._most_at_work = max(1, at_once - 1)
        self._most_waiting = most_questions
        self._moves: deque[Ticket] = deque()
        self._questions: dict[str, Ticket] = {}
        self._at_work = 0
        """How many questions have been called and are not done."""

    def join(self) -> Ticket:
        """A ticket for a bot's move."""
        ticket = Ticket(self, None)
        self._moves.append(ticket)
        self._call_next()
        return ticket

    def join_with_question(self, asker: str) -> Ticket:
        """A ticket for somebody's question, or Refused if too many wait."""
        before = self._questions.get(asker)
        if before is None and len(self._questions) >= self._most_waiting:
            raise Refused("HINT", "busy")
        ticket = Ticket(self, asker)
        self._questions[asker] = ticket  # where the one before stood, if there was one
        if before is not None:
            before.lose(Refused("HINT", "replaced"))
        self._call_next()
        return ticket

    def remove(self, ticket: Ticket) -> None:
        if ticket.state == "waiting":
            if ticket.asker is None:
                self._moves.remove(ticket)
            else:
                del self._questions[ticket.asker]
        elif ticket.state in ("called", "working"):
            self._free += 1
            self._at_work -= ticket.asker is not None
        ticket.state = "gone"
        self._call_next()

    def _call_next(self) -> None:
        while self._free:
            if self._moves:
                ticket = self._moves.popleft()
            elif self._questions and self._at_work < self._most_at_work:
                ticket = self._questions.pop(next(iter(self._questions)))
                self._at_work += 1
            else:
                break
            self._free -= 1
            ticket.call()
        for ahead, ticket in enumerate(self._questions.values(), len(self._moves)):
            ticket.move_up(ahead)
