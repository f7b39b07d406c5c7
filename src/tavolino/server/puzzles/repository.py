"""Reads and writes tries of puzzles, and the ratings of puzzles and solvers."""

import json
from typing import Final, NamedTuple

from tavolino.puzzles.puzzle_try import PuzzleTry
from tavolino.server.people.existing import lock_people
from tavolino.server.puzzles.ratings import Skill
from tavolino.server.storage import Database, Row, Statement, whole

TRY_COLUMNS: Final = "puzzle, game, status, made, tried, hints, change, started_at, ended_at"
FIND_TRY: Final = f"SELECT {TRY_COLUMNS} FROM puzzle_tries WHERE person = $1 AND puzzle = $2"
OPEN_TRIES: Final = (
    f"SELECT {TRY_COLUMNS} FROM puzzle_tries"
    " WHERE person = $1 AND game = $2 AND status = 'open' ORDER BY started_at DESC, puzzle"
)
ALL_TRIES: Final = (
    f"SELECT {TRY_COLUMNS} FROM puzzle_tries WHERE person = $1 ORDER BY started_at, puzzle"
)
SEEN: Final = "SELECT puzzle FROM puzzle_tries WHERE person = $1 AND game = $2"
BEGIN: Final = (
    "INSERT INTO puzzle_tries"
    " (person, puzzle, game, status, made, tried, hints, change, started_at)"
    " VALUES ($1, $2, $3, 'open', '[]', '', 0, 0, $4)"
)
# What was made before is part of the condition: of two requests at once, one fails.
GO_ON: Final = (
    "UPDATE puzzle_tries SET made = $3, hints = $4"
    " WHERE person = $1 AND puzzle = $2 AND status = 'open' AND made = $5 AND hints = $6"
)
END: Final = (
    "UPDATE puzzle_tries SET status = $3, made = $4, tried = $5, change = $6, ended_at = $7"
    " WHERE person = $1 AND puzzle = $2 AND status = 'open' AND made = $8 AND hints = $9"
)
PLAYERS: Final = (
    "SELECT game, mu, sigma, tries, solved, streak, longest_streak FROM puzzle_players"
    " WHERE person = $1 ORDER BY game"
)
INSERT_PLAYER: Final = (
    "INSERT INTO puzzle_players"
    " (person, game, mu, sigma, tries, solved, streak, longest_streak)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)
UPDATE_PLAYER: Final = (
    "UPDATE puzzle_players SET mu = $3, sigma = $4, tries = $5, solved = $6, streak = $7,"
    " longest_streak = $8 WHERE person = $1 AND game = $2 AND tries = $9"
)
RATINGS: Final = "SELECT puzzle, mu, sigma, tries FROM puzzle_ratings WHERE game = $1"
RATING: Final = "SELECT puzzle, mu, sigma, tries FROM puzzle_ratings WHERE puzzle = $1"
INSERT_RATING: Final = (
    "INSERT INTO puzzle_ratings (puzzle, game, mu, sigma, tries) VALUES ($1, $2, $3, $4, 1)"
)
UPDATE_RATING: Final = (
    "UPDATE puzzle_ratings SET mu = $2, sigma = $3, tries = tries + 1"
    " WHERE puzzle = $1 AND tries = $4"
)
FORGET: Final = (
    "DELETE FROM puzzle_tries WHERE person = $1",
    "DELETE FROM puzzle_players WHERE person = $1",
)
"""Deletes everything about a person."""


class Solver(NamedTuple):
    """A person's rating and streaks in the puzzles of one game. Only rated tries count."""

    game: str
    skill: Skill = Skill()
    tries: int = 0
    solved: int = 0
    streak: int = 0
    longest_streak: int = 0


class RatedPuzzle(NamedTuple):
    skill: Skill
    tries: int


class PuzzleRepository:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, person: str, puzzle: str) -> PuzzleTry | None:
        rows = await self._database.read(FIND_TRY, person, puzzle)
        return _try(rows[0]) if rows else None

    async def open_tries(self, person: str, game: str) -> list[PuzzleTry]:
        """The puzzles of a game that the person has begun and not ended, the latest first. With
        several themes there may be several.
        """
        return [_try(row) for row in await self._database.read(OPEN_TRIES, person, game)]

    async def all_tries(self, person: str) -> list[PuzzleTry]:
        """All that the person has begun, in order."""
        return [_try(row) for row in await self._database.read(ALL_TRIES, person)]

    async def seen(self, person: str, game: str) -> set[str]:
        """The puzzles that the person has begun."""
        return {str(row["puzzle"]) for row in await self._database.read(SEEN, person, game)}

    async def begin(self, person: str, puzzle: str, game: str, now: int) -> None:
        """Raises Conflict if the person has begun it already, or does not exist."""
        args = (person, puzzle, game, now)
        await self._database.write([*lock_people(person), Statement(BEGIN, args, expect=1)])

    async def go_on(self, person: str, before: PuzzleTry, after: PuzzleTry) -> None:
        """Raises Conflict if the try has changed meanwhile."""
        args = (
            *(person, before.puzzle, json.dumps(after.made), after.hints),
            *(json.dumps(before.made), before.hints),
        )
        await self._database.write([Statement(GO_ON, args, expect=1)])

    async def end(
        self, person: str, before: PuzzleTry, after: PuzzleTry, counted: list[Statement]
    ) -> None:
        """Ends a try and writes what it counts for. Raises Conflict if anything has changed."""
        args = (
            *(person, before.puzzle, after.status, json.dumps(after.made), after.tried),
            *(after.change, after.ended_at, json.dumps(before.made), before.hints),
        )
        await self._database.write([*lock_people(person), Statement(END, args, expect=1), *counted])

    async def solvers(self, person: str) -> list[Solver]:
        """What the person has achieved, by game."""
        return [_solver(row) for row in await self._database.read(PLAYERS, person)]

    async def solver(self, person: str, game: str) -> Solver:
        found = [one for one in await self.solvers(person) if one.game == game]
        return found[0] if found else Solver(game)

    async def ratings(self, game: str) -> dict[str, RatedPuzzle]:
        """The puzzles of a game that were tried."""
        rows = await self._database.read(RATINGS, game)
        return {str(row["puzzle"]): _rated(row) for row in rows}

    async def rating(self, puzzle: str) -> RatedPuzzle | None:
        rows = await self._database.read(RATING, puzzle)
        return _rated(rows[0]) if rows else None


