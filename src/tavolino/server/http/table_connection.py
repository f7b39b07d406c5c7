"""One person connected to one table: what they send, and what they are sent."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final

from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.frames import CloseCode

from tavolino.core import Refused
from tavolino.locales import say_at_table
from tavolino.protocol.messages import (
    Ack,
    Bye,
    ChatLine,
    Command,
    Move,
    Ping,
    Pong,
    Rematch,
    SendChat,
    SendEmote,
    Sit,
    ToClient,
    Welcome,
    encode,
)
from tavolino.server.context import AppContext
from tavolino.server.limits import Budget, RateLimit
from tavolino.server.limits.requests import check_limit
from tavolino.server.live.creation import open_rematch
from tavolino.server.live.session import TableSession
from tavolino.server.people.sessions import Visitor
from tavolino.server.storage import Unavailable
from tavolino.server.transport.connection import Connection
from tavolino.server.websocket_frames import text_frame
from tavolino.table.actor import Actor
from tavolino.table.commands import apply_command, read_command
from tavolino.table.frames import Follower
from tavolino.table.refusals import refused_command

MOST_WAITING: Final = 300
"""A peer that leaves this many messages unread is disconnected."""

log = logging.getLogger(__name__)


class TableConnection:
    """Runs commands one after the other; writes the newest frame there is.

    A peer slower than the table misses frames in between, but never the latest, and no entry of
    the log: each frame has the entries since the one before. Frames are written past uvicorn,
    since their bytes are the same for all who get them.
    """

    __slots__ = (
        "__weakref__",
        "_budget",
        "_close_code",
        "_connection",
        "_context",
        "_follower",
        "_has_joined",
        "_is_running",
        "_last_line",
        "_lines",
        "_loop",
        "_presence",
        "_socket",
        "_table_session",
        "_tasks",
        "_waiting",
        "_will_flush",
        "address",
        "language",
        "person",
        "session",
    )

    def __init__(
        self,
        socket: WebSocket,
        connection: Connection,
        context: AppContext,
        table_session: TableSession,
        visitor: Visitor,
        address: str,
    ) -> None:
        self.person = visitor.person
        self.address = address
        self.session = visitor.session
        self.language = visitor.language
        self._socket = socket
        self._connection = connection
        self._context = context
        self._table_session = table_session
        self._loop = asyncio.get_running_loop()
        self._budget = Budget(
            RateLimit(context.settings.messages_at_once, context.settings.messages_per_second),
            time.monotonic,
        )
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: list[bytes] = []
        self._presence: bytes | None = None
        self._lines: list[ChatLine] = []
        self._last_line = 0
        self._will_flush = False
        self._follower = Follower(visitor.person)
        self._has_joined = False
        self._is_running = False
        self._close_code = 0

    # Listener of the table

    def on_change(self) -> None:
        if self._is_running:
            self._flush_soon()  # with the answer to the peer's own command
        else:
            self._flush()

    def on_rename(self) -> None:
        """Sends the same version of the table again."""
        self._follower.repeat()
        self._flush_soon()

    def on_chat(self, line: ChatLine) -> None:
        if line.n <= self._last_line:
            return
        self._last_line = line.n
        self._lines.append(line)
        self._check_waiting()
        if len(self._lines) == 1:
            self._start(self._write_lines())

    def on_presence(self, frame: bytes) -> None:
        self._presence = frame
        self._flush_soon()

    # The connection

    async def join(self, version: int) -> None:
        """Joins the table. The peer already has the log up to this version."""
        self._write(Welcome(self.person, self._context.clock.now()))
        self._lines = await self._table_session.join(self)
        if self._lines:
            self._last_line = self._lines[-1].n
            await self._write_lines()
        self._follower.resume(self._table_session.live.table, version)
        self._has_joined = True
        self._context.sockets.add(self)

    def leave(self) -> None:
        """Undoes `join`, even one that failed halfway."""
        self._connection.on_writable = None
        self._table_session.part(self)
        self._context.sockets.discard(self)

    async def serve(self, receive: Receive) -> None:
        """Serves the peer until the connection ends."""
        self._connection.on_writable = self._flush
        self._flush()
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            self._is_running = True
            try:
                await self._take(event.get("text"))
            except Exception:
                log.exception("a socket failed")
                await self._close(CloseCode.INTERNAL_ERROR)
                return
            self._is_running = False

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a socket failed", exc_info=error)
            self._start(self._close(CloseCode.INTERNAL_ERROR))

    def say_bye(self, refusal: Refused, code: int = CloseCode.POLICY_VIOLATION) -> None:
        """Tells the peer why the connection ends, and ends it."""
        if self._close_code:
            return
        self._close_code = code
        text = say_at_table(refusal, self.language)
        self._waiting.append(to_frame(Bye(refusal.rule, refusal.why, text)))
        self._write_waiting()
        self._start(self._close(code))

    async def _close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the peer may have closed it first
            await self._socket.close(code)

    # What goes out

    def _write(self, message: ToClient) -> None:
        self._waiting.append(to_frame(message))
        self._check_waiting()
        if self._is_running:
            self._flush()
        else:
            self._flush_soon()

    def _check_waiting(self) -> None:
        if len(self._waiting) + len(self._lines) > MOST_WAITING:
            self.say_bye(Refused("LIMIT", "slow"))

    def _flush_soon(self) -> None:
        """Writes once for all that happens in one turn of the event loop, like a move's
        acknowledgement and the table after it.
        """
        if not self._will_flush:
            self._will_flush = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Writes what there is, unless the peer has yet to read what it was sent."""
        self._will_flush = False
        if self._close_code or not self._connection.is_writable:
            return
        frame = self._next_frame() if self._has_joined else None
        if self._close_code:
            return
        if frame is not None:
            if not self._waiting and self._presence is None:
                self._connection.write(frame)  # nothing else to say, as to every spectator
                return
            # Before an acknowledgement: who reads that has seen what it is about.
            self._waiting.insert(0, frame)
        if self._presence is not None:
            self._waiting.append(self._presence)
            self._presence = None
        self._write_waiting()

    def _write_waiting(self) -> None:
        if self._waiting:
            self._connection.write(b"".join(self._waiting))
            self._waiting.clear()

    def _next_frame(self) -> bytes | None:
        """The table as it is now, if the peer has not seen that yet."""
        live = self._table_session.live
        try:
            wanted = self._follower.next_frame(live.table)
        except Refused as refusal:
            self.say_bye(refusal)
            return None
        if wanted is None:
            return None
        frame = live.frames.frame(wanted)
        if live.submitted_at:
            self._context.metrics.latency.observe(time.perf_counter() - live.submitted_at)
            live.submitted_at = 0.0
        return frame

    async def _write_lines(self) -> None:
        """Writes chat lines in their order, without those of people who are muted."""
        try:
            muted = await self._context.people.muted_by(self.person)
        except Unavailable:
            self.say_bye(Refused("STORAGE", "away"), CloseCode.SERVICE_RESTART)
            return
        self._waiting += [to_frame(line) for line in self._lines if line.person not in muted]
        self._lines = []
        self._flush_soon()

    # What comes in

    async def _take(self, text: str | None) -> None:
        """Takes one message."""
        most = self._context.settings.frame_bytes
        if self._close_code:
            return
        if self._budget.take():
            self.say_bye(Refused("LIMIT", "messages"))
        elif text is not None and utf8_length(text) > most:
            self.say_bye(Refused("BODY", "large", most=most), CloseCode.MESSAGE_TOO_BIG)
        else:
            await self._answer(text)

    async def _answer(self, text: str | None) -> None:
        """Answers one message, whatever it is."""
        command_id = ""
        try:
            command = read_command(text)
            if isinstance(command, Ping):
                self._write(Pong(command.sent, self._context.clock.now()))
                return
            command_id = command.id
            self._write(Ack(command_id, await self._run(command)))
        except Unavailable:
            self._refuse(command_id, Refused("STORAGE", "away"))
        except Refused as refusal:
            self._refuse(command_id, refusal)

    async def _run(self, command: Command) -> int:
        """Runs a command; returns the version of the table, or the number of the chat line."""
        session, limits, person = self._table_session, self._context.limits, self.person
        match command:
            case SendChat(text=text):
                await check_limit(limits.chat, person)
                return await session.send_chat(person, text, command.id)
            case SendEmote(emote=emote):
                await check_limit(limits.chat, person)
                return await session.send_emote(person, emote, command.id)
            case Rematch(game=game):
                if not session.live.table.rematch:
                    await limits.check_new_table(person, self.address)
                actor = Actor(person, self._context.clock.now(), command.id)
                return await open_rematch(self._context.table_manager, session.live, actor, game)
            case Sit():
                await check_limit(limits.seats, person)
        version = await session.live.act(
            lambda draft, now: apply_command(
                draft, Actor(person, now, command.id), command, session.presence.has
            ),
            person,
            command.id,
        )
        if isinstance(command, Move):
            self._context.metrics.moves.labels(session.live.table.game.name).inc()
        return version

    def _refuse(self, command_id: str, refusal: Refused) -> None:
        self._context.metrics.count_refusal(refusal.rule)
        version = self._table_session.live.table.version
        self._write(refused_command(command_id, refusal, self.language, version))


def to_frame(message: ToClient) -> bytes:
    return text_frame(encode(message))


def utf8_length(text: str) -> int:
    """The length in bytes."""
    return len(text) if text.isascii() else len(text.encode())


def say_goodbye(context: AppContext) -> None:
    """Stops the games' clock and tells every peer that the server stops. They reconnect by
    themselves.
    """
    context.clock.stop()
    for socket in tuple(context.sockets):
        socket.say_bye(Refused("SERVER", "closing"), CloseCode.SERVICE_RESTART)
