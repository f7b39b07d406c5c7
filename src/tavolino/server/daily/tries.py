"""Reads and writes counted tries: one for each person, day and game."""

from collections import Counter
from typing import Final, NamedTuple

from tavolino.daily.results import Outcome, read_outcome
from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Database, Row, Statement, whole

# The primary key lets only one of several requests begin the counted try.
BEGIN: Final = (
    "INSERT INTO daily_tries (day, game, person, table_id, begun_at, closes_at)"
    " VALUES ($1, $2, $3, $4, $5, $6)"
)
OF_DAY: Final = "SELECT * FROM daily_tries WHERE day = $1 AND person = $2"
OF_PERSON: Final = "SELECT * FROM daily_tries WHERE person = $1 ORDER BY day, game"
PLAYED: Final = (
    "SELECT day FROM daily_tries WHERE person = $1 AND game = $2 AND ended_at IS NOT NULL"
    " ORDER BY day DESC LIMIT $3"
)
DISTRIBUTION: Final = (
    "SELECT outcome, score, count(*) AS players FROM daily_tries"
    " WHERE day = $1 AND game = $2 AND ended_at IS NOT NULL GROUP BY outcome, score"
)
BETWEEN: Final = "SELECT * FROM daily_tries WHERE person = $1 AND day >= $2 AND day <= $3"
FORGET: Final = "DELETE FROM daily_tries WHERE person = $1"
LONGEST: Final = 4000
"""Streaks are those of this many days."""


class Try(NamedTuple):
    """A counted try. `ended_at` is None until it is over; `score` is None unless it succeeded."""

    day: str
    game: str
    table: str
    begun_at: int
    closes_at: int
    ended_at: int | None
    outcome: Outcome
    score: int | None

    def is_running(self, wall_ms: int) -> bool:
        return self.ended_at is None and wall_ms < self.closes_at


class TryDistribution(NamedTuple):
    """How many people reached each score, and how many failed."""

    scores: dict[int, int]
    failed: int


class Tries:
    def __init__(self, database: Database) -> None:
        self._database = database

    def beginning(self, one: Try, person: str) -> list[Statement]:
        """The statements that store a new try. They fail if the person has one already."""
        args = (one.day, one.game, person, one.table, one.begun_at, one.closes_at)
        return [*lock_people(person), Statement(BEGIN, args, expect=1)]

    async def of_day(self, day: str, person: str) -> dict[str, Try]:
        """The tries of a person on a day, by game."""
        rows = await self._database.read(OF_DAY, day, person)
        return {str(row["game"]): _try(row) for row in rows}

    async def between(self, person: str, first: str, last: str) -> dict[tuple[str, str], Try]:
        """The tries of a person by day and game."""
        rows = await self._database.read(BETWEEN, person, first, last)
        return {(str(row["day"]), str(row["game"])): _try(row) for row in rows}

    async def all_of(self, person: str) -> list[Try]:
        """All tries of a person."""
        return [_try(row) for row in await self._database.read(OF_PERSON, person)]

    async def days_played(self, person: str, game: str) -> list[str]:
        """The days on which a person finished the counted try."""
        rows = await self._database.read(PLAYED, person, game, LONGEST)
        return [str(row["day"]) for row in rows]

    async def distribution(self, day: str, game: str) -> TryDistribution:
        scores: Counter[int] = Counter()
        failed = 0
        for row in await self._database.read(DISTRIBUTION, day, game):
            if row["outcome"] == "reached":
                scores[whole(row, "score")] += whole(row, "players")
            elif row["outcome"] == "failed":
                failed += whole(row, "players")
        return TryDistribution(dict(sorted(scores.items())), failed)


def _try(row: Row) -> Try:
    return Try(
        day=str(row["day"]),
        game=str(row["game"]),
        table=str(row["table_id"]),
        begun_at=whole(row, "begun_at"),
        closes_at=whole(row, "closes_at"),
        ended_at=None if row["ended_at"] is None else whole(row, "ended_at"),
        outcome=read_outcome(str(row["outcome"])),
        score=None if row["score"] is None else whole(row, "score"),
    )
