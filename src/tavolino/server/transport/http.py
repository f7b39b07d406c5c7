"""uvicorn's HTTP protocol, with deadlines for incomplete requests."""

import math
from typing import Any, Final

import h11
from starlette.responses import Response
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol

from tavolino.core import Refused
from tavolino.server.http.responses import refuse
from tavolino.server.http.security_headers import API_HEADERS
from tavolino.server.http.visitors import accepted
from tavolino.server.transport.config import TransportConfig
from tavolino.server.transport.progress import WriteProgress
from tavolino.server.transport.requests import HEAD_BYTES, StrictConnection, has_body

MOST_DISCARDED: Final = 4 * 1024 * 1024
"""At most this much of a body is read and discarded after its request has been answered."""


class HttpProtocol(H11Protocol):
    """One connection, until it closes or becomes a websocket."""

    conn: StrictConnection

    def __init__(self, config: TransportConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        settings = config.settings
        self._admission = config.admission
        self._seconds = {
            "head": settings.head_seconds,
            "body": settings.body_seconds,
            "idle": settings.idle_seconds,
        }
        self._stage = ("", 0)
        self._deadline = math.inf
        self._progress = WriteProgress(settings.unread_seconds)
        self._discarded = 0
        self._is_upgraded = False
        self.conn = StrictConnection()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        cap = self._admission.admit(transport, self.client[0] if self.client else None)
        if cap is not None:
            self._admission.refused.count(cap)
            self._refuse(Refused("LIMIT", "connections"))
        self._update_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._admission.release(self.transport)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def check(self, now: float) -> None:
        """Called periodically: ends a connection that is overdue."""
        if self.transport.is_closing():
            self._deadline = math.inf
        if now > self._deadline:
            self._expire()
        elif self._progress.is_stalled(self.transport, now):
            self.transport.abort()

    def shutdown(self) -> None:
        """Called when the server shuts down. Requests are finished, but not awaited."""
        if self._stage[0] == "body":
            self._refuse(Refused("SERVER", "closing"))
        else:
            super().shutdown()

    # Input

    def data_received(self, data: bytes) -> None:
        # In slices, to refuse a large head before all of it is parsed.
        for start in range(0, len(data), HEAD_BYTES):
            if self.transport.is_closing():
                return
            if self._is_upgraded:
                self.transport.abort()
                return
            piece = data[start : start + HEAD_BYTES]
            self._count_discarded(len(piece))
            super().data_received(piece)

    def handle_events(self) -> None:
        super().handle_events()
        self._update_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if has_body(event) or self.conn.has_buffered:
            self._refuse_malformed(Refused("REQUEST", "malformed"))
            return
        self._is_upgraded = True
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        self._refuse_malformed(self.conn.refusal or Refused("REQUEST", "malformed"))

    def _count_discarded(self, size: int) -> None:
        """Ends a connection that keeps sending a body after the answer."""
        if self.conn.our_state is h11.DONE and self.conn.their_state is h11.SEND_BODY:
            self._discarded += size
            if self._discarded > MOST_DISCARDED:
                self.transport.close()
        else:
            self._discarded = 0

    # Deadlines

    def _update_deadline(self) -> None:
        stage = (self._current_stage(), self.conn.requests)
        if stage != self._stage:
            self._stage = stage
            if stage[0] in ("head", "idle"):
                self._admission.mark_idle(self.transport)
            else:
                self._admission.mark_busy(self.transport)
            self._deadline = self.loop.time() + self._seconds.get(stage[0], math.inf)

    def _current_stage(self) -> str:
        """What the peer must send next; empty while the application is working."""
        if self._is_upgraded or self.transport.is_closing():
            return ""
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if self.conn.their_state is h11.IDLE:
            return "head" if self.cycle is None or self.conn.has_buffered else "idle"
        return ""

    def _expire(self) -> None:
        self._deadline = math.inf
        if self._stage[0] == "body" or self.conn.has_buffered:
            self._refuse(Refused("REQUEST", "slow"))
        else:
            self.transport.close()

    # Refusals that the application never sees

    def _refuse_malformed(self, refusal: Refused) -> None:
        self._admission.malformed.count(refusal.why)
        self._refuse(refusal)

    def _refuse(self, refusal: Refused) -> None:
        """Answers and closes; only closes if the answer to this request has already begun."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(serialize(refuse(refusal, self._language())))
        self.transport.close()

    def _language(self) -> str:
        headers = dict(self.headers or ())
        return accepted(headers.get(b"accept-language", b"").decode("latin-1"))


def serialize(response: Response) -> bytes:
    """A complete response, after which the connection closes."""
    lines = [b"HTTP/1.1 %d %s" % (response.status_code, STATUS_PHRASES[response.status_code])]
    lines += [b"%s: %s" % header for header in response.raw_headers]
    lines += [f"{name.lower()}: {value}".encode() for name, value in API_HEADERS.items()]
    return b"\r\n".join([*lines, b"connection: close", b"", bytes(response.body)])
