"""uvicorn's websocket protocol, with budgets for what a peer sends and does not read."""

import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from tavolino.server.http.frame_writer import EXTENSION
from tavolino.server.transport.config import TransportConfig
from tavolino.server.transport.frames import BudgetedProtocol
from tavolino.server.transport.progress import WriteProgress

MOST_QUEUED: Final = 8
"""No more is read while this many messages wait for the application."""


def nothing() -> None:
    pass


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Reads nothing while the handshake is not answered or the peer does not read.

    It is also the `FrameWriter` of its handler.
    """

    def __init__(self, config: TransportConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._admission = config.admission
        self.is_writable = True
        self.on_writable: Callable[[], None] = nothing
        self._extensions: dict[str, Any] = {}
        self._progress = WriteProgress(config.settings.unread_seconds)
        self.conn = BudgetedProtocol(
            config.settings,
            max_size=config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self._admission.release(self.transport)
        super().connection_lost(exc)
        # These refer back here; without them, nothing has to wait for the garbage collector.
        self.on_writable = nothing
        self._extensions.clear()

    def check(self, now: float) -> None:
        """Called now and then: ends a connection whose peer does not read."""
        if self._progress.is_stalled(self.transport, now):
            self.transport.abort()

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self.close_sent and self.conn.parser_exc is not None:
            return  # the connection has failed and is being closed
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self._refuse_handshake()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self
            self._extensions = extensions
        self._hold()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:
            # It failed before there was a websocket to close.
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self.close_sent = True
            self.transport.close()
            return
        super().handle_parser_exception()

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
            self._hold()

    def _refuse_handshake(self) -> None:
        """The request could not be read as a handshake: it has a body, or a line is too long."""
        output = self.conn.data_to_send()
        if not any(output):
            response = self.conn.reject(HTTPStatus.BAD_REQUEST, "This is no websocket handshake.\n")
            output = [response.serialize()]
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(output))
        self.transport.close()

    # What goes out

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False
        self._hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        self._go_on()
        self.on_writable()

    def write_frames(self, frames: bytes) -> None:
        if not (self.close_sent or self.disconnected):
            self.transport.write(frames)

    def stop_reading(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.NORMAL_CLOSURE})

    async def send(self, message: ASGISendEvent) -> None:
        if self.close_sent and self.conn.parser_exc is not None:
            raise ClientDisconnected
        was_complete = self.handshake_complete
        await super().send(message)
        if self.handshake_complete and not was_complete:
            self._go_on()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()  # which may have resumed reading
        if not (self.is_writable and self.handshake_complete):
            self._hold()
        return message

    def _hold(self) -> None:
        """Stops reading."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _go_on(self) -> None:
        """Reads on, unless there is another reason not to."""
        is_open = self.is_writable and self.handshake_complete and self.queue.empty()
        if self.read_paused and is_open and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
