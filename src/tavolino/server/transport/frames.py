"""The websocket parser with a budget: frames beyond it are not even parsed."""

import time
from typing import Any, Final

from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Response
from websockets.server import ServerProtocol

from tavolino.server.http.security_headers import API_HEADERS
from tavolino.server.limits import Budget, RateLimit
from tavolino.server.settings import Settings

SMALL_FRAMES: Final = RateLimit(500, 20.0)
"""Pings, pongs and continuations. Libraries send a ping every twenty seconds or so."""
MOST_FRAGMENTS: Final = 64
"""Of one message."""
SLACK: Final = 10
"""The application closes with a sentence at its own budget for messages. This many times that
budget may come in at once before the connection is cut without one.
"""


class BudgetExceeded(ProtocolError):
    """A peer sent more frames than it may."""


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

    def recv_frame(self, frame: Frame) -> None:
        excess = self._excess(frame)
        if excess:
            # `fail` discards what is still in the buffer, so the parser stops here.
            self.fail(CloseCode.POLICY_VIOLATION, excess)
            self.parser_exc = BudgetExceeded(excess)
            return
        super().recv_frame(frame)

    def _excess(self, frame: Frame) -> str:
        """Why this frame is too much; nothing if it is not."""
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
        """Refusals made here have the same headers as all others."""
        response = super().reject(status, text)
        for name, value in API_HEADERS.items():
            response.headers[name] = value
        return response
