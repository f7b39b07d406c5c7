"""One person connected to one table: what they send, and what they are sent."""

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tavolino.core import Refused, Seat
from tavolino.locales import say_at_table
from tavolino.match.audience import has_same_viewpoints, may_view, viewpoints_of
from tavolino.match.events import Person
from tavolino.server.context import AppContext
from tavolino.server.http.frame_writer import frame_writer
from tavolino.server.limits import Budget, RateLimit
from tavolino.server.limits.requests import check_limit
from tavolino.server.people.sessions import Visitor
from tavolino.server.protocol.frames import to_frame
from tavolino.server.protocol.messages import (
    Ack,
    Bye,
    ChatLine,
    Command,
    Here,
    Move,
    Ping,
    Pong,
    Refusal,
    Rematch,
    SendChat,
    ToClient,
    Welcome,
    decode_command,
)
from tavolino.server.storage import Unavailable
from tavolino.server.tables.commands import run_command
from tavolino.server.tables.session import TableSession

MOST_WAITING: Final = 300
"""A peer that leaves this many messages unread is disconnected."""
LINGER_S: Final = 5.0
"""How long a peer may take to read why it is disconnected."""
POLICY: Final = 1008
TOO_BIG: Final = 1009
RESTART: Final = 1012

log = logging.getLogger(__name__)


