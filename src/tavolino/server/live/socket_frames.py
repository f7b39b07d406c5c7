"""Frames of a table as they go over websockets: encoded once for all who get the same one."""

from tavolino.server.websocket_frames import text_frame
from tavolino.table.following import NextFrame
from tavolino.table.frames import TableFrames


class SocketFrames:
    """The frames of one state of a table."""

    def __init__(self, frames: TableFrames) -> None:
        self.frames = frames
        self._encoded: dict[NextFrame, bytes] = {}

    def frame(self, wanted: NextFrame) -> bytes:
        """The websocket frame that somebody needs; its bytes are the same for all who need it."""
        found = self._encoded.get(wanted)
        if found is None:
            found = self._encoded[wanted] = text_frame(self.frames.message(*wanted))
        return found
