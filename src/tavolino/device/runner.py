"""Runs the tables that a window looks at: their sockets, their bots and their deadlines.

A web worker under Pyodide holds one `Runner` and passes on what the page asks.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.device.device import LocalDevice
from tavolino.device.handlers import respond
from tavolino.device.requests import Response
from tavolino.device.storage import JsonStorage
from tavolino.device.table import DeviceConnection, DeviceTable, Player
from tavolino.locales import say_at_table

PERSON: Final = "device"
"""The one person who plays on a device."""
SOONEST_S: Final = 0.01
"""A deadline that has passed is checked again after this time."""
RETRY_S: Final = 3.0
"""How long a bot waits before it tries again to move, if its move could not be stored."""


class Socket(NamedTuple):
    table: DeviceTable
    connection: DeviceConnection


class Runner:
    """`add`, `load`, `keep_review` and `reviews` are those of a `JsonStorage`. `send` passes a
    message to the socket of this number, and `complain` a sentence to the player.
    """

    def __init__(
        self,
        name: str,
        language: str,
        add: Callable[[str], Awaitable[object]],
        load: Callable[[str], Awaitable[str | None]],
        keep_review: Callable[[str, str, str], Awaitable[object]],
        reviews: Callable[[str], Awaitable[str]],
        send: Callable[[int, str], None],
        complain: Callable[[str], None],
    ) -> None:
        player = Player(PERSON, name, language)
        storage = JsonStorage(add, load, keep_review, reviews)
        self.device = LocalDevice(player, storage, now_ms)
        self._send = send
        self._complain = complain
        self._sockets: dict[int, Socket] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def request(self, method: str, url: str, body: bytes | memoryview = b"") -> Response:
        return await respond(self.device, method, url, bytes(body))

    def change_player(self, name: str, language: str) -> None:
        self.device.change_player(name, language)

    # Sockets

    async def open(self, number: int, table_id: str, version: int) -> None:
        """Opens the socket of a table. Refused if there is no such table."""
        if not self._is_open(table_id):
            # The time of a table stops while nobody looks at it.
            self.device.close(table_id)
        table = await self.device.open(table_id)
        table.on_change = lambda: self._schedule(table)
        connection = table.connect(lambda text: self._send(number, text), version)
        self._sockets[number] = Socket(table, connection)
        self._schedule(table)

    async def receive(self, number: int, text: str) -> None:
        if socket := self._sockets.get(number):
            await socket.table.receive(socket.connection, text)

    def close(self, number: int) -> None:
        socket = self._sockets.pop(number, None)
        if socket is None:
            return
        socket.table.disconnect(socket.connection)
        table_id = socket.table.table.id
        if not self._is_open(table_id):
            self._stop_timer(table_id)
            self.device.close(table_id)

    async def catch_up(self, table_id: str) -> None:
        """Another window has changed this table."""
        if self._is_open(table_id):
            await (await self.device.open(table_id)).catch_up()
        else:
            self.device.close(table_id)

    def _is_open(self, table_id: str) -> bool:
        return any(socket.table.table.id == table_id for socket in self._sockets.values())

    # Time and bots

    def _schedule(self, table: DeviceTable, at_least_s: float = 0.0) -> None:
        """Sets the timer to the next deadline or bot move."""
        table_id = table.table.id
        self._stop_timer(table_id)
        if not self._is_open(table_id):
            return
        waits = []
        if due := table.bot_due():
            waits.append(due.wait_ms / 1000)
        if (wake_in_ms := table.wake_in_ms()) is not None:
            waits.append(max(SOONEST_S, wake_in_ms / 1000))
        if waits:
            wait_s = max(min(waits), at_least_s)
            loop = asyncio.get_running_loop()
            self._timers[table_id] = loop.call_later(wait_s, self._begin, table)

    def _stop_timer(self, table_id: str) -> None:
        if timer := self._timers.pop(table_id, None):
            timer.cancel()

    def _begin(self, table: DeviceTable) -> None:
        task = asyncio.get_running_loop().create_task(self._advance(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _advance(self, table: DeviceTable) -> None:
        """Applies an expired deadline, or else lets one bot move."""
        try:
            if table.wake_in_ms() == 0:
                await table.pass_time()
            elif (due := table.bot_due()) and due.wait_ms == 0:
                await table.play_bot(due.seat)
        except Refused as refusal:
            self._complain(say_at_table(refusal, self.device.player.language))
            self._schedule(table, RETRY_S)
        else:
            self._schedule(table)


def now_ms() -> int:
    return int(time.monotonic() * 1000)
