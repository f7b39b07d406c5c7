"""Who may see what at a table, and the commands by which spectators ask to peek at a seat."""

from typing import Any

from tavolino.core import SPECTATOR, Entry, Play, Refused, Resign, Seat, Undo, seat_label
from tavolino.protocol.log import LogLine
from tavolino.table.actor import Actor, check_own, check_phase, check_seat, emit
from tavolino.table.events import PeekAnswered, PeekRequested, Person
from tavolino.table.repetition_limits import check_may_ask_peek, check_share
from tavolino.table.table import Table


def may_view(table: Table, person: Person) -> bool:
    """True if this person may open the table at all."""
    return (
        table.settings["watching"] == "yes"
        or table.phase == "lobby"
        or person == table.owner
        or person in table.people
    )


def viewpoints_of(table: Table, person: Person) -> tuple[Seat, ...]:
    """The viewpoints of a person: their own seats, those they may peek at, or the spectator."""
    own = table.seats_of(person)
    if own:
        return own
    granted = tuple(seat for seat in range(table.seats) if (person, seat) in table.peeks)
    return granted or (SPECTATOR,)


def has_same_viewpoints(table: Table, version: int, person: Person) -> bool:
    """True if this person has had their present viewpoints since `version`.

    After the start of a game, only permissions to peek change viewpoints.
    """
    return 0 < version <= table.version and not any(
        isinstance(one.event, PeekAnswered) and one.event.person == person
        for one in table.events[version:]
    )


def request_peek(table: Table, actor: Actor, seat: Seat) -> None:
    """Asks to see what a seat sees."""
    check_phase(table, "playing")
    check_seat(table, seat)
    if table.settings["peek"] == "never" or not may_view(table, actor.person):
        raise Refused("PEEK", "never")
    if table.seats_of(actor.person):
        raise Refused("PEEK", "player")
    if not table.occupants[seat].person:
        raise Refused("PEEK", "nobody", seat=seat)
    if (actor.person, seat) in table.peek_requests | table.peeks:
        raise Refused("PEEK", "asked", seat=seat)
    check_may_ask_peek(table, actor.person, seat)
    emit(table, actor, PeekRequested(actor.person, seat))


def answer_peek(table: Table, actor: Actor, seat: Seat, person: Person, yes: bool) -> None:
    """Grants a request to peek, refuses it, or revokes it."""
    check_own(table, actor, seat)
    if (person, seat) not in table.peek_requests | table.peeks:
        raise Refused("PEEK", "not-asked")
    if yes:
        if (person, seat) in table.peeks:
            return
        check_share(table, actor.person)
    emit(table, actor, PeekAnswered(person, seat, yes))


def log_lines(table: Table, viewer: Seat, start: int = 0) -> list[LogLine]:
    """The log from entry `start` on, as this viewer may read it."""
    return log_lines_of(table.play, viewer, start)


def log_lines_of(play: Play[Any, Any, Any], viewer: Seat, start: int = 0) -> list[LogLine]:
    """The log of a game that is not at a table."""
    return [_log_line(play, viewer, number) for number in range(start, len(play.log))]


def _log_line(play: Play[Any, Any, Any], viewer: Seat, number: int) -> LogLine:
    entry = play.log[number]
    by = seat_label(entry.seat)
    match entry:
        case Undo():
            return LogLine(number, by, entry.at, "undo", str(entry.to))
        case Resign():
            return LogLine(number, by, entry.at, "resign", entry.why)
        case Entry():
            state = play.state_after(number)
            text = play.game.redact(state, entry, viewer)
            detail = play.game.detail(state, entry)
            return LogLine(number, by, entry.at, "move", text, detail)
