"""The interface of a websocket that the application has taken over from the transport."""

from collections.abc import Callable
from typing import Any, Final, Protocol

CONNECTION: Final = "tavolino.connection"
"""The extension of a websocket's ASGI scope that holds its `Connection`."""
WRITABLE: Final = "tavolino.writable"
"""The type of the event that is sent when a peer reads again."""

OnEvent = Callable[[Any], None]
"""Receives ASGI events and WRITABLE."""


class Connection(Protocol):
    """A websocket whose ASGI application has returned."""

    is_writable: bool
    """False while the peer does not read what it was sent; WRITABLE follows when it does."""

    def take_over(self, on_event: OnEvent) -> None:
        """Passes all further events to `on_event`.

        After each message, neither the next message nor the disconnect event is passed on before
        `read_on` is called.
        """

    def write(self, frames: bytes) -> None:
        """Writes frames made by `text_frame`; does nothing once the connection is closed."""

    def read_on(self) -> None:
        """Asks for the next message. Call it when the last one has been processed."""

    def close(self, code: int, reason: str = "") -> None:
        """Sends a close frame. The connection ends when the peer answers, or after a timeout."""


def text_frame(text: bytes) -> bytes:
    """A text message as a server's websocket frame; the bytes are the same for every receiver."""
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 65536:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), text)
