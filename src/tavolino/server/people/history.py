"""The finished games of a person: a list that can be filtered, and statistics.

Games at tables that others could not find or watch are listed for the person alone, and so are
those in which the person had several seats. Statistics leave out games with several seats, and
those that were played on a device: nobody knows how those came about.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from tavolino.server.storage import Database, Row, whole

LONGEST_PAGE: Final = 100
MOST_RECENT: Final = 1000
"""Streaks and opponents are those of this many games, the last ones."""
MOST_OPPONENTS: Final = 50
WINS: Final = ("won", "shared")

# `opponents` has a comma before each of them, and one at the end.
ONE_SEAT: Final = "length(opponents) - length(replace(opponents, ',', '')) = seats"
FILTER: Final = (
    f" FROM results WHERE person = $1 AND is_public >= $2 AND ($2 = 0 OR {ONE_SEAT})"
    " AND ($3 = '' OR game = $3)"
    " AND ($4 = '' OR opponents LIKE $4 ESCAPE '!') AND ($5 = '' OR outcome = $5)"
)
PAGE: Final = f"SELECT *{FILTER} ORDER BY ended_at DESC, table_id LIMIT $6 OFFSET $7"
TOTAL: Final = f"SELECT count(*) AS total{FILTER}"
TALLIES: Final = (
    "SELECT game, seats, level, count(*) AS games,"
    " CAST(sum(CASE WHEN outcome IN ('won', 'shared') THEN 1 ELSE 0 END) AS BIGINT) AS wins,"
    " max(points) AS best FROM results WHERE person = $1 AND from_device = 0"
    f" AND {ONE_SEAT} GROUP BY game, seats, level ORDER BY game, seats, level"
)
PAR: Final = (
    "SELECT game, count(*) AS games, CAST(sum(below_par) AS BIGINT) AS below,"
    " min(below_par) AS best FROM results WHERE person = $1 AND below_par IS NOT NULL"
    f" AND {ONE_SEAT} GROUP BY game ORDER BY game"
)
ALL: Final = "SELECT * FROM results WHERE person = $1 ORDER BY ended_at, table_id"
RECENT: Final = (
    "SELECT outcome, opponents, is_public FROM results WHERE person = $1 AND from_device <= $3"
    f" AND ($3 = 1 OR {ONE_SEAT}) ORDER BY ended_at DESC, table_id LIMIT $2"
)


class Filter(NamedTuple):
    """Which games to list; an empty text stands for all."""

    game: str = ""
    opponent: str = ""
    outcome: str = ""


class PlayedGame(NamedTuple):
    table: str
    game: str
    seats: int
    place: int
    points: int
    outcome: str
    level: str
    opponents: list[str]
    is_public: bool
    ended_at: int
    below_par: int | None
    from_device: bool


class Tally(NamedTuple):
    """Games and wins of one game with one number of players against one level of bots; `level` is
    empty where people played each other. `best` are the most points.
    """

    game: str
    seats: int
    level: str
    games: int
    wins: int
    best: int


class ParTally(NamedTuple):
    """How many points a person stayed below par in one game: `mean` over `games`, and at `best`."""

    game: str
    games: int
    mean: float
    best: int


class Statistics(NamedTuple):
    tallies: Sequence[Tally]
    streak: int
    """How many games in a row the person has won up to now."""
    longest_streak: int
    par: Sequence[ParTally] = ()


class History:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, person: str, wanted: Filter, *, is_own: bool, offset: int, limit: int
    ) -> tuple[list[PlayedGame], int]:
        """Games from the last one on, and how many there are in all."""
        opponent = f"%,{_escaped(wanted.opponent)},%" if wanted.opponent else ""
        args = (person, 0 if is_own else 1, wanted.game, opponent, wanted.outcome)
        limit = max(0, min(limit, LONGEST_PAGE))
        rows = await self._database.read(PAGE, *args, limit, offset)
        counted = await self._database.read(TOTAL, *args)
        return [_game(row) for row in rows], whole(counted[0], "total")

    async def all_games(self, person: str) -> list[PlayedGame]:
        """From the first one on."""
        return [_game(row) for row in await self._database.read(ALL, person)]

    async def opponents(self, person: str, *, is_own: bool) -> list[str]:
        """Whom the person has played lately, the most frequent first."""
        met: Counter[str] = Counter()
        for row in await self._database.read(RECENT, person, MOST_RECENT, 1):
            if is_own or row["is_public"]:
                met.update(set(_opponents(row)))
        return [one for one, _ in met.most_common(MOST_OPPONENTS)]

    async def statistics(self, person: str) -> Statistics:
        rows = await self._database.read(RECENT, person, MOST_RECENT, 0)
        won = [row["outcome"] in WINS for row in rows if row["outcome"] != "alone"]
        tallies = [_tally(row) for row in await self._database.read(TALLIES, person)]
        par = [_par_tally(row) for row in await self._database.read(PAR, person)]
        return Statistics(tallies, len(list(takewhile(bool, won))), _longest_run(won), par)


def _longest_run(won: Sequence[bool]) -> int:
    longest = run = 0
    for one in won:
        run = run + 1 if one else 0
        longest = max(longest, run)
    return longest


def _escaped(text: str) -> str:
    for special in "!%_":
        text = text.replace(special, f"!{special}")
    return text


def _opponents(row: Row) -> list[str]:
    return [one for one in str(row["opponents"]).split(",") if one]


def _game(row: Row) -> PlayedGame:
    return PlayedGame(
        table=str(row["table_id"]),
        game=str(row["game"]),
        seats=whole(row, "seats"),
        place=whole(row, "place"),
        points=whole(row, "points"),
        outcome=str(row["outcome"]),
        level=str(row["level"]),
        opponents=_opponents(row),
        is_public=row["is_public"] == 1,
        ended_at=whole(row, "ended_at"),
        below_par=None if row["below_par"] is None else whole(row, "below_par"),
        from_device=row["from_device"] == 1,
    )


def _tally(row: Row) -> Tally:
    return Tally(
        game=str(row["game"]),
        seats=whole(row, "seats"),
        level=str(row["level"]),
        games=whole(row, "games"),
        wins=whole(row, "wins"),
        best=whole(row, "best"),
    )


def _par_tally(row: Row) -> ParTally:
    games = whole(row, "games")
    return ParTally(str(row["game"]), games, whole(row, "below") / games, whole(row, "best"))
