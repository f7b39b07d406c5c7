"""Paper as two words: ranks 1 to 5 in the low word, 6 to 10 in the high word, ten bits per rank.

Bit 10 · y + x of a word is file x of its rank y. The count of a piece of paper is another word with
all that scoring needs, in bit fields that can be added and subtracted without carries.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.bits import count
from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.inlining import inline
from tavolino.games.cutit.rules.sheet import Mask, Sheet
from tavolino.games.cutit.rules.snippet import COLOURS, JOKER

HALF: Final = 50
WORD: Final = (1 << HALF) - 1
RANK: Final = (1 << 10) - 1
TOP: Final = 40
"""Where the highest rank of a word starts."""
FIRST_FILE: Final = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40
NOT_LAST: Final = WORD & ~(FIRST_FILE << 9)
NOT_FIRST: Final = WORD & ~FIRST_FILE
GATHER: Final = 1 << 40 | 1 << 31 | 1 << 22 | 1 << 13 | 1 << 4
"""Multiplying by this gathers the bits of the first file of a word at bit 40."""

# The fields of a count: spaces of each colour, jokers, all spaces, half-stars on all sides of all
# spaces, and inner stars, which lie between two spaces of the paper.
FIELD: Final = 7
JOKERS: Final = 28
SIZE: Final = 35
STARS: Final = 42
INNER: Final = 51
FIELD_MASK: Final = (1 << FIELD) - 1
STARS_MASK: Final = (1 << (INNER - STARS)) - 1

# The words of a sheet's masks, low and high: four colours, joker, stars up, right, down, left.
COLOUR_WORDS: Final = 0
JOKER_WORDS: Final = 8
UP_WORDS: Final = 10
RIGHT_WORDS: Final = 12
DOWN_WORDS: Final = 14
LEFT_WORDS: Final = 16


def split_mask(mask: Mask) -> tuple[int, int]:
    return mask & WORD, mask >> HALF


def join_words(low: int, high: int) -> Mask:
    return int(low) | int(high) << HALF


def sheet_masks(sheet: Sheet) -> Ints:
    masks = [sheet.colour_masks[colour] for colour in (*COLOURS, JOKER)]
    up, right = sheet.stars_up, sheet.stars_right
    masks += [up, right, up << 10, right << 1]
    return np.array([word for mask in masks for word in split_mask(mask)], dtype=np.int64)


@inline
def column(low: int, high: int, x: int) -> int:
    """A file of the paper as ten adjacent bits."""
    lower = (low >> x & FIRST_FILE) * GATHER >> 40 & 31
    upper = (high >> x & FIRST_FILE) * GATHER >> 40 & 31
    return lower | upper << 5


@inline
def row(low: int, high: int, y: int) -> int:
    """A rank of the paper."""
    return low >> 10 * y & RANK if y < 5 else high >> 10 * (y - 5) & RANK


@inline
def count_paper(low: int, high: int, masks: Ints) -> int:
    """The count of a piece of paper."""
    counted = 0
    for colour in range(5):
        spaces = count(low & masks[2 * colour]) + count(high & masks[2 * colour + 1])
        counted += spaces << FIELD * colour
    stars = 0
    for side in range(4):
        words = UP_WORDS + 2 * side
        stars += count(low & masks[words]) + count(high & masks[words + 1])
    # A star between two spaces of the paper is up or right of one of them.
    inner_stars = count(low & masks[UP_WORDS] & (low >> 10 | (high & RANK) << TOP))
    inner_stars += count(high & masks[UP_WORDS + 1] & high >> 10)
    inner_stars += count(low & masks[RIGHT_WORDS] & low >> 1)
    inner_stars += count(high & masks[RIGHT_WORDS + 1] & high >> 1)
    counted += count(low) + count(high) << SIZE
    return counted + (stars << STARS) + (inner_stars << INNER)


@inline
def size_of(counted: int) -> int:
    return counted >> SIZE & FIELD_MASK


@inline
def half_stars_of(counted: int) -> int:
    """The half-stars on the border: all half-stars less both halves of every inner star."""
    return (counted >> STARS & STARS_MASK) - 2 * (counted >> INNER)


@kernel
def fill(
    seed_low: int,
    seed_high: int,
    up: tuple[int, int],
    right: tuple[int, int],
    down: tuple[int, int],
    left: tuple[int, int],
) -> tuple[int, int]:
    """Flood fill: the paper connected to a seed. For each direction there is a mask of the spaces
    that may be entered that way: the whole paper except the spaces behind a cut."""
    low, high = seed_low, seed_high
    while True:
        wide_low, wide_high = low & NOT_LAST, high & NOT_LAST
        grown_low = low | (low << 10 & up[0]) | ((low >> 10 | (high & RANK) << TOP) & down[0])
        grown_low |= (wide_low << 1 & right[0]) | ((low & NOT_FIRST) >> 1 & left[0])
        grown_high = high | ((high << 10 | low >> TOP) & up[1]) | (high >> 10 & down[1])
        grown_high |= (wide_high << 1 & right[1]) | ((high & NOT_FIRST) >> 1 & left[1])
        if grown_low == low and grown_high == high:
            return low, high
        low, high = grown_low, grown_high
