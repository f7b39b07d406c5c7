"""Counting jokers: for the most points, or for those a player claims."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from tavolino.core import Refused
from tavolino.games.cutit.rules.cuts import FreeSnippet, Parts
from tavolino.games.cutit.rules.notation import Cut
from tavolino.games.cutit.rules.scoring import (
    count_snippet,
    face_points,
    snippet_faults,
    snippet_points,
)
from tavolino.games.cutit.rules.sheet import Face, Mask, Sheet
from tavolino.games.cutit.rules.state import CutItState


def possible_points(counts: Sequence[int], jokers: int, dice: Sequence[Face]) -> tuple[int, ...]:
    """The points, 1 or more, that some use of the jokers gives, in ascending order. CI-7

    A joker counts as one more space of some colour, or for nothing.

    >>> possible_points((3, 1, 1, 2), 1, "23?-")
    (3, 4)
    """
    found = {(jokers, 0)}
    for count, face in zip(counts, dice, strict=True):
        found = {
            (left - used, points + face_points(face, count + used))
            for left, points in found
            for used in range(left + 1)
        }
    return tuple(sorted({points for _, points in found if points > 0}))


def points_by_colour(
    counts: Sequence[int], jokers: int, dice: Sequence[Face], points: int
) -> tuple[int, ...]:
    """The points of each die when the jokers are counted to a sum of `points`. CI-7

    Of several such uses of the jokers, the one with the fewest counted.

    >>> points_by_colour((3, 1, 1, 2), 1, "23?-", 4)
    (2, 0, 2, 0)
    """
    uses = (use for use in product(range(jokers + 1), repeat=len(counts)) if sum(use) <= jokers)
    for use in sorted(uses, key=sum):
        given = tuple(
            face_points(face, count + used)
            for face, count, used in zip(dice, counts, use, strict=True)
        )
        if sum(given) == points:
            return given
    raise ValueError(f"no use of {jokers} jokers gives {points} points")


@lru_cache(maxsize=1 << 13)
def claimable_points(sheet: Sheet, snippet: Mask, dice: str) -> tuple[int, ...]:
    """The points a player may claim for a snippet, the most last; none with a penalty. CI-7"""
    if snippet_faults(snippet, snippet_points(sheet, snippet, dice), dice):
        return ()
    return possible_points(*count_snippet(sheet, snippet), dice)


def fewer_points(state: CutItState, snippet: Mask) -> tuple[int, ...]:
    """The claims that differ from the most the snippet gives, for a table that has them. CI-7"""
    return claimable_points(state.sheet, snippet, state.dice)[:-1] if state.may_claim else ()


def claimed_cuts(state: CutItState, free: Sequence[FreeSnippet]) -> Iterator[Cut]:
    """These cuts with each claim of fewer points. CI-7"""
    for one in free if state.may_claim else ():
        for points in fewer_points(state, one.snippet):
            yield one.cut._replace(claim=points)


def check_claim(state: CutItState, cut: Cut, parts: Parts) -> None:
    """A claim is for a table where jokers may stay uncounted, for a snippet without penalty, and
    for points that its jokers can give. CI-7"""
    claim = cut.claim
    if claim is None:
        return
    if not state.may_claim:
        raise Refused("CI-7", "best", claim=claim)
    (snippet, *others) = parts.snippets
    points = snippet_points(state.sheet, snippet, state.dice)
    if others or snippet_faults(snippet, points, state.dice):
        raise Refused("CI-7", "penalty", claim=claim)
    possible = claimable_points(state.sheet, snippet, state.dice)
    if claim not in possible:
        numbers = ", ".join(map(str, possible))
        raise Refused("CI-7", "impossible", claim=claim, count=len(possible), possible=numbers)
    if claim == points:
        raise Refused("CI-7", "most", claim=claim)


def without_needless_claim(state: CutItState, cut: Cut, parts: Parts) -> Cut:
    """The cut in canonical form: a claim of the maximum is left out."""
    if cut.claim is None or cut.is_mistake or not state.may_claim:
        return cut
    most = claimable_points(state.sheet, parts.snippets[0], state.dice)[-1:]
    return cut._replace(claim=None) if most == (cut.claim,) else cut
