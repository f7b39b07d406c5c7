"""Verifies puzzles by proving their positions again."""

from typing import NamedTuple

from tavolino.core import Refused, is_player
from tavolino.games import find_game
from tavolino.puzzles import Puzzle
from tavolino.puzzles.makers import find_maker


class NumberedPuzzle(NamedTuple):
    """A puzzle and its line in the file."""

    line: int
    puzzle: Puzzle


class CheckResult(NamedTuple):
    """`field` is the first field that the proof contradicts; empty if there is none."""

    line: int
    field: str


def check(numbered: NumberedPuzzle) -> CheckResult:
    """Replays the position, proves it, and compares the results."""
    return CheckResult(numbered.line, _wrong_field(numbered.puzzle))


def _wrong_field(puzzle: Puzzle) -> str:
    try:
        rules = find_game(puzzle.game).rules
        maker = find_maker(puzzle.game)
    except Refused:
        return "game"
    if puzzle.version != rules.version:
        return "version"
    try:
        play = puzzle.position(rules)
    except Refused:
        return "log"
    if play.to_act != {puzzle.seat} or not is_player(puzzle.seat):
        return "seat"
    proof = maker.prove(play, puzzle.seat)
    if proof is None:
        return "line"
    for name in ("goal", "order", "line", "value", "others", "themes"):
        if getattr(proof, name) != getattr(puzzle, name):
            return name
    return ""
