"""What may lie beside what on the table, and where a snippet can join another. CI-11, CI-12"""

from typing import Final

from tavolino.bots.kernels.bits import count
from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.inlining import inlined_uncounted
from tavolino.games.cutit.kernels.puzzle.pieces import SIDES, PuzzleTable, turned_edges

PLAIN_MATTERS: Final = 1
NEEDS_JOIN: Final = 2
"""The options as bits: the advanced variant, and contact "joined"."""

FACED_SIDE: Final = 1 << 40
ALL_FACED: Final = 15 << 40
"""The marks of a space that half-stars face, above those of the pieces beside it."""

# What is known of a half-star that faces a free space: that space, on which side of the half-star
# it is, and the colour.
FACED: Final = 0
SIDE: Final = 1
COLOUR: Final = 2


@inlined_uncounted
def put(table: PuzzleTable, options: int, piece: int, place: int) -> None:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        on = at + table.offsets[turns, space]
        table.laid[on] = piece + 1 << SIDES | turned_edges(table.edges[space], turns)
    if options:
        _mark_beside(table, piece, place)


@inlined_uncounted
def lift(table: PuzzleTable, options: int, piece: int, place: int) -> None:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        table.laid[at + table.offsets[turns, space]] = 0
    if options:
        _unmark_beside(table, piece, place)


@inlined_uncounted
def _mark_beside(table: PuzzleTable, piece: int, place: int) -> None:
    """Notes the piece on all spaces beside it, and its half-stars on the sides they face."""
    at, turns = place >> 2, place & 3
    beside, width = table.beside, table.width
    owner = 2 << piece
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        on = at + table.offsets[turns, space]
        beside[on + width] |= owner
        beside[on + 1] |= owner
        beside[on - width] |= owner
        beside[on - 1] |= owner
    for star in range(table.pieces.first_star[piece], table.pieces.first_star[piece + 1]):
        side = table.star_sides[star] + turns & 3
        beside[at + table.facing[turns, star]] |= FACED_SIDE << side


@inlined_uncounted
def _unmark_beside(table: PuzzleTable, piece: int, place: int) -> None:
    at, turns = place >> 2, place & 3
    beside, width = table.beside, table.width
    others = ~(2 << piece)
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        on = at + table.offsets[turns, space]
        beside[on + width] &= others
        beside[on + 1] &= others
        beside[on - width] &= others
        beside[on - 1] &= others
    for star in range(table.pieces.first_star[piece], table.pieces.first_star[piece + 1]):
        side = table.star_sides[star] + turns & 3
        beside[at + table.facing[turns, star]] &= ~(FACED_SIDE << side)


@inlined_uncounted
def fits(table: PuzzleTable, options: int, piece: int, place: int) -> bool:
    """Is there room, and may it lie beside what is on the table?"""
    at, turns = place >> 2, place & 3
    joins = joined = 0
    if options == 0 and _overlaps(table, piece, place):
        return False
    for star in range(table.pieces.first_star[piece], table.pieces.first_star[piece + 1]):
        other = int(table.laid[at + table.facing[turns, star]])
        if other:
            side = table.star_sides[star] + turns & 3
            colour = other >> 4 * (side ^ 2) & 15
            if colour:
                if not colour & table.star_colours[star]:
                    return False
                joins += 1
                joined |= 1 << (other >> SIDES)
            elif options & PLAIN_MATTERS:
                return False
    return options == 0 or _fits_all_round(table, options, piece, place, joins, joined)


@inlined_uncounted
def _overlaps(table: PuzzleTable, piece: int, place: int) -> bool:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        if table.laid[at + table.offsets[turns, space]]:
            return True
    return False


@inlined_uncounted
def _fits_all_round(
    table: PuzzleTable, options: int, piece: int, place: int, joins: int, joined: int
) -> bool:
    """The same for options that care for what is on all sides: so many of its half-stars are
    joined, with these pieces. CI-11, CI-16"""
    at, turns = place >> 2, place & 3
    strangers = ~(joined | ALL_FACED) if options & NEEDS_JOIN else 0
    faced = 0
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        on = at + table.offsets[turns, space]
        beside = table.beside[on]
        if table.laid[on] or beside & strangers:
            return False
        faced += count(beside & ALL_FACED)
    return options & PLAIN_MATTERS == 0 or faced <= joins


@inlined_uncounted
def find_open_stars(table: PuzzleTable, laid: int, place: int) -> int:
    """Lists the half-stars of a piece that face a free space; how many."""
    at, turns = place >> 2, place & 3
    pieces, open_stars = table.pieces, table.open_stars
    found = 0
    for star in range(pieces.first_star[laid], pieces.first_star[laid + 1]):
        faced = at + table.facing[turns, star]
        open_stars[FACED, found] = faced
        open_stars[SIDE, found] = table.star_sides[star] + turns & 3
        open_stars[COLOUR, found] = table.star_colours[star]
        found += table.laid[faced] == 0
    return found


@inlined_uncounted
def find_joining(
    table: PuzzleTable, options: int, open_stars: int, piece: int, found: Ints, first: int
) -> int:
    """Lists from number `first` on where a piece joins one of so many open half-stars; the end."""
    pieces = table.pieces
    end = first
    for star in range(open_stars):
        colour = table.open_stars[COLOUR, star]
        if not colour & table.colours[piece]:
            continue
        for own in range(pieces.first_star[piece], pieces.first_star[piece + 1]):
            if not colour & table.star_colours[own]:
                continue
            turns = table.open_stars[SIDE, star] + 2 - table.star_sides[own] & 3
            place = table.open_stars[FACED, star] - table.star_offsets[turns, own] << 2 | turns
            if fits(table, options, piece, place):
                found[end] = place
                end += 1
    return end
