"""Collects visitors' numbers in batches, so that a flood of them adds little to the chain."""

import asyncio
import time
from typing import Final, NamedTuple

from tavolino.daily.chain import Receipt, build_batch
from tavolino.server.daily.seals import Seals
from tavolino.server.limits import Limiter, RateLimit

BATCHES: Final = RateLimit(at_once=60, per_second=0.1)
"""Batches of a day that one process adds: at once as long as few visitors come, later one every ten
seconds with all numbers that have arrived. Thus a chain has at most about 17,000 batches a process
in the two days in which it grows, however many numbers there are."""
MOST_DAYS: Final = 16


class WaitingNumber(NamedTuple):
    value: str
    receipt: "asyncio.Future[Receipt]"


class Contributions:
    """The numbers that this process has not added yet. It adds one batch at a time to a day."""

    def __init__(self, seals: Seals, limit: RateLimit = BATCHES) -> None:
        self._seals = seals
        self._limiter: Limiter[str] = Limiter(limit, time.monotonic, MOST_DAYS)
        self._waiting: dict[str, list[WaitingNumber]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def add(self, day: str, value: str, most_s: float) -> Receipt:
        """Adds a number with the next batch of the day, which closes in `most_s` seconds."""
        number = WaitingNumber(value, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(day, []).append(number)
        if day not in self._tasks:
            self._tasks[day] = asyncio.create_task(self._add_batches(day, most_s))
        return await number.receipt

    async def close(self) -> None:
        """Gives up what is waiting. Nobody has a receipt for it."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for day in list(self._waiting):  # of tasks that had not started yet
            self._give_up(day)

    async def _add_batches(self, day: str, most_s: float) -> None:
        until = time.monotonic() + most_s
        waiting: list[WaitingNumber] = []
        try:
            while self._waiting[day]:
                await self._wait_for_turn(day, until)
                waiting, self._waiting[day] = self._waiting[day], []
                await self._add_batch(day, waiting)
        finally:
            for one in waiting:
                one.receipt.cancel()
            self._give_up(day)

    def _give_up(self, day: str) -> None:
        for one in self._waiting.pop(day):
            one.receipt.cancel()
        del self._tasks[day]

    async def _add_batch(self, day: str, waiting: list[WaitingNumber]) -> None:
        present = [one for one in waiting if not one.receipt.done()]  # others have left
        if not present:
            return
        try:
            await self._append(day, present)
        except Exception as error:  # whatever it is, each visitor is told
            for one in present:
                if not one.receipt.done():
                    one.receipt.set_exception(error)

    async def _wait_for_turn(self, day: str, until: float) -> None:
        while (seconds := self._limiter.take(day)) and (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(seconds, left))

    async def _append(self, day: str, waiting: list[WaitingNumber]) -> None:
        batch, paths = build_batch([one.value for one in waiting])
        sealed = await self._seals.append(day, batch)
        number = sealed.batches - 1
        for (value, receipt), path in zip(waiting, paths, strict=True):
            if not receipt.done():
                receipt.set_result(
                    Receipt(day, sealed.hash, value, number, sealed.numbers, path, sealed.head)
                )
