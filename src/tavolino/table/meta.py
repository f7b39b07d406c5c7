"""What is stored about a table besides its events."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tavolino.core import Seat
from tavolino.table.events import Person


class SeatName(NamedTuple):
    """How somebody at this person's screen is called. The name holds while that person has the
    seat.
    """

    person: Person
    name: str


@dataclass(frozen=True)
class TableMeta:
    code: str
    title: str
    is_archived: bool = False
    seat_names: Mapping[Seat, SeatName] = field(default_factory=dict)
