"""One connection: what of its input reaches uvicorn, and when."""

import asyncio
import logging
import math
import re
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final, cast

from tavolino.core import Refused
from tavolino.server.transport.ending import Connections, EndingConnection
from tavolino.server.transport.frames import FrameBudgets
from tavolino.server.transport.guarded_transport import Data, GuardedTransport
from tavolino.server.websocket_frames import close_frame

HEAD_BYTES: Final = 16 * 1024
MOST_HEADERS: Final = 100
LARGE_HEAD: Final = Refused("REQUEST", "head", bytes=HEAD_BYTES, headers=MOST_HEADERS)
HEAD_END: Final = re.compile(rb"\A\r?\n|\n\r?\n")
PIECE_BYTES: Final = 2048
"""A body in chunks is parsed in pieces of this size, so a costly one is noticed soon."""
BEGIN_S: Final = 1.0
"""How long uvicorn may take from a complete head to the application. It says nothing at all about
some bad handshakes.
"""
MOST_DISCARDED: Final = 4 * 1024 * 1024
"""At most this much input is read and discarded after an answer."""
POLICY_VIOLATION: Final = 1008

log = logging.getLogger(__name__)


class Connection(EndingConnection):
    """To the event loop a protocol; `GuardedTransport` is its side towards uvicorn."""

    def __init__(self, inner: asyncio.Protocol, connections: Connections) -> None:
        super().__init__(inner, connections)
        self.is_writable = True
        """False while the peer does not read what it was sent."""
        self.on_writable: Callable[[], None] | None = None
        """Called when the peer reads again."""
        self.body_taken = 0
        """How much of a body has been passed on, with its encoding."""
        self._body_left = 0.0
        self._budgets: FrameBudgets | None = None
        self._discarded = 0
        self._is_held = False
        self._searched = 0

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
        if self._input == "wait" and not self.is_finished:
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
            self.is_websocket = True
            self._budgets = FrameBudgets(self._settings)
            self._is_held = True

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
        found = HEAD_END.search(self._pending, max(0, self._searched - 2))
        self._searched = len(self._pending)
        end = found.end() if found else len(self._pending)
        if end > HEAD_BYTES:
            self.refuse_malformed(LARGE_HEAD)
        elif found:
            self._input = "wait"
            self._searched = 0
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

    def _expect_head(self, seconds: float) -> None:
        self._input = "head"
        self._deadline = self._loop.time() + seconds
        self._connections.admission.mark_idle(self.transport)


CURRENT: Final[ContextVar[Connection | None]] = ContextVar("connection", default=None)
"""The connection whose input is handled. Tasks that uvicorn starts for a request inherit it."""
