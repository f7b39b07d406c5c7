"""One connection: what of its input reaches uvicorn, when, and how long that may take."""

import asyncio
import logging
import math
import re
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final, Literal, cast

from tavolino.core import Refused
from tavolino.server.settings import Settings
from tavolino.server.transport.admission import Admission
from tavolino.server.transport.frames import FrameBudgets
from tavolino.server.transport.guarded_transport import Data, GuardedTransport
from tavolino.server.transport.progress import WriteProgress
from tavolino.server.websocket_frames import close_frame

HEAD_BYTES: Final = 16 * 1024
MOST_HEADERS: Final = 100
LARGE_HEAD: Final = Refused("REQUEST", "head", bytes=HEAD_BYTES, headers=MOST_HEADERS)
MALFORMED: Final = Refused("REQUEST", "malformed")
HEAD_END: Final = re.compile(rb"\A\r?\n|\n\r?\n")
PIECE_BYTES: Final = 2048
"""A body in chunks is parsed in pieces of this size, so a costly one is noticed soon."""
BEGIN_S: Final = 1.0
"""How long uvicorn may take from a complete head to the application. It says nothing at all about
some bad handshakes.
"""
MOST_DISCARDED: Final = 4 * 1024 * 1024
"""At most this much input is read and discarded after an answer."""
LINGER_S: Final = 5.0
"""How long a peer may take to read the last answer and close the connection."""
POLICY_VIOLATION: Final = 1008

log = logging.getLogger(__name__)


Input = Literal["head", "wait", "body", "frames", "discard"]
"""What is done with the bytes that a peer sends.

head: they are kept until the head of a request is complete.
wait: they are kept until the request is answered.
body, frames: they are passed on.
discard: they are read and dropped, because a peer that is cut off may lose the answer.
"""


@dataclass(eq=False)
class Connections:
    """All connections of a server, and what they share."""

    settings: Settings
    render: Callable[[Refused, str], bytes]
    """A refusal as a complete HTTP response to a client with this Accept-Language header."""
    open: set["Connection"] = field(default_factory=set)
    is_closing: bool = False

    def __post_init__(self) -> None:
        self.admission = Admission(self.settings)

    def check(self, now: float) -> None:
        """Called periodically: ends connections that are overdue."""
        for connection in tuple(self.open):
            connection.check(now)

    async def shut_down(self) -> None:
        """Ends all connections that wait for their peers. Websockets, which the application has
        closed, get some time.
        """
        self.is_closing = True
        for connection in tuple(self.open):
            connection.shut_down()
        with suppress(TimeoutError):
            async with asyncio.timeout(LINGER_S):
                while sockets := [one for one in self.open if one.is_websocket]:
                    await asyncio.sleep(0.01)
        for connection in sockets:
            connection.transport.abort()


