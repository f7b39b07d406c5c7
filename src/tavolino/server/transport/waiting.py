"""A small event and queue. Those of asyncio take 3 KB of memory per idle connection."""

import asyncio
from typing import Any

from uvicorn._types import ASGIReceiveEvent

from tavolino.server.connection import OnEvent


class Gate:
    """Replaces an `asyncio.Event`: open means set."""

    __slots__ = ("_waiting", "is_open")

    def __init__(self) -> None:
        self.is_open = True
        self._waiting: list[asyncio.Future[None]] | None = None

    def set(self) -> None:
        self.is_open = True
        waiting, self._waiting = self._waiting, None
        for one in waiting or ():
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        self.is_open = False

    async def wait(self) -> None:
        while not self.is_open:
            if self._waiting is None:
                self._waiting = []
            one = asyncio.get_running_loop().create_future()
            self._waiting.append(one)
            await one


class Inbox:
    """A queue of received events for one reader, who gets them or has them delivered."""

    __slots__ = ("_deliver", "_events", "_is_delivering", "_is_ready", "_reader")

    def __init__(self) -> None:
        self._events: list[ASGIReceiveEvent] = []
        self._reader: asyncio.Future[None] | None = None
        self._deliver: OnEvent | None = None
        self._is_ready = True
        self._is_delivering = False

    def qsize(self) -> int:
        """The number of queued events."""
        return len(self._events)

    def empty(self) -> bool:
        """True if all events have been taken and processed."""
        return not self._events and self._is_ready

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._deliver is not None:
            self._deliver_all()
        elif self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._events.pop(0)

    def deliver_to(self, on_event: OnEvent) -> None:
        """Delivers all further events; after each message, the next one waits for `read_on`."""
        self._deliver = on_event
        self._deliver_all()

    def read_on(self) -> None:
        """Call when the last message has been processed."""
        self._is_ready = True
        self._deliver_all()

    def discard(self) -> None:
        """Drops all queued messages; only the disconnect event is still wanted."""
        self._events.clear()
        self._is_ready = True

    def _deliver_all(self) -> None:
        if self._is_delivering or self._deliver is None:
            return
        self._is_delivering = True
        try:
            while self._events and self._is_ready:
                event = self._events.pop(0)
                self._is_ready = event["type"] != "websocket.receive"
                self._deliver(event)
        finally:
            self._is_delivering = False
