"""Snippets as the compiled puzzle search has them: spaces and half-stars as whole numbers.

Space (x, y) of the table is number y · width + x, a row being wider than all snippets laid end to
end: what runs over its end appears in the next row without ever meeting anything there. The
half-stars of a space are four bits for each side: the colour, one bit of four, a joker all four.
A place is four times where a snippet's bounding box lies, and its quarter turns.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.bits import count, lowest
from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.inlining import inlined_uncounted, internal
from tavolino.games.cutit.kernels.paper import JOKER_WORDS, NOT_FIRST, NOT_LAST, RANK, TOP, UP_WORDS
from tavolino.games.cutit.rules.snippet import Snippet
from tavolino.games.cutit.solver.board import BITS

ANY: Final = 15
SIDES: Final = 16
"""Bits of all four sides."""


LaidSnippet = npt.NDArray[np.int32]


class Pieces(NamedTuple):
    """Snippets one after the other: where the spaces and half-stars of each start (and end), the
    spaces as x and y, the half-stars as x, y, side and colour."""

    first_space: Ints
    first_star: Ints
    spaces: Ints
    stars: Ints


class PuzzleTable(NamedTuple):
    """The pieces turned each way, and the table they lie on.

    `offsets`, `star_offsets` and `facing` say, by turns, how far a space, the space of a half-star
    and the space it faces are from the bounding box. `edges` are the half-stars of each space,
    `star_sides` and `star_colours` the half-stars one by one. `laid` has for each space of the
    table the half-stars there, and above them the piece (from 1), `beside` the pieces
    beside it as bits and the sides that half-stars face. `open_stars` is a buffer for the
    half-stars of one piece.
    """

    pieces: Pieces
    width: int
    middle: int
    offsets: Ints
    star_offsets: Ints
    facing: Ints
    star_sides: Ints
    star_colours: Ints
    edges: Ints
    colours: Ints
    sizes: Ints
    laid: LaidSnippet
    beside: Ints
    open_stars: Ints


def pieces_of(snippets: Sequence[Snippet]) -> Pieces:
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
def pieces_of_pile(pile: Ints, pieces: int, masks: Ints) -> Pieces:
    """The pieces of a pile, two words each, that was cut from a sheet with these masks."""
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
def lay_table(pieces: Pieces, checks_sides: bool) -> PuzzleTable:
    """An empty table for these pieces; with notes on what is beside each space, or without."""
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


@inlined_uncounted
def find_box(pieces: Pieces, piece: int, box: Ints) -> int:
    """Fills in the lowest and highest x and y of a piece; the longer side of that box."""
    low_x = low_y = 1 << 20
    high_x = high_y = -1 << 20
    for space in range(pieces.first_space[piece], pieces.first_space[piece + 1]):
        x, y = pieces.spaces[space, 0], pieces.spaces[space, 1]
        low_x, low_y = min(low_x, x), min(low_y, y)
        high_x, high_y = max(high_x, x), max(high_y, y)
    box[0], box[1], box[2], box[3] = low_x, low_y, high_x, high_y
    return max(high_x - low_x, high_y - low_y) + 1


@inlined_uncounted
def turn(space: Ints, box: Ints, width: int, index: int, offsets: Ints) -> None:
    """How far a space is from the bounding box after none to three quarter turns clockwise."""
    left, below = space[0] - box[0], space[1] - box[1]
    right, above = box[2] - space[0], box[3] - space[1]
    offsets[0, index] = below * width + left
    offsets[1, index] = right * width + below
    offsets[2, index] = above * width + right
    offsets[3, index] = left * width + above


@inlined_uncounted
def turned_edges(edges: int, turns: int) -> int:
    """The half-stars of a space after so many quarter turns."""
    return (edges << 4 * turns | edges >> SIDES - 4 * turns) & (1 << SIDES) - 1
