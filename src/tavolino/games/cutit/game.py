"""Cut it: ten rounds of cutting, then the puzzle; for one to four players."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import ClassVar, Final

from tavolino.core import (
    CHANCE,
    CLOCK,
    Choice,
    Entry,
    FirstPlayer,
    Game,
    Option,
    Options,
    Outcome,
    Refused,
    Seat,
    Source,
    View,
    is_player,
    pick,
)
from tavolino.games.cutit.cuts import named_by_first_space, part_paper
from tavolino.games.cutit.joining import (
    check_puzzle_move,
    lay_puzzle,
    outcome,
    results,
    some_puzzle_move,
)
from tavolino.games.cutit.notation import (
    DONE,
    FIRST_PLAYER,
    TIME_UP,
    Corner,
    Cut,
    CutItMove,
    Done,
    Keep,
    Lift,
    PlaceSnippet,
    Roll,
    TimeUp,
    read_move,
)
from tavolino.games.cutit.rounds import (
    allowed_cuts,
    check_corner,
    check_cut,
    cut_snippet,
    free_corners,
    pick_corner,
    roll,
)
from tavolino.games.cutit.sheets import SHEET_IDS
from tavolino.games.cutit.shown import CutItBoard, determinize, show
from tavolino.games.cutit.state import PUZZLE_MS, CutItPlayer, CutItState, Phase

SECRET_CUT: Final = "cut"
"""How the log tells of a cut before everyone has cut. CI-3"""
SECRET_PUZZLE: Final = "puzzle"
"""How the log tells of somebody else's puzzle. CI-13"""

MOVES_OF: Final[dict[Phase, tuple[type, ...]]] = {
    "first-player": (FirstPlayer,),
    "dice": (Roll,),
    "corners": (Corner,),
    "cuts": (Cut,),
    "puzzle": (PlaceSnippet, Lift, Keep, Done, TimeUp),
    "over": (),
}


