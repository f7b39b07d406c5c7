"""Tracks whether there is disk space, as far as recent writes tell."""

import math
import time
from typing import Final

from tavolino.server.storage.database import Full

LATELY_S: Final = 10.0
"""A small write may succeed where the one before failed. That is no recovery yet."""
LOW_BYTES: Final = 16 * 1024 * 1024
"""With less than this on the disk, the next writes may fail."""


class FreeSpace:
    def __init__(self) -> None:
        self._missing_at = -math.inf

    def note(self, error: BaseException | None) -> None:
        """Notes the result of a write."""
        if isinstance(error, Full):
            self._missing_at = time.monotonic()

    @property
    def was_missing(self) -> bool:
        return time.monotonic() < self._missing_at + LATELY_S
