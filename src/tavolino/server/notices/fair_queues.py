"""Sends over many channels at once, fairly: one message per person at a time.

People take turns, so somebody with many channels that never answer delays nobody else. While slow
messages are on their way, a queue goes on looking for what has become due.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Final

from tavolino.server.notices.channels import Channel

LOOK_AGAIN_S: Final = 5.0

Find = Callable[[int], Awaitable[list[Channel]]]
Serve = Callable[[Channel], Coroutine[None, None, None]]


class FairQueue:
    """Serves at most `at_once` people at a time. `find` returns due channels, at most one per
    person, and at most as many as it is asked for. Whoever could not be served is left out until
    the next run.
    """

    def __init__(self, find: Find, serve: Serve, at_once: int) -> None:
        self._find = find
        self._serve = serve
        self._at_once = at_once
        self._ready: deque[Channel] = deque()
        self._failed: dict[str, BaseException] = {}
        self._look_at = 0.0
        self.running: dict[str, asyncio.Task[None]] = {}

    async def start_due(self) -> None:
        """Starts to serve channels that are due, as far as there is room."""
        loop = asyncio.get_running_loop()
        has_finished = self._collect()
        if loop.time() >= self._look_at or (has_finished and not self._ready):
            # Enough for all places, even if everybody who is being served is found again.
            most = 2 * self._at_once + len(self._failed)
            self._ready = deque(await self._find(most))
            self._look_at = loop.time() + LOOK_AGAIN_S
        while self._ready and len(self.running) < self._at_once:
            channel = self._ready.popleft()
            person = channel.person
            if person not in self.running and person not in self._failed:
                self.running[person] = loop.create_task(self._serve(channel))

    def _collect(self) -> bool:
        """Takes those out who have been served; true if there are any."""
        done = [person for person, task in self.running.items() if task.done()]
        for person in done:
            task = self.running.pop(person)
            error = asyncio.CancelledError() if task.cancelled() else task.exception()
            if error is not None:
                self._failed[person] = error
        return bool(done)

    def raise_failure(self) -> None:
        """Raises what went wrong first, if anything did."""
        for error in self._failed.values():
            raise error


async def run_queues(queues: Sequence[FairQueue]) -> None:
    """Runs all queues until nothing is due. A failure is raised after everybody else is served."""
    try:
        while True:
            for queue in queues:
                await queue.start_due()
            tasks = _tasks(queues)
            if not tasks:
                break
            await asyncio.wait(tasks, timeout=LOOK_AGAIN_S, return_when=asyncio.FIRST_COMPLETED)
    except asyncio.CancelledError:
        for task in _tasks(queues):
            task.cancel()
        raise
    finally:
        if tasks := _tasks(queues):
            await asyncio.wait(tasks)
    for queue in queues:
        queue.raise_failure()


def _tasks(queues: Sequence[FairQueue]) -> list[asyncio.Task[None]]:
    return [task for queue in queues for task in queue.running.values()]
