"""A live table with its listeners, presence, chat and bot driver."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final

from tavolino.protocol.emotes import store_emote
from tavolino.protocol.messages import ChatLine, Here, encode
from tavolino.server.live.bot_driver import BotDriver
from tavolino.server.live.chat import Chat, check_may_chat, cleaned
from tavolino.server.live.live import Listener, LiveTable
from tavolino.server.live.presence import Presence
from tavolino.server.live.services import TableServices
from tavolino.server.storage import Unavailable
from tavolino.server.websocket_frames import text_frame
from tavolino.table.events import Person

RETRY_S: Final = 2.0

log = logging.getLogger(__name__)


class TableSession:
    def __init__(
        self,
        live: LiveTable,
        bot_driver: BotDriver,
        chat: Chat,
        presence: Presence,
        services: TableServices,
    ) -> None:
        self.live = live
        self.bot_driver = bot_driver
        self.chat = chat
        self.presence = presence
        self._services = services
        self._last_chat = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop: Callable[[], None] = services.bus.subscribe(live.channel, self._hear)
        self.is_closed = False

    @property
    def is_empty(self) -> bool:
        """True if nobody is connected and nothing is in progress."""
        return not (
            self.live.listeners or self._tasks or self.bot_driver.is_busy or self.live.is_busy
        )

    async def join(self, listener: Listener) -> list[ChatLine]:
        """Adds a listener; returns the recent chat lines."""
        await self.live.learn_names([listener.person])
        lines = await self.chat.after(0, is_earlier=True)
        if lines and not self.live.listeners:
            self._last_chat = max(self._last_chat, lines[-1].n)
        self.live.listeners.add(listener)
        self.presence.come(listener.person)
        self.publish_presence()
        return lines

    def part(self, listener: Listener) -> None:
        self.live.listeners.discard(listener)
        self.presence.go(listener.person)
        if not self.is_closed:
            self.publish_presence()

    async def send_chat(self, person: Person, text: str, submit: str) -> int:
        """Stores a chat line and publishes it; returns its number."""
        self._check_may_chat(person)
        return await self._send(person, cleaned(text), submit)

    async def send_emote(self, person: Person, emote: str, submit: str) -> int:
        """Stores an emote as a chat line and publishes it; returns its number."""
        self._check_may_chat(person)
        return await self._send(person, store_emote(emote), submit)

    def _check_may_chat(self, person: Person) -> None:
        self.live.check_not_archived()
        check_may_chat(self.live.table, person)

    async def _send(self, person: Person, line: str, submit: str) -> int:
        n = await self.chat.add(person, line, submit, self._services.wall_ms())
        await self._services.bus.publish(self.live.channel, b"chat %d" % n)
        return n

    def publish_presence(self) -> None:
        """Sends the people present to all listeners, and those of this process to the others."""
        self._show_presence()
        self.start(self._services.bus.publish(self.live.channel, self.presence.write()))

    def _show_presence(self) -> None:
        frame = text_frame(encode(Here(self.presence.people)))
        for listener in tuple(self.live.listeners):
            listener.on_presence(frame)

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Runs work in the background."""
        task = asyncio.get_running_loop().create_task(self._retry_later(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _retry_later(self, work: Coroutine[None, None, None]) -> None:
        """Does the work; if the storage does not answer, catches up a little later."""
        try:
            await work
        except Unavailable:
            asyncio.get_running_loop().call_later(RETRY_S, self._hear, b"")

    def _hear(self, message: bytes) -> None:
        """Handles a message from the bus, which may come from this process itself."""
        if self.is_closed:
            return
        word, _, rest = message.partition(b" ")
        if word == b"version" and int(rest) <= self.live.table.version:
            return
        if word == b"here":
            heard = self.presence.read(message)
            if heard.is_newcomer and self.live.listeners:
                self.publish_presence()
            elif heard.is_change:
                self._show_presence()
            return
        if word in (b"", b"version"):
            self.start(self.live.catch_up())
        if word == b"" and self.live.listeners:
            self.publish_presence()
        if word in (b"", b"chat"):
            self.start(self._pass_on_chat())

    async def _pass_on_chat(self) -> None:
        lines = await self.chat.after(self._last_chat)
        for line in lines:
            if line.n <= self._last_chat:
                continue
            self._last_chat = line.n
            for listener in tuple(self.live.listeners):
                listener.on_chat(line)

    async def close(self) -> None:
        self.is_closed = True
        self._stop()
        await self.bot_driver.close()
        await self.live.settled()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
