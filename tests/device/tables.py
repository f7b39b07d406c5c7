"""Tables on a device under test."""

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable
from typing import Any

from tavolino.device import DeviceTable, LocalDevice, Player
from tavolino.protocol.tables import CreateTable
from tests.device.storage import MemoryStorage

IDS = itertools.count()
"""No two commands have the same id, not even in two windows."""
ANN = Player("ann", "Ann")
FIRST = {"first": "0"}


class ManualClock:
    """A clock that advances only when a test says so."""

    def __init__(self) -> None:
        self.ms = 5_000

    def __call__(self) -> int:
        return self.ms


class Screen:
    """A client at a table on a device."""

    def __init__(self, shown: DeviceTable, version: int = 0) -> None:
        self.shown = shown
        self.texts: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.connection = shown.connect(self.receive, version)

    def receive(self, text: str) -> None:
        self.texts.append(text)
        self.messages.append(json.loads(text))

    @property
    def table(self) -> dict[str, Any]:
        """The last frame that showed the table."""
        return next(one for one in reversed(self.messages) if one["type"] == "table")

    async def submit(self, command: str, **fields: Any) -> dict[str, Any]:
        given = {"type": command, "id": f"s{next(IDS)}", **fields}
        await self.shown.receive(self.connection, json.dumps(given))
        return self.messages[-1]

    async def move(self, seat: int, move: str, on: int | None = None) -> dict[str, Any]:
        seen = self.table["version"] if on is None else on
        return await self.submit("move", seat=seat, move=move, on=seen)


class Played(Screen):
    """A new table with its device, clock and storage."""

    def __init__(
        self, device: LocalDevice, shown: DeviceTable, clock: ManualClock, storage: MemoryStorage
    ) -> None:
        super().__init__(shown)
        self.device = device
        self.clock = clock
        self.storage = storage

    async def opened_again(self) -> Screen:
        """The table as it is after a restart."""
        device = LocalDevice(self.device.player, self.storage, self.clock)
        return Screen(await device.open(self.shown.table.id))


async def new_table(game: str, *occupants: str, player: Player = ANN, **chosen: Any) -> Played:
    storage, clock = MemoryStorage(), ManualClock()
    device = LocalDevice(player, storage, clock)
    asked = CreateTable(game, len(occupants), occupants=list(occupants), **chosen)
    return Played(device, await device.create(asked), clock, storage)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test()

    asyncio.run(whole())


async def move_any(at: Played) -> None:
    table = at.shown.table
    seat = min(table.due)
    assert (await at.move(seat, table.play.view(seat).moves[0]))["type"] == "ack"  # type: ignore[index]
