"""Tables of Cut it where the puzzle has begun, and long logs of it."""

from tavolino.table.events import LoggedEvent, Moved
from tavolino.table.table import Table
from tests.table.tables import START, make_move, started


def at_the_puzzle(*people: str) -> Table:
    """A table where these people are about to lay their snippets."""
    table = started("cutit", *people)
    while table.play.view(0).board.phase != "puzzle":
        seat = min(table.due)
        source = table.dealer.draw(len(table.play.log))
        make_move(table, seat, table.game.write(table.game.sample(table.play.state, seat, source)))
    return table


def laid_and_lifted(table: Table, events: int) -> list[LoggedEvent]:
    """All that has happened at a table when its first snippet has been laid and lifted again and
    again, until the table has this many events.
    """
    who = table.occupants[0].person
    more = range(events - table.version)
    moves = (
        LoggedEvent(START, Moved(0, "lift 1" if n % 2 else "1@0,0r0"), who, f"lay {n}")
        for n in more
    )
    return [*table.events, *moves]
