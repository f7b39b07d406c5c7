"""The websocket parser with budgets; frames beyond a budget are not parsed."""

import time
from collections.abc import Generator
from typing import Any, Final

from websockets.exceptions import ProtocolError
from websockets.frames import (  # type: ignore[attr-defined]
    CloseCode,
    Frame,
    Opcode,
    apply_mask,  # the compiled one, if there is one
)
from websockets.http11 import Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from tavolino.server.http.security_headers import API_HEADERS
from tavolino.server.limits import Budget, RateLimit
from tavolino.server.settings import Settings

SMALL_FRAMES: Final = RateLimit(500, 20.0)
"""The budget of pings, pongs and continuations. Libraries ping about every twenty seconds."""
MOST_FRAGMENTS: Final = 64
"""The largest number of fragments of one message."""
SLACK: Final = 10
"""The application has its own budget for messages and closes with an explanation. The parser cuts
the connection without one at this many times that budget.
"""
FINAL_TEXT: Final = 0x80 | Opcode.TEXT
MASKED: Final = 0x80
SHORT: Final = 126
"""The length of a shorter text is in the second byte of its frame, followed by a mask."""
HEAD: Final = 6


class BudgetExceeded(ProtocolError):
    """A peer sent more frames than its budget allows."""


class FrameReader(StreamReader):
    """Knows whether the parser waits for the first byte of a frame."""

    def __init__(self) -> None:
        super().__init__()
        self.is_between_frames = False

    def at_eof(self) -> Generator[None, None, bool]:
        self.is_between_frames = True
        is_at_eof = yield from super().at_eof()
        self.is_between_frames = False
        return is_at_eof


class BudgetedProtocol(ServerProtocol):
    """Fails the connection at the frame that exceeds a budget, and discards all that follows."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(**options)
        messages = RateLimit(
            SLACK * settings.messages_at_once, float(SLACK * settings.messages_per_second)
        )
        self._messages = Budget(messages, time.monotonic)
        self._small = Budget(SMALL_FRAMES, time.monotonic)
        self._fragments = 0
        self.reader: FrameReader = FrameReader()
        self.parser = self.parse()
        next(self.parser)

    def short_text(self, data: bytes) -> bytes | None:
        """The message, if these bytes are all of a short one, as moves are.

        The parser takes five times as long. It must be given everything for which this is None.
        """
        length = len(data) - HEAD
        if (
            0 <= length < SHORT
            and data[0] == FINAL_TEXT
            and data[1] == MASKED | length
            and self.reader.is_between_frames
            and self.current_size is None
            and self.state is OPEN
            and not self._messages.take()
        ):
            return apply_mask(data[HEAD:], data[2:HEAD])
        return None

    def recv_frame(self, frame: Frame) -> None:
        excess = self._excess(frame)
        if excess:
            # `fail` discards what is still in the buffer, so the parser stops here.
            self.fail(CloseCode.POLICY_VIOLATION, excess)
            self.parser_exc = BudgetExceeded(excess)
            return
        super().recv_frame(frame)

    def _excess(self, frame: Frame) -> str:
        """Why this frame exceeds a budget; empty if it does not."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._fragments = 1
            return "too many messages" if self._messages.take() else ""
        if frame.opcode is Opcode.CONT:
            self._fragments += 1
            if self._fragments > MOST_FRAGMENTS:
                return "too many fragments"
        elif frame.opcode is Opcode.CLOSE:
            return ""
        return "too many frames" if self._small.take() else ""

    def reject(self, status: Any, text: str) -> Response:
        """Adds the headers that all refusals have."""
        response = super().reject(status, text)
        for name, value in API_HEADERS.items():
            response.headers[name] = value
        return response
