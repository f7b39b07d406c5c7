"""After the rounds: who has finished, what is outside each puzzle, and the result."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tavolino.core import Outcome, Refused, Seat, Source
from tavolino.games.cutit.referee.rules.notation import (
    Complete,
    Outside,
    OutsideSpaces,
    PuzzleReport,
    SnippetsJoined,
    Stop,
)
from tavolino.games.cutit.referee.rules.state import CutItRefereeState
from tavolino.games.cutit.rules.layout import Numbers
from tavolino.games.cutit.rules.notation import DONE, Done, Lift, PlaceSnippet
from tavolino.games.cutit.rules.puzzle_phase import (
    by_total_and_token,
    check_puzzle_move,
    hand_out_tokens,
    lay_puzzle,
    some_puzzle_move,
)
from tavolino.games.cutit.rules.scoring import add_up
from tavolino.games.cutit.rules.sheet import WHOLE

SPACES = WHOLE.bit_count()
"""The spaces of a whole sheet."""


@dataclass(frozen=True)
class ReportedResult:
    """The result of a player. `kept` are the snippets in the puzzle, None where only the
    number of spaces outside is known. RC-5, CI-15"""

    cost: int
    kept: Numbers | None
    is_complete: bool
    token: int | None
    total: int


def glass_moves(state: CutItRefereeState) -> Iterator[SnippetsJoined | Stop]:
    """RC-4"""
    yield from (SnippetsJoined(seat) for seat in sorted(state.still_at_puzzle))
    yield Stop()


def check_finished(state: CutItRefereeState, move: SnippetsJoined) -> None:
    """RC-4"""
    if move.seat >= state.seats:
        raise Refused("RC-4", "seat", seats=state.seats)
    if move.seat in state.finished:
        raise Refused("RC-4", "finished")


def open_puzzles(state: CutItRefereeState) -> CutItRefereeState:
    """Reveals all puzzles once the puzzle phase is over. RC-5"""
    if not state.is_puzzle_over or state.phase != "outside":
        return state
    return replace(state, table=replace(state.table, finished=tuple(range(state.seats))))


def check_report(
    state: CutItRefereeState, seat: Seat, move: PuzzleReport | PlaceSnippet | Lift
) -> None:
    """Snippets outside can be reported only if the cuts were entered. RC-5"""
    player = state.table.players[seat]
    if isinstance(move, OutsideSpaces):
        if not state.by_points[seat]:
            raise Refused("RC-5", "by-cuts")
        if move.spaces >= SPACES:
            raise Refused("RC-5", "spaces", most=SPACES - 1)
        return
    if isinstance(move, Complete):
        return
    if state.by_points[seat]:
        raise Refused("RC-5", "by-points")
    match move:
        case Outside(numbers):
            if numbers[-1] > len(player.snippets):
                raise Refused("RC-5", "snippet", number=numbers[-1], last=len(player.snippets))
            if len(numbers) == len(player.snippets):
                raise Refused("RC-5", "all")
        case Done():
            if not player.layout:
                raise Refused("RC-5", "nothing")
        case PlaceSnippet() | Lift():
            check_puzzle_move(state.table, seat, move)


def report(
    state: CutItRefereeState, seat: Seat, move: PuzzleReport | PlaceSnippet | Lift, at: int
) -> CutItRefereeState:
    """RC-5"""
    if isinstance(move, PlaceSnippet | Lift):
        return replace(state, table=lay_puzzle(state.table, seat, move, at))
    reports = list(state.reports)
    reports[seat] = move
    return replace(state, reports=tuple(reports))


def some_report(
    state: CutItRefereeState, seat: Seat, source: Source
) -> PuzzleReport | PlaceSnippet | Lift:
    if source.below(4) == 0:
        return Complete()
    if state.by_points[seat]:
        return OutsideSpaces(1 + source.below(SPACES - 1))
    player = state.table.players[seat]
    if source.below(3) == 0:
        numbers = [one.number for one in player.snippets[1:] if source.below(2) == 0]
        return Outside(tuple(numbers)) if numbers else Complete()
    move = some_puzzle_move(state.table, seat, source)
    if isinstance(move, PlaceSnippet | Lift):
        return move
    return DONE if player.layout else Complete()


def results(state: CutItRefereeState) -> tuple[ReportedResult, ...]:
    """The result of every player, as far as it is known. RC-5, CI-13, CI-14, CI-15

    Complete puzzles hold tokens: first those of players who said so while the glass ran, then the
    others from the first player on, because nobody knows when they placed their last snippet.
    """
    kept = [_kept_snippets(state, seat) for seat in range(state.seats)]
    costs = [_cost(state, seat, kept[seat]) for seat in range(state.seats)]
    is_complete = [state.reports[seat] is not None and cost == 0 for seat, cost in enumerate(costs)]
    in_order = (*state.finished, *state.still_at_puzzle)
    tokens = hand_out_tokens(state.seats, [seat for seat in in_order if is_complete[seat]])
    sums = [add_up(player.scores).total for player in state.table.players]
    return tuple(
        ReportedResult(
            cost=costs[seat],
            kept=kept[seat],
            is_complete=is_complete[seat],
            token=tokens[seat],
            total=sums[seat] + (tokens[seat] or 0) - costs[seat],
        )
        for seat in range(state.seats)
    )


def _kept_snippets(state: CutItRefereeState, seat: Seat) -> Numbers | None:
    player = state.table.players[seat]
    everything = frozenset(one.number for one in player.snippets)
    match state.reports[seat]:
        case _ if state.by_points[seat]:
            return None
        case Outside(numbers):
            return everything - set(numbers)
        case Done():
            return state.table.puzzle_check(seat).kept
    return everything


def _cost(state: CutItRefereeState, seat: Seat, kept: Numbers | None) -> int:
    """The spaces outside; 0 until they are reported. RC-5"""
    match state.reports[seat]:
        case OutsideSpaces(spaces):
            return spaces
    snippets = state.table.players[seat].snippets
    outside = (one for one in snippets if kept is not None and one.number not in kept)
    return sum(len(one.spaces) for one in outside)


def outcome(state: CutItRefereeState) -> Outcome:
    return by_total_and_token("time" if state.is_time_up else "done", results(state))
