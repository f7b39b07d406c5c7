"""Puzzles from normal play, for the benchmarks."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from tavolino.games.cutit.rules.cuts import free_snippets
from tavolino.games.cutit.rules.scoring import SMALLEST, snippet_faults, snippet_points
from tavolino.games.cutit.rules.sheet import CORNERS, WHOLE, Mask, Sheet, bit
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import Snippet
from tavolino.games.cutit.rules.state import ROUNDS


class CutGame(NamedTuple):
    """A solo game up to the puzzle."""

    sheet: str
    corner: int
    dice: tuple[str, ...]
    snippets: list[Snippet]


def games(count: int, seed: int = 0) -> Iterator[CutGame]:
    """Games of a careful player, on the sheets in turn."""
    sheets = [SHEETS[name] for name in sorted(SHEETS)]
    for number in range(count):
        yield play(sheets[number % len(sheets)], random.Random(1_000_000 * seed + number))


def play(sheet: Sheet, chance: random.Random) -> CutGame:
    """Takes what earns most this round, but keeps paper for later and half-stars on everything."""
    corner = chance.randrange(len(CORNERS))
    dice = tuple("".join(map(chance.choice, sheet.dice)) for _ in range(ROUNDS))
    paper = WHOLE
    pile: list[Mask] = []
    for number, roll in enumerate(dice[:-1], 1):
        choices = [
            (one.snippet, one.cut.cuts)
            for one in free_snippets(paper)
            if number > 1 or one.snippet & bit(CORNERS[corner])
        ]
        if not choices:
            break
        values = [
            _value(sheet, paper, snippet, cuts, roll, number) + chance.random()
            for snippet, cuts in choices
        ]
        snippet, _ = choices[values.index(max(values))]
        pile.append(snippet)
        paper ^= snippet
    pile.append(paper)
    snippets = [sheet.snippet(number, one) for number, one in enumerate(pile, 1)]
    return CutGame(sheet.id, corner, dice, snippets)


def _value(sheet: Sheet, paper: Mask, snippet: Mask, cuts: int, roll: str, number: int) -> float:
    left = paper ^ snippet
    points = snippet_points(sheet, snippet, roll)
    value = points - 6 * bool(snippet_faults(snippet, points, roll)) + 1.5 * (cuts == 1)
    for part in (snippet, left) if number == ROUNDS - 1 else (snippet,):
        half_stars = sum(mask.bit_count() for mask in sheet.star_masks(part))
        value += 1.5 * min(half_stars, 3) - 8 * (half_stars == 0)
    value -= 0.5 * max(0, snippet.bit_count() - paper.bit_count() // (ROUNDS + 1 - number))
    return value - 8 * (left.bit_count() < SMALLEST * (ROUNDS - number))
