"""What an application may do with a websocket that it has taken over from the transport."""

from collections.abc import Callable
from typing import Any, Final, Protocol

CONNECTION: Final = "tavolino.connection"
"""The extension of a websocket's scope that gives the application its connection."""
WRITABLE: Final = "tavolino.writable"
"""The type of the event that says that a peer reads again."""

OnEvent = Callable[[Any], None]
"""Is given the events of ASGI, and WRITABLE."""


class Connection(Protocol):
    """A websocket whose application has returned."""

    def take_over(self, on_event: OnEvent) -> None:
        """From now on what comes in is given to `on_event`.

        After each message there is no other, and no end either, until `read_on`.
        """

    @property
    def is_writable(self) -> bool:
        """False while the peer does not read what it has been sent; WRITABLE tells when it does."""
        ...

    def write(self, frames: bytes) -> None:
        """Writes frames made by `text_frame`; does nothing once the connection is closed."""

    def read_on(self) -> None:
        """Asks for the next message, once the last one has been dealt with."""

    def close(self, code: int, reason: str = "") -> None:
        """Sends a close frame; the connection ends when the peer has answered, or soon after."""


def text_frame(text: bytes) -> bytes:
    """A whole message as the server sends it; the same bytes are for everybody who gets it."""
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 65536:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), text)
