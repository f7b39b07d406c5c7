"""What the drawings say in words."""

from collections.abc import Mapping
from typing import Final

from tavolino.core import View
from tavolino.games.cutit.scoring import FaultName
from tavolino.games.cutit.shown import CutItBoard, ShownCheck, ShownPlayer
from tavolino.games.cutit.snippet import Colour
from tavolino.games.cutit.state import ROUNDS

COLOUR_NAMES: Final[Mapping[Colour, str]] = {
    "G": "green",
    "P": "pink",
    "Y": "yellow",
    "B": "blue",
    "K": "black",
    "J": "joker",
}
FAULTS: Final[Mapping[FaultName, str]] = {
    "no-points": "no points",
    "small": "too small",
    "several": "several snippets",
    "no-cut": "no cut",
}


def say_phase(view: View[CutItBoard]) -> str:
    """What is going on, in a sentence."""
    board = view.board
    match board.phase:
        case "lot":
            return "The lot says who picks a corner first."
        case "dice":
            return f"The dice of round {board.round + 1} of {ROUNDS} are to be rolled."
        case "corners":
            return f"Round {board.round} of {ROUNDS}: seat {view.to_act[0]} picks a corner."
        case "cuts":
            return f"Round {board.round} of {ROUNDS}: {say_seats(view.to_act)} to cut."
        case "puzzle":
            return f"The puzzle is on; not done yet: {say_seats(view.to_act)}."
        case "over":
            return "The game is over."


HIDDEN_PUZZLE: Final = "Hidden until the puzzles are checked."


def say_seats(seats: tuple[int, ...]) -> str:
    return f"seat{'s' * (len(seats) > 1)} {', '.join(map(str, seats))}"


def say_check(check: ShownCheck) -> str:
    """What a check of a puzzle as it lies would give."""
    if check.is_complete:
        return "The puzzle is complete."
    kept = ", ".join(map(str, check.kept))
    wrong = len(check.faults)
    faults = f"{wrong} fault{'s' * (wrong != 1)}; " if wrong else ""
    return f"{faults}kept: {kept or 'nothing'}; {check.cost} spaces outside."


def say_player(player: ShownPlayer) -> str:
    """Where a player is, short."""
    if player.has_cut:
        return f"has cut {player.cut}" if player.cut else "has cut"
    if player.corner and not player.rounds:
        return f"corner {player.corner}"
    return ""
