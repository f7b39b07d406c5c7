"""The rules of the referee: Cut it with scissors and paper, for one to four players."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final, get_args

from tavolino.core import (
    CHANCE,
    CLOCK,
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
from tavolino.games.cutit.referee.rules.finish import (
    check_finished,
    check_report,
    glass_moves,
    open_puzzles,
    outcome,
    report,
    some_report,
)
from tavolino.games.cutit.referee.rules.notation import (
    AskForDice,
    Complete,
    CutItReport,
    Outside,
    OutsideSpaces,
    Penalty,
    Points,
    SnippetsJoined,
    Stop,
    TurnGlass,
    read_report,
)
from tavolino.games.cutit.referee.rules.round_entries import (
    begin_round,
    check_entry,
    enter,
    some_entry,
)
from tavolino.games.cutit.referee.rules.state import CutItRefereeState, RefereePhase
from tavolino.games.cutit.referee.rules.view import (
    CutItRefereeBoard,
    determinize_referee,
    first_table,
    show_referee,
)
from tavolino.games.cutit.rules.game import CUTIT
from tavolino.games.cutit.rules.notation import (
    FIRST_PLAYER,
    Corner,
    Cut,
    Done,
    Lift,
    PlaceSnippet,
    Roll,
    TimeUp,
)
from tavolino.games.cutit.rules.rounds import (
    all_rolls,
    canonical_cut,
    check_corner,
    free_corners,
    pick_corner,
)

_OPTIONS: Final = ("first", "sheet", "stars")
_REPORTS: Final = (Complete, Outside, OutsideSpaces, Done, PlaceSnippet, Lift)
MOVES_OF: Final[dict[RefereePhase, tuple[type, ...]]] = {
    "first-player": (FirstPlayer,),
    "roll": (AskForDice,),
    "dice": (Roll,),
    "corners": (Corner,),
    "entries": (Cut, Points, Penalty),
    "glass": (TurnGlass,),
    "puzzle": (SnippetsJoined, Stop, TimeUp),
    "outside": _REPORTS,
    "over": (),
}
assert MOVES_OF.keys() == set(get_args(RefereePhase))


class RefereeCutIt(Game[CutItRefereeState, CutItReport, CutItRefereeBoard]):
    """Players cut and join paper, and enter what they have done. Nothing is hidden: the
    person with the device enters moves for all."""

    name: ClassVar[str] = "referee-cutit"
    version: ClassVar[int] = 1
    players: ClassVar[range] = CUTIT.players
    options: ClassVar[tuple[Option, ...]] = tuple(
        option for option in CUTIT.options if option.name in _OPTIONS
    )
    example_moves: ClassVar[tuple[str, ...]] = (
        "roll",
        "corner a1",
        "A3-E3-E0/a1",
        "points 2,0,3,0 one cut",
        "penalty",
        "turn",
        "finished 1",
        "out 3,5",
        "complete",
    )

    def setup(self, seats: int, options: Options) -> CutItRefereeState:
        nobody = (None,) * seats
        table = first_table(seats, options)
        return CutItRefereeState(
            options, table, entries=nobody, by_points=(False,) * seats, reports=nobody
        )

    def to_act(self, state: CutItRefereeState) -> frozenset[Seat]:
        match state.phase:
            case "first-player" | "dice":
                return frozenset((CHANCE,))
            case "over":
                return frozenset()
        return frozenset((state.due,))

    def check_move(self, state: CutItRefereeState, seat: Seat, move: CutItReport) -> None:
        is_clock = seat == CLOCK
        if not isinstance(move, MOVES_OF[state.phase]) or isinstance(move, TimeUp) != is_clock:
            raise Refused("RC-1", "phase", move=str(move))
        match move:
            case FirstPlayer() | Roll():
                CUTIT.check_move(state.table, seat, move)
            case TimeUp(named):
                if named is not None:
                    raise Refused("RC-4", "glass")
            case Corner():
                check_corner(state.table, move)
            case Cut() | Points() | Penalty():
                check_entry(state, seat, move)
            case SnippetsJoined():
                check_finished(state, move)
            case Complete() | Outside() | OutsideSpaces() | Done() | PlaceSnippet() | Lift():
                check_report(state, seat, move)

    def apply(self, state: CutItRefereeState, entry: Entry[CutItReport]) -> CutItRefereeState:
        match entry.move:
            case FirstPlayer(first):
                return replace(state, table=replace(state.table, first=first))
            case AskForDice():
                return replace(state, is_asked=True)
            case Roll(faces):
                rolled = replace(state.table, rolls=(*state.table.rolls, faces))
                return open_puzzles(begin_round(replace(state, table=rolled, is_asked=False)))
            case Corner() as corner:
                picked = pick_corner(state.table, entry.seat, corner)
                return replace(state, table=picked)
            case Cut() | Points() | Penalty() as entered:
                return open_puzzles(enter(state, entry.seat, entered))
            case TurnGlass():
                return replace(state, turned_at=entry.at)
            case SnippetsJoined(seat):
                return open_puzzles(replace(state, finished=(*state.finished, seat)))
            case Stop():
                return open_puzzles(replace(state, is_stopped=True))
            case TimeUp():
                return open_puzzles(replace(state, is_time_up=True))
            case move:
                return report(state, entry.seat, move, entry.at)

    def legal(self, state: CutItRefereeState, seat: Seat) -> Iterator[CutItReport] | None:
        if seat not in self.to_act(state):
            return iter(())
        match state.phase:
            case "first-player":
                return FIRST_PLAYER.moves(state.seats)
            case "dice":
                return all_rolls(state.table)
            case "roll":
                return iter((AskForDice(),))
            case "corners":
                return free_corners(state.table)
            case "glass":
                return iter((TurnGlass(),))
            case "puzzle":
                return glass_moves(state)
        return None

    def sample(self, state: CutItRefereeState, seat: Seat, source: Source) -> CutItReport:
        if seat == CLOCK:
            return TimeUp()
        match state.phase:
            case "first-player":
                return FIRST_PLAYER.sample(state.seats, source)
            case "dice":
                return Roll("".join(pick(source, die) for die in state.table.sheet.dice))
            case "entries":
                return some_entry(state, seat, source)
            case "outside":
                return some_report(state, seat, source)
        legal = self.legal(state, seat)
        assert legal is not None
        return pick(source, [*legal])

    def default_move(self, state: CutItRefereeState, seat: Seat, source: Source) -> CutItReport:
        """The result of a player who enters nothing is unknown."""
        if state.phase == "outside":
            return Complete()
        return Penalty() if state.phase == "entries" else self.sample(state, seat, source)

    def show(self, state: CutItRefereeState, viewer: Seat) -> CutItRefereeBoard:
        return show_referee(state)

    def determinize(self, view: View[CutItRefereeBoard], source: Source) -> CutItRefereeState:
        return determinize_referee(view, source)

    def outcome(self, state: CutItRefereeState) -> Outcome | None:
        return outcome(state) if state.phase == "over" else None

    def deadline_ms(self, state: CutItRefereeState) -> int | None:
        """Three minutes for the puzzle. RC-4, CI-11"""
        return state.deadline_ms

    def write(self, move: CutItReport) -> str:
        return str(move)

    def read(self, state: CutItRefereeState, seat: Seat, text: str) -> CutItReport:
        """Any space of a part may name it. RC-2"""
        move = read_report(text)
        is_cut = isinstance(move, Cut) and is_player(seat) and state.may_cut(seat)
        return canonical_cut(state.table, seat, move) if is_cut and isinstance(move, Cut) else move


REFEREE: Final = RefereeCutIt()
