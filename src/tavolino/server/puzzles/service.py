"""Offers puzzles to people, keeps their tries and rates them."""

import secrets
from collections.abc import Callable, Sequence
from typing import Final

from tavolino.core import Refused
from tavolino.puzzles import Puzzle
from tavolino.puzzles.library import PuzzleLibrary
from tavolino.puzzles.presentation import PuzzleProgress, PuzzleStanding
from tavolino.puzzles.puzzle_try import (
    PuzzleTry,
    after_giving_up,
    after_hint,
    after_move,
    stale,
)
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.people.existing import exists
from tavolino.server.puzzles.ratings import Skill, after_try, first_skill
from tavolino.server.puzzles.repository import (
    PuzzleRepository,
    RatedPuzzle,
    Solver,
    keep_rating,
    keep_solver,
)
from tavolino.server.storage import Conflict, Database, Statement
from tavolino.server.workers.job_queue import JobQueue

NEAREST: Final = 5
"""The next puzzle is one of this many whose ratings are nearest to the person's."""
MOST_RETRIES: Final = 20


class PuzzleService:
    def __init__(
        self, database: Database, library: PuzzleLibrary, wall: Callable[[], int] = wall_ms
    ) -> None:
        self.library = library
        self._database = database
        self._repository = PuzzleRepository(database)
        self._wall = wall
        self.show_queue: Final = JobQueue("PUZZLE", 1)
        """One puzzle is replayed and explained at a time. A move has been stored by then, so nobody
        is refused: jobs here are moves.
        """

    async def achieved(self, person: str | None) -> dict[str, PuzzleProgress]:
        """What a person has achieved, in each game that has puzzles."""
        solvers = await self._repository.solvers(person) if person else []
        by_game = {one.game: one for one in solvers}
        return {game: _achieved(by_game.get(game, Solver(game))) for game in self.library.games()}

    async def next(self, person: str, game: str, theme: str = "") -> PuzzleStanding:
        """The puzzle that the person has begun, or a new one near their rating."""
        wanted = self.library.of(game, theme)
        ids = {one.id for one in wanted}
        for _ in range(MOST_RETRIES):
            for begun in await self._repository.open_tries(person, game):
                if begun.puzzle in ids:
                    return await self._standing(person, begun)
            puzzle = await self._choose(person, game, wanted)
            try:
                await self._repository.begin(person, puzzle.id, game, self._wall())
            except Conflict:
                if not await exists(self._database, person):
                    raise Refused("PERSON", "unknown") from None
                continue  # another request of this person has begun the same puzzle
            return await self.find(person, puzzle.id)
        raise Refused("STORAGE", "busy")

    async def find(self, person: str, puzzle_id: str) -> PuzzleStanding:
        """A puzzle that the person has begun."""
        return await self._standing(person, await self._try(person, puzzle_id))

    async def move(self, person: str, puzzle_id: str, text: str, on: int) -> PuzzleStanding:
        """Makes a move after `on` moves of all seats."""
        before = await self._try(person, puzzle_id)
        return await self._keep(
            person, before, after_move(self.library.find(puzzle_id), before, text, on)
        )

    async def hint(self, person: str, puzzle_id: str) -> PuzzleStanding:
        """Takes one more hint: the puzzle no longer counts if it is solved."""
        before = await self._try(person, puzzle_id)
        return await self._keep(person, before, after_hint(before))

    async def give_up(self, person: str, puzzle_id: str) -> PuzzleStanding:
        """Ends the try as failed. An ended try stays as it is."""
        before = await self._try(person, puzzle_id)
        return await self._keep(person, before, after_giving_up(before))

    async def _try(self, person: str, puzzle_id: str) -> PuzzleTry:
        self.library.find(puzzle_id)
        found = await self._repository.find(person, puzzle_id)
        if found is None:
            raise Refused("PUZZLE", "unknown")
        return found

    async def _standing(self, person: str, attempt: PuzzleTry) -> PuzzleStanding:
        puzzle = self.library.find(attempt.puzzle)
        rated = await self._repository.rating(puzzle.id)
        solver = await self._repository.solver(person, puzzle.game)
        rating = _skill_of(puzzle, rated).points
        return PuzzleStanding(puzzle, attempt, _achieved(solver), rating)

    async def _choose(self, person: str, game: str, wanted: Sequence[Puzzle]) -> Puzzle:
        seen = await self._repository.seen(person, game)
        ratings = await self._repository.ratings(game)
        own = (await self._repository.solver(person, game)).skill.mu
        fresh = [one for one in wanted if one.id not in seen]
        if not fresh:
            raise Refused("PUZZLE", "none-left")
        fresh.sort(key=lambda one: abs(_skill_of(one, ratings.get(one.id)).mu - own))
        return secrets.choice(fresh[:NEAREST])

    async def _keep(self, person: str, before: PuzzleTry, after: PuzzleTry) -> PuzzleStanding:
        """Stores what has become of a try."""
        if after == before:
            return await self._standing(person, before)
        if not after.is_open:
            return await self._end(person, before, after)
        try:
            await self._repository.go_on(person, before, after)
        except Conflict:
            raise stale(before) from None
        return await self._standing(person, after)

    async def _end(self, person: str, before: PuzzleTry, after: PuzzleTry) -> PuzzleStanding:
        """Ends a try, and rates it if it counts."""
        puzzle = self.library.find(before.puzzle)
        solved = after.status == "solved"
        for _ in range(MOST_RETRIES):
            counted: list[Statement] = []
            ended = after._replace(ended_at=self._wall())
            if after.counts:
                rated = await self._repository.rating(puzzle.id)
                solver = await self._repository.solver(person, puzzle.game)
                skills = after_try(solver.skill, _skill_of(puzzle, rated), solved=solved)
                better = _after(solver, skills.player, solved=solved)
                ended = ended._replace(change=skills.player.points - solver.skill.points)
                counted = [
                    keep_solver(person, solver, better),
                    keep_rating(puzzle.id, puzzle.game, rated, skills.puzzle),
                ]
            try:
                await self._repository.end(person, before, ended, counted)
            except Conflict:
                now = await self._repository.find(person, puzzle.id)
                if now is None:
                    raise Refused("PERSON", "unknown") from None
                if now != before:
                    raise stale(now) from None
                continue  # somebody else has tried this puzzle meanwhile
            return await self._standing(person, ended)
        raise Refused("STORAGE", "busy")


def _after(solver: Solver, skill: Skill, *, solved: bool) -> Solver:
    streak = solver.streak + 1 if solved else 0
    return solver._replace(
        skill=skill,
        tries=solver.tries + 1,
        solved=solver.solved + solved,
        streak=streak,
        longest_streak=max(streak, solver.longest_streak),
    )


def _achieved(solver: Solver) -> PuzzleProgress:
    return PuzzleProgress(
        rating=solver.skill.points,
        tries=solver.tries,
        solved=solver.solved,
        streak=solver.streak,
        longest_streak=solver.longest_streak,
    )


def _skill_of(puzzle: Puzzle, rated: RatedPuzzle | None) -> Skill:
    return rated.skill if rated else first_skill(puzzle)
