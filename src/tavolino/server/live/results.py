"""What a finished table stores: the result of each person, and that of a try at the daily."""

from typing import Final, Literal

from tavolino.core import Seat
from tavolino.daily import daily_games
from tavolino.daily.results import score_try
from tavolino.games import find_game
from tavolino.server.people.existing import LOCK
from tavolino.server.storage import Statement
from tavolino.table.events import Person
from tavolino.table.table import Table

BOT: Final = "bot:"
# Only for people who exist: a game that ends after a player was deleted must not restore a row.
INSERT: Final = (
    "INSERT INTO results (person, table_id, game, seats, place, points, outcome, level, opponents,"
    " is_public, ended_at) SELECT id, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT),"
    " CAST($5 AS BIGINT), CAST($6 AS BIGINT), CAST($7 AS TEXT), CAST($8 AS TEXT),"
    " CAST($9 AS TEXT), CAST($10 AS BIGINT), CAST($11 AS BIGINT) FROM people WHERE id = $1"
    " ON CONFLICT DO NOTHING"
)
# Par is that of games whose moves this server has seen.
FROM_DEVICE: Final = (
    "UPDATE results SET from_device = 1, par_due_at = NULL WHERE person = $1 AND table_id = $2"
)
# Most tables are no tries. A try that ends too late stays without a result.
STORE_DAILY: Final = (
    "UPDATE daily_tries SET ended_at = $2, outcome = $3, score = $4"
    " WHERE table_id = $1 AND ended_at IS NULL AND closes_at > $2"
)


def result_from_device(table_id: str, person: Person) -> Statement:
    """Marks a result as that of a game on a device."""
    return Statement(FROM_DEVICE, (person, table_id), expect=1)


def result_rows(table: Table, wall_ms: int) -> list[Statement]:
    """The statements that store the result of a finished game for each person at the table.

    The rows of people are locked first, in a fixed order, so none is written for somebody who is
    being deleted at the same moment.
    """
    people = sorted(set(table.people))
    return [
        *(Statement(LOCK, (person,)) for person in people),
        *(_row(table, person, wall_ms) for person in people),
    ]


def seat_of_result(table: Table, person: Person) -> Seat:
    """The seat whose result is stored: the best one of somebody with several seats."""
    outcome = table.outcome
    assert outcome is not None
    return min(table.seats_of(person), key=lambda seat: outcome.ranks[seat])


def _row(table: Table, person: Person, wall_ms: int) -> Statement:
    outcome = table.outcome
    assert outcome is not None
    best = seat_of_result(table, person)
    opponents = [
        occupant.person or BOT + occupant.bot
        for occupant in table.occupants
        if occupant.person != person
    ]
    is_public = (
        table.settings["visibility"] == "open"
        and table.settings["watching"] == "yes"
        and len(table.seats_of(person)) == 1
    )
    args = (
        person,
        table.id,
        table.game.name,
        table.seats,
        outcome.ranks[best],
        outcome.points[best],
        _outcome(table, outcome.ranks[best], outcome.ranks),
        _level(table.game.name, opponents),
        "".join(f",{one}" for one in opponents) + ",",
        int(is_public),
        wall_ms,
    )
    return Statement(INSERT, args)


def _outcome(
    table: Table, place: int, ranks: tuple[int, ...]
) -> Literal["alone", "won", "shared", "lost"]:
    if table.seats == 1:
        return "alone"
    if place > 1:
        return "lost"
    return "won" if ranks.count(1) == 1 else "shared"


def _level(game: str, opponents: list[str]) -> str:
    """The strongest level among the opponents, or nothing if one of them is a person."""
    bots = [one.removeprefix(BOT) for one in opponents if one.startswith(BOT)]
    if not bots or len(bots) < len(opponents):
        return ""
    levels = find_game(game).bots.levels._fields
    return max(bots, key=lambda bot: levels.index(bot) if bot in levels else -1)


def daily_rows(table: Table, wall_ms: int) -> list[Statement]:
    """The statement that stores the result of a try; none where the table cannot be one."""
    daily = daily_games().get(table.game.name)
    if daily is None or table.settings["rated"] == "yes":
        return []
    seats = [seat for person in table.people for seat in table.seats_of(person)]
    if len(seats) != 1:
        return []
    result = score_try(daily, table.play, seats[0], is_helped=table.bot_helped)
    return [Statement(STORE_DAILY, (table.id, wall_ms, *result))]
