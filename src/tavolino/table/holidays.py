"""Holidays at a table: the clock of a person who is away stands still.

Only where a player has hours or days to move. At other tables people are expected to be there.
"""

from typing import Final

from tavolino.table.actor import emit_automatic
from tavolino.table.events import ClockPaused, ClockResumed, Person
from tavolino.table.repetition_limits import may_pause
from tavolino.table.settings import DAY
from tavolino.table.table import Table

LONG_MOVE_S: Final = 60 * 60
LONG_GAME_S: Final = DAY
SAME_MS: Final = 60_000
"""Two processes may compute the end of a holiday a little differently."""


def is_over_days(table: Table) -> bool:
    """True if the players of a table are not expected to be there at the same time. Its clock gives
    an hour or more for a move, or a day or more for the game, or it has none.
    """
    seconds = int(table.settings["seconds"])
    match table.settings["clock"]:
        case "move":
            return seconds >= LONG_MOVE_S
        case "total":
            return seconds >= LONG_GAME_S
        case _:
            return True


def has_holidays(table: Table) -> bool:
    """True if clocks stand still while people are on holiday. Without a clock, only the patience of
    the others can run out: it has to be an hour or more.
    """
    if table.settings["clock"] == "none":
        return int(table.settings["patience"]) >= LONG_MOVE_S
    return is_over_days(table)


def pause_clocks(table: Table, now: int, person: Person, until: int) -> None:
    """Stops the clocks of a person who is on holiday until then (server ms)."""
    if table.phase != "playing" or not has_holidays(table):
        return
    for seat in table.seats_of(person):
        is_new = abs(table.holidays.get(seat, 0) - until) >= SAME_MS
        if is_new and may_pause(table, seat):
            emit_automatic(table, now, ClockPaused(seat, until))


def resume_clocks(table: Table, now: int, person: Person) -> None:
    """Restarts the clocks of a person who is back from a holiday."""
    if table.phase != "playing":
        return
    for seat in table.seats_of(person):
        if seat in table.holidays:
            emit_automatic(table, now, ClockResumed(seat))
