"""Cut it: ten rounds of cutting, then the puzzle; for one to four players."""

from collections.abc import Iterator
from dataclasses import replace
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
    Text,
    View,
    is_player,
    pick,
)
from tavolino.games.cutit.rules.glass import (
    check_glass_move,
    check_time_up,
    declare_ready,
    next_deadline,
    next_time_up,
    run_out,
    seat_deadline,
    take_ready_back,
)
from tavolino.games.cutit.rules.kept_parts import check_keep, keeps, named_by_first_snippet
from tavolino.games.cutit.rules.notation import (
    DONE,
    FIRST_PLAYER,
    NOT_READY,
    READY,
    Corner,
    Cut,
    CutItMove,
    DeclareNotReady,
    DeclareReady,
    Done,
    Keep,
    Lift,
    PlaceSnippet,
    Roll,
    TimeUp,
    read_move,
)
from tavolino.games.cutit.rules.puzzle_phase import (
    check_puzzle_move,
    lay_puzzle,
    outcome,
    results,
    some_puzzle_move,
)
from tavolino.games.cutit.rules.rounds import (
    all_cuts,
    all_rolls,
    canonical_cut,
    check_corner,
    check_cut,
    cut_snippet,
    free_corners,
    pick_corner,
    roll,
    some_cut,
)
from tavolino.games.cutit.rules.secrecy import redact, reveals, secrets
from tavolino.games.cutit.rules.sheet_code import LONGEST, NO_CODE, sheet_named
from tavolino.games.cutit.rules.sheets import SHEET_IDS
from tavolino.games.cutit.rules.state import CutItPlayer, CutItState, Phase
from tavolino.games.cutit.rules.view import CutItBoard, determinize, show

MOVES_OF: Final[dict[Phase, tuple[type, ...]]] = {
    "first-player": (FirstPlayer,),
    "dice": (Roll,),
    "corners": (Corner,),
    "cuts": (Cut,),
    "ready": (DeclareReady, DeclareNotReady, PlaceSnippet, Lift, Done),
    "puzzle": (DeclareReady, DeclareNotReady, PlaceSnippet, Lift, Done, TimeUp),
    "check": (Keep,),
    "over": (),
}


