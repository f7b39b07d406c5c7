"""Where a block may lie: rules SC-3 to SC-8, each a question of its own."""

from collections.abc import Iterator
from typing import Final, Literal

from tavolino.core import Refused
from tavolino.games.scalino.board import (
    LEVELS,
    NEIGHBOURS,
    PLACES_ON,
    SIDE,
    STAR,
    Place,
    Spaces,
    space_name,
    spaces_in,
)
from tavolino.games.scalino.pyramid import COLOUR_NAMES, STOCK, Colour, Pyramid

Gaps = Literal["bay", "notch"]


def _runs() -> frozenset[Spaces]:
    """Every unbroken run of spaces along one row or column, and the empty one."""
    runs = {0}
    for start in range(SIDE):
        for end in range(start + 1, SIDE + 1):
            for line in range(SIDE):
                runs.add(sum(1 << (line * SIDE + x) for x in range(start, end)))
                runs.add(sum(1 << (y * SIDE + line) for y in range(start, end)))
    return frozenset(runs)


RUNS: Final = _runs()
AROUND: Final[tuple[Spaces, ...]] = tuple(
    sum(1 << other for other in NEIGHBOURS[space]) for space in range(SIDE * SIDE)
)


def has_block(pyramid: Pyramid, colour: Colour, size: int) -> bool:
    """Is a block of this size left in this colour? SC-4"""
    return pyramid.used[colour][size - 1] < STOCK[size]


def is_inside(pyramid: Pyramid, place: Place) -> bool:
    """Does it lie wholly inside the level being built? SC-4, SC-8"""
    return not place.spaces & ~LEVELS[pyramid.level - 1]


def is_empty(pyramid: Pyramid, place: Place) -> bool:
    """Are all its spaces empty on the level being built? SC-4"""
    return not place.spaces & pyramid.covered[pyramid.level - 1]


def is_good_start(pyramid: Pyramid, place: Place) -> bool:
    """Does the first block of the game cover the star? SC-3"""
    return bool(pyramid.blocks) or bool(place.spaces >> STAR & 1)


def is_in_contact(pyramid: Pyramid, place: Place) -> bool:
    """Does it touch a block of its level, or is it the level's first? SC-5"""
    covered = pyramid.covered[pyramid.level - 1]
    return not covered or bool(place.beside & covered)


def is_apart(pyramid: Pyramid, colour: Colour, place: Place) -> bool:
    """Does it touch no block of its own colour on its level? SC-6"""
    return not place.beside & pyramid.coloured[pyramid.level - 1][colour]


def is_on_others(pyramid: Pyramid, colour: Colour, place: Place) -> bool:
    """Does no part of it lie on its own colour? SC-6"""
    return pyramid.level == 1 or not place.spaces & pyramid.coloured[pyramid.level - 2][colour]


def is_without_gap(pyramid: Pyramid, place: Place, gaps: Gaps) -> bool:
    """Does it leave no bay (or, by option, no notch) on its level? SC-7"""
    level = pyramid.level - 1
    covered = pyramid.covered[level] | place.spaces
    if gaps == "bay":
        return all(covered & line in RUNS for line in place.lines)
    return not notches(covered, place.beside & LEVELS[level] & ~covered)


def notches(covered: Spaces, candidates: Spaces) -> list[str]:
    """Which of these empty spaces have blocks on three or four sides. SC-7"""
    return [
        space_name(space)
        for space in spaces_in(candidates)
        if (AROUND[space] & covered).bit_count() >= 3
    ]


def is_allowed(pyramid: Pyramid, colour: Colour, place: Place, gaps: Gaps) -> bool:
    """May this colour's block lie here, given that it fits inside the level?"""
    return (
        is_empty(pyramid, place)
        and is_in_contact(pyramid, place)
        and is_apart(pyramid, colour, place)
        and is_on_others(pyramid, colour, place)
        and is_good_start(pyramid, place)
        and is_without_gap(pyramid, place, gaps)
    )


def allowed_places(pyramid: Pyramid, colour: Colour, gaps: Gaps) -> Iterator[Place]:
    """Every place for a block this colour still has."""
    if pyramid.is_complete:
        return
    sizes = [size for size in STOCK if has_block(pyramid, colour, size)]
    for place in PLACES_ON[pyramid.level - 1]:
        if place.size in sizes and is_allowed(pyramid, colour, place, gaps):
            yield place


def can_place(pyramid: Pyramid, colour: Colour, gaps: Gaps) -> bool:
    """Does any block of this colour fit anywhere? SC-4"""
    return next(allowed_places(pyramid, colour, gaps), None) is not None


def check_place(pyramid: Pyramid, colour: Colour, place: Place, gaps: Gaps) -> None:
    """Refuses a place with the first rule it breaks."""
    where = place.name
    if not has_block(pyramid, colour, place.size):
        raise Refused("SC-4", "stock", place=where, size=place.size, colour=COLOUR_NAMES[colour])
    if not is_inside(pyramid, place):
        raise Refused("SC-4", "level", place=where, level=pyramid.level)
    if not is_empty(pyramid, place):
        raise Refused("SC-4", "taken", place=where)
    if not is_good_start(pyramid, place):
        raise Refused("SC-3", "star", place=where)
    if not is_in_contact(pyramid, place):
        raise Refused("SC-5", "contact", place=where)
    if not is_apart(pyramid, colour, place):
        raise Refused("SC-6", "beside", place=where, colour=COLOUR_NAMES[colour])
    if not is_on_others(pyramid, colour, place):
        raise Refused("SC-6", "above", place=where, colour=COLOUR_NAMES[colour])
    if not is_without_gap(pyramid, place, gaps):
        raise Refused("SC-7", "gap", place=where, kind=gaps)
