"""The state of one player for rollouts: paper as masks, the score as a few numbers.

Rollouts use it instead of the states of the rules, which hold much more.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tavolino.games.cutit.rules.cuts import free_parts, name_cut
from tavolino.games.cutit.rules.notation import Cut, Path
from tavolino.games.cutit.rules.scoring import (
    PENALTY,
    SMALLEST,
    all_blank,
    column_points,
    dice_points,
)
from tavolino.games.cutit.rules.sheet import BLANK, QUESTION, WHOLE, Face, Mask, Sheet, mask_of
from tavolino.games.cutit.rules.snippet import COLOURS, JOKER, Space
from tavolino.games.cutit.rules.view import CutItShownPlayer, read_paper

NO_ROUND: Final = -1
"""Instead of the points to beat before the first round without a penalty."""

Counts = tuple[int, int, int, int]
"""Spaces of green, pink, yellow and blue."""


class Paper(NamedTuple):
    """The counts of a piece of paper: spaces, spaces by colour, jokers, and half-stars on its
    border."""

    mask: Mask
    size: int
    counts: Counts
    jokers: int
    stars: int


class Offer(NamedTuple):
    """A cut that frees one snippet, and the paper left."""

    path: Path
    is_straight: bool
    snippet: Paper
    left: Paper

    @property
    def cut(self) -> Cut:
        return name_cut(self.path, self.snippet.mask)


class SoloState(NamedTuple):
    rounds: int
    """The number of rounds played."""
    paper: Mask
    pile: tuple[Mask, ...]
    points: int
    """Points less penalties."""
    rises: int
    """The boxes of the + column."""
    one_cuts: int
    """The boxes of the single-cut column."""
    last: int
    """The points to beat for the next +."""

    @property
    def score(self) -> int:
        """The total of the score sheet. CI-15"""
        return self.points + column_points(self.rises) + column_points(self.one_cuts)

    def without_cut(self) -> "SoloState":
        """The state after a round in which the paper could not be cut. CI-9"""
        return self._replace(rounds=self.rounds + 1, points=self.points - PENALTY)

    def after(self, snippet: Mask, points: int | None, *, is_straight: bool) -> "SoloState":
        """The state after a round that brought these points, or a penalty (None). CI-8, CI-9"""
        rounds, paper, pile, total, rises, one_cuts, last = self
        pile = (*pile, snippet)
        if points is None:
            return SoloState(
                rounds + 1, paper ^ snippet, pile, total - PENALTY, rises, one_cuts, last
            )
        return SoloState(
            rounds + 1,
            paper ^ snippet,
            pile,
            total + points,
            rises + (last != NO_ROUND and points > last),
            one_cuts + is_straight,
            points,
        )


START: Final = SoloState(0, WHOLE, (), 0, 0, 0, NO_ROUND)


def solo_state_of(shown: CutItShownPlayer) -> SoloState:
    """A player's state before the cut of the current round."""
    points = [one.points for one in shown.rounds if not one.faults]
    return SoloState(
        rounds=len(shown.rounds),
        paper=read_paper(shown.paper),
        pile=tuple(mask_of(map(Space.named, one.spaces)) for one in shown.snippets),
        points=sum(points) - PENALTY * (len(shown.rounds) - len(points)),
        rises=shown.score.rises,
        one_cuts=shown.score.one_cuts,
        last=points[-1] if points else NO_ROUND,
    )


class SheetIndex:
    """A sheet prepared for fast counting, with caches."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final = sheet
        masks = sheet.colour_masks
        self._green, self._pink, self._yellow, self._blue = (masks[one] for one in COLOURS)
        self._joker = masks[JOKER]
        self.count: Final = lru_cache(maxsize=1 << 15)(self._count)
        self.offers: Final = lru_cache(maxsize=1 << 6)(self._offers)

    def _count(self, mask: Mask) -> Paper:
        return Paper(
            mask,
            mask.bit_count(),
            (
                (mask & self._green).bit_count(),
                (mask & self._pink).bit_count(),
                (mask & self._yellow).bit_count(),
                (mask & self._blue).bit_count(),
            ),
            (mask & self._joker).bit_count(),
            self.sheet.count_half_stars(mask),
        )

    def _offers(self, paper: Mask) -> tuple[Offer, ...]:
        """Every cut of the paper that frees one snippet. CI-4"""
        count = self.count
        return tuple(
            Offer(path, len(path) == 2, count(snippet), count(paper ^ snippet))
            for path, snippet in free_parts(paper)
        )


@lru_cache(maxsize=1 << 4)
def sheet_index(sheet: Sheet) -> SheetIndex:
    return SheetIndex(sheet)


class RolledDice:
    """The dice of a round, ready to score many snippets."""

    def __init__(self, faces: Sequence[Face]) -> None:
        self.faces: Final = faces
        self.is_blank: Final = all_blank(faces)
        self._gains: Final = tuple(map(gains_of, faces))

    def points(self, paper: Paper) -> int:
        """CI-7"""
        _, _, (green, pink, yellow, blue), jokers, _ = paper
        one, two, three, four = self._gains
        if jokers == 0:
            return one[green] + two[pink] + three[yellow] + four[blue]
        if jokers > 1:
            return dice_points(paper.counts, jokers, self.faces)
        points = one[green] + two[pink] + three[yellow] + four[blue]
        return points + max(
            one[green + 1] - one[green],
            two[pink + 1] - two[pink],
            three[yellow + 1] - three[yellow],
            four[blue + 1] - four[blue],
        )

    def earned(self, paper: Paper) -> int | None:
        """The points of the round, or None for a penalty. CI-6, CI-9"""
        if paper.size < SMALLEST:
            return None
        points = self.points(paper)
        return points if points or self.is_blank else None


@lru_cache(maxsize=1 << 3)
def gains_of(face: Face) -> tuple[int, ...]:
    """The points of a die, by the number of spaces of its colour."""
    most = WHOLE.bit_length()
    if face == BLANK:
        return (0,) * (most + 1)
    if face == QUESTION:
        return tuple(range(most + 1))
    return tuple(int(face) if count >= int(face) else 0 for count in range(most + 1))


rolled: Final = lru_cache(maxsize=1 << 11)(RolledDice)
"""Cached `RolledDice`; the usual dice have 1,296 throws."""
