"""The parts of the server that a live table uses."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from tavolino.server.bus import Bus
from tavolino.server.clock import Heartbeats
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.live.repository import TableRepository


class Clock(Protocol):
    def now(self) -> int:
        """The time of all games, in ms."""
        ...

    def stop(self) -> None:
        """Stops the clock while the server shuts down."""
        ...


@dataclass(frozen=True)
class TableServices:
    repository: TableRepository
    bus: Bus
    clock: Clock
    names: Callable[[Iterable[str]], Awaitable[dict[str, str]]]
    heartbeats: Heartbeats
    wall_ms: Callable[[], int] = wall_ms
