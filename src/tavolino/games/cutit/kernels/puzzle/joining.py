"""Placing pieces on the table: where a piece fits, and where it joins another. CI-11, CI-12"""

from typing import Final

from tavolino.bots.kernels.bits import count
from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.inlining import inline_no_refcount
from tavolino.games.cutit.kernels.puzzle.pieces import SIDES, PuzzleTable, turned_edges

PLAIN_MATTERS: Final = 1
NEEDS_JOIN: Final = 2
"""The options as bits. PLAIN_MATTERS is the advanced variant: a half-star must not touch a side
without one. NEEDS_JOIN is the contact "joined": pieces that touch must join."""

FACED_SIDE: Final = 1 << 40
ALL_FACED: Final = 15 << 40
"""The bits of `beside` for sides of a space that a half-star faces; the lower bits are pieces."""

# The fields of an open half-star: the free space it faces, its side, and its colour.
FACED: Final = 0
SIDE: Final = 1
COLOUR: Final = 2


@inline_no_refcount
def put(table: PuzzleTable, options: int, piece: int, place: int) -> None:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        on = at + table.offsets[turns, space]
        table.laid[on] = piece + 1 << SIDES | turned_edges(table.edges[space], turns)
    if options:
        _mark_beside(table, piece, place)


@inline_no_refcount
def lift(table: PuzzleTable, options: int, piece: int, place: int) -> None:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        table.laid[at + table.offsets[turns, space]] = 0
    if options:
        _unmark_beside(table, piece, place)


@inline_no_refcount
def _mark_beside(table: PuzzleTable, piece: int, place: int) -> None:
    """Marks all spaces beside the piece, and the sides that its half-stars face."""
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


@inline_no_refcount
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


@inline_no_refcount
def fits(table: PuzzleTable, options: int, piece: int, place: int) -> bool:
    """True if the piece overlaps nothing and may touch what it touches."""
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


@inline_no_refcount
def _overlaps(table: PuzzleTable, piece: int, place: int) -> bool:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        if table.laid[at + table.offsets[turns, space]]:
            return True
    return False


@inline_no_refcount
def _fits_all_round(
    table: PuzzleTable, options: int, piece: int, place: int, joins: int, joined: int
) -> bool:
    """The further checks of `fits` with options, given how many half-stars of the piece are joined
    and with which pieces. CI-11, CI-16"""
    at, turns = place >> 2, place & 3
    not_joined = ~(joined | ALL_FACED) if options & NEEDS_JOIN else 0
    faced = 0
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        on = at + table.offsets[turns, space]
        beside = table.beside[on]
        if table.laid[on] or beside & not_joined:
            return False
        faced += count(beside & ALL_FACED)
    return options & PLAIN_MATTERS == 0 or faced <= joins


@inline_no_refcount
def list_open_stars(table: PuzzleTable, laid: int, place: int) -> int:
    """Lists the half-stars of a piece that face a free space; returns their number."""
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


@inline_no_refcount
def list_joins(
    table: PuzzleTable, options: int, open_stars: int, piece: int, found: Ints, first: int
) -> int:
    """Lists the places where a piece joins an open half-star, from index `first` on; returns the
    end of the list."""
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
