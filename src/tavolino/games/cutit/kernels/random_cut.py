"""Picks a random cut without listing them: counts the possible cuts with bit masks."""

from typing import Final

from tavolino.bots.kernels.bits import count, nth
from tavolino.bots.kernels.compiled import Words, kernel
from tavolino.bots.kernels.random import below
from tavolino.games.cutit.kernels.cuts import END, MEETING, POINTS, REST, STRAIGHT, has_corner
from tavolino.games.cutit.kernels.paper import NOT_LAST, RANK, TOP, column, row

ANGLES: Final = 4
"""Two cuts that cross make four angles."""


@kernel
def random_cut(low: int, high: int, corner: int, rng: Words) -> int:
    """A uniformly random cut that frees one snippet. CI-4

    With a corner (0 to 99; −1 for none) the sheet must be whole, and the snippet has the corner.
    CI-5
    """
    # Spaces with paper above them, and spaces with paper to the right.
    over_low, over_high = low & (low >> 10 | (high & RANK) << TOP), high & high >> 10
    beside_low, beside_high = low & low >> 1 & NOT_LAST, high & high >> 1 & NOT_LAST
    # A straight cut starts where a run of such spaces starts; two cuts cross amid four spaces.
    level_low = over_low & ~((over_low & NOT_LAST) << 1)
    level_high = over_high & ~((over_high & NOT_LAST) << 1)
    upright_low = beside_low & ~(beside_low << 10)
    upright_high = beside_high & ~(beside_high << 10 | beside_low >> TOP)
    cross_low, cross_high = (
        over_low & over_low >> 1 & NOT_LAST,
        over_high & over_high >> 1 & NOT_LAST,
    )
    levels = count(level_low) + count(level_high)
    uprights = count(upright_low) + count(upright_high)
    paths = levels + uprights + ANGLES * (count(cross_low) + count(cross_high))
    picked = below(rng, paths if corner >= 0 else 2 * paths)
    path, rest = (picked, 0) if corner >= 0 else (picked >> 1, picked & 1)
    if path < levels:
        x, y = _nth_space(level_low, level_high, path)
        right = _run(row(over_low, over_high, y), x)
        move = _straight(POINTS * (y + 1) + x, POINTS * (y + 1) + right)
    elif path < levels + uprights:
        x, y = _nth_space(upright_low, upright_high, path - levels)
        top = _run(column(beside_low, beside_high, x), y)
        move = _straight(POINTS * y + x + 1, POINTS * top + x + 1)
    else:
        path -= levels + uprights
        x, y = _nth_space(cross_low, cross_high, path // ANGLES)
        across, along = row(over_low, over_high, y), column(beside_low, beside_high, x)
        end_x = _run(across, x) if path & 1 else _run_back(across, x)
        end_y = _run(along, y) if path & 2 else _run_back(along, y)
        move = POINTS * (y + 1) + end_x
        move |= POINTS * (y + 1) + x + 1 << MEETING | POINTS * end_y + x + 1 << END
    if corner >= 0 and not has_corner(move, corner):
        rest = 1
    return move | rest << REST


@kernel
def _straight(start: int, end: int) -> int:
    return start | STRAIGHT << MEETING | end << END


@kernel
def _nth_space(low: int, high: int, n: int) -> tuple[int, int]:
    """The file and rank of the n-th space."""
    lower = count(low)
    bit = nth(low, n) if n < lower else 50 + nth(high, n - lower)
    return bit % 10, bit // 10


@kernel
def _run(bits: int, start: int) -> int:
    """The end of the run of set bits from `start` on."""
    while bits >> start & 1:
        start += 1
    return start


@kernel
def _run_back(bits: int, last: int) -> int:
    """The start of the run of set bits that ends with `last`."""
    while last and bits >> last - 1 & 1:
        last -= 1
    return last
