"""What is stored about a table besides its events: its code, its title and the names of seats.

A seat has a name where several people at one screen play as one person.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tavolino.core import Refused, Seat
from tavolino.protocol.tables import CreateTable
from tavolino.table.display_names import read_name
from tavolino.table.events import Person
from tavolino.table.table import Table


class SeatName(NamedTuple):
    """The name of somebody at this person's screen. It is valid while that person has the seat."""

    person: Person
    name: str


SeatNames = Mapping[Seat, SeatName]


@dataclass(frozen=True)
class TableMeta:
    code: str
    title: str
    is_archived: bool = False
    seat_names: SeatNames = field(default_factory=dict)


def requested_seat_names(asked: CreateTable, owner: Person) -> dict[Seat, SeatName]:
    """The names that were asked for. Only the owner's own seats can have one."""
    names = {}
    for seat, text in enumerate(asked.seat_names):
        if not text.strip():
            continue
        if asked.occupants[seat : seat + 1] != ["me"]:
            raise Refused("SEAT", "name", seat=seat)
        names[seat] = SeatName(owner, read_name(text))
    return names


def current_seat_names(seat_names: SeatNames, table: Table) -> dict[Seat, SeatName]:
    """Without the names of seats that their person has left."""
    return {
        seat: given
        for seat, given in seat_names.items()
        if seat < table.seats and table.occupants[seat].person == given.person
    }


def name_at(table: Table, seat: Seat, seat_names: SeatNames, names: Mapping[Person, str]) -> str:
    """The name shown at a seat: that of the seat, or else of its person. Empty for bots,
    free seats, and people who have been deleted.
    """
    person = table.occupants[seat].person
    given = seat_names.get(seat)
    if given is not None and given.person == person and person in names:
        return given.name
    return names.get(person, "")
