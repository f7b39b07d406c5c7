"""Limits on what can be repeated at a table.

A table has a limit of events. At the limit, everything that could be repeated forever is refused:
taking seats, undo, hints, and moves in a phase with unlimited moves. What leads to the start or to
the end of the game is accepted.

Nobody can use up a table for the others. In the lobby, each person takes seats a limited number of
times; all but the owner stop at a quarter of the table's events, the owner at half of them. The
other half is divided among the players.
"""

from collections.abc import Callable
from typing import Final

from tavolino.core import Refused, Seat
from tavolino.table.events import (
    ClockPaused,
    Event,
    PeekRequested,
    Person,
    ReadyChanged,
    SeatTaken,
    UndoRequested,
)
from tavolino.table.table import Table

MOST_SITS: Final = 20
"""How often a person may take a seat at one table."""
MOST_READY_CHANGES: Final = 20
"""How often a person may say at one table that they are ready, or not."""
MOST_UNDOS: Final = 100
"""How often a person may ask the others at one table for an undo."""
MOST_PEEK_REQUESTS: Final = 3
"""How often a person may ask to see what one seat sees."""
MOST_OPEN_PEEK_REQUESTS: Final = 5
"""How many requests to peek may wait for the answer of one seat."""
MOST_PEEKS: Final = 20
"""How many people may peek at one seat or ask to. All of them are in every frame."""
MOST_PAUSES: Final = 100
"""How often holidays may stop the clock of one seat."""


def is_full(table: Table) -> bool:
    return table.version >= table.most_events


def check_not_full(table: Table) -> None:
    """Refuses a command that could be repeated forever once the limit is reached."""
    if is_full(table):
        raise Refused("TABLE", "long", most=table.most_events)


def share_of(table: Table) -> int:
    """How many events each player may cause before what they could repeat forever is refused."""
    people = len(table.people)
    return table.most_events // 2 // people if people > 1 else table.most_events


def has_used_share(table: Table, person: Person) -> bool:
    """True if the table is full, or this player has caused their share of its events."""
    share = share_of(table)
    if table.version < share:
        return False
    return is_full(table) or sum(one.by == person for one in table.events) >= share


def check_share(table: Table, person: Person) -> None:
    """Refuses a player's command that could be repeated forever once their share is used up."""
    check_not_full(table)
    if has_used_share(table, person):
        raise Refused("TABLE", "share", most=share_of(table))


def check_may_sit(table: Table, person: Person) -> None:
    """Refuses people who have taken seats here too often."""
    if person == table.owner:
        check_owner_share(table)
        return
    if table.version >= table.most_events // 4:
        raise Refused("SEAT", "crowded")
    most = MOST_SITS if _has_room(table) else 1
    if _count(table, person, lambda event: isinstance(event, SeatTaken)) >= most:
        raise Refused("SEAT", "often", most=most)


def _has_room(table: Table) -> bool:
    """False once a lobby has used an eighth of its events. From then on each person may only do
    what starts the game, to leave room for newcomers.
    """
    return table.version < table.most_events // 8


def check_owner_share(table: Table) -> None:
    """Refuses to let the owner fill further seats. They can still free seats, start and close."""
    if table.version >= table.most_events // 2:
        raise Refused("SEAT", "crowded")


def check_may_set_ready(table: Table, person: Person, ready: bool) -> None:
    """Refuses people who have changed their mind too often. They can still leave their seat, and
    become ready if they are not.
    """
    if ready and person not in table.ready:
        return
    most = MOST_READY_CHANGES if _has_room(table) else 1
    if _count(table, person, lambda event: isinstance(event, ReadyChanged)) >= most:
        raise Refused("SEAT", "undecided", most=most)


def check_may_ask_undo(table: Table, person: Person) -> None:
    """Refuses people who have asked too often, unless there is nobody else to ask."""
    check_share(table, person)
    if len(table.people) > 1 and (
        _count(table, person, lambda event: isinstance(event, UndoRequested)) >= MOST_UNDOS
    ):
        raise Refused("UNDO", "often", most=MOST_UNDOS)


def check_may_ask_peek(table: Table, person: Person, seat: Seat) -> None:
    """Refuses people who have asked this seat too often, and anybody while too many others have."""
    check_not_full(table)
    same = PeekRequested(person, seat)
    if _count(table, person, lambda event: event == same) >= MOST_PEEK_REQUESTS:
        raise Refused("PEEK", "often", seat=seat, most=MOST_PEEK_REQUESTS)
    waiting = sum(one == seat for _, one in table.peek_requests)
    granted = sum(one == seat for _, one in table.peeks)
    if waiting >= MOST_OPEN_PEEK_REQUESTS or waiting + granted >= MOST_PEEKS:
        raise Refused("PEEK", "busy", seat=seat)


def may_pause(table: Table, seat: Seat) -> bool:
    """True unless holidays have stopped the clock of this seat too often."""
    pauses = sum(isinstance(e := one.event, ClockPaused) and e.seat == seat for one in table.events)
    return not is_full(table) and pauses < MOST_PAUSES


def _count(table: Table, person: Person, is_counted: Callable[[Event], bool]) -> int:
    """How many such events this person has caused."""
    return sum(one.by == person and is_counted(one.event) for one in table.events)


def is_endless(table: Table, seat: Seat, text: str, now: int) -> bool:
    """True for a move that could be repeated forever: nobody waits for it, or the seat has
    unlimited moves and still has them after this one.
    """
    if seat in table.game.may_act(table.play.state):
        return True
    if table.game.legal(table.play.state, seat) is not None:
        return False
    trial = table.play.fork()
    trial.submit_text(seat, text, max(now, table.last_at) - table.started_at)
    return seat in trial.to_act and table.game.legal(trial.state, seat) is None
