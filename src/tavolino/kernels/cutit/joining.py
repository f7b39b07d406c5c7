"""What may lie beside what on the table, and where a snippet can join another. CI-11, CI-12"""

from typing import Final

from tavolino.kernels.compiled import Ints
from tavolino.kernels.cutit.inner import folded_borrowing
from tavolino.kernels.cutit.pieces import SIDES, Table, turned_edges

PLAIN_MATTERS: Final = 1
NEEDS_JOIN: Final = 2
"""The options as bits: the advanced variant, and contact "joined"."""

# What is known of a half-star that faces a free space: that space, on which side of the half-star
# it is, and the colour.
FACED: Final = 0
SIDE: Final = 1
COLOUR: Final = 2


@folded_borrowing
def put(table: Table, piece: int, place: int) -> None:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        on = at + table.offsets[turns, space]
        table.laid[on] = piece + 1 << SIDES | turned_edges(table.edges[space], turns)


@folded_borrowing
def lift(table: Table, piece: int, place: int) -> None:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        table.laid[at + table.offsets[turns, space]] = 0


@folded_borrowing
def overlaps(table: Table, piece: int, place: int) -> bool:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        if table.laid[at + table.offsets[turns, space]]:
            return True
    return False


@folded_borrowing
def is_fair(table: Table, options: int, piece: int, place: int) -> bool:
    """May it lie beside what is on the table, given that it overlaps nothing?"""
    at, turns = place >> 2, place & 3
    pieces = table.pieces
    for star in range(pieces.first_star[piece], pieces.first_star[piece + 1]):
        side = table.star_sides[star] + turns & 3
        other = table.laid[at + table.facing[turns, star]] >> 4 * (side ^ 2) & 15
        if other and not other & table.star_colours[star]:
            return False
    return options == 0 or _is_fair_all_round(table, options, piece, place)


@folded_borrowing
def _is_fair_all_round(table: Table, options: int, piece: int, place: int) -> bool:
    """The same for options that care for every side, not just for half-stars. CI-11, CI-16"""
    at, turns = place >> 2, place & 3
    steps = (table.width, 1, -table.width, -1)
    touched = joined = 0
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        on = at + table.offsets[turns, space]
        own_edges = turned_edges(table.edges[space], turns)
        for side in range(4):
            beside = table.laid[on + steps[side]]
            if beside:
                own = own_edges >> 4 * side & 15
                other = beside >> 4 * (side ^ 2) & 15
                owner = 1 << (beside >> SIDES)
                touched |= owner
                if own and other:
                    joined |= owner
                elif options & PLAIN_MATTERS and own | other:
                    return False
    return options & NEEDS_JOIN == 0 or touched == joined


@folded_borrowing
def find_open_stars(table: Table, laid: int, place: int) -> int:
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


@folded_borrowing
def find_joining(
    table: Table, options: int, open_stars: int, piece: int, found: Ints, first: int
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
            if not overlaps(table, piece, place) and is_fair(table, options, piece, place):
                found[end] = place
                end += 1
    return end
