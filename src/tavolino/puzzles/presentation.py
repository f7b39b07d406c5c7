"""Puzzles as clients get them, with sentences in the reader's language."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from msgspec import Raw

from tavolino.bots.explanation import explain
from tavolino.core import Stream
from tavolino.games import find_game
from tavolino.locales import say
from tavolino.locales.formats import format_list
from tavolino.protocol.messages import encode
from tavolino.protocol.puzzles import (
    PuzzleGame,
    PuzzleSolution,
    ShownPuzzle,
    SolutionMove,
    Status,
)
from tavolino.puzzles import Puzzle
from tavolino.puzzles.library import PuzzleLibrary
from tavolino.puzzles.makers import find_maker
from tavolino.puzzles.puzzle import only_seat
from tavolino.puzzles.puzzle_try import MOST_HINTS, PuzzleTry, has_choice, moves_left, position

NEVER: Final = 99
"""The value in `others` of a move after which the goal cannot be reached."""
GOALS: Final = {
    "lead": "puzzle-goal-lead",
    "win": "puzzle-goal-win",
    "finish": "puzzle-goal-finish",
    "join": "puzzle-goal-join",
}
"""The message that says what to do."""
WITH_ANSWERS: Final = ("lead", "win")
VERDICTS: Final = {
    "lead": "puzzle-tried-lead",
    "win": "puzzle-tried-win",
    "finish": "puzzle-tried-finish",
    "join": "puzzle-tried-join",
}
"""The message that says what is wrong with a move."""
ONLY: Final = {
    "lead": "puzzle-only-lead",
    "win": "puzzle-only-win",
    "finish": "puzzle-only-finish",
}
"""The message about the best result of all other moves."""
STATUSES: Final[dict[str, Status]] = {"open": "open", "solved": "solved", "failed": "failed"}


class PuzzleProgress(NamedTuple):
    """What a person has achieved in the puzzles of one game. `rating` is None where tries are not
    rated.
    """

    rating: int | None = None
    tries: int = 0
    solved: int = 0
    streak: int = 0
    longest_streak: int = 0


class PuzzleStanding(NamedTuple):
    """A puzzle as one person sees it. `rating` is that of the puzzle."""

    puzzle: Puzzle
    attempt: PuzzleTry
    progress: PuzzleProgress
    rating: int | None = None


def show_puzzle(standing: PuzzleStanding, language: str) -> ShownPuzzle:
    """The solution is part of it only once the try has ended."""
    puzzle, attempt = standing.puzzle, standing.attempt
    play = position(puzzle, attempt.made)
    # Where moves have no order, the board shows all of them at the end.
    ends_complete = not attempt.is_open and puzzle.order == "any"
    seen = position(puzzle, puzzle.line) if ends_complete else play
    return ShownPuzzle(
        id=puzzle.id,
        game=puzzle.game,
        seat=puzzle.seat,
        goal=_goal(puzzle, language),
        rating=standing.rating,
        status=STATUSES[attempt.status],
        made=list(attempt.made),
        movers=[entry.seat for entry in play.log[len(puzzle.log) :]],
        view=Raw(encode(seen.view(puzzle.seat))),
        hints=_hints(puzzle, attempt, language),
        more_hints=attempt.is_open and attempt.hints < MOST_HINTS,
        solution=None if attempt.is_open else _solution(puzzle, attempt, language),
        own_rating=standing.progress.rating,
        streak=standing.progress.streak,
    )


def _goal(puzzle: Puzzle, language: str) -> str:
    """What to do. The snippets to join are named, since others may lie apart. Where opponents
    answer, the number of decisions tells how far to look.
    """
    pieces = ""
    if puzzle.goal == "join":
        named = (find_maker(puzzle.game).piece(text).params["number"] for text in puzzle.line)
        pieces = format_list(named, language)
    goal = say(GOALS[puzzle.goal], language, count=puzzle.value, pieces=pieces)
    if puzzle.goal in WITH_ANSWERS:
        goal += " " + say("puzzle-goal-decisions", language, moves=puzzle.moves)
    return goal


def show_game(
    library: PuzzleLibrary, game: str, progress: PuzzleProgress, language: str
) -> PuzzleGame:
    themes = find_maker(game).themes
    return PuzzleGame(
        game=game,
        puzzles=len(library.of(game)),
        themes={theme: _theme(theme, language) for theme in themes if library.of(game, theme)},
        rating=progress.rating,
        tries=progress.tries,
        solved=progress.solved,
        streak=progress.streak,
        longest_streak=progress.longest_streak,
    )


def _theme(theme: str, language: str) -> str:
    return say(f"puzzle-theme-{theme}", language)


def _hints(puzzle: Puzzle, attempt: PuzzleTry, language: str) -> list[str]:
    """The hints taken so far: the theme, then the piece of the next move."""
    hints = []
    if attempt.hints > 0:
        hints.append(say("puzzle-hint-theme", language, theme=_theme(puzzle.themes[0], language)))
    left = moves_left(puzzle, attempt.made)
    if attempt.hints > 1 and left:
        piece = find_maker(puzzle.game).piece(left[0])
        hints.append(say(piece.key, language, **piece.params))
    return hints


def _solution(puzzle: Puzzle, attempt: PuzzleTry, language: str) -> PuzzleSolution:
    return PuzzleSolution(
        line=_explain_line(puzzle, language),
        tried=attempt.tried,
        verdict=_verdict(puzzle, attempt, language),
        themes=[_theme(theme, language) for theme in puzzle.themes],
        change=attempt.change,
    )


def _explain_line(puzzle: Puzzle, language: str) -> list[SolutionMove]:
    """The line, with reasons for the moves of the solver: what the bots say of the move, and what
    is proved of all others.
    """
    manifest = find_game(puzzle.game)
    play = position(puzzle, ())
    decisions = iter(puzzle.others)
    line = []
    for text in puzzle.line:
        seat = only_seat(play)
        why: list[str] = []
        if seat == puzzle.seat:
            reasons = explain(manifest.bots, play.view(seat), text, Stream(bytes(32), 0))
            why = [say(one.key, language, **one.params) for one in reasons]
            if puzzle.order == "fixed" and has_choice(play):
                why += _only(puzzle, next(decisions), language)
        line.append(SolutionMove(seat, text, " ".join(why)))
        play.submit_text(seat, text)
    return line


def _only(puzzle: Puzzle, others: Mapping[str, int], language: str) -> list[str]:
    """The result of the best other move."""
    if not others:
        return []
    reached = (min if puzzle.goal == "finish" else max)(others.values())
    if puzzle.goal == "finish" and reached >= NEVER:
        return [say("puzzle-only-never", language)]
    return [say(ONLY[puzzle.goal], language, reached=reached, best=puzzle.value)]


def _verdict(puzzle: Puzzle, attempt: PuzzleTry, language: str) -> str:
    """The consequence of the wrong move, by the proof of the puzzle."""
    if not attempt.tried:
        return ""
    others = puzzle.others[decision_number(puzzle, attempt.made)]
    reached = others.get(attempt.tried, NEVER)
    if puzzle.goal == "finish" and reached >= NEVER:
        return say("puzzle-tried-never", language)
    return say(VERDICTS[puzzle.goal], language, reached=reached, best=puzzle.value)


def decision_number(puzzle: Puzzle, made: tuple[str, ...]) -> int:
    """The number of the solver's decision after these moves, counted from 0."""
    if puzzle.order == "any":
        return 0
    play = position(puzzle, ())
    decision = 0
    for text in made:
        seat = only_seat(play)
        decision += seat == puzzle.seat and has_choice(play)
        play.submit_text(seat, text)
    return decision
