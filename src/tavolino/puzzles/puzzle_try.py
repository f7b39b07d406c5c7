"""A person's try of a puzzle: moves, hints and giving up."""

from typing import Final, NamedTuple

from tavolino.core import AnyPlay, Refused
from tavolino.games import find_game
from tavolino.puzzles import Puzzle
from tavolino.puzzles.makers import find_maker
from tavolino.puzzles.puzzle import only_seat

MOST_HINTS: Final = 2
"""First the theme, then the piece."""


class PuzzleTry(NamedTuple):
    """A person's try. `made` are the moves of all seats so far, `tried` is the wrong move that
    ended it, `change` is by how much the person's rating changed.
    """

    puzzle: str
    game: str
    status: str = "open"
    made: tuple[str, ...] = ()
    tried: str = ""
    hints: int = 0
    change: int = 0
    started_at: int = 0
    ended_at: int | None = None

    @property
    def is_open(self) -> bool:
        return self.status == "open"

    @property
    def counts(self) -> bool:
        """True of an ended try, unless it was solved with hints."""
        return self.status == "failed" or (self.status == "solved" and not self.hints)


def after_move(puzzle: Puzzle, before: PuzzleTry, text: str, on: int) -> PuzzleTry:
    """The try after a move. `on` is the number of moves made before, so a repeated request has
    no effect. An illegal move is refused and does not count.
    """
    if len(before.made) != on:
        raise stale(before)
    check_open(before)
    play = position(puzzle, before.made)
    before_move = play.fork()
    entry = play.submit_text(puzzle.seat, text)
    written = play.game.write(entry.move)
    left = moves_left(puzzle, before.made)
    if written not in (left if puzzle.order == "any" else left[:1]):
        if not find_maker(puzzle.game).is_try(before_move, puzzle.seat, written):
            raise Refused("PUZZLE", "no-try")
        return before._replace(status="failed", tried=written)
    made = (*before.made, written)
    left.remove(written)
    # The other seats answer at once, and a move without a choice is made for the solver.
    while left and puzzle.order == "fixed" and _is_forced(play, puzzle):
        made = (*made, left[0])
        play.submit_text(only_seat(play), left.pop(0))
    return before._replace(status="open" if left else "solved", made=made)


def after_hint(before: PuzzleTry) -> PuzzleTry:
    """The try with one more hint, if there are more."""
    check_open(before)
    return before._replace(hints=min(before.hints + 1, MOST_HINTS))


def after_giving_up(before: PuzzleTry) -> PuzzleTry:
    """The try as failed. An ended try stays as it is."""
    return before._replace(status="failed") if before.is_open else before


def check_open(attempt: PuzzleTry) -> None:
    if not attempt.is_open:
        raise stale(attempt)


def stale(attempt: PuzzleTry) -> Refused:
    return Refused("PUZZLE", "stale", made=len(attempt.made))


def position(puzzle: Puzzle, made: tuple[str, ...]) -> AnyPlay:
    """The game after some moves of the line."""
    play = puzzle.position(find_game(puzzle.game).rules)
    for text in made:
        play.submit_text(only_seat(play), text)
    return play


def moves_left(puzzle: Puzzle, made: tuple[str, ...]) -> list[str]:
    """The rest of the line."""
    if puzzle.order == "fixed":
        return list(puzzle.line[len(made) :])
    left = list(puzzle.line)
    for text in made:
        left.remove(text)
    return left


def has_choice(play: AnyPlay) -> bool:
    """True if the seat to move has more than one move."""
    moves = play.view(only_seat(play)).moves
    return moves is None or len(moves) > 1


def _is_forced(play: AnyPlay, puzzle: Puzzle) -> bool:
    """True if another seat moves, or the solver has only one move."""
    return only_seat(play) != puzzle.seat or not has_choice(play)
