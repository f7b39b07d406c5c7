"""What a finished table adds to the challenge of a day, if it is somebody's counted try."""

from typing import Final

from tavolino.daily import daily_games
from tavolino.daily.results import score_try
from tavolino.server.storage import Statement
from tavolino.table.table import Table

# Most tables are no tries. A try that ends too late stays without a result.
STORE: Final = (
    "UPDATE daily_tries SET ended_at = $2, outcome = $3, score = $4"
    " WHERE table_id = $1 AND ended_at IS NULL AND closes_at > $2"
)


def daily_rows(table: Table, wall_ms: int) -> list[Statement]:
    """The statement that stores the result of a try; none where the table cannot be one."""
    daily = daily_games().get(table.game.name)
    if daily is None or table.settings["rated"] == "yes":
        return []
    seats = [seat for person in table.people for seat in table.seats_of(person)]
    if len(seats) != 1:
        return []
    result = score_try(daily, table.play, seats[0], is_helped=table.bot_helped)
    return [Statement(STORE, (table.id, wall_ms, *result))]
