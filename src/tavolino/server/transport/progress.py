"""Detects peers that do not read what was sent to them."""

import asyncio
from typing import Final

LEAST_BYTES: Final = 4096
"""A peer must read at least this much of its pending output within the time limit."""


class WriteProgress:
    """Watches the write buffer of a connection from check to check."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._marked_size = 0
        self._marked_at = 0.0
        self._last_size = 0

    def is_stalled(self, transport: asyncio.WriteTransport, now: float) -> bool:
        size = transport.get_write_buffer_size()
        has_grown = size > self._last_size
        self._last_size = size
        if not size or has_grown or size <= self._marked_size - LEAST_BYTES:
            self._marked_size, self._marked_at = size, now
            return False
        return now - self._marked_at > self._seconds
