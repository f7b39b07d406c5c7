"""Types that a table and its messages share: its phase, and the lines of its log."""

from dataclasses import dataclass
from typing import Literal

Phase = Literal["lobby", "playing", "over"]
EntryKind = Literal["move", "undo", "resign"]


@dataclass(frozen=True, slots=True)
class LogLine:
    """An entry of the game's log as one viewer may read it.

    `text` is a move in notation, the entry taken back, or why a seat gave up. `detail` is
    what everybody saw of a move though its notation leaves it out, such as a face-up card.
    """

    n: int
    by: str | int
    at: int
    kind: EntryKind
    text: str
    detail: str = ""
