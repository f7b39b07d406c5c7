"""The queue for workers: moves of bots first, then questions of people, then background jobs."""

import asyncio
from collections import deque
from typing import Final, Literal

from tavolino.core import Refused

MOST_QUESTIONS: Final = 50

Kind = Literal["move", "question", "background"]
State = Literal["waiting", "called", "working", "gone"]


class Ticket:
    """A place in the queue, held from joining until the work is done.

    `ahead` is how many waiting tickets will be called first. `change` is set as soon as that number
    changes, or the wait ends.
    """

    def __init__(self, queue: "JobQueue", kind: Kind, asker: str | None = None) -> None:
        loop = asyncio.get_running_loop()
        self._queue = queue
        self._called: asyncio.Future[None] = loop.create_future()
        # Nobody may be waiting any more when a ticket is replaced.
        self._called.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.kind = kind
        self.asker = asker
        self.state: State = "waiting"
        self.ahead = 0
        self.change: asyncio.Future[None] = loop.create_future()

    async def turn(self) -> None:
        """Waits for a worker. Leaves the queue if cancelled."""
        try:
            await self._called
        except asyncio.CancelledError:
            self.leave()
            raise
        self.state = "working"

    def leave(self) -> None:
        """Frees the worker or the place in the queue. Calling it again does nothing."""
        self._queue.remove(self)

    def abandon(self) -> None:
        """Leaves the queue, unless a worker has begun: that work continues."""
        if self.state != "working":
            self.leave()

    def call(self) -> None:
        """Notifies the holder that a worker is free."""
        self.state = "called"
        self._called.set_result(None)
        self._report_positions()

    def lose(self, refusal: Refused) -> None:
        """Notifies the holder that the ticket is lost, and why."""
        self.state = "gone"
        if not self._called.done():
            self._called.set_exception(refusal)
        self._report_positions()

    def move_up(self, ahead: int) -> None:
        if ahead != self.ahead:
            self.ahead = ahead
            self._report_positions()

    def _report_positions(self) -> None:
        self.change.set_result(None)
        self.change = asyncio.get_running_loop().create_future()

    async def __aenter__(self) -> "Ticket":
        await self.turn()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.leave()


class JobQueue:
    """Calls moves first, then questions, then background jobs, each in order of arrival.

    A person has at most one waiting question; a new one takes its place. Questions and background
    jobs never occupy the last of several workers, so a bot's move need not wait for an answer.
    """

    def __init__(self, at_once: int, most_questions: int = MOST_QUESTIONS) -> None:
        self._free = at_once
        self._most_at_work = max(1, at_once - 1)
        self._most_waiting = most_questions
        self._moves: deque[Ticket] = deque()
        self._questions: dict[str, Ticket] = {}
        self._background: deque[Ticket] = deque()
        self._at_work = 0
        """How many tickets other than moves have been called and are not done."""

    def join(self) -> Ticket:
        """A ticket for a bot's move."""
        ticket = Ticket(self, "move")
        self._moves.append(ticket)
        self._call_next()
        return ticket

    def join_with_question(self, asker: str) -> Ticket:
        """A ticket for a person's question. Refused if too many wait."""
        before = self._questions.get(asker)
        if before is None and len(self._questions) >= self._most_waiting:
            raise Refused("HINT", "busy")
        ticket = Ticket(self, "question", asker)
        self._questions[asker] = ticket  # in the place of the previous one, if there was one
        if before is not None:
            before.lose(Refused("HINT", "replaced"))
        self._call_next()
        return ticket

    def join_in_background(self) -> Ticket:
        """A ticket for work that nobody waits for."""
        ticket = Ticket(self, "background")
        self._background.append(ticket)
        self._call_next()
        return ticket

    def remove(self, ticket: Ticket) -> None:
        if ticket.state == "waiting":
            if ticket.asker is not None:
                del self._questions[ticket.asker]
            else:
                (self._moves if ticket.kind == "move" else self._background).remove(ticket)
        elif ticket.state in ("called", "working"):
            self._free += 1
            self._at_work -= ticket.kind != "move"
        ticket.state = "gone"
        self._call_next()

    def _call_next(self) -> None:
        while self._free:
            if self._moves:
                ticket = self._moves.popleft()
            elif self._at_work >= self._most_at_work:
                break
            elif self._questions:
                ticket = self._questions.pop(next(iter(self._questions)))
            elif self._background:
                ticket = self._background.popleft()
            else:
                break
            self._at_work += ticket.kind != "move"
            self._free -= 1
            ticket.call()
        for ahead, ticket in enumerate(self._questions.values(), len(self._moves)):
            ticket.move_up(ahead)