class CutIt(Game[CutItState, CutItMove, CutItBoard]):
    name: ClassVar[str] = "cutit"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(1, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("assist", ("off", "on"), "off", "CI-11"),
        Choice("contact", ("free", "joined"), "free", "CI-11"),
        FIRST_PLAYER.option,
        Choice("sheet", SHEET_IDS, SHEET_IDS[0], "CI-1"),
        Choice("stars", ("normal", "advanced", "strict"), "normal", "CI-16"),
    )
    imperfect_information: ClassVar[bool] = True
    example_moves: ClassVar[tuple[str, ...]] = (
        "corner a1",
        "A3-K3/a1",
        "A3-E3-E0/a1",
        "5@3,-2r1",
        "lift 5",
        "done",
    )

    def setup(self, seats: int, options: Options) -> CutItState:
        first = FIRST_PLAYER.named(options, seats)
        return CutItState(seats, options, (CutItPlayer(),) * seats, first)

    def to_act(self, state: CutItState) -> frozenset[Seat]:
        match state.phase:
            case "first-player" | "dice":
                return frozenset((CHANCE,))
            case "corners":
                return frozenset((state.next_to_pick,))
            case "cuts":
                return state.still_to_cut
            case "puzzle":
                return frozenset(range(state.seats)) - frozenset(state.finished)
            case "over":
                return frozenset()

    def check_move(self, state: CutItState, seat: Seat, move: CutItMove) -> None:
        if not isinstance(move, MOVES_OF[state.phase]) or isinstance(move, TimeUp) != (
            seat == CLOCK
        ):
            raise Refused("CI-3", "phase", phase=state.phase, move=str(move))
        match move:
            case FirstPlayer():
                FIRST_PLAYER.check(move, state.seats)
            case Roll(faces):
                for face, die in zip(faces, state.sheet.dice, strict=True):
                    if face not in die:
                        raise Refused("CI-2", "face", got=face, expected=die)
            case Corner():
                check_corner(state, move)
            case Cut():
                check_cut(state, seat, move)
            case PlaceSnippet() | Lift() | Keep():
                check_puzzle_move(state, seat, move)

    def apply(self, state: CutItState, entry: Entry[CutItMove]) -> CutItState:
        match entry.move:
            case FirstPlayer(first):
                return replace(state, first=first)
            case Roll(faces):
                return roll(state, faces, entry.at)
            case Corner() as corner:
                return pick_corner(state, entry.seat, corner)
            case Cut() as cut:
                return cut_snippet(state, entry.seat, cut)
            case TimeUp():
                return replace(state, is_time_up=True)
            case move:
                return lay_puzzle(state, entry.seat, move)

    def legal(self, state: CutItState, seat: Seat) -> Iterator[CutItMove] | None:
        """Mistakes that free several snippets are allowed too, but nobody looks for them."""
        if seat not in self.to_act(state):
            return iter(())
        match state.phase:
            case "first-player":
                return FIRST_PLAYER.moves(state.seats)
            case "dice":
                return _all_rolls(state)
            case "corners":
                return free_corners(state)
            case "cuts":
                return (one.cut for one in allowed_cuts(state, seat))
        return None

    def sample(self, state: CutItState, seat: Seat, source: Source) -> CutItMove:
        match state.phase:
            case "first-player":
                return FIRST_PLAYER.sample(state.seats, source)
            case "dice":
                return Roll("".join(pick(source, die) for die in state.sheet.dice))
            case "corners":
                return pick(source, [*free_corners(state)])
            case "cuts":
                return pick(source, allowed_cuts(state, seat)).cut
        return TIME_UP if seat == CLOCK else some_puzzle_move(state, seat, source)

    def default_move(self, state: CutItState, seat: Seat, source: Source) -> CutItMove:
        """Whatever is laid of a puzzle stays as it is; before that something must be cut."""
        return DONE if state.phase == "puzzle" else self.sample(state, seat, source)

    def show(self, state: CutItState, viewer: Seat) -> CutItBoard:
        return show(state, viewer)

    def determinize(self, view: View[CutItBoard], source: Source) -> CutItState:
        return determinize(view, source)

    def secrets(self, state: CutItState, viewer: Seat) -> dict[str, object]:
        """Others' cuts of the running round, and their puzzles until the check. CI-3, CI-13"""
        hidden: dict[str, object] = {}
        for seat, player in enumerate(state.players):
            if seat != viewer and player.cut is not None:
                hidden[f"cut of {seat}"] = player.cut
            if seat != viewer and state.phase == "puzzle":
                hidden[f"puzzle of {seat}"] = player.layout
        return hidden

    def redact(self, state: CutItState, entry: Entry[CutItMove], viewer: Seat) -> str:
        """A cut is told to its player alone, unless it is the one all waited for, and how a
        puzzle is laid never to others. CI-3, CI-13"""
        if viewer != entry.seat and isinstance(entry.move, Cut) and not self.reveals(state, entry):
            return SECRET_CUT
        if viewer != entry.seat and isinstance(entry.move, PlaceSnippet | Lift | Keep):
            return SECRET_PUZZLE
        return self.write(entry.move)

    def reveals(self, state: CutItState, entry: Entry[CutItMove]) -> bool:
        """Dice, and the last cut of a round, which shows everybody's. CI-3"""
        if isinstance(entry.move, Cut):
            return state.still_to_cut == {entry.seat}
        return entry.seat == CHANCE

    def is_race(self, state: CutItState) -> bool:
        """The first to be done takes the highest token. CI-13"""
        return state.phase == "puzzle"

    def outcome(self, state: CutItState) -> Outcome | None:
        return outcome(state, results(state)) if state.phase == "over" else None

    def deadline_ms(self, state: CutItState) -> int | None:
        """Three minutes for the puzzle; a solo player takes the time they need. CI-11, CI-17"""
        if state.phase != "puzzle" or state.seats == 1:
            return None
        return state.opened_at + PUZZLE_MS

    def write(self, move: CutItMove) -> str:
        return str(move)

    def read(self, state: CutItState, seat: Seat, text: str) -> CutItMove:
        """Any space of a part may name it; the move has the first."""
        move = read_move(text)
        if isinstance(move, Cut) and state.phase == "cuts" and is_player(seat):
            return named_by_first_space(move, part_paper(state.players[seat].paper, move))
        return move


def _all_rolls(state: CutItState) -> Iterator[Roll]:
    faces = (dict.fromkeys(die) for die in state.sheet.dice)
    return (Roll("".join(roll)) for roll in product(*faces))


CUTIT: Final = CutIt()
