"""An upper bound on the score under given dice, without searching cuts."""

from collections.abc import Sequence
from typing import Final

from tavolino.games.cutit.rules.cuts import free_snippets
from tavolino.games.cutit.rules.scoring import (
    COLUMN,
    PENALTY,
    all_blank,
    column_points,
    snippet_points,
)
from tavolino.games.cutit.rules.sheet import BLANK, QUESTION, WHOLE, Face, Sheet, bit
from tavolino.games.cutit.rules.snippet import COLOURS, JOKER, Space

NO_ROUND: Final = -1
"""Instead of the points to beat before the first round without a penalty."""


def score_bound(sheet: Sheet, corner: Space, rolls: Sequence[str]) -> int:
    """No sequence of cuts from this corner scores more under these dice, tokens aside.

    A relaxation that ignores whether the snippets can be cut from one sheet, and grants a full
    single-cut column and a complete puzzle. It keeps the most points of each roll and of the first
    cut, one space for each point, and the rule for rises.
    """
    most = [_most_in_round(sheet, roll) for roll in rolls]
    most[0] = min(most[0], _most_with_corner(sheet, corner, rolls[0]))
    spaces = _most_in_all(sheet, rolls)
    by_rises = _most_by_rises(most, [all_blank(roll) for roll in rolls])
    return COLUMN[-1] + max(
        min(spaces, points) + column_points(rises) for rises, points in by_rises.items()
    )


def _counts(sheet: Sheet) -> tuple[list[int], int]:
    """The spaces of each colour on the sheet, and the jokers."""
    masks = sheet.colour_masks
    return [masks[colour].bit_count() for colour in COLOURS], masks[JOKER].bit_count()


def _most_in_round(sheet: Sheet, roll: str) -> int:
    """The points of the whole sheet as one snippet."""
    return snippet_points(sheet, WHOLE, roll)


def _most_with_corner(sheet: Sheet, corner: Space, roll: str) -> int:
    """The most points of any first cut. CI-5"""
    return max(
        snippet_points(sheet, one.snippet, roll)
        for one in free_snippets(WHOLE)
        if one.snippet & bit(corner)
    )


def _most_in_all(sheet: Sheet, rolls: Sequence[str]) -> int:
    """The points of all rounds together: each needs a space of its colour, or a joker. CI-7"""
    counts, jokers = _counts(sheet)
    points = 0
    for index, count in enumerate(counts):
        wanted = sum(_most_spaces(roll[index], count + jokers) for roll in rolls)
        used = min(wanted, count)
        points += used
        more = min(wanted - used, jokers)
        points += more
        jokers -= more
    return points


def _most_spaces(face: Face, unlimited: int) -> int:
    """How many spaces of its colour a face can turn into points."""
    if face == BLANK:
        return 0
    return unlimited if face == QUESTION else int(face)


def _most_by_rises(most: Sequence[int], blank: Sequence[bool]) -> dict[int, int]:
    """By number of rises: the most points less penalties. CI-8, CI-9

    A round earns from 1 point up to its limit, 0 points if all dice are blank, or is a penalty.
    """
    sums = {(NO_ROUND, 0): 0}
    for limit, is_blank in zip(most, blank, strict=True):
        after: dict[tuple[int, int], int] = {}
        for (last, rises), total in sums.items():
            options = [(last, rises, total - PENALTY)]
            for points in range(0 if is_blank else 1, limit + 1):
                rose = last != NO_ROUND and points > last
                options.append((points, rises + rose, total + points))
            for points, circles, value in options:
                key = (points, circles)
                if value > after.get(key, -PENALTY * len(most) - 1):
                    after[key] = value
        sums = after
    best: dict[int, int] = {}
    for (_, rises), total in sums.items():
        best[rises] = max(total, best.get(rises, total))
    return best
