"""What is hidden from other players: cuts of the running round, and puzzles."""

from typing import Final

from tavolino.core import CHANCE, Entry, Seat
from tavolino.games.cutit.rules.glass import turns_glass
from tavolino.games.cutit.rules.notation import (
    Cut,
    CutItMove,
    DeclareReady,
    Done,
    Lift,
    PlaceSnippet,
)
from tavolino.games.cutit.rules.state import CutItState

SECRET_CUT: Final = "cut"
"""The text of a cut in the log until everyone has cut. CI-3"""
SECRET_PUZZLE: Final = "puzzle"
"""The text of another player's puzzle moves in the log. CI-13"""


def secrets(state: CutItState, viewer: Seat) -> dict[str, object]:
    """Others' cuts of the running round, and their puzzles until the check. CI-3, CI-13"""
    hidden: dict[str, object] = {}
    for seat, player in enumerate(state.players):
        if seat != viewer and player.cut is not None:
            hidden[f"cut of {seat}"] = player.cut
        if seat != viewer and state.phase == "puzzle" and state.may_lay(seat):
            hidden[f"puzzle of {seat}"] = player.layout
    return hidden


def redact(state: CutItState, entry: Entry[CutItMove], viewer: Seat) -> str:
    """A cut is shown to its player only, unless it is the last of the round. Puzzle moves are never
    shown to others; the part that is kept is shown to all. CI-3, CI-13, CI-14"""
    if viewer != entry.seat and isinstance(entry.move, Cut) and not reveals(state, entry):
        return SECRET_CUT
    if viewer != entry.seat and isinstance(entry.move, PlaceSnippet | Lift):
        return SECRET_PUZZLE
    return str(entry.move)


def reveals(state: CutItState, entry: Entry[CutItMove]) -> bool:
    """Dice, and the last cut of a round, which reveals all cuts. A turned glass keeps running, a
    seat's separate glass stops for good at `done`, and the last `done` reveals all puzzles. CI-3,
    CI-11, CI-13"""
    match entry.move:
        case Cut():
            return state.still_to_cut == {entry.seat}
        case DeclareReady():
            return turns_glass(state, entry.seat)
        case Done():
            is_last = state.seats > 1 and state.still_at_puzzle == {entry.seat}
            return is_last or state.glass == "own"
    return entry.seat == CHANCE
