"""Who may see what at a table."""

from typing import Any, Literal, NamedTuple

from tavolino.core import SPECTATOR, Entry, Play, Resign, Seat, Undo, seat_label
from tavolino.match.events import Person, ShoulderAnswered
from tavolino.match.table import Table

EntryKind = Literal["move", "undo", "resign"]


class Told(NamedTuple):
    """A line of the game's log as one viewer may read it; `kind` says what `text` is."""

    n: int
    by: str | int
    at: int
    kind: EntryKind
    text: str


def may_look(table: Table, person: Person) -> bool:
    """May this person be at the table at all?"""
    return (
        table.terms["watching"] == "yes"
        or table.phase == "gathering"
        or person == table.owner
        or person in table.people
    )


def eyes_of(table: Table, person: Person) -> tuple[Seat, ...]:
    """The seats through whose eyes a person sees the table; or as one who only watches."""
    own = table.seats_of(person)
    if own:
        return own
    lent = tuple(seat for seat in range(table.seats) if (person, seat) in table.shoulders)
    return lent or (SPECTATOR,)


def eyes_are_as_after(table: Table, seq: int, person: Person) -> bool:
    """Has a person seen the log of the first `seq` happenings through the eyes of now? While there
    is a log, only leave to look over somebody's shoulder comes and goes.
    """
    return 0 < seq <= table.seq and not any(
        isinstance(one.event, ShoulderAnswered) and one.event.person == person
        for one in table.happenings[seq:]
    )


def told(table: Table, viewer: Seat, start: int = 0) -> list[Told]:
    """The log from entry `start` on, as this viewer may read it."""
    return tell_log(table.play, viewer, start)


def tell_log(play: Play[Any, Any, Any], viewer: Seat, start: int = 0) -> list[Told]:
    """The same of a game at no table."""
    return [_told(play, viewer, number) for number in range(start, len(play.log))]


def _told(play: Play[Any, Any, Any], viewer: Seat, number: int) -> Told:
    entry = play.log[number]
    by = seat_label(entry.seat)
    match entry:
        case Undo():
            return Told(number, by, entry.at, "undo", str(entry.to))
        case Resign():
            return Told(number, by, entry.at, "resign", entry.why)
        case Entry():
            text = play.game.tell(play.state_after(number), entry, viewer)
            return Told(number, by, entry.at, "move", text)