def keep_solver(person: str, before: Solver, after: Solver) -> Statement:
    skill = after.skill
    args = (
        *(person, after.game, repr(skill.mu), repr(skill.sigma), after.tries, after.solved),
        *(after.streak, after.longest_streak),
    )
    if before.tries:
        return Statement(UPDATE_PLAYER, (*args, before.tries), expect=1)
    return Statement(INSERT_PLAYER, args, expect=1)


def keep_rating(puzzle: str, game: str, before: RatedPuzzle | None, after: Skill) -> Statement:
    if before is None:
        args = (puzzle, game, repr(after.mu), repr(after.sigma))
        return Statement(INSERT_RATING, args, expect=1)
    return Statement(
        UPDATE_RATING, (puzzle, repr(after.mu), repr(after.sigma), before.tries), expect=1
    )


def _try(row: Row) -> PuzzleTry:
    ended = row["ended_at"]
    return PuzzleTry(
        puzzle=str(row["puzzle"]),
        game=str(row["game"]),
        status=str(row["status"]),
        made=tuple(json.loads(str(row["made"]))),
        tried=str(row["tried"]),
        hints=whole(row, "hints"),
        change=whole(row, "change"),
        started_at=whole(row, "started_at"),
        ended_at=None if ended is None else int(ended),
    )


def _skill(row: Row) -> Skill:
    return Skill(float(str(row["mu"])), float(str(row["sigma"])))


def _solver(row: Row) -> Solver:
    return Solver(
        game=str(row["game"]),
        skill=_skill(row),
        tries=whole(row, "tries"),
        solved=whole(row, "solved"),
        streak=whole(row, "streak"),
        longest_streak=whole(row, "longest_streak"),
    )


def _rated(row: Row) -> RatedPuzzle:
    return RatedPuzzle(_skill(row), whole(row, "tries"))
