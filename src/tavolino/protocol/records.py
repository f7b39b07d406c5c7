"""Types of the answers about uploaded records."""

from msgspec import Struct

from tavolino.core import Outcome
from tavolino.core.verify import Fairness
from tavolino.protocol.log import LogLine


class ShownFault(Struct, frozen=True):
    """What is wrong with a line; lines are counted from 1."""

    line: int
    text: str


class ShownRecord(Struct, frozen=True):
    """The header and the result of a record. Its id is the SHA-256 of the file. `entries` is the
    length of the log; without a `result` the game is unfinished.
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
    leads_to: dict[str, dict[str, str | int]]
    """The games that this one may go on as, with the options of each."""


class CheckedRecord(Struct, frozen=True):
    """The result of a check. A record that cannot be read is not stored, and `record` is None."""

    faults: list[ShownFault]
    fairness: Fairness
    record: ShownRecord | None


class RecordLog(Struct, frozen=True):
    """The whole log as one viewer may read it."""

    viewer: int
    entries: list[LogLine]
