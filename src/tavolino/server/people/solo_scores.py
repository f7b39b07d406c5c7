"""Points of people who play alone: the personal best and the mean of the last games.

Games with other options are compared apart: each combination is a variant, a text that the
catalogue writes.
"""

import json
from typing import Final, NamedTuple

from tavolino.server.people.counted import Count, TableCounter
from tavolino.server.people.existing import exists
from tavolino.server.people.ratings import LONGEST_PAGE
from tavolino.server.storage import Database, Row, Statement, whole

RECENT: Final = 10
"""The mean is that of at most this many games, the last ones."""

INSERT: Final = (
    "INSERT INTO solo_scores (game, variant, person, best, mean, recent, games)"
    " VALUES ($1, $2, $3, $4, $5, $6, 1)"
)
UPDATE: Final = (
    "UPDATE solo_scores SET best = $4, mean = $5, recent = $6, games = games + 1"
    " WHERE game = $1 AND variant = $2 AND person = $3 AND games = $7"
)
FIND: Final = (
    "SELECT game, variant, best, recent, games FROM solo_scores"
    " WHERE game = $1 AND variant = $2 AND person = $3"
)
OF_PERSON: Final = (
    "SELECT game, variant, best, recent, games FROM solo_scores WHERE person = $1"
    " ORDER BY game, variant"
)
BOARD: Final = (
    " FROM solo_scores s JOIN people ON people.id = s.person"
    " WHERE s.game = $1 AND s.variant = $2 AND people.account IS NOT NULL"
)
PAGE: Final = (
    f"SELECT s.game, s.variant, s.best, s.recent, s.games, s.person, people.name{BOARD}"
    " ORDER BY s.best DESC, CAST(s.mean AS DOUBLE PRECISION) DESC, s.person LIMIT $3 OFFSET $4"
)
TOTAL: Final = f"SELECT count(*) AS total{BOARD}"
OWN: Final = (
    "SELECT s.game, s.variant, s.best, s.recent, s.games, people.name, people.account"
    " FROM solo_scores s JOIN people ON people.id = s.person"
    " WHERE s.game = $1 AND s.variant = $2 AND s.person = $3"
)
# The order is that of PAGE.
ABOVE: Final = (
    "SELECT count(*) AS above FROM solo_scores s JOIN people ON people.id = s.person"
    " JOIN solo_scores own ON own.game = s.game AND own.variant = s.variant AND own.person = $3"
    " WHERE s.game = $1 AND s.variant = $2 AND people.account IS NOT NULL"
    " AND (s.best > own.best OR (s.best = own.best"
    " AND (CAST(s.mean AS DOUBLE PRECISION) > CAST(own.mean AS DOUBLE PRECISION)"
    " OR (s.mean = own.mean AND s.person < own.person))))"
)


class SoloScore(NamedTuple):
    """What a person has achieved alone; `recent` are the points of the last games, newest last."""

    game: str
    variant: str
    best: int
    recent: tuple[int, ...]
    games: int

    @property
    def mean(self) -> float:
        return sum(self.recent) / len(self.recent)

    def after(self, points: int) -> "SoloScore":
        """The score after one more game."""
        recent = (*self.recent, points)[-RECENT:]
        return self._replace(best=max(self.best, points), recent=recent, games=self.games + 1)


class RankedSoloPlayer(NamedTuple):
    """`place` is None for a guest, who is on no page of the leaderboard."""

    place: int | None
    person: str
    name: str
    score: SoloScore


class SoloLeaderboard(NamedTuple):
    entries: list[RankedSoloPlayer]
    total: int


class SoloScores:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._counter = TableCounter(database)

    async def count(self, table_id: str, game: str, variant: str, person: str, points: int) -> bool:
        """Counts a finished table, once. Returns False if it has been counted already, or if the
        person does not exist any more.
        """

        async def compute() -> Count | None:
            if not await exists(self._database, person):
                return None
            before = await self.find(game, variant, person)
            return Count((person,), [_kept(game, variant, person, before, points)])

        return await self._counter.count(table_id, compute)

    async def find(self, game: str, variant: str, person: str) -> SoloScore | None:
        """The score of a person in one variant of a game."""
        rows = await self._database.read(FIND, game, variant, person)
        return _score(rows[0]) if rows else None

    async def of(self, person: str) -> list[SoloScore]:
        """All scores of a person."""
        return [_score(row) for row in await self._database.read(OF_PERSON, person)]

    async def leaderboard(
        self, game: str, variant: str, offset: int, limit: int
    ) -> SoloLeaderboard:
        """The best accounts, from rank `offset` on; the mean decides between equal ones."""
        limit = max(0, min(limit, LONGEST_PAGE))
        rows = await self._database.read(PAGE, game, variant, limit, offset)
        counted = await self._database.read(TOTAL, game, variant)
        entries = [
            RankedSoloPlayer(place, str(row["person"]), str(row["name"]), _score(row))
            for place, row in enumerate(rows, offset + 1)
        ]
        return SoloLeaderboard(entries, whole(counted[0], "total"))

    async def standing(self, game: str, variant: str, person: str) -> RankedSoloPlayer | None:
        """The line of one person, also of a guest; None for somebody without a score."""
        rows = await self._database.read(OWN, game, variant, person)
        if not rows:
            return None
        place = None
        if rows[0]["account"]:
            counted = await self._database.read(ABOVE, game, variant, person)
            place = whole(counted[0], "above") + 1
        return RankedSoloPlayer(place, person, str(rows[0]["name"]), _score(rows[0]))


def _kept(game: str, variant: str, person: str, before: SoloScore | None, points: int) -> Statement:
    score = before.after(points) if before else SoloScore(game, variant, points, (points,), 1)
    recent = json.dumps(score.recent)
    args = (game, variant, person, score.best, repr(score.mean), recent)
    if before:
        return Statement(UPDATE, (*args, before.games), expect=1)
    return Statement(INSERT, args, expect=1)


def _score(row: Row) -> SoloScore:
    return SoloScore(
        game=str(row["game"]),
        variant=str(row["variant"]),
        best=whole(row, "best"),
        recent=tuple(json.loads(str(row["recent"]))),
        games=whole(row, "games"),
    )
