"""What is answered about records that somebody brings along, as types."""

from msgspec import Struct

from tavolino.core import Outcome
from tavolino.core.verify import Fairness
from tavolino.match.audience import LogLine


class ShownFault(Struct, frozen=True):
    """What is wrong with a line, counted from 1."""

    line: int
    text: str


class ShownRecord(Struct, frozen=True):
    """A record by its id, which is the SHA-256 of the file, with all that stands at its head and
    foot. The game has `entries` lines of log and is still open without a `result`.
    """

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, str | int]
    names: list[str]
    tags: dict[str, str]
    hash: str
    secret: str
    entries: int
    result: Outcome | None


class CheckedRecord(Struct, frozen=True):
    """What a check has found. A record that cannot be read is not kept, and none is shown."""

    faults: list[ShownFault]
    fairness: Fairness
    record: ShownRecord | None


class RecordLog(Struct, frozen=True):
    """The whole log as one viewer may read it."""

    viewer: int
    entries: list[LogLine]
