"""Names of seats, for several people at one screen who play as one person."""

from collections.abc import Mapping

from tavolino.core import Refused, Seat
from tavolino.protocol.tables import CreateTable
from tavolino.table.events import Person
from tavolino.table.meta import SeatName
from tavolino.table.names import read_name
from tavolino.table.table import Table

SeatNames = Mapping[Seat, SeatName]


def seat_names_of(asked: CreateTable, owner: Person) -> dict[Seat, SeatName]:
    """The names that were asked for. Only the owner's own seats can have one."""
    names = {}
    for seat, text in enumerate(asked.seat_names):
        if not text.strip():
            continue
        if asked.occupants[seat : seat + 1] != ["me"]:
            raise Refused("SEAT", "name", seat=seat)
        names[seat] = SeatName(owner, read_name(text))
    return names


def still_valid(seat_names: SeatNames, table: Table) -> dict[Seat, SeatName]:
    """Without the names of seats that their person has left."""
    return {
        seat: given
        for seat, given in seat_names.items()
        if seat < table.seats and table.occupants[seat].person == given.person
    }


def name_at(table: Table, seat: Seat, seat_names: SeatNames, names: Mapping[Person, str]) -> str:
    """The name of whoever plays on a seat: that of the seat, or else of its person. Empty for bots,
    free seats, and people who have been deleted.
    """
    person = table.occupants[seat].person
    given = seat_names.get(seat)
    if given is not None and given.person == person and person in names:
        return given.name
    return names.get(person, "")
