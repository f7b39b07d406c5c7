"""Packed snippets ("pieces") for the compiled puzzle search.

Space (x, y) of the table has index y · width + x. A row is wider than all snippets end to end, so a
piece that wraps around into the next row never meets anything there. The half-stars of a space are
four bits per side, one per colour; a joker has all four. A place is 4 · the index of the bounding
box + the number of quarter turns.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.bits import count, lowest
from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.inlining import inline_no_refcount, internal
from tavolino.games.cutit.kernels.paper import JOKER_WORDS, NOT_FIRST, NOT_LAST, RANK, TOP, UP_WORDS
from tavolino.games.cutit.rules.snippet import Snippet
from tavolino.games.cutit.solver.board import BITS

ANY: Final = 15
SIDES: Final = 16
"""The bits of all four sides of a space."""


LaidSnippet = npt.NDArray[np.int32]


class Pieces(NamedTuple):
    """The spaces and half-stars of all pieces."""

    first_space: Ints
    """Where the spaces of each piece start; the last entry is the end."""
    first_star: Ints
    """Where the half-stars of each piece start; the last entry is the end."""
    spaces: Ints
    """x and y."""
    stars: Ints
    """x, y, side and colour."""


class PuzzleTable(NamedTuple):
    """The pieces in all orientations, and the table they lie on."""

    pieces: Pieces
    width: int
    middle: int
    offsets: Ints
    """By turns and space: the offset from the bounding box."""
    star_offsets: Ints
    """By turns and half-star: the offset of its space."""
    facing: Ints
    """By turns and half-star: the offset of the space it faces."""
    star_sides: Ints
    star_colours: Ints
    edges: Ints
    """The half-stars of each space, not turned."""
    colours: Ints
    """The colours of all half-stars of each piece."""
    sizes: Ints
    laid: LaidSnippet
    """By space of the table: the half-stars there, and above them the piece plus 1."""
    beside: Ints
    """By space of the table: the adjacent pieces as bits, and the sides that half-stars face."""
    open_stars: Ints
    """A buffer for the half-stars of one piece."""


def pack_pieces(snippets: Sequence[Snippet]) -> Pieces:
    spaces = [(x, y) for snippet in snippets for x, y in snippet.spaces]
    stars = [
        (x, y, side, BITS[colour])
        for snippet in snippets
        for x, y, side, colour in snippet.half_stars
    ]
    sizes = [len(snippet.spaces) for snippet in snippets]
    half_stars = [len(snippet.half_stars) for snippet in snippets]
    return Pieces(
        np.cumsum([0, *sizes], dtype=np.int64),
        np.cumsum([0, *half_stars], dtype=np.int64),
        np.array(spaces, dtype=np.int64).reshape(-1, 2),
        np.array(stars, dtype=np.int64).reshape(-1, 4),
    )


@internal
def pack_pile(pile: Ints, pieces: int, masks: Ints) -> Pieces:
    """Packs the snippets of a pile, two words each, cut from a sheet with these masks."""
    first_space = np.zeros(pieces + 1, dtype=np.int64)
    first_star = np.zeros(pieces + 1, dtype=np.int64)
    borders = np.zeros((pieces, 8), dtype=np.int64)
    for piece in range(pieces):
        low, high = pile[2 * piece], pile[2 * piece + 1]
        border = borders[piece]
        border[0] = low & masks[UP_WORDS] & ~(low >> 10 | (high & RANK) << TOP)
        border[1] = high & masks[UP_WORDS + 1] & ~(high >> 10)
        border[2] = low & masks[UP_WORDS + 2] & ~((low & NOT_FIRST) >> 1)
        border[3] = high & masks[UP_WORDS + 3] & ~((high & NOT_FIRST) >> 1)
        border[4] = low & masks[UP_WORDS + 4] & ~(low << 10)
        border[5] = high & masks[UP_WORDS + 5] & ~(high << 10 | low >> TOP)
        border[6] = low & masks[UP_WORDS + 6] & ~((low & NOT_LAST) << 1)
        border[7] = high & masks[UP_WORDS + 7] & ~((high & NOT_LAST) << 1)
        first_space[piece + 1] = first_space[piece] + count(low) + count(high)
        first_star[piece + 1] = first_star[piece]
        for word in border:
            first_star[piece + 1] += count(word)
    spaces = np.empty((first_space[pieces], 2), dtype=np.int64)
    stars = np.empty((first_star[pieces], 4), dtype=np.int64)
    space = star = 0
    for piece in range(pieces):
        for half in range(2):
            word = pile[2 * piece + half]
            while word:
                bit = lowest(word) + 50 * half
                word &= word - 1
                spaces[space, 0], spaces[space, 1] = bit % 10, bit // 10
                space += 1
        for index in range(8):
            word = borders[piece, index]
            while word:
                single = word & -word
                bit = lowest(word) + 50 * (index & 1)
                word ^= single
                colour = 0
                for die in range(4):
                    if single & masks[2 * die + (index & 1)]:
                        colour = 1 << die
                if single & masks[JOKER_WORDS + (index & 1)]:
                    colour = ANY
                stars[star, 0], stars[star, 1] = bit % 10, bit // 10
                stars[star, 2], stars[star, 3] = index >> 1, colour
                star += 1
    return Pieces(first_space, first_star, spaces, stars)


@internal
def new_puzzle_table(pieces: Pieces, checks_sides: bool) -> PuzzleTable:
    """An empty table for these pieces. `checks_sides` allocates `beside`, which options need."""
    number = len(pieces.first_space) - 1
    boxes = np.empty((number, 4), dtype=np.int64)
    reach = 0
    for piece in range(number):
        reach += find_box(pieces, piece, boxes[piece])
    width = reach + 2
    offsets = np.empty((4, len(pieces.spaces)), dtype=np.int64)
    star_offsets = np.empty((4, len(pieces.stars)), dtype=np.int64)
    facing = np.empty((4, len(pieces.stars)), dtype=np.int64)
    star_sides = np.empty(len(pieces.stars), dtype=np.int64)
    star_colours = np.empty(len(pieces.stars), dtype=np.int64)
    steps = (width, 1, -width, -1)
    edges = np.zeros(len(pieces.spaces), dtype=np.int64)
    colours = np.zeros(number, dtype=np.int64)
    sizes = np.empty(number, dtype=np.int64)
    for piece in range(number):
        first, last = pieces.first_space[piece], pieces.first_space[piece + 1]
        sizes[piece] = last - first
        for space in range(first, last):
            turn(pieces.spaces[space], boxes[piece], width, space, offsets)
        for star in range(pieces.first_star[piece], pieces.first_star[piece + 1]):
            turn(pieces.stars[star], boxes[piece], width, star, star_offsets)
            side, colour = pieces.stars[star, 2], pieces.stars[star, 3]
            star_sides[star], star_colours[star] = side, colour
            for turns in range(4):
                facing[turns, star] = star_offsets[turns, star] + steps[side + turns & 3]
            colours[piece] |= colour
            for space in range(first, last):
                if offsets[0, space] == star_offsets[0, star]:
                    edges[space] |= colour << 4 * side
    on_table = (2 * reach + 6) * width
    return PuzzleTable(
        pieces,
        width,
        (reach + 2) * width,
        offsets,
        star_offsets,
        facing,
        star_sides,
        star_colours,
        edges,
        colours,
        sizes,
        np.zeros(on_table, dtype=np.int32),
        np.zeros(on_table if checks_sides else 0, dtype=np.int64),
        np.empty((3, len(pieces.stars)), dtype=np.int64),
    )


@inline_no_refcount
def find_box(pieces: Pieces, piece: int, box: Ints) -> int:
    """Writes the bounding box (lowest x and y, highest x and y); returns its longer side."""
    low_x = low_y = 1 << 20
    high_x = high_y = -1 << 20
    for space in range(pieces.first_space[piece], pieces.first_space[piece + 1]):
        x, y = pieces.spaces[space, 0], pieces.spaces[space, 1]
        low_x, low_y = min(low_x, x), min(low_y, y)
        high_x, high_y = max(high_x, x), max(high_y, y)
    box[0], box[1], box[2], box[3] = low_x, low_y, high_x, high_y
    return max(high_x - low_x, high_y - low_y) + 1


@inline_no_refcount
def turn(space: Ints, box: Ints, width: int, index: int, offsets: Ints) -> None:
    """Writes the offset of a space from the bounding box after 0 to 3 quarter turns clockwise."""
    left, below = space[0] - box[0], space[1] - box[1]
    right, above = box[2] - space[0], box[3] - space[1]
    offsets[0, index] = below * width + left
    offsets[1, index] = right * width + below
    offsets[2, index] = above * width + right
    offsets[3, index] = left * width + above


@inline_no_refcount
def turned_edges(edges: int, turns: int) -> int:
    """The half-stars of a space after this many quarter turns."""
    return (edges << 4 * turns | edges >> SIDES - 4 * turns) & (1 << SIDES) - 1
