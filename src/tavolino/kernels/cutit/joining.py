"""What may lie beside what on the table, and where a snippet can join another. CI-11, CI-12"""

from typing import Final

from tavolino.kernels.compiled import Ints
from tavolino.kernels.cutit.inner import borrowing, folded_borrowing
from tavolino.kernels.cutit.pieces import Table, step, turned_edges

PLAIN_MATTERS: Final = 1
NEEDS_JOIN: Final = 2
"""The options as bits: the advanced variant, and contact "joined"."""
TRIED_BITS: Final = 60


@folded_borrowing
def put(table: Table, piece: int, place: int) -> None:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        on = at + table.offsets[turns, space]
        table.owners[on] = piece + 1
        table.laid_edges[on] = turned_edges(table.edges[space], turns)


@folded_borrowing
def lift(table: Table, piece: int, place: int) -> None:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        on = at + table.offsets[turns, space]
        table.owners[on] = 0
        table.laid_edges[on] = 0


@folded_borrowing
def overlaps(table: Table, piece: int, place: int) -> bool:
    at, turns = place >> 2, place & 3
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        if table.owners[at + table.offsets[turns, space]]:
            return True
    return False


@folded_borrowing
def is_fair(table: Table, options: int, piece: int, place: int) -> bool:
    """May it lie beside what is on the table, given that it overlaps nothing?"""
    at, turns = place >> 2, place & 3
    pieces = table.pieces
    for star in range(pieces.first_star[piece], pieces.first_star[piece + 1]):
        side = pieces.stars[star, 2] + turns & 3
        facing = at + table.star_offsets[turns, star] + step(table.width, side)
        other = table.laid_edges[facing] >> 4 * (side ^ 2) & 15
        if other and not other & pieces.stars[star, 3]:
            return False
    return options == 0 or _is_fair_all_round(table, options, piece, place)


@borrowing
def _is_fair_all_round(table: Table, options: int, piece: int, place: int) -> bool:
    """The same for options that care for every side, not just for half-stars. CI-11, CI-16"""
    at, turns = place >> 2, place & 3
    touched = joined = 0
    for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
        on = at + table.offsets[turns, space]
        own_edges = turned_edges(table.edges[space], turns)
        for side in range(4):
            beside = on + step(table.width, side)
            owner = table.owners[beside]
            if owner:
                own = own_edges >> 4 * side & 15
                other = table.laid_edges[beside] >> 4 * (side ^ 2) & 15
                touched |= 1 << owner
                if own and other:
                    joined |= 1 << owner
                elif options & PLAIN_MATTERS and own | other:
                    return False
    return options & NEEDS_JOIN == 0 or touched == joined


@folded_borrowing
def find_joining(
    table: Table, options: int, laid: int, place: int, piece: int, found: Ints, first: int
) -> int:
    """Lists from number `first` on where a piece joins a half-star of one that lies; the end."""
    at, turns = place >> 2, place & 3
    pieces = table.pieces
    end = first
    for star in range(pieces.first_star[laid], pieces.first_star[laid + 1]):
        side = pieces.stars[star, 2] + turns & 3
        colour = pieces.stars[star, 3]
        faced = at + table.star_offsets[turns, star] + step(table.width, side)
        if table.owners[faced]:
            continue
        for own in range(pieces.first_star[piece], pieces.first_star[piece + 1]):
            if not colour & pieces.stars[own, 3]:
                continue
            own_turns = side + 2 - pieces.stars[own, 2] & 3
            new = faced - table.star_offsets[own_turns, own] << 2 | own_turns
            if not overlaps(table, piece, new) and is_fair(table, options, piece, new):
                found[end] = new
                end += 1
    return end


@folded_borrowing
def is_tried(table: Table, piece: int, place: int) -> bool:
    bit = 4 * piece + (place & 3)
    return bool(table.tried[place >> 2, bit // TRIED_BITS] >> bit % TRIED_BITS & 1)


@folded_borrowing
def flip_tried(table: Table, piece: int, place: int) -> None:
    """Marks a place as done with, or no more so."""
    bit = 4 * piece + (place & 3)
    table.tried[place >> 2, bit // TRIED_BITS] ^= 1 << bit % TRIED_BITS