class Connection(asyncio.Protocol):
    """To the event loop a protocol; `GuardedTransport` is its side towards uvicorn."""

    def __init__(self, inner: asyncio.Protocol, connections: Connections) -> None:
        self.transport: asyncio.Transport
        self.is_writable = True
        """False while the peer does not read what it was sent."""
        self.on_writable: Callable[[], None] | None = None
        """Called when the peer reads again."""
        self.is_answering = False
        """True while the application answers. What uvicorn writes before is its own refusal."""
        self.is_finished = False
        """True if nothing is written any more."""
        self.body_taken = 0
        """How much of a body has been passed on, with its encoding."""
        self.language = ""
        self._inner: asyncio.Protocol | None = inner
        self._connections = connections
        self._settings = connections.settings
        self._loop = asyncio.get_running_loop()
        self._input: Input = "head"
        self._pending = b""
        self._is_held = False
        self._is_reading = True
        self._body_left = 0.0
        self._discarded = 0
        self._budgets: FrameBudgets | None = None
        self._progress = WriteProgress(self._settings.unread_seconds)
        self._deadline = math.inf

    @property
    def is_websocket(self) -> bool:
        return self._budgets is not None

    # From the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._connections.open.add(self)
        peer = transport.get_extra_info("peername")
        admission = self._connections.admission
        cap = admission.admit(self.transport, peer[0] if peer else None)
        if cap is not None:
            admission.refused.count(cap)
            self._inner = None
            self.refuse(Refused("LIMIT", "connections"))
            return
        assert self._inner is not None
        self._inner.connection_made(GuardedTransport(self))
        self._expect_head(self._settings.head_seconds)

    def data_received(self, data: bytes) -> None:
        if self._input == "discard":
            self._discarded += len(data)
            if self._discarded > MOST_DISCARDED:
                self.transport.abort()
            return
        if self._input == "head" and not self._pending:
            self._deadline = self._loop.time() + self._settings.head_seconds
        self._pending = self._pending + data if self._pending else data
        self._feed()

    def eof_received(self) -> None:
        if self._inner is not None:
            self._inner.eof_received()

    def pause_writing(self) -> None:
        self.is_writable = False
        if self._inner is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        self.is_writable = True
        if self._inner is not None:
            self._inner.resume_writing()
        if self.on_writable is not None:
            self.on_writable()
        self._feed()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_finished = True
        self._connections.open.discard(self)
        self._connections.admission.release(self.transport)
        self._lose(exc)

    def _lose(self, exc: Exception | None = None) -> None:
        """Tells uvicorn that the connection is lost."""
        inner, self._inner = self._inner, None
        self.on_writable = None
        if inner is not None:
            inner.connection_lost(exc)

    # From the application, through the middleware

    def begin_request(self, body_bytes: float, language: str) -> None:
        """A request has arrived; its body is infinite if the length is not known."""
        self.language = language
        self.body_taken = 0
        self._body_left = body_bytes
        self._connections.admission.mark_busy(self.transport)
        if self._input != "discard":
            seconds = self._settings.body_seconds if body_bytes else math.inf
            self._deadline = self._loop.time() + seconds
            self._input = "body" if body_bytes else "wait"
            self._feed()

    def end_body(self) -> None:
        """All of the body has arrived."""
        if self._input == "body":
            self._input = "wait"
            self._deadline = math.inf

    def begin_answer(self) -> bool:
        """Returns False if the body is not complete. The rest of it is then discarded, and the
        connection must be closed after the answer.
        """
        self.is_answering = True
        if self._input == "body":
            self._discard()
        return self._input != "discard"

    def end_answer(self) -> None:
        self.is_answering = False
        if self._input == "wait":
            self._expect_head(self._settings.idle_seconds)
            self._feed()

    def begin_handshake(self) -> None:
        """The handshake of a websocket has arrived."""
        self._deadline = math.inf
        self._connections.admission.mark_busy(self.transport)

    def begin_frames(self) -> None:
        """The websocket has been accepted."""
        self._is_held = False
        self._feed()

    def write(self, frames: bytes) -> None:
        """Writes frames made by `text_frame`; does nothing once the connection is closed."""
        if not self.is_finished and not self.transport.is_closing():
            self.transport.write(frames)

    # From uvicorn, through its transport

    def may_write(self, data: Data) -> bool:
        """Replaces an answer that is not the application's by a refusal in words."""
        if self.is_finished:
            return False
        if self.is_answering or bytes(data[:13]) == b"HTTP/1.1 100 ":
            return True
        self.refuse_malformed()
        return False

    def hold(self, is_held: bool) -> None:
        """Stops or continues to pass input on. The socket is read on until more arrives, since
        that saves two system calls for each message.
        """
        self._is_held = is_held
        if self._pending and not is_held:
            self._loop.call_soon(self._feed)

    def upgrade(self, inner: asyncio.BaseProtocol) -> None:
        """From now on the input is for the protocol of a websocket, once that is accepted."""
        self._inner = cast(asyncio.Protocol, inner)
        if self._input == "wait":
            self._input = "frames"
            self._budgets = FrameBudgets(self._settings)
            self._is_held = True

    def close(self) -> None:
        if self.is_finished:
            return
        if self._pending or self._input == "discard":
            self._finish()
        else:
            self.is_finished = True
            self.transport.close()

    # Input

    def _feed(self) -> None:
        """Passes on what is pending, as far as that is wanted now."""
        if self._input == "frames":
            self._feed_frames()
        elif self._input == "head":
            self._feed_head()
        elif self._input == "body":
            self._feed_body()
        is_reading = not self._pending or self._input in ("head", "discard")
        if is_reading is not self._is_reading:
            self._read_on(is_reading)

    def _feed_head(self) -> None:
        found = HEAD_END.search(self._pending)
        end = found.end() if found else len(self._pending)
        if end > HEAD_BYTES:
            self.refuse_malformed(LARGE_HEAD)
        elif found:
            self._input = "wait"
            self._deadline = self._loop.time() + BEGIN_S
            head, self._pending = self._pending[:end], self._pending[end:]
            token = CURRENT.set(self)
            self._pass_on(head)
            CURRENT.reset(token)
            if self.is_websocket and self._pending:
                self.refuse_malformed()

    def _feed_body(self) -> None:
        if self._is_held or not self._pending:
            return
        size = PIECE_BYTES if math.isinf(self._body_left) else int(self._body_left)
        piece, self._pending = self._pending[:size], self._pending[size:]
        self._body_left -= len(piece)
        self.body_taken += len(piece)
        if not self._body_left:
            self.end_body()
        self._pass_on(piece)
        if self._pending and self._input == "body":
            self._loop.call_soon(self._feed)

    def _feed_frames(self) -> None:
        if self._is_held or not self._pending or not self.is_writable:
            return
        frames, self._pending = self._pending, b""
        assert self._budgets is not None
        excess = self._budgets.excess(frames)
        if excess:
            self.write(close_frame(POLICY_VIOLATION, excess))
            self._finish()
        else:
            self._pass_on(frames)

    def _pass_on(self, data: bytes) -> None:
        assert self._inner is not None
        try:
            self._inner.data_received(data)
        except Exception:
            # Input that uvicorn or a parser did not expect.
            log.debug("input could not be parsed", exc_info=True)
            self.refuse_malformed()

    def _read_on(self, is_reading: bool) -> None:
        if not self.transport.is_closing():
            self._is_reading = is_reading
            if is_reading:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    # Deadlines and the end

    def _expect_head(self, seconds: float) -> None:
        self._input = "head"
        self._deadline = self._loop.time() + seconds
        self._connections.admission.mark_idle(self.transport)

    def check(self, now: float) -> None:
        """Called periodically: ends the connection if it is overdue."""
        if now > self._deadline:
            self._deadline = math.inf
            self._expire()
        elif self._progress.is_stalled(self.transport, now):
            self.transport.abort()

    def _expire(self) -> None:
        if self.is_finished:
            self.transport.abort()
        elif self._input in ("wait", "frames"):
            self.refuse_malformed()
        elif self._input == "head" and not self._pending:
            self.close()
        else:
            self.refuse(Refused("REQUEST", "slow"))

    def shut_down(self) -> None:
        """Called when the server shuts down. Requests are finished, but not awaited."""
        if self.is_finished:
            self.transport.abort()
        elif self._input == "body":
            self.refuse(Refused("SERVER", "closing"))

    def refuse(self, refusal: Refused) -> None:
        """Answers and closes; only closes if the application has begun to answer."""
        if self.is_finished:
            return
        if not self.is_answering:
            self.transport.write(self._connections.render(refusal, self.language))
        self._finish()

    def refuse_malformed(self, refusal: Refused = MALFORMED) -> None:
        """Refuses a request that is not understood, and logs that now and then."""
        if self._connections.is_closing:
            refusal = Refused("SERVER", "closing")
        else:
            self._connections.admission.malformed.count(refusal.why)
        self.refuse(refusal)

    def _finish(self) -> None:
        """Ends the output. The connection closes when the peer does, or after some time."""
        self.is_finished = True
        self._discard()
        self._deadline = self._loop.time() + LINGER_S
        self._connections.admission.mark_idle(self.transport)
        self._loop.call_soon(self._lose)
        if not self.transport.is_closing():
            self.transport.write_eof()

    def _discard(self) -> None:
        self._input = "discard"
        self._pending = b""
        self._deadline = math.inf
        if not self._is_reading:
            self._read_on(True)


CURRENT: Final[ContextVar[Connection | None]] = ContextVar("connection", default=None)
"""The connection whose input is handled. Tasks that uvicorn starts for a request inherit it."""
