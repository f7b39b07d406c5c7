"""uvicorn's websocket protocol, with budgets for input and for unread output."""

import logging
import math
from http import HTTPStatus
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import OPEN

from tavolino.server.connection import CONNECTION, WRITABLE, OnEvent, text_frame
from tavolino.server.transport.config import TransportConfig
from tavolino.server.transport.frames import BudgetedProtocol
from tavolino.server.transport.progress import WriteProgress
from tavolino.server.transport.waiting import Gate, Inbox

MOST_QUEUED: Final = 8
"""Reading stops while this many messages wait for the application."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Stops reading until the handshake is answered, and while the peer does not read.

    An application may use it like any ASGI websocket. Or it accepts the connection, takes it over
    and returns. Then it is called with incoming events and may write at any time, and an idle peer
    needs neither a task nor the stack frames of the application.
    """

    def __init__(self, config: TransportConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._admission = config.admission
        self.is_writable = True
        self._progress = WriteProgress(config.settings.unread_seconds)
        self.conn: BudgetedProtocol = BudgetedProtocol(
            config.settings,
            max_size=config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self._on_event: OnEvent | None = None
        self._ping_at = math.inf

    def connection_lost(self, exc: Exception | None) -> None:
        self._admission.release(self.transport)
        super().connection_lost(exc)
        if self._on_event is not None:
            # The application has been notified; break the reference cycle between the two.
            self._on_event = None
            self.queue = Inbox()  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        """Runs the application. The connection ends with it, unless it was taken over."""
        is_well = False
        try:
            await self.app(self.scope, self.receive, self.send)
            is_well = True
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("the application failed")
        finally:
            self.scope["extensions"] = {}
        if not self.handshake_complete:
            self.send_500_response()
        if self._on_event is not None and is_well:
            self.scope = {}  # type: ignore[typeddict-item]
        elif self.close_timer is None:
            self.transport.close()

    def check(self, now: float) -> None:
        """Called periodically: ends a connection whose peer does not read, and sends due pings."""
        if self._progress.is_stalled(self.transport, now):
            self.transport.abort()
        elif now >= self._ping_at:
            self._ping_at = math.inf
            self.send_keepalive_ping()

    def schedule_ping(self) -> None:
        """Lets `check` send the ping, which is cheaper than a timer for each idle connection."""
        assert self.ping_interval is not None
        self._ping_at = self.loop.time() + max(0.0, self.ping_interval - self.last_ping_rtt)

    def stop_keepalive(self) -> None:
        super().stop_keepalive()
        self._ping_at = math.inf

    # Input

    def data_received(self, data: bytes) -> None:
        if self.close_sent and self.conn.parser_exc is not None:
            return  # the connection has failed and is being closed
        text = self.conn.short_text(data)
        if text is not None:
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()
            if self._on_event is not None:
                self._go_on()  # the application may have called `read_on`
            return
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self._refuse_handshake()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[CONNECTION] = self  # type: ignore[assignment]
        self._hold()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:
            # Parsing failed before there was a websocket to close.
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self.close_sent = True
            self.transport.close()
            return
        super().handle_parser_exception()

    def handle_events(self) -> None:
        super().handle_events()
        if self._on_event is not None:
            self._go_on()  # the application may have called `read_on`

    def send_receive_event_to_app(self) -> None:
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError as error:
                self.conn.fail(CloseCode.INVALID_DATA, "invalid UTF-8")
                self.conn.parser_exc = error
                self.handle_parser_exception()
                return
        if self.queue.qsize() >= MOST_QUEUED:
            # Pausing and resuming cost two system calls, so it is not done for each message.
            self._hold()

    def _refuse_handshake(self) -> None:
        """Refuses a request that is not a valid handshake: it has a body, or a line is too long."""
        output = self.conn.data_to_send()
        if not any(output):
            response = self.conn.reject(HTTPStatus.BAD_REQUEST, "This is no websocket handshake.\n")
            output = [response.serialize()]
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(output))
        self.transport.close()

    # Output

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False
        self._hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        self._go_on()
        if self._on_event is not None:
            self._on_event({"type": WRITABLE})

    async def send(self, message: ASGISendEvent) -> None:
        if self.close_sent and self.conn.parser_exc is not None:
            raise ClientDisconnected
        if self.handshake_complete:
            text = message.get("text") if message["type"] == "websocket.send" else None
            if isinstance(text, str) and self._is_open():
                await self.writable.wait()
                if not self._is_open():
                    raise ClientDisconnected
                self.transport.write(text_frame(text.encode()))
                return
            await super().send(message)
            return
        await super().send(message)
        if self.handshake_complete:
            self._forget_handshake()
            self._go_on()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()  # this may have resumed reading
        if not self.is_writable or not self.handshake_complete:
            self._hold()
        return message

    def _hold(self) -> None:
        """Stops reading."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _go_on(self) -> None:
        """Resumes reading, unless there is another reason not to."""
        is_held = not self.is_writable or not self.handshake_complete or not self.queue.empty()
        if self.read_paused and not is_held and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _forget_handshake(self) -> None:
        """Frees the headers of the handshake, which the parser still holds but nobody needs."""
        self.request.headers.clear()
        self.response.headers.clear()

    # For an application that has taken over: `Connection`

    def take_over(self, on_event: OnEvent) -> None:
        self._on_event = on_event
        self.queue.deliver_to(on_event)  # type: ignore[attr-defined]

    def write(self, frames: bytes) -> None:
        if self._is_open():
            self.transport.write(frames)

    def _is_open(self) -> bool:
        return not self.disconnected and not self.close_sent and self.conn.state is OPEN

    def read_on(self) -> None:
        self.queue.read_on()  # type: ignore[attr-defined]
        self._go_on()

    def close(self, code: int, reason: str = "") -> None:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code, reason)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.discard()  # type: ignore[attr-defined]
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
