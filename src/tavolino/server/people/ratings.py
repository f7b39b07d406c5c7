"""Ratings of people and bots by game and number of seats, by the Plackett–Luce model."""

from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from tavolino.server.people.counted import Count, TableCounter
from tavolino.server.people.meetings import Meetings, scaled
from tavolino.server.storage import Database, Row, Statement

BOT: Final = "bot:"
LEAST_GAMES: Final = 3
"""Players with fewer games are not on the leaderboard."""
DEVIATIONS: Final = 3
"""Places go by the mean minus this many standard deviations."""
MEAN_SKILL: Final = 25.0
BETA: Final = MEAN_SKILL / 6
"""The model's own values: the skill of a newcomer, and how much a single game depends on luck."""
NEWCOMER: Final = 1500
POINTS: Final = 400 / log(10) / (sqrt(2) * BETA)
"""How many points of the shown scale one unit of skill is worth, about 29.5. With it a difference
means what it means in chess: 400 points more win ten games out of eleven.
"""
LONGEST_PAGE: Final = 100

# Only for people who exist: a game that ends after a player was deleted must not restore a row.
INSERT_PERSON: Final = (
    "INSERT INTO ratings (game, seats, who, mu, sigma, games)"
    " SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), id, CAST($4 AS TEXT), CAST($5 AS TEXT), 1"
    " FROM people WHERE id = $3"
)
INSERT_BOT: Final = (
    "INSERT INTO ratings (game, seats, who, mu, sigma, games) VALUES ($1, $2, $3, $4, $5, 1)"
)
UPDATE: Final = (
    "UPDATE ratings SET mu = $4, sigma = $5, games = games + 1"
    " WHERE game = $1 AND seats = $2 AND who = $3 AND games = $6"
)
BOARD: Final = (
    " FROM ratings LEFT JOIN people ON people.id = ratings.who"
    " WHERE ratings.game = $1 AND ratings.seats = $2 AND ratings.games >= $3"
    " AND (people.account IS NOT NULL OR ratings.who LIKE 'bot:%')"
)
PAGE: Final = (
    "SELECT ratings.game, ratings.seats, ratings.who, ratings.mu, ratings.sigma, ratings.games,"
    f" people.name{BOARD}"
    " ORDER BY CAST(ratings.mu AS DOUBLE PRECISION)"
    f" - {DEVIATIONS} * CAST(ratings.sigma AS DOUBLE PRECISION) DESC, ratings.who"
    " LIMIT $4 OFFSET $5"
)

CAUTIOUS: Final = (
    "(CAST(ratings.mu AS DOUBLE PRECISION)"
    f" - {DEVIATIONS} * CAST(ratings.sigma AS DOUBLE PRECISION))"
)
OWN: Final = (
    "SELECT ratings.game, ratings.seats, ratings.mu, ratings.sigma, ratings.games, people.name,"
    " people.account FROM ratings JOIN people ON people.id = ratings.who"
    " WHERE ratings.game = $1 AND ratings.seats = $2 AND ratings.who = $3"
)
ABOVE: Final = (
    f"SELECT count(*) AS above{BOARD} AND ({CAUTIOUS} >"
    " (SELECT CAST(o.mu AS DOUBLE PRECISION)"
    f" - {DEVIATIONS} * CAST(o.sigma AS DOUBLE PRECISION) FROM ratings o"
    " WHERE o.game = $1 AND o.seats = $2 AND o.who = $4))"
)


class PlayerRating(NamedTuple):
    """The estimated skill of a player in one game at one table size."""

    game: str
    seats: int
    mu: float
    sigma: float
    games: int

    @property
    def cautious(self) -> float:
        """A skill that the player very likely exceeds."""
        return self.mu - DEVIATIONS * self.sigma

    @property
    def points(self) -> int:
        """The rating on the scale that players know: newcomers have 1500."""
        return round(NEWCOMER + POINTS * (self.mu - MEAN_SKILL))

    @property
    def deviation(self) -> int:
        """How uncertain the rating is, in points: one standard deviation."""
        return round(POINTS * self.sigma)


class RankedPlayer(NamedTuple):
    """A line of a leaderboard; `name` is empty for a bot. Guests, and players with too few games,
    have no place.
    """

    place: int | None
    who: str
    name: str
    rating: PlayerRating


class Leaderboard(NamedTuple):
    entries: list[RankedPlayer]
    total: int


