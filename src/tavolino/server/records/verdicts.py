"""Verdicts on the records that were asked for last."""

from collections import OrderedDict
from typing import Final, NamedTuple

from tavolino.core import Verdict

MOST_BYTES: Final = 4 * 1024 * 1024
"""The total size of the records whose verdicts are cached. A replayed game takes about ten times
as much memory as its file.
"""
LEAST_SIZE: Final = 1024
"""What a verdict counts for, however short the file."""


class CachedVerdict(NamedTuple):
    """A verdict, and the number of bytes it counts for."""

    verdict: Verdict
    size: int


class VerdictCache:
    """Verdicts by the id of their record, at most MOST_BYTES. The least recently used go first."""

    def __init__(self) -> None:
        self.size = 0
        self._verdicts: OrderedDict[str, CachedVerdict] = OrderedDict()

    def get(self, record_id: str) -> Verdict | None:
        if record_id not in self._verdicts:
            return None
        self._verdicts.move_to_end(record_id)
        return self._verdicts[record_id].verdict

    def add(self, record_id: str, verdict: Verdict, file_size: int) -> None:
        cached = CachedVerdict(verdict, max(file_size, LEAST_SIZE))
        self._verdicts[record_id] = cached
        self.size += cached.size
        while self.size > MOST_BYTES:
            _, evicted = self._verdicts.popitem(last=False)
            self.size -= evicted.size
