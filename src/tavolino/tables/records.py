"""The record of a finished game at a table."""

from collections.abc import Mapping

from tavolino.core import Record, Refused
from tavolino.match.events import Person
from tavolino.match.table import Table


def record_of(table: Table, names: Mapping[Person, str]) -> Record:
    """The record, which anybody can verify. Refused before the game is over."""
    if table.outcome is None or not table.secret:
        raise Refused("TABLE", "running")
    seats = tuple(
        names.get(occupant.person, "") if occupant.person else occupant.bot
        for occupant in table.occupants
    )
    return Record(table.play, table.created.hash, table.secret, seats)
