"""Reads and writes days: their seals, chains of visitors' numbers and challenges."""

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.core.chance import SECRET_BYTES
from tavolino.daily import MadeChallenge, read_challenge, seal_hash, write_challenge
from tavolino.daily.chain import Batch, first_head, next_head
from tavolino.server.storage import Conflict, Database, Row, Statement, whole

SEAL: Final = (
    "INSERT INTO daily_days (day, hash, secret, rounds, sealed_at, head)"
    " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (day) DO NOTHING"
)
DAYS: Final = "SELECT * FROM daily_days WHERE day >= $1 AND day <= $2 ORDER BY day"
# Only the process that knows the last head can add a batch, and none after the day was closed.
APPEND: Final = (
    "UPDATE daily_days SET head = $3, batches = batches + 1, numbers = numbers + $4"
    " WHERE day = $1 AND head = $2 AND is_closed = 0"
)
ADD: Final = (
    "INSERT INTO daily_batches (day, n, numbers, root)"
    " SELECT day, batches, CAST($2 AS BIGINT), CAST($3 AS TEXT) FROM daily_days WHERE day = $1"
)
CLOSE: Final = "UPDATE daily_days SET is_closed = 1 WHERE day = $1 AND is_closed = 0"
BATCHES: Final = "SELECT numbers, root FROM daily_batches WHERE day = $1 ORDER BY n"
STORE: Final = (
    "INSERT INTO daily_challenges (day, game, attempt, secret, challenge)"
    " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (day, game) DO NOTHING"
)
CHALLENGES: Final = "SELECT * FROM daily_challenges WHERE day = $1 ORDER BY game"
FORMER: Final = (
    "SELECT DISTINCT day FROM daily_challenges WHERE day < $1 ORDER BY day DESC LIMIT $2 OFFSET $3"
)

MOST_ATTEMPTS: Final = 20
"""To add a batch while other processes add theirs."""


class SealedDay(NamedTuple):
    """A day that has been sealed, with its chain: the last head, how many batches and how many
    numbers. Once it is closed, nobody can add a number any more.
    """

    day: str
    hash: str
    secret: str
    rounds: int
    sealed_at: int
    head: str
    batches: int
    numbers: int
    is_closed: bool


class Seals:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def seal(self, days: Sequence[str], rounds: int, wall_ms: int) -> None:
        """Seals days with fresh secrets, except those that another process has sealed."""
        batch = []
        for day in days:
            secret = secrets.token_bytes(SECRET_BYTES)
            seal = seal_hash(day, wall_ms, rounds, secret)
            args = (day, seal, secret.hex(), rounds, wall_ms, first_head(day, seal))
            batch.append(Statement(SEAL, args))
        if batch:
            await self._database.write(batch)

    async def days(self, first: str, last: str) -> dict[str, SealedDay]:
        rows = await self._database.read(DAYS, first, last)
        return {str(row["day"]): _day(row) for row in rows}

    async def find(self, day: str) -> SealedDay | None:
        return (await self.days(day, day)).get(day)

    async def append(self, day: str, batch: Batch) -> SealedDay:
        """Adds a batch to the chain of a day; returns the day with it. Refused if the day is
        closed.
        """
        for _ in range(MOST_ATTEMPTS):
            sealed = await self.find(day)
            if sealed is None or sealed.is_closed:
                raise Refused("DAILY", "closed")
            head = next_head(sealed.head, batch)
            try:
                await self._database.write(
                    [
                        Statement(APPEND, (day, sealed.head, head, batch.numbers), expect=1),
                        Statement(ADD, (day, *batch), expect=1),
                    ]
                )
            except Conflict:
                continue  # another process was first
            numbers = sealed.numbers + batch.numbers
            return sealed._replace(head=head, batches=sealed.batches + 1, numbers=numbers)
        raise Refused("STORAGE", "busy")

    async def close(self, day: str) -> None:
        await self._database.write([Statement(CLOSE, (day,))])

    async def batches(self, day: str) -> list[Batch]:
        """All batches in their order."""
        rows = await self._database.read(BATCHES, day)
        return [Batch(whole(row, "numbers"), str(row["root"])) for row in rows]

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
        head=str(row["head"]),
        batches=whole(row, "batches"),
        numbers=whole(row, "numbers"),
        is_closed=row["is_closed"] == 1,
    )


def _challenge(row: Row) -> MadeChallenge:
    return MadeChallenge(
        whole(row, "attempt"),
        bytes.fromhex(str(row["secret"])),
        read_challenge(str(row["challenge"])),
    )
