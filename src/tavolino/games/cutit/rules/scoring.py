"""The points of a snippet under the dice, and of a round on the score sheet."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from tavolino.games.cutit.rules.sheet import BLANK, QUESTION, Face, Mask, Sheet
from tavolino.games.cutit.rules.snippet import COLOURS, JOKER

SMALLEST: Final = 4
"""The fewest spaces of a snippet without penalty. CI-6"""
PENALTY: Final = 5
COLUMN: Final = (0, 1, 3, 7, 11, 15, 20)
"""The boxes of a bonus column, from the top. CI-8"""
GRADES: Final = (60, 70, 80, 99)
"""The most points that still earn solo grade 1, 2, 3 and 4; more earn grade 5. CI-17"""
TOKENS: Final = {1: (), 2: (3, 0), 3: (5, 3, 0), 4: (5, 3, 1, 0)}
"""The rank tokens, by number of players. CI-13"""

FaultName = Literal["no-points", "small", "several", "no-cut", "reported"]
"""Why a round is a penalty; `reported` only where players count for themselves. CI-9"""


class RoundScore(NamedTuple):
    """A round on the score sheet: its points, or the faults that make it a penalty.

    `rose` circles a box of the + column, `one_cut` one of the other. CI-8, CI-9
    """

    points: int
    faults: tuple[FaultName, ...]
    rose: bool
    one_cut: bool

    @property
    def is_penalty(self) -> bool:
        return bool(self.faults)


def dice_points(counts: Sequence[int], jokers: int, dice: Sequence[Face]) -> int:
    """The points of these numbers of spaces in each colour, jokers used to earn most. CI-7

    A joker under a question mark earns one point. Jokers that make up a number earn at least as
    many as they are, so every set of numbers within their reach is tried, the rest going there.
    """
    points = 0
    question = False
    within_reach: list[tuple[int, int]] = []
    for count, face in zip(counts, dice, strict=True):
        if face == QUESTION:
            question = True
            points += count
        elif face != BLANK:
            number = int(face)
            if count >= number:
                points += number
            elif number - count <= jokers:
                within_reach.append((number - count, number))
    if not jokers:
        return points
    best = [jokers - left if question else 0 for left in range(jokers + 1)]
    for needed, number in within_reach:
        for left in range(jokers - needed + 1):
            best[left] = max(best[left], best[left + needed] + number)
    return points + best[0]


def face_points(face: Face, count: int) -> int:
    """The points of one die for this number of spaces of its colour. CI-7"""
    if face == BLANK:
        return 0
    if face == QUESTION:
        return count
    return int(face) if count >= int(face) else 0


def count_snippet(sheet: Sheet, snippet: Mask) -> tuple[list[int], int]:
    """How many spaces a snippet has of each colour, and how many jokers."""
    masks = sheet.colour_masks
    counts = [(snippet & masks[colour]).bit_count() for colour in COLOURS]
    return counts, (snippet & masks[JOKER]).bit_count()


def snippet_points(sheet: Sheet, snippet: Mask, dice: Sequence[Face]) -> int:
    """The points of a snippet under the dice. CI-7"""
    return dice_points(*count_snippet(sheet, snippet), dice)


def snippet_faults(snippet: Mask, points: int, dice: Sequence[Face]) -> tuple[FaultName, ...]:
    """The faults that make the round of a single snippet a penalty. CI-6, CI-9"""
    faults: list[FaultName] = []
    if points == 0 and not all_blank(dice):
        faults.append("no-points")
    if snippet.bit_count() < SMALLEST:
        faults.append("small")
    return tuple(faults)


def all_blank(dice: Sequence[Face]) -> bool:
    return all(face == BLANK for face in dice)


def score_round(
    sheet: Sheet,
    snippets: Sequence[Mask],
    dice: Sequence[Face],
    earlier: Sequence[RoundScore],
    *,
    one_cut: bool,
    claim: int | None = None,
) -> RoundScore:
    """The round in which these snippets came off, after the earlier rounds; a claim replaces the
    most that the snippet gives. CI-6, CI-7, CI-8, CI-9"""
    if not snippets:
        return RoundScore(0, ("no-cut",), rose=False, one_cut=False)
    if len(snippets) > 1:
        return RoundScore(0, ("several",), rose=False, one_cut=False)
    points = snippet_points(sheet, snippets[0], dice)
    if faults := snippet_faults(snippets[0], points, dice):
        return RoundScore(0, faults, rose=False, one_cut=False)
    return round_without_fault(points if claim is None else claim, earlier, one_cut=one_cut)


def round_without_fault(points: int, earlier: Iterable[RoundScore], *, one_cut: bool) -> RoundScore:
    """A round with these points, and the boxes it circles. CI-8"""
    compared = to_compare(earlier)
    return RoundScore(points, (), rose=compared is not None and points > compared, one_cut=one_cut)


def to_compare(earlier: Iterable[RoundScore]) -> int | None:
    """The points the next + compares with: those of the last round without penalty. CI-8, CI-9"""
    return next((score.points for score in reversed([*earlier]) if not score.is_penalty), None)


def column_points(circles: int) -> int:
    """The points of a bonus column with this number of circles: its lowest circled box. CI-8"""
    return COLUMN[min(circles, len(COLUMN)) - 1] if circles else 0


@dataclass(frozen=True, order=True, slots=True)
class SheetScore:
    """A score sheet added up, without token and puzzle. CI-15"""

    points: int
    penalties: int
    rises: int
    one_cuts: int
    rise_points: int
    one_cut_points: int

    @property
    def total(self) -> int:
        return self.points - PENALTY * self.penalties + self.rise_points + self.one_cut_points


def add_up(rounds: Sequence[RoundScore]) -> SheetScore:
    """Round points, −5 per penalty and both columns. CI-15"""
    rises = sum(score.rose for score in rounds)
    one_cuts = sum(score.one_cut for score in rounds)
    return SheetScore(
        points=sum(score.points for score in rounds),
        penalties=sum(score.is_penalty for score in rounds),
        rises=rises,
        one_cuts=one_cuts,
        rise_points=column_points(rises),
        one_cut_points=column_points(one_cuts),
    )


def grade(points: int) -> int:
    """The solo grade, 1 to 5. CI-17"""
    return 1 + sum(points > most for most in GRADES)
