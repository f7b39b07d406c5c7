"""Reads and writes days: their seals, visitors' numbers and challenges."""

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from tavolino.core import Refused, commitment
from tavolino.core.chance import SECRET_BYTES
from tavolino.daily import MadeChallenge, read_challenge, write_challenge
from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Conflict, Database, Row, Statement, whole

SEAL: Final = (
    "INSERT INTO daily_days (day, hash, secret, rounds, sealed_at) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (day) DO NOTHING"
)
DAYS: Final = "SELECT * FROM daily_days WHERE day >= $1 AND day <= $2 ORDER BY day"
# Whoever adds a number or closes the day has the row until the batch is written. So no number can
# be added to a day that another process has closed.
COUNT_UP: Final = (
    "UPDATE daily_days SET contributions = contributions + 1"
    " WHERE day = $1 AND is_closed = 0 AND contributions < $2"
)
ADD: Final = (
    "INSERT INTO daily_contributions (day, n, person, value)"
    " SELECT day, contributions, CAST($2 AS TEXT), CAST($3 AS TEXT) FROM daily_days WHERE day = $1"
)
CLOSE: Final = "UPDATE daily_days SET is_closed = 1 WHERE day = $1 AND is_closed = 0"
CONTRIBUTIONS: Final = "SELECT value FROM daily_contributions WHERE day = $1 ORDER BY n"
OWN: Final = "SELECT value FROM daily_contributions WHERE day = $1 AND person = $2"
OF_PERSON: Final = "SELECT day, value FROM daily_contributions WHERE person = $1 ORDER BY day"
# A day can be checked only with all its numbers, which are random. They stay without the person.
FORGET: Final = "UPDATE daily_contributions SET person = CAST(n AS TEXT) WHERE person = $1"
STORE: Final = (
    "INSERT INTO daily_challenges (day, game, attempt, secret, challenge)"
    " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (day, game) DO NOTHING"
)
CHALLENGES: Final = "SELECT * FROM daily_challenges WHERE day = $1 ORDER BY game"
FORMER: Final = (
    "SELECT DISTINCT day FROM daily_challenges WHERE day < $1 ORDER BY day DESC LIMIT $2 OFFSET $3"
)

MOST_CONTRIBUTIONS: Final = 5_000
"""A day takes no more numbers."""


class SealedDay(NamedTuple):
    """A day that has been sealed. Once it is closed, nobody can add a number any more."""

    day: str
    hash: str
    secret: str
    rounds: int
    sealed_at: int
    contributions: int
    is_closed: bool


class Seals:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def seal(self, days: Sequence[str], rounds: int, wall_ms: int) -> None:
        """Seals days with fresh secrets, except those that another process has sealed."""
        batch = []
        for day in days:
            secret = secrets.token_bytes(SECRET_BYTES)
            args = (day, commitment(secret), secret.hex(), rounds, wall_ms)
            batch.append(Statement(SEAL, args))
        if batch:
            await self._database.write(batch)

    async def days(self, first: str, last: str) -> dict[str, SealedDay]:
        rows = await self._database.read(DAYS, first, last)
        return {str(row["day"]): _day(row) for row in rows}

    async def find(self, day: str) -> SealedDay | None:
        return (await self.days(day, day)).get(day)

    async def contribute(self, day: str, person: str, value: str) -> None:
        """Adds a number, at most one for each person. Refused if the day is closed."""
        batch = [
            *lock_people(person),
            Statement(COUNT_UP, (day, MOST_CONTRIBUTIONS), expect=1),
            Statement(ADD, (day, person, value), expect=1),
        ]
        try:
            await self._database.write(batch)
        except Conflict:
            if not await self.contribution_of(day, person):
                raise Refused("DAILY", "closed") from None

    async def close(self, day: str) -> None:
        await self._database.write([Statement(CLOSE, (day,))])

    async def contributions(self, day: str) -> list[str]:
        """All numbers in their order."""
        return [str(row["value"]) for row in await self._database.read(CONTRIBUTIONS, day)]

    async def contribution_of(self, day: str, person: str) -> str:
        rows = await self._database.read(OWN, day, person)
        return str(rows[0]["value"]) if rows else ""

    async def contributions_of(self, person: str) -> list[tuple[str, str]]:
        """The days for which a person has added a number, and the numbers."""
        rows = await self._database.read(OF_PERSON, person)
        return [(str(row["day"]), str(row["value"])) for row in rows]

    async def store(self, day: str, made: dict[str, MadeChallenge]) -> None:
        """Stores challenges, except those that another process has stored: they are the same."""
        batch = [
            Statement(
                STORE, (day, game, one.attempt, one.secret.hex(), write_challenge(one.challenge))
            )
            for game, one in made.items()
        ]
        if batch:
            await self._database.write(batch)

    async def challenges(self, day: str) -> dict[str, MadeChallenge]:
        rows = await self._database.read(CHALLENGES, day)
        return {str(row["game"]): _challenge(row) for row in rows}

    async def former_days(self, before: str, limit: int, offset: int) -> list[str]:
        """Days with challenges, the last first."""
        rows = await self._database.read(FORMER, before, limit, offset)
        return [str(row["day"]) for row in rows]


def _day(row: Row) -> SealedDay:
    return SealedDay(
        day=str(row["day"]),
        hash=str(row["hash"]),
        secret=str(row["secret"]),
        rounds=whole(row, "rounds"),
        sealed_at=whole(row, "sealed_at"),
        contributions=whole(row, "contributions"),
        is_closed=row["is_closed"] == 1,
    )


def _challenge(row: Row) -> MadeChallenge:
    return MadeChallenge(
        whole(row, "attempt"),
        bytes.fromhex(str(row["secret"])),
        read_challenge(str(row["challenge"])),
    )
