"""Proves puzzles again, from nothing but their positions."""

from typing import NamedTuple

from tavolino.core import Refused, is_player
from tavolino.games import find_game
from tavolino.puzzles import Puzzle
from tavolino.puzzles.makers import maker_of


class Numbered(NamedTuple):
    """A puzzle and its line in the file."""

    line: int
    puzzle: Puzzle


class Checked(NamedTuple):
    """`field` is the first field that the proof contradicts, empty if there is none."""

    line: int
    field: str


def check(numbered: Numbered) -> Checked:
    """Replays the position, proves it, and compares."""
    return Checked(numbered.line, _wrong_field(numbered.puzzle))


def _wrong_field(puzzle: Puzzle) -> str:
    try:
        rules = find_game(puzzle.game).rules
        maker = maker_of(puzzle.game)
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
