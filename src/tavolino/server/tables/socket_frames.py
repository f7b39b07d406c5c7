"""Frames of a table as they go over websockets: encoded once for all who get the same one."""

from tavolino.core import Seat
from tavolino.server.connection import text_frame
from tavolino.tables.frames import TableFrames


class SocketFrames:
    """The frames of one state of a table."""

    def __init__(self, frames: TableFrames) -> None:
        self.frames = frames
        self._encoded: dict[tuple[tuple[Seat, ...], int], bytes] = {}

    def frame(self, viewpoints: tuple[Seat, ...], since: int) -> bytes:
        """The websocket frame with the table from these viewpoints; see `TableFrames.message`."""
        key = (viewpoints, since)
        if key not in self._encoded:
            self._encoded[key] = text_frame(self.frames.message(viewpoints, since))
        return self._encoded[key]
