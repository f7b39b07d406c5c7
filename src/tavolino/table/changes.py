"""Changes of a table: made on a fork, which replaces the table once its events are stored."""

from collections.abc import Callable

from tavolino.core import Refused
from tavolino.table.commands import pass_time
from tavolino.table.table import Table

Change = Callable[[Table, int], None]
"""Runs commands on a fork of the table at a given time; may refuse."""


def draft_of(table: Table, change: Change, now: int) -> tuple[Table, Refused | None]:
    """The table after the change; if the change is refused, after the deadlines alone."""
    timed = table.fork()
    pass_time(timed, now)
    draft = timed if timed.version == table.version else timed.fork()
    try:
        change(draft, now)
    except Refused as refusal:
        return (timed if draft is not timed else table), refusal
    return draft, None
