"""What is stored about a person's puzzles, for the export and the deletion of personal data."""

from tavolino.protocol.puzzles import KeptPuzzleTry, KeptSolver
from tavolino.server.people.personal_data import PersonalDataPart
from tavolino.server.puzzles.repository import FORGET, PuzzleRepository
from tavolino.server.storage import Database


def puzzles_of_people(database: Database) -> tuple[PersonalDataPart, ...]:
    """The parts of personal data that are about puzzles."""
    repository = PuzzleRepository(database)

    async def tries(person: str) -> list[KeptPuzzleTry]:
        return [KeptPuzzleTry(**one._asdict()) for one in await repository.all_tries(person)]

    async def ratings(person: str) -> list[KeptSolver]:
        return [
            KeptSolver(
                game=solver.game,
                rating=solver.skill.points,
                tries=solver.tries,
                solved=solver.solved,
                streak=solver.streak,
                longest_streak=solver.longest_streak,
            )
            for solver in await repository.solvers(person)
        ]

    return (
        PersonalDataPart("puzzles", tries, FORGET),
        PersonalDataPart("puzzle_ratings", ratings, ()),
    )
