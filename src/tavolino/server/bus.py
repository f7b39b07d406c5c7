"""How processes tell each other that there is something new in storage.

A message is a hint, no more: whoever hears it reads storage. Messages may come twice, and an empty
one says that some may have been lost, so one had better look.
"""

import logging
from collections.abc import Callable
from typing import Protocol

from tavolino.core import Refused

Hear = Callable[[bytes], None]

log = logging.getLogger(__name__)


class Bus(Protocol):
    async def publish(self, channel: str, message: bytes) -> None:
        """Tells all who listen to the channel, here and in other processes."""
        ...

    def subscribe(self, channel: str, hear: Hear) -> Callable[[], None]:
        """Calls `hear` with each message, which must not take long; call the result to stop."""
        ...

    async def close(self) -> None: ...


class MemoryBus:
    """The bus within one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, dict[object, Hear]] = {}

    async def publish(self, channel: str, message: bytes) -> None:
        self.tell(channel, message)

    def subscribe(self, channel: str, hear: Hear) -> Callable[[], None]:
        key = object()
        self._listeners.setdefault(channel, {})[key] = hear

        def stop() -> None:
            listeners = self._listeners.get(channel, {})
            listeners.pop(key, None)
            if not listeners:
                self._listeners.pop(channel, None)

        return stop

    async def close(self) -> None:
        self._listeners.clear()

    def tell(self, channel: str, message: bytes) -> None:
        """Tells the listeners in this process."""
        for hear in list(self._listeners.get(channel, {}).values()):
            try:
                hear(message)
            except Exception:
                log.exception("a listener failed")  # the others are told all the same

    def tell_all(self) -> None:
        """Tells every listener to look, since messages may have been lost."""
        for channel in list(self._listeners):
            self.tell(channel, b"")


async def open_bus(url: str | None) -> Bus:
    """The bus at this address; without one, a bus within this process."""
    if url in (None, "memory:"):
        return MemoryBus()
    raise Refused("BUS", "url", got=str(url).partition(":")[0])