class CutIt(Game[CutItState, CutItMove, CutItBoard]):
    name: ClassVar[str] = "cutit"
    version: ClassVar[int] = 2
    players: ClassVar[range] = range(1, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("assist", ("off", "on"), "off", "CI-11"),
        Choice("contact", ("free", "joined"), "free", "CI-11"),
        Text("design", NO_CODE, "CI-1", "none, or the code of a sheet", LONGEST, later=True),
        FIRST_PLAYER.option,
        Choice("glass", ("together", "own"), "together", "CI-11"),
        Choice("jokers", ("best", "choice"), "best", "CI-7", later=True),
        Choice("scissors", ("guarded", "free"), "guarded", "CI-9", later=True),
        Choice("sheet", SHEET_IDS, SHEET_IDS[0], "CI-1"),
        Choice("stars", ("normal", "advanced", "strict"), "normal", "CI-16"),
    )
    imperfect_information: ClassVar[bool] = True
    example_moves: ClassVar[tuple[str, ...]] = (
        "corner a1",
        "A3-K3/a1",
        "A3-E3-E0/a1",
        "A3-K3/a1=4",
        "5@3,-2r1",
        "lift 5",
        "ready",
        "done",
    )

    def setup(self, seats: int, options: Options) -> CutItState:
        first = FIRST_PLAYER.named_seat(options, seats)
        if (code := options["design"]) != NO_CODE:
            sheet_named(str(code))  # refuses a wrong code
        return CutItState(seats, options, (CutItPlayer(),) * seats, first)

    def to_act(self, state: CutItState) -> frozenset[Seat]:
        match state.phase:
            case "first-player" | "dice":
                return frozenset((CHANCE,))
            case "corners":
                return frozenset((state.next_to_pick,))
            case "cuts":
                return state.still_to_cut
            case "ready":
                return frozenset(range(state.seats)) - self.may_act(state)
            case "puzzle":
                return state.still_at_puzzle
            case "check":
                return state.still_to_keep
            case "over":
                return frozenset()

    def may_act(self, state: CutItState) -> frozenset[Seat]:
        """Players may take `ready` back until the glass is turned. CI-11"""
        if state.phase != "ready":
            return frozenset()
        return frozenset(seat for seat, one in enumerate(state.players) if one.is_ready)

    def check_move(self, state: CutItState, seat: Seat, move: CutItMove) -> None:
        if not isinstance(move, MOVES_OF[state.phase]) or isinstance(move, TimeUp) != (
            seat == CLOCK
        ):
            raise Refused("CI-3", "phase", phase=state.phase, move=str(move))
        if state.phase in ("ready", "puzzle"):
            check_glass_move(state, seat, move)
        match move:
            case TimeUp():
                check_time_up(state, move)
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
            case Keep():
                check_keep(state, seat, move)
            case PlaceSnippet() | Lift():
                check_puzzle_move(state, seat, move)

    def apply(self, state: CutItState, entry: Entry[CutItMove]) -> CutItState:
        match entry.move:
            case FirstPlayer(first):
                return replace(state, first=first)
            case Roll(faces):
                return roll(state, faces)
            case Corner() as corner:
                return pick_corner(state, entry.seat, corner)
            case Cut() as cut:
                return cut_snippet(state, entry.seat, cut)
            case DeclareReady():
                return declare_ready(state, entry.seat, entry.at)
            case DeclareNotReady():
                return take_ready_back(state, entry.seat)
            case TimeUp() as up:
                return run_out(state, up)
            case move:
                return lay_puzzle(state, entry.seat, move, entry.at)

    def legal(self, state: CutItState, seat: Seat) -> Iterator[CutItMove] | None:
        """Mistakes that free several snippets are legal too, but not listed."""
        if seat in self.may_act(state):
            return iter((NOT_READY,))
        if seat not in self.to_act(state):
            return iter(())
        match state.phase:
            case "first-player":
                return FIRST_PLAYER.moves(state.seats)
            case "dice":
                return all_rolls(state)
            case "corners":
                return free_corners(state)
            case "cuts":
                return all_cuts(state, seat)
            case "check":
                return keeps(state, seat)
        return None if state.may_lay(seat) else iter((READY,))

    def sample(self, state: CutItState, seat: Seat, source: Source) -> CutItMove:
        match state.phase:
            case "first-player":
                return FIRST_PLAYER.sample(state.seats, source)
            case "dice":
                return Roll("".join(pick(source, die) for die in state.sheet.dice))
            case "corners":
                return pick(source, [*free_corners(state)])
            case "cuts":
                return some_cut(state, seat, source)
            case "check":
                return pick(source, [*keeps(state, seat)])
        if seat == CLOCK:
            return next_time_up(state)
        if state.may_lay(seat):
            return some_puzzle_move(state, seat, source)
        return NOT_READY if state.players[seat].is_ready else READY

    def default_move(self, state: CutItState, seat: Seat, source: Source) -> CutItMove:
        """The layout stays as it is, and its best part is kept; in the rounds, a random cut.
        CI-14"""
        if state.phase == "check":
            return next(keeps(state, seat))
        is_laying = state.phase == "puzzle" and state.may_lay(seat)
        return DONE if is_laying else self.sample(state, seat, source)

    def show(self, state: CutItState, viewer: Seat) -> CutItBoard:
        return show(state, viewer)

    def determinize(self, view: View[CutItBoard], source: Source) -> CutItState:
        return determinize(view, source)

    def secrets(self, state: CutItState, viewer: Seat) -> dict[str, object]:
        return secrets(state, viewer)

    def redact(self, state: CutItState, entry: Entry[CutItMove], viewer: Seat) -> str:
        return redact(state, entry, viewer)

    def reveals(self, state: CutItState, entry: Entry[CutItMove]) -> bool:
        return reveals(state, entry)

    def is_race(self, state: CutItState) -> bool:
        """True while puzzles are laid: the earlier `done` wins the higher token. CI-13"""
        return state.phase == "puzzle"

    def outcome(self, state: CutItState) -> Outcome | None:
        return outcome(state, results(state)) if state.phase == "over" else None

    def deadline_ms(self, state: CutItState) -> int | None:
        """Three minutes for the puzzle; a solo player takes the time they need. CI-11, CI-17"""
        return next_deadline(state) if state.phase == "puzzle" else None

    def seat_deadline_ms(self, state: CutItState, seat: Seat) -> int | None:
        return seat_deadline(state, seat) if state.phase == "puzzle" else None

    def write(self, move: CutItMove) -> str:
        return str(move)

    def read(self, state: CutItState, seat: Seat, text: str) -> CutItMove:
        """Any space or snippet of a part may name it; the move is returned in canonical form."""
        move = read_move(text)
        if isinstance(move, Cut) and state.phase == "cuts" and is_player(seat):
            return canonical_cut(state, seat, move)
        if isinstance(move, Keep) and state.phase == "check" and is_player(seat):
            return named_by_first_snippet(state, seat, move)
        return move


CUTIT: Final = CutIt()
