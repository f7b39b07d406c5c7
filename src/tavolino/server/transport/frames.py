"""The budgets of websocket frames, counted before the frames are parsed."""

import time
from typing import Final

from tavolino.server.limits import Budget, RateLimit
from tavolino.server.settings import Settings

SMALL_FRAMES: Final = RateLimit(500, 20.0)
"""The budget of pings, pongs and continuations. Libraries ping about every twenty seconds."""
MOST_FRAGMENTS: Final = 64
"""The largest number of fragments of one message."""
SLACK: Final = 10
"""The application has its own budget for messages and closes with an explanation. Here the limit is
this many times that budget.
"""
CONTINUATION: Final = 0x0
BINARY: Final = 0x2
MASK_BYTES: Final = 4
LENGTH_BYTES: Final = {126: 2, 127: 8}
"""The size of a longer length, by the number in the second byte of a frame."""


class FrameBudgets:
    """Finds the frames in what a client sends. Whether they are valid is for the parser to say."""

    __slots__ = ("_fragments", "_head", "_messages", "_skip", "_small")

    def __init__(self, settings: Settings) -> None:
        messages = RateLimit(
            SLACK * settings.messages_at_once, float(SLACK * settings.messages_per_second)
        )
        self._messages = Budget(messages, time.monotonic)
        self._small = Budget(SMALL_FRAMES, time.monotonic)
        self._fragments = 0
        self._head = b""
        """The start of a frame whose length is not complete."""
        self._skip = 0
        """How much of the current frame is still to come."""

    def excess(self, data: bytes) -> str:
        """Why one of the frames that begin in this data exceeds a budget; empty if none does."""
        if self._head:
            data, self._head = self._head + data, b""
        at, size = self._skip, len(data)
        while at < size:
            end = frame_end(data, at)
            if end is None:
                self._head, self._skip = data[at:], 0
                return ""
            why = self._count(data[at] & 0x0F)
            if why:
                return why
            at = end
        self._skip = at - size
        return ""

    def _count(self, opcode: int) -> str:
        if opcode == CONTINUATION:
            self._fragments += 1
            if self._fragments > MOST_FRAGMENTS:
                return "too many fragments"
        elif opcode <= BINARY:
            self._fragments = 1
            return "too many messages" if self._messages.take() else ""
        return "too many frames" if self._small.take() else ""


def frame_end(data: bytes, at: int) -> int | None:
    """Where the frame that begins here ends; None if its length is not complete."""
    if len(data) < at + 2:
        return None
    second = data[at + 1]
    length = second & 0x7F
    start = at + 2
    if length > 125:
        size = LENGTH_BYTES[length]
        if len(data) < start + size:
            return None
        length = int.from_bytes(data[start : start + size], "big")
        start += size
    return start + (MASK_BYTES if second & 0x80 else 0) + length
