"""Puzzles on a device. They are not rated, and tries stay in memory."""

import secrets
from typing import Final

from tavolino.core import Refused
from tavolino.device.requests import DeviceRequest, Handler, Response, json_response
from tavolino.protocol import endpoints
from tavolino.protocol.endpoints import Endpoint
from tavolino.protocol.puzzles import NextPuzzle, PuzzleGames, PuzzleMove
from tavolino.puzzles import Puzzle
from tavolino.puzzles.library import PuzzleLibrary, shipped_library
from tavolino.puzzles.presentation import PuzzleProgress, PuzzleStanding, show_game, show_puzzle
from tavolino.puzzles.puzzle_try import PuzzleTry, after_giving_up, after_hint, after_move
from tavolino.table.requests import decode_body

EASIEST: Final = 5
"""The next puzzle is one of this many."""


class DevicePuzzles:
    def __init__(self) -> None:
        self._tries: dict[str, PuzzleTry] = {}
        """By puzzle; those that have ended are in the order of their ends."""

    @property
    def library(self) -> PuzzleLibrary:
        """It is read when it is first needed."""
        return shipped_library()

    def next(self, game: str, theme: str) -> PuzzleStanding:
        """The puzzle that was begun, or one of the easiest that are left."""
        wanted = self.library.of(game, theme)
        for puzzle in wanted:
            if puzzle.id in self._tries and self._tries[puzzle.id].is_open:
                return self.find(puzzle.id)
        fresh = [one for one in wanted if one.id not in self._tries]
        if not fresh:
            raise Refused("PUZZLE", "none-left")
        fresh.sort(key=lambda one: one.difficulty)
        puzzle = secrets.choice(fresh[:EASIEST])
        return self._keep(puzzle, PuzzleTry(puzzle.id, puzzle.game))

    def find(self, puzzle_id: str) -> PuzzleStanding:
        puzzle, attempt = self._begun(puzzle_id)
        return PuzzleStanding(puzzle, attempt, self.achieved(puzzle.game))

    def move(self, puzzle_id: str, text: str, on: int) -> PuzzleStanding:
        puzzle, attempt = self._begun(puzzle_id)
        return self._keep(puzzle, after_move(puzzle, attempt, text, on))

    def hint(self, puzzle_id: str) -> PuzzleStanding:
        puzzle, attempt = self._begun(puzzle_id)
        return self._keep(puzzle, after_hint(attempt))

    def give_up(self, puzzle_id: str) -> PuzzleStanding:
        puzzle, attempt = self._begun(puzzle_id)
        return self._keep(puzzle, after_giving_up(attempt))

    def achieved(self, game: str) -> PuzzleProgress:
        counted = [one for one in self._tries.values() if one.game == game and one.counts]
        streak = longest = 0
        for one in counted:
            streak = streak + 1 if one.status == "solved" else 0
            longest = max(longest, streak)
        solved = sum(one.status == "solved" for one in counted)
        return PuzzleProgress(None, len(counted), solved, streak, longest)

    def _begun(self, puzzle_id: str) -> tuple[Puzzle, PuzzleTry]:
        puzzle = self.library.find(puzzle_id)
        if puzzle_id not in self._tries:
            raise Refused("PUZZLE", "unknown")
        return puzzle, self._tries[puzzle_id]

    def _keep(self, puzzle: Puzzle, attempt: PuzzleTry) -> PuzzleStanding:
        if self._tries.get(puzzle.id) != attempt:
            self._tries.pop(puzzle.id, None)
            self._tries[puzzle.id] = attempt
        return self.find(puzzle.id)


async def _games(request: DeviceRequest) -> Response:
    puzzles = request.device.puzzles
    library = puzzles.library
    shown = [
        show_game(library, game, puzzles.achieved(game), request.language)
        for game in library.games()
    ]
    return json_response(PuzzleGames(shown))


async def _next(request: DeviceRequest) -> Response:
    asked = decode_body(request.body, NextPuzzle)
    return _shown(request, request.device.puzzles.next(asked.game, asked.theme))


async def _show(request: DeviceRequest) -> Response:
    return _shown(request, request.device.puzzles.find(request.path["id"]))


async def _move(request: DeviceRequest) -> Response:
    asked = decode_body(request.body, PuzzleMove)
    return _shown(request, request.device.puzzles.move(request.path["id"], asked.move, asked.on))


async def _hint(request: DeviceRequest) -> Response:
    return _shown(request, request.device.puzzles.hint(request.path["id"]))


async def _give_up(request: DeviceRequest) -> Response:
    return _shown(request, request.device.puzzles.give_up(request.path["id"]))


def _shown(request: DeviceRequest, standing: PuzzleStanding) -> Response:
    return json_response(show_puzzle(standing, request.language))


HANDLERS: Final[dict[Endpoint, Handler]] = {
    endpoints.LIST_PUZZLE_GAMES: _games,
    endpoints.NEXT_PUZZLE: _next,
    endpoints.GET_PUZZLE: _show,
    endpoints.MOVE_IN_PUZZLE: _move,
    endpoints.GET_PUZZLE_HINT: _hint,
    endpoints.GIVE_UP_PUZZLE: _give_up,
}
"""The endpoints about puzzles."""
