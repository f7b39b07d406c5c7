"""The puzzle phase: laying snippets, claiming tokens, and the final scores."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from tavolino.core import Outcome, Refused, Seat, Source, pick
from tavolino.games.cutit.rules.kept_parts import kept_part
from tavolino.games.cutit.rules.layout import (
    JoinFault,
    LayoutIndex,
    Numbers,
    Placement,
    lay,
    overlaps,
)
from tavolino.games.cutit.rules.layout_check import LayoutCheck
from tavolino.games.cutit.rules.notation import DONE, Done, Keep, Lift, PlaceSnippet, PuzzleMove
from tavolino.games.cutit.rules.rounds import with_player
from tavolino.games.cutit.rules.scoring import TOKENS, SheetScore, add_up
from tavolino.games.cutit.rules.snippet import SIZE
from tavolino.games.cutit.rules.state import CutItState, LastPlacing

FARTHEST = 100
"""The largest coordinate on the table, farther than any puzzle reaches."""


@dataclass(frozen=True)
class PlayerResult:
    """The result of a player: score sheet, puzzle, token and total. CI-14, CI-15"""

    sheet: SheetScore
    check: LayoutCheck
    kept: Numbers
    cost: int
    token: int | None
    total: int


def check_puzzle_move(state: CutItState, seat: Seat, move: PuzzleMove) -> None:
    """Refuses what cannot be laid or lifted. CI-11"""
    if isinstance(move, Done):
        return
    player = state.players[seat]
    if not 1 <= move.number <= len(player.snippets):
        raise Refused("CI-11", "snippet", number=move.number, last=len(player.snippets))
    if isinstance(move, Lift) and move.number not in dict(player.layout):
        raise Refused("CI-11", "not-on-table", number=move.number)
    if isinstance(move, PlaceSnippet):
        check_place(state, seat, move)


def check_place(state: CutItState, seat: Seat, move: PlaceSnippet) -> None:
    """No overlap; with `assist` no fault either. CI-11, CI-12, CI-16"""
    if max(abs(move.x), abs(move.y)) > FARTHEST:
        raise Refused("CI-11", "table", most=FARTHEST)
    placements = dict(state.players[seat].layout)
    placements[move.number] = Placement(move.x, move.y, move.turns)
    snippets = state.players[seat].snippets
    laid = [lay(snippets[number - 1], where) for number, where in placements.items()]
    for fault in overlaps(laid):
        raise _refusal(fault, move.number)
    if state.assists:
        table = LayoutIndex(laid)
        for fault in table.faults(tuple(table.joins()), state.stars, state.contact):
            # A half-star that faces nothing may still get its neighbour.
            if fault.other is not None:
                raise _refusal(fault, move.number)


def _refusal(fault: JoinFault, number: int) -> Refused:
    """The refusal of a snippet that would be at fault with another one. CI-11, CI-12, CI-16"""
    assert fault.other is not None
    other = fault.other.snippet if fault.one.snippet == number else fault.one.snippet
    return Refused(
        fault.rule, fault.reason, number=number, other=other, x=fault.one.x, y=fault.one.y
    )


def lay_puzzle(state: CutItState, seat: Seat, move: PuzzleMove, at: int) -> CutItState:
    """The layout after a move. CI-11, CI-13"""
    player = state.players[seat]
    if isinstance(move, Done):
        used_ms = None if player.turned_at is None else at - player.turned_at
        done = with_player(state, seat, replace(player, used_ms=used_ms))
        return replace(done, finished=(*state.finished, seat))
    if isinstance(move, Keep):
        return with_player(state, seat, replace(player, keep=move.number))
    layout = dict(player.layout)
    layout.pop(move.number, None)
    if isinstance(move, PlaceSnippet):
        layout[move.number] = Placement(move.x, move.y, move.turns)
        state = _with_last_placing(state, seat, at)
    return with_player(state, seat, replace(player, layout=tuple(sorted(layout.items()))))


def _with_last_placing(state: CutItState, seat: Seat, at: int) -> CutItState:
    """CI-13"""
    turned_at = state.players[seat].turned_at
    last = LastPlacing(seat, 0 if turned_at is None else at - turned_at)
    others = (one for one in state.placings if one.seat != seat)
    return replace(state, placings=(*others, last))


def some_puzzle_move(state: CutItState, seat: Seat, source: Source) -> PuzzleMove:
    """A random move: a snippet laid near the middle, or lifted; sometimes `done`."""
    player = state.players[seat]
    chance = source.below(12)
    if chance == 0 or player.has_all_on_table:
        return DONE
    if chance == 1 and player.layout:
        return Lift(pick(source, player.layout)[0])
    on_table = dict(player.layout)
    numbers = [one for one in range(1, len(player.snippets) + 1) if one not in on_table]
    for _ in range(SIZE):
        x, y = (source.below(4 * SIZE) - 2 * SIZE for _ in range(2))
        move = PlaceSnippet(pick(source, numbers), x, y, source.below(4))
        try:
            check_place(state, seat, move)
        except Refused:
            continue
        return move
    return DONE


def claims(state: CutItState) -> tuple[Seat, ...]:
    """The seats that took a token, in order: those done with all their snippets on the table, by
    time used, then those who had placed all of them when their time was up. If times are equal, the
    earlier `done` is first. CI-11, CI-13"""
    claimed = (seat for seat in state.finished if state.players[seat].has_all_on_table)
    by_time = sorted(claimed, key=lambda seat: state.players[seat].used_ms or 0)
    return (*by_time, *_placed_without_done(state))


def _placed_without_done(state: CutItState) -> Iterator[Seat]:
    """The seats that had placed all snippets when time was up, by the time of their last placement
    on their glass. CI-13"""
    for one in sorted(state.placings, key=lambda one: one.used_ms):
        if one.seat in state.timed_out and state.players[one.seat].has_all_on_table:
            yield one.seat


def results(state: CutItState) -> tuple[PlayerResult, ...]:
    """The result of every player. CI-13, CI-14, CI-15"""
    checks = [state.puzzle_check(seat) for seat in range(state.seats)]
    tokens = tokens_held(state, checks)
    return tuple(_result(state, seat, checks[seat], tokens[seat]) for seat in range(state.seats))


def tokens_held(state: CutItState, checks: Sequence[LayoutCheck]) -> tuple[int | None, ...]:
    """The tokens: only complete, correct puzzles hold one; the others move up in order. CI-14"""
    holders = [seat for seat in claims(state) if checks[seat].is_complete]
    return hand_out_tokens(state.seats, holders)


def hand_out_tokens(seats: int, holders: Iterable[Seat]) -> tuple[int | None, ...]:
    """The token of each seat: the first holder has the highest. CI-13"""
    tokens: list[int | None] = [None] * seats
    for seat, token in zip(holders, TOKENS[seats], strict=False):
        tokens[seat] = token
    return tuple(tokens)


def _result(state: CutItState, seat: Seat, check: LayoutCheck, token: int | None) -> PlayerResult:
    player = state.players[seat]
    kept = kept_part(check, player.keep)
    cost = sum(len(one.spaces) for one in player.snippets if one.number not in kept)
    sheet = add_up(player.scores)
    return PlayerResult(sheet, check, kept, cost, token, sheet.total + (token or 0) - cost)


def outcome(state: CutItState, finals: Sequence[PlayerResult]) -> Outcome:
    return by_total_and_token("time" if state.timed_out else "done", finals)


class FinalScore(Protocol):
    """What decides the winner."""

    @property
    def total(self) -> int: ...

    @property
    def token(self) -> int | None: ...


def by_total_and_token(cause: str, finals: Sequence[FinalScore]) -> Outcome:
    """Most points win; then the higher token, a 0 beating none; else they share. CI-15"""
    order = [(one.total, -1 if one.token is None else one.token) for one in finals]
    ranks = tuple(1 + sum(other > own for other in order) for own in order)
    return Outcome(cause, tuple(one.total for one in finals), ranks)
