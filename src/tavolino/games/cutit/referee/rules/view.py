"""The view of a refereed game, in which nothing is hidden."""

from dataclasses import dataclass, replace
from functools import lru_cache

from tavolino.core import SPECTATOR, Options, Seat, Source, View, settle
from tavolino.games.cutit.referee.rules.finish import ReportedResult, results
from tavolino.games.cutit.referee.rules.notation import PuzzleReport, RoundEntry, read_report
from tavolino.games.cutit.referee.rules.round_entries import most_points
from tavolino.games.cutit.referee.rules.state import CutItRefereeState, RefereePhase
from tavolino.games.cutit.rules.game import CUTIT
from tavolino.games.cutit.rules.notation import Done
from tavolino.games.cutit.rules.rounds import allowed_cuts
from tavolino.games.cutit.rules.scoring import grade
from tavolino.games.cutit.rules.state import CutItState
from tavolino.games.cutit.rules.view import (
    CutItBoard,
    CutItShownPlayer,
    ShownCheck,
    determinize,
    show,
)


@dataclass(frozen=True)
class CutItRefereeBoard:
    """`table` is the game as a board of Cut it shows it, for the seat that is due. `cuts` are the
    cuts this seat can enter, in the order of `table.offers`; `most` is what each die can give.
    `costs` are the spaces outside each puzzle."""

    phase: RefereePhase
    table: CutItBoard
    cuts: tuple[str, ...]
    most: tuple[int, ...]
    is_asked: bool
    entries: tuple[str | None, ...]
    by_points: tuple[bool, ...]
    turned_at: int | None
    finished: tuple[Seat, ...]
    is_stopped: bool
    is_time_up: bool
    reports: tuple[str | None, ...]
    costs: tuple[int, ...]


@lru_cache(maxsize=1 << 4)
def show_referee(state: CutItRefereeState) -> CutItRefereeBoard:
    """The board, which is the same for all viewers."""
    may_cut = state.phase == "entries" and state.may_cut(state.due)
    is_laying = state.phase == "outside"
    viewer = state.due if may_cut or is_laying else SPECTATOR
    finals = results(state)
    table = show(state.table, viewer)
    players = tuple(
        _with_result(player, final, is_reported=_is_reported(state, seat))
        for seat, (player, final) in enumerate(zip(table.players, finals, strict=True))
    )
    is_solo_end = state.seats == 1 and state.phase == "over"
    return CutItRefereeBoard(
        phase=state.phase,
        table=replace(
            table, players=players, grade=grade(finals[0].total) if is_solo_end else None
        ),
        cuts=tuple(str(one.cut) for one in allowed_cuts(state.table, viewer)) if may_cut else (),
        most=most_points(state.table) if state.table.rolls else (),
        is_asked=state.is_asked,
        entries=tuple(None if one is None else str(one) for one in state.entries),
        by_points=state.by_points,
        turned_at=state.turned_at,
        finished=state.finished,
        is_stopped=state.is_stopped,
        is_time_up=state.is_time_up,
        reports=tuple(None if one is None else str(one) for one in state.reports),
        costs=tuple(one.cost for one in finals),
    )


def _is_reported(state: CutItRefereeState, seat: Seat) -> bool:
    """True if this seat reported what is outside instead of laying its puzzle on the screen.
    RC-5"""
    return state.reports[seat] is not None and not isinstance(state.reports[seat], Done)


def _with_result(
    player: CutItShownPlayer, final: ReportedResult, *, is_reported: bool
) -> CutItShownPlayer:
    """The player with the reported result of the puzzle instead of the layout on the screen.
    RC-5"""
    check = ShownCheck(
        joins=(),
        faults=(),
        parts=(),
        costs=(),
        kept=tuple(sorted(final.kept or ())),
        cost=final.cost,
        is_complete=final.is_complete,
    )
    shown = check if is_reported else player.check
    return replace(player, check=shown, token=final.token, total=final.total)


def determinize_referee(view: View[CutItRefereeBoard], source: Source) -> CutItRefereeState:
    """The state with this view. Nothing is hidden, so there is only one."""
    board = view.board
    options = table_options(view.options)
    table = determinize(
        View(
            game=view.game,
            version=view.version,
            seats=view.seats,
            options=options,
            viewer=SPECTATOR if view.seats > 1 else 0,
            to_act=(),
            moves=(),
            deadline_ms=None,
            outcome=None,
            board=board.table,
        ),
        source,
    )
    return CutItRefereeState(
        options=view.options,
        table=table,
        is_asked=board.is_asked,
        entries=tuple(map(_read_entry, board.entries)),
        by_points=board.by_points,
        turned_at=board.turned_at,
        finished=board.finished,
        is_stopped=board.is_stopped,
        is_time_up=board.is_time_up,
        reports=tuple(map(_read_puzzle_report, board.reports)),
    )


def _read_entry(text: str | None) -> RoundEntry | None:
    entry = None if text is None else read_report(text)
    assert entry is None or isinstance(entry, RoundEntry)
    return entry


def _read_puzzle_report(text: str | None) -> PuzzleReport | None:
    report = None if text is None else read_report(text)
    assert report is None or isinstance(report, PuzzleReport)
    return report


def table_options(options: Options) -> Options:
    """The options of the ordinary game, with these among them."""
    return settle(CUTIT.options, dict(options))


def first_table(seats: int, options: Options) -> CutItState:
    """The ordinary game before its first roll."""
    return CUTIT.setup(seats, table_options(options))
