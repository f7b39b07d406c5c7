"""The websocket of one person at one table."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tavolino.core import Refused, Seat
from tavolino.locales import say_at_table
from tavolino.match.audience import has_same_viewpoints, may_view, viewpoints_of
from tavolino.match.events import Person
from tavolino.server.context import AppContext, check_limit, context_of
from tavolino.server.http.responses import refuse
from tavolino.server.http.visitors import address_of, check_origin, known, language_of
from tavolino.server.limits import Budget, RateLimit
from tavolino.server.people.sessions import Visitor
from tavolino.server.protocol.messages import (
    Ack,
    Bye,
    ChatLine,
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
    encode,
)
from tavolino.server.storage import Unavailable
from tavolino.server.tables.commands import run_command
from tavolino.server.tables.session import TableSession

MOST_WAITING: Final = 300
"""A peer that does not read so many messages is given up."""
LINGER_S: Final = 5.0
"""So long a peer may take to read why it is sent away."""
POLICY: Final = 1008
TOO_BIG: Final = 1009
RESTART: Final = 1012

log = logging.getLogger(__name__)


async def table_socket(socket: WebSocket) -> None:
    """`/api/tables/{id}/socket?version=N`: the table from version N on."""
    context = context_of(socket)
    try:
        await check_limit(context.limits.requests, address_of(socket))
        check_origin(socket, context)
        visitor = await known(socket)
        table_session = await context.table_manager.open(socket.path_params["id"])
        if not may_view(table_session.live.table, visitor.person):
            raise Refused("TABLE", "private")
        with held_place(context, visitor.person, address_of(socket)):
            await socket.accept()
            context.metrics.sockets.inc()
            try:
                await TableSocket(socket, context, table_session, visitor).serve(
                    seen_before(socket)
                )
            finally:
                context.metrics.sockets.dec()
    except Refused as refusal:
        await turn_away(socket, refusal)
    except Unavailable:
        await turn_away(socket, Refused("STORAGE", "away"))


async def turn_away(socket: WebSocket, refusal: Refused) -> None:
    """Before the handshake a refusal is an answer like any other; after it the socket closes."""
    if socket.application_state == WebSocketState.CONNECTING:
        await socket.send_denial_response(refuse(refusal, language_of(socket)))
    elif socket.application_state == WebSocketState.CONNECTED:
        await socket.close(RESTART)


def seen_before(socket: WebSocket) -> int:
    text = socket.query_params.get("version", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else 0


@contextlib.contextmanager
def held_place(context: AppContext, person: Person, address: str) -> Iterator[None]:
    """One of the sockets a person and an address may have."""
    limits = context.limits
    if not limits.sockets_of_person.take(person):
        raise Refused("LIMIT", "sockets", most=context.settings.sockets_per_person)
    try:
        if not limits.sockets_of_address.take(address):
            raise Refused("LIMIT", "sockets", most=context.settings.sockets_per_address)
        try:
            yield
        finally:
            limits.sockets_of_address.give_back(address)
    finally:
        limits.sockets_of_person.give_back(person)


class TableSocket:
    """Reads submits one after the other; writes the newest there is.

    A peer slower than the table misses frames in between, never the latest, and no entry of the
    log: each frame has the entries since the one before.
    """

    def __init__(
        self, socket: WebSocket, context: AppContext, table_session: TableSession, visitor: Visitor
    ) -> None:
        self.person = visitor.person
        self.session = visitor.session
        self.language = visitor.language
        self._socket = socket
        self._context = context
        self._table_session = table_session
        self._budget = Budget(
            RateLimit(context.settings.messages_at_once, context.settings.messages_per_second),
            time.monotonic,
        )
        self._waiting: list[bytes] = []
        self._lines: list[ChatLine] = []
        self._heard = 0
        self._people: list[Person] | None = None
        self._wake = asyncio.Event()
        self._sent_version = -1
        self._sent_entries = 0
        self._viewpoints: tuple[Seat, ...] = ()
        self._closing: tuple[int, Bye] | None = None
        self._leaving: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # What the room tells (Listener)

    def on_change(self) -> None:
        self._wake.set()

    def on_chat(self, line: ChatLine) -> None:
        if line.n > self._heard:
            self._heard = line.n
            self._lines.append(line)
            self._check_waiting()
            self._wake.set()

    def on_presence(self, people: list[Person]) -> None:
        self._people = people
        self._wake.set()

    # The peer

    async def serve(self, version: int) -> None:
        """Until either side has had enough."""
        self._send(Welcome(self.person, self._context.clock.now()))
        for line in await self._table_session.join(self):
            self.on_chat(line)
        table = self._table_session.live.table
        if has_same_viewpoints(table, version, self.person):
            self._sent_entries = self._table_session.live.entries_at(version)
            self._viewpoints = viewpoints_of(table, self.person)
        self._context.sockets.add(self)
        writing = asyncio.get_running_loop().create_task(self._write())
        reading = asyncio.get_running_loop().create_task(self._read())
        try:
            ends = (reading, writing, self._leaving)
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self._closing:
                reading.cancel()
                await asyncio.wait((writing,), timeout=LINGER_S)
        finally:
            self._table_session.part(self)
            for task in (reading, writing):
                task.cancel()
            for end in await asyncio.gather(reading, writing, return_exceptions=True):
                if isinstance(end, Exception):
                    log.error("a socket failed", exc_info=end)
            try:
                await self._close()
            finally:
                self._context.sockets.discard(self)

    def say_bye(self, refusal: Refused, code: int = POLICY) -> None:
        """Ends the conversation, and says why."""
        text = say_at_table(refusal, self.language)
        self._closing = (code, Bye(refusal.rule, refusal.why, text))
        if not self._leaving.done():
            self._leaving.set_result(None)
        self._wake.set()

    async def _close(self) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            code = self._closing[0] if self._closing else 1000
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(LINGER_S):
                    await self._socket.close(code)

    def _send(self, message: ToClient) -> None:
        self._waiting.append(encode(message))
        self._check_waiting()
        self._wake.set()

    def _check_waiting(self) -> None:
        if len(self._waiting) + len(self._lines) > MOST_WAITING:
            self.say_bye(Refused("LIMIT", "slow"))

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                while self._waiting:
                    await self._put(self._waiting.pop(0))
                if self._closing:
                    await self._put(encode(self._closing[1]))
                    return
                await self._write_lines()
                await self._write_table()
                if self._people is not None:
                    people, self._people = self._people, None
                    await self._put(encode(Here(people)))
                if self._waiting or self._lines or self._closing:
                    continue
                await self._wake.wait()
                self._wake.clear()

    async def _write_lines(self) -> None:
        """What was said, in the order in which it was said, but by nobody muted."""
        if not self._lines:
            return
        try:
            muted = await self._context.people.muted_by(self.person)
        except Unavailable:
            self.say_bye(Refused("STORAGE", "away"), RESTART)
            return
        while self._lines:
            line = self._lines.pop(0)
            if line.person not in muted:
                await self._put(encode(line))

    async def _write_table(self) -> None:
        live = self._table_session.live
        table = live.table
        if table.version <= self._sent_version:
            return
        if not may_view(table, self.person):
            self.say_bye(Refused("TABLE", "private"))
            return
        viewpoints = viewpoints_of(table, self.person)
        since = self._sent_entries if viewpoints == self._viewpoints else 0
        frame = live.frame(self.person, since)
        self._sent_version, self._sent_entries, self._viewpoints = (
            table.version,
            len(table.play.log),
            viewpoints,
        )
        await self._put(frame)
        if live.submitted_at:
            self._context.metrics.latency.observe(time.perf_counter() - live.submitted_at)

    async def _put(self, frame: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": frame.decode()})

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            most = self._context.settings.frame_bytes
            if self._budget.take():
                self.say_bye(Refused("LIMIT", "messages"))
                return
            if len((text or "").encode()) > most:
                self.say_bye(Refused("BODY", "large", most=most), TOO_BIG)
                return
            await self._take(text)

    async def _take(self, text: str | None) -> None:
        """Answers one message, whatever it is."""
        submit = ""
        try:
            if text is None:
                raise Refused("BODY", "binary")
            try:
                command = decode_command(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise Refused("BODY", "json", reason=str(error)[:200]) from None
            if isinstance(command, Ping):
                self._send(Pong(command.sent, self._context.clock.now()))
                return
            submit = command.id
            if isinstance(command, SendChat):
                await check_limit(self._context.limits.chat, self.person)
            if isinstance(command, Rematch) and not self._table_session.live.table.rematch:
                await check_limit(self._context.limits.tables, self.person)
            version = await run_command(
                self._context.table_manager, self._table_session, self.person, command
            )
            if isinstance(command, Move):
                self._context.metrics.moves.labels(self._table_session.live.table.game.name).inc()
            self._send(Ack(submit, version))
        except Unavailable:
            self._refuse(submit, Refused("STORAGE", "away"))
        except Refused as refusal:
            self._refuse(submit, refusal)

    def _refuse(self, submit: str, refusal: Refused) -> None:
        self._context.metrics.count_refusal(refusal.rule)
        self._send(
            Refusal(
                id=submit,
                rule=refusal.rule,
                why=refusal.why,
                params=refusal.params,
                text=say_at_table(refusal, self.language),
                version=self._table_session.live.table.version,
            )
        )


async def say_goodbye(context: AppContext) -> None:
    """Tells every peer that the server goes, and waits until they know; they come back by
    themselves.
    """
    for socket in tuple(context.sockets):
        socket.say_bye(Refused("SERVER", "closing"), RESTART)
    deadline = time.monotonic() + LINGER_S
    while context.sockets and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