class Ratings:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._model = PlackettLuce()
        self._counter = TableCounter(database)
        self._meetings = Meetings(database)

    async def rate(
        self, table_id: str, game: str, seats: int, who: Sequence[str], ranks: Sequence[int]
    ) -> bool:
        """Rates a finished table, once. `who` and `ranks` are by seat; the lowest rank is best.
        For people who have met often lately it changes less.
        Returns False if the table has been rated already, or cannot be because somebody sat on two
        seats or alone.
        """
        people = [one for one in who if not one.startswith(BOT)]
        if len(set(people)) < len(people) or len(set(who)) < 2:
            return False

        async def compute() -> Count:
            before = await self._ratings(game, seats, who)
            present = await self._present(people)
            weights = await self._meetings.weights(table_id, present)
            after = self._played(game, seats, who, ranks, before, weights)
            updates = [
                _kept(one, before.get(one), after[one])
                # A fixed order, so two processes cannot deadlock.
                for one in sorted(after)
                if one.startswith(BOT) or one in present
            ]
            return Count(present, updates)

        return await self._counter.count(table_id, compute)

    async def leaderboard(self, game: str, seats: int, offset: int, limit: int) -> Leaderboard:
        """The best accounts and bots, from rank `offset` on."""
        limit = max(0, min(limit, LONGEST_PAGE))
        rows = await self._database.read(PAGE, game, seats, LEAST_GAMES, limit, offset)
        counted = await self._database.read(
            f"SELECT count(*) AS total{BOARD}", game, seats, LEAST_GAMES
        )
        entries = [
            RankedPlayer(place, str(row["who"]), str(row["name"] or ""), _rating(row))
            for place, row in enumerate(rows, offset + 1)
        ]
        return Leaderboard(entries, int(counted[0]["total"] or 0))

    async def standing(self, game: str, seats: int, person: str) -> RankedPlayer | None:
        """The line of one person, also of a guest; None for somebody without a rating."""
        rows = await self._database.read(OWN, game, seats, person)
        if not rows:
            return None
        rating, name = _rating(rows[0]), str(rows[0]["name"])
        if not rows[0]["account"] or rating.games < LEAST_GAMES:
            return RankedPlayer(None, person, name, rating)
        counted = await self._database.read(ABOVE, game, seats, LEAST_GAMES, person)
        return RankedPlayer(int(counted[0]["above"] or 0) + 1, person, name, rating)

    async def of(self, who: str) -> list[PlayerRating]:
        """All ratings of a person or bot."""
        sql = (
            "SELECT game, seats, mu, sigma, games FROM ratings WHERE who = $1 ORDER BY game, seats"
        )
        return [_rating(row) for row in await self._database.read(sql, who)]

    def _played(
        self,
        game: str,
        seats: int,
        who: Sequence[str],
        ranks: Sequence[int],
        before: dict[str, PlayerRating],
        weights: Mapping[str, float],
    ) -> dict[str, PlayerRating]:
        """The ratings after the game. A bot on several seats gets the mean of its ratings."""
        teams = [[self._skill(before.get(one))] for one in who]
        rated = self._model.rate(teams, ranks=[float(rank) for rank in ranks])
        results: dict[str, list[PlackettLuceRating]] = {}
        for one, team in zip(who, rated, strict=True):
            results.setdefault(one, []).extend(team)
        after = {}
        for one, skills in results.items():
            mu = sum(skill.mu for skill in skills) / len(skills)
            sigma = sum(skill.sigma for skill in skills) / len(skills)
            games = before[one].games + 1 if one in before else 1
            old, share = self._skill(before.get(one)), weights.get(one, 1.0)
            after[one] = PlayerRating(
                game, seats, scaled(old.mu, mu, share), scaled(old.sigma, sigma, share), games
            )
        return after

    def _skill(self, rating: PlayerRating | None) -> PlackettLuceRating:
        return self._model.rating(rating.mu, rating.sigma) if rating else self._model.rating()

    async def _ratings(self, game: str, seats: int, who: Sequence[str]) -> dict[str, PlayerRating]:
        sql = (
            "SELECT game, seats, who, mu, sigma, games FROM ratings"
            f" WHERE game = $1 AND seats = $2 AND who IN ({_places(3, len(who))})"
        )
        rows = await self._database.read(sql, game, seats, *who)
        return {str(row["who"]): _rating(row) for row in rows}

    async def _present(self, people: Sequence[str]) -> frozenset[str]:
        """Those of these people who still exist."""
        if not people:
            return frozenset()
        sql = f"SELECT id FROM people WHERE id IN ({_places(1, len(people))})"
        return frozenset(str(row["id"]) for row in await self._database.read(sql, *people))


def _places(first: int, count: int) -> str:
    return ", ".join(f"${number}" for number in range(first, first + count))


def _kept(who: str, before: PlayerRating | None, after: PlayerRating) -> Statement:
    args = (after.game, after.seats, who, repr(after.mu), repr(after.sigma))
    if before:
        return Statement(UPDATE, (*args, before.games), expect=1)
    return Statement(INSERT_BOT if who.startswith(BOT) else INSERT_PERSON, args, expect=1)


def _rating(row: Row) -> PlayerRating:
    return PlayerRating(
        game=str(row["game"]),
        seats=int(row["seats"] or 0),
        mu=float(str(row["mu"])),
        sigma=float(str(row["sigma"])),
        games=int(row["games"] or 0),
    )
