"""The way from a handler to its websocket that does not go through ASGI.

ASGI passes each message on as text through every layer of the application, which costs more than
all else that is done to show a move. Instead, the transport offers itself in the scope of the
request, and takes frames that were made once for all who see the same.
"""

from collections.abc import Callable
from typing import Final, Protocol

from starlette.websockets import WebSocket

EXTENSION: Final = "tavolino.frames"


class FrameWriter(Protocol):
    """Takes whole frames once the handshake is complete."""

    is_writable: bool
    """False while the peer has yet to read what it was sent."""
    on_writable: Callable[[], None]
    """Called when it becomes writable again."""

    def write_frames(self, frames: bytes) -> None:
        """Writes frames in any case. What is written to a closed socket is dropped."""

    def stop_reading(self) -> None:
        """Lets the handler find the peer gone once it has read all that has come in."""


def frame_writer(socket: WebSocket) -> FrameWriter:
    writer: FrameWriter = socket.scope["extensions"][EXTENSION]
    return writer
