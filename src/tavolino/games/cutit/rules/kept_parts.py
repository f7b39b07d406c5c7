"""The part of a faulty puzzle that its player keeps after the check."""

from collections.abc import Iterator

from tavolino.core import Refused, Seat
from tavolino.games.cutit.rules.layout import Numbers
from tavolino.games.cutit.rules.layout_check import LayoutCheck
from tavolino.games.cutit.rules.notation import Keep
from tavolino.games.cutit.rules.state import CutItState


def parts_offered(check: LayoutCheck) -> dict[int, Numbers]:
    """The parts a player may pick, the best first, each by the first snippet no better one has.

    A part whose snippets are all in better ones is not offered: a snippet always names the best
    part it is in. CI-14
    """
    offered: dict[int, Numbers] = {}
    in_better: set[int] = set()
    for part in check.parts:
        if own := part - in_better:
            offered[min(own)] = part
            in_better |= part
    return offered


def kept_part(check: LayoutCheck, keep: int | None) -> Numbers:
    """The best part, or the best that has the snippet the player has named. CI-14"""
    return next((part for part in check.parts if keep in part), check.kept)


def keeps(state: CutItState, seat: Seat) -> Iterator[Keep]:
    """The parts a seat may keep; the first is the best. CI-14"""
    return map(Keep, parts_offered(state.puzzle_check(seat)))


def check_keep(state: CutItState, seat: Seat, move: Keep) -> None:
    """A part is named by its first snippet that no better part has. CI-14"""
    names = [keep.number for keep in keeps(state, seat)]
    if move.number not in names:
        raise Refused("CI-14", "part", number=move.number, names=", ".join(map(str, names)))


def named_by_first_snippet(state: CutItState, seat: Seat, move: Keep) -> Keep:
    """The move in canonical form; unchanged if no part has this snippet. CI-14"""
    check = state.puzzle_check(seat)
    part = kept_part(check, move.number)
    names = (name for name, offered in parts_offered(check).items() if offered == part)
    return Keep(next(names)) if move.number in part else move