class TableConnection:
    """Reads commands one after the other; writes the newest frame there is.

    A peer slower than the table misses frames in between, but never the latest, and no entry of
    the log: each frame has the entries since the one before.
    """

    def __init__(
        self, socket: WebSocket, context: AppContext, table_session: TableSession, visitor: Visitor
    ) -> None:
        self.person = visitor.person
        self.session = visitor.session
        self.language = visitor.language
        self._socket = socket
        self._writer = frame_writer(socket)
        self._context = context
        self._table_session = table_session
        self._loop = asyncio.get_running_loop()
        self._budget = Budget(
            RateLimit(context.settings.messages_at_once, context.settings.messages_per_second),
            time.monotonic,
        )
        self._waiting: list[bytes] = []
        self._people: list[Person] | None = None
        self._lines: list[ChatLine] = []
        self._last_line = 0
        self._writing_lines: asyncio.Task[None] | None = None
        self._will_flush = False
        self._sent_version = -1
        self._sent_entries = 0
        self._viewpoints: tuple[Seat, ...] = ()
        self._close_code = 0

    # Listener of the table

    def on_change(self) -> None:
        self._flush_soon()

    def on_chat(self, line: ChatLine) -> None:
        if line.n <= self._last_line:
            return
        self._last_line = line.n
        self._lines.append(line)
        self._check_waiting()
        if self._writing_lines is None:
            self._writing_lines = self._loop.create_task(self._write_lines())

    def on_presence(self, people: list[Person]) -> None:
        self._people = people
        self._flush_soon()

    # The connection

    async def serve(self, version: int) -> None:
        """Serves until either side ends it."""
        self._send(Welcome(self.person, self._context.clock.now()))
        try:
            for line in await self._table_session.join(self):
                self.on_chat(line)
            if self._writing_lines:
                await self._writing_lines
            table = self._table_session.live.table
            if has_same_viewpoints(table, version, self.person):
                self._sent_entries = self._table_session.live.entries_at(version)
                self._viewpoints = viewpoints_of(table, self.person)
            self._write_waiting()
            self._sent_version = 0
            self._context.sockets.add(self)
            self._writer.on_writable = self._flush
            self._flush()
            await self._read()
        except Exception:
            log.exception("a socket failed")
        finally:
            self._table_session.part(self)
            if self._writing_lines:
                self._writing_lines.cancel()
            try:
                await self._close()
            finally:
                self._context.sockets.discard(self)

    def say_bye(self, refusal: Refused, code: int = POLICY) -> None:
        """Tells the peer why the connection ends, and ends it."""
        if self._close_code:
            return
        self._close_code = code
        text = say_at_table(refusal, self.language)
        self._waiting.append(to_frame(Bye(refusal.rule, refusal.why, text)))
        self._write_waiting()
        self._writer.stop_reading()

    async def _close(self) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(LINGER_S):
                    await self._socket.close(self._close_code or 1000)

    # What goes out

    def _send(self, message: ToClient) -> None:
        self._waiting.append(to_frame(message))
        self._check_waiting()
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
        if self._close_code or not self._writer.is_writable:
            return
        if self._sent_version >= 0:
            self._add_table()
        if self._close_code:
            return
        if self._people is not None:
            self._waiting.append(to_frame(Here(self._people)))
            self._people = None
        self._write_waiting()

    def _write_waiting(self) -> None:
        if self._waiting:
            self._writer.write_frames(b"".join(self._waiting))
            self._waiting.clear()

    def _add_table(self) -> None:
        live = self._table_session.live
        table = live.table
        if table.version <= self._sent_version:
            return
        if not may_view(table, self.person):
            self.say_bye(Refused("TABLE", "private"))
            return
        viewpoints = viewpoints_of(table, self.person)
        since = self._sent_entries if viewpoints == self._viewpoints else 0
        # Before an acknowledgement: who reads that has seen what it is about.
        self._waiting.insert(0, live.frame(viewpoints, since))
        self._sent_version = table.version
        self._sent_entries = len(table.play.log)
        self._viewpoints = viewpoints
        if live.submitted_at:
            self._context.metrics.latency.observe(time.perf_counter() - live.submitted_at)
            live.submitted_at = 0.0

    async def _write_lines(self) -> None:
        """Writes chat lines in their order, without those of people who are muted."""
        try:
            while self._lines:
                muted = await self._context.people.muted_by(self.person)
                lines, self._lines = self._lines, []
                self._waiting += [to_frame(line) for line in lines if line.person not in muted]
            self._flush_soon()
        except Unavailable:
            self.say_bye(Refused("STORAGE", "away"), RESTART)
        finally:
            self._writing_lines = None

    # What comes in

    async def _read(self) -> None:
        while not self._close_code:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive" or self._close_code:
                return
            if self._budget.take():
                self.say_bye(Refused("LIMIT", "messages"))
                return
            text = message.get("text")
            most = self._context.settings.frame_bytes
            if text is not None and utf8_length(text) > most:
                self.say_bye(Refused("BODY", "large", most=most), TOO_BIG)
                return
            await self._answer(text)

    async def _answer(self, text: str | None) -> None:
        """Answers one message, whatever it is."""
        command_id = ""
        try:
            command = read_command(text)
            if isinstance(command, Ping):
                self._send(Pong(command.sent, self._context.clock.now()))
                return
            command_id = command.id
            self._send(Ack(command_id, await self._run(command)))
        except Unavailable:
            self._refuse(command_id, Refused("STORAGE", "away"))
        except Refused as refusal:
            self._refuse(command_id, refusal)

    async def _run(self, command: Command) -> int:
        live = self._table_session.live
        if isinstance(command, SendChat):
            await check_limit(self._context.limits.chat, self.person)
        if isinstance(command, Rematch) and not live.table.rematch:
            await check_limit(self._context.limits.tables, self.person)
        version = await run_command(
            self._context.table_manager, self._table_session, self.person, command
        )
        if isinstance(command, Move):
            self._context.metrics.moves.labels(live.table.game.name).inc()
        return version

    def _refuse(self, command_id: str, refusal: Refused) -> None:
        self._context.metrics.count_refusal(refusal.rule)
        self._send(
            Refusal(
                id=command_id,
                rule=refusal.rule,
                why=refusal.why,
                params=refusal.params,
                text=say_at_table(refusal, self.language),
                version=self._table_session.live.table.version,
            )
        )


def read_command(text: str | None) -> Command | Ping:
    """The command in a message; refuses what is none."""
    if text is None:
        raise Refused("BODY", "binary")
    try:
        return decode_command(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("BODY", "json", reason=str(error)[:200]) from None


def utf8_length(text: str) -> int:
    """The length in bytes."""
    return len(text) if text.isascii() else len(text.encode())


async def say_goodbye(context: AppContext) -> None:
    """Tells every peer that the server stops, and waits until they know. They reconnect by
    themselves.
    """
    for socket in tuple(context.sockets):
        socket.say_bye(Refused("SERVER", "closing"), RESTART)
    deadline = time.monotonic() + LINGER_S
    while context.sockets and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
