"""The limit on the events of a table, so that no log grows without end.

At the limit, whatever could go on for ever is refused: seats taken and freed, undo, hints, moves in
a phase with endlessly many of them. Everything that leads to the end of the game is still accepted.
"""

from tavolino.core import Refused, Seat
from tavolino.match.table import Table


def is_full(table: Table) -> bool:
    return table.seq >= table.most_events


def check_not_full(table: Table) -> None:
    """Refuses whatever could be repeated without end once the table has had its events."""
    if is_full(table):
        raise Refused("TABLE", "long", most=table.most_events)


def is_endless(table: Table, seat: Seat, text: str, now: int) -> bool:
    """True for a move after which the seat may make as many moves as before: one of endlessly many,
    and not the last of its turn.
    """
    if table.game.legal(table.play.state, seat) is not None:
        return False
    trial = table.play.fork()
    trial.submit_text(seat, text, max(now, table.last_at) - table.started_at)
    return seat in trial.to_act
