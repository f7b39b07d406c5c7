"""The limit on the number of events of a table.

At the limit, everything that could be repeated forever is refused: taking and freeing seats, undo,
hints, and moves in a phase with unlimited moves. What leads to the end of the game is accepted.
"""

from tavolino.core import Refused, Seat
from tavolino.match.table import Table


def is_full(table: Table) -> bool:
    return table.version >= table.most_events


def check_not_full(table: Table) -> None:
    """Refuses a command that could be repeated forever once the limit is reached."""
    if is_full(table):
        raise Refused("TABLE", "long", most=table.most_events)


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
