"""How connections end: deadlines, refusals, and time to read the last answer."""

import asyncio
import math
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Literal

from tavolino.core import Refused
from tavolino.server.settings import Settings
from tavolino.server.transport.admission import Admission
from tavolino.server.transport.progress import WriteProgress

MALFORMED: Final = Refused("REQUEST", "malformed")
CLOSING: Final = Refused("SERVER", "closing")
LINGER_S: Final = 5.0
"""How long a peer may take to read the last answer and close the connection."""

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
    open: set["EndingConnection"] = field(default_factory=set)
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


class EndingConnection(asyncio.Protocol):
    """The state of a connection, and all that ends it."""

    def __init__(self, inner: asyncio.Protocol, connections: Connections) -> None:
        self.transport: asyncio.Transport
        self.is_answering = False
        """True while the application answers. What uvicorn writes before is its own refusal."""
        self.is_finished = False
        """True if nothing is written any more."""
        self.is_websocket = False
        self.language = ""
        self._inner: asyncio.Protocol | None = inner
        self._connections = connections
        self._settings = connections.settings
        self._loop = asyncio.get_running_loop()
        self._input: Input = "head"
        self._pending = b""
        self._is_reading = True
        self._deadline = math.inf
        self._progress = WriteProgress(self._settings.unread_seconds)

    def check(self, now: float) -> None:
        """Called periodically: ends the connection if it is overdue."""
        if now > self._deadline:
            self._deadline = math.inf
            self._expire()
        elif self._progress.is_stalled(self.transport, now):
            self.transport.abort()

    def _expire(self) -> None:
        if self.is_finished:
            if self.transport.get_write_buffer_size():
                self._deadline = self._loop.time() + LINGER_S  # it still reads
            else:
                self.transport.abort()
        elif self._input in ("wait", "frames"):
            self.refuse_malformed()
        elif self._input == "head" and not self._pending:
            self.close()
        else:
            self.refuse(Refused("REQUEST", "slow"))

    def shut_down(self) -> None:
        """Called when the server shuts down. Requests are finished, but not awaited."""
        if self._inner is None:
            self.transport.abort()
        elif self._input == "body":
            self.refuse(CLOSING)

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
            refusal = CLOSING
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
        if self._connections.is_closing:
            self.transport.close()
        elif not self.transport.is_closing():
            self.transport.write_eof()

    def _discard(self) -> None:
        self._input = "discard"
        self._pending = b""
        self._deadline = math.inf
        if not self._is_reading:
            self._read_on(True)

    def close(self) -> None:
        if self.is_finished:
            return
        if self._pending or self._input == "discard":
            self._finish()
        else:
            self.is_finished = True
            self._deadline = math.inf
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_finished = True
        self._pending = b""
        self._connections.open.discard(self)
        self._connections.admission.release(self.transport)
        self._lose(exc)

    def _lose(self, exc: Exception | None = None) -> None:
        """Tells uvicorn that the connection is lost."""
        inner, self._inner = self._inner, None
        if inner is not None:
            inner.connection_lost(exc)

    def _read_on(self, is_reading: bool) -> None:
        if not self.transport.is_closing():
            self._is_reading = is_reading
            if is_reading:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()
