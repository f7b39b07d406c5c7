"""Where a block may lie: rules SC-3 to SC-8 as one table of conditions."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from tavolino.core import Condition, first_broken, keep_allowed
from tavolino.games.scalino.rules.board import (
    LEVELS,
    NEIGHBOURS,
    PLACES_ON,
    SIDE,
    STAR,
    Place,
    Spaces,
    spaces_in,
)
from tavolino.games.scalino.rules.pyramid import COLOUR_NAMES, STOCK, Colour, Pyramid

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


@dataclass(frozen=True, slots=True)
class Site:
    """The level being built, from the viewpoint of one colour.

    `outside` are the spaces beyond the level, `covered` those of it with a block, `own` those with
    a block of this colour, `own_below` the same on the level below. `sizes` are those of which the
    colour has a block left; `is_opening` is true while nothing is built.
    """

    colour: Colour
    level: int
    outside: Spaces
    covered: Spaces
    own: Spaces
    own_below: Spaces
    sizes: frozenset[int]
    is_opening: bool
    gaps: Gaps


def site_of(pyramid: Pyramid, colour: Colour, gaps: Gaps) -> Site:
    """The context of the conditions, computed once for many places. SC-8"""
    level = pyramid.level
    return Site(
        colour,
        level,
        outside=~LEVELS[level - 1],
        covered=pyramid.covered[level - 1],
        own=pyramid.coloured[level - 1][colour],
        own_below=pyramid.coloured[level - 2][colour] if level > 1 else 0,
        sizes=sizes_left(pyramid.used[colour]),
        is_opening=not pyramid.blocks,
        gaps=gaps,
    )


@cache
def sizes_left(used: tuple[int, ...]) -> frozenset[int]:
    """The sizes of which a colour has a block left, given how many it has used."""
    return frozenset(size for size, stock in STOCK.items() if used[size - 1] < stock)


def has_block(site: Site, place: Place) -> bool:
    """True if a block of this size is left in this colour. SC-4"""
    return place.size in site.sizes


def is_inside(site: Site, place: Place) -> bool:
    """True if it lies wholly inside the level being built. SC-4, SC-8"""
    return not place.spaces & site.outside


def is_free(site: Site, place: Place) -> bool:
    """True if all its spaces are empty on the level being built. SC-4"""
    return not place.spaces & site.covered


def opens_on_star(site: Site, place: Place) -> bool:
    """True unless it is the first block of the game and misses the star. SC-3"""
    return not site.is_opening or bool(place.spaces >> STAR & 1)


def touches_a_block(site: Site, place: Place) -> bool:
    """True if it touches a block of its level, or is the level's first. SC-5"""
    return not site.covered or bool(place.beside & site.covered)


def touches_no_own_block(site: Site, place: Place) -> bool:
    """True if it touches no block of its colour on its level. SC-6"""
    return not place.beside & site.own


def lies_on_no_own_block(site: Site, place: Place) -> bool:
    """True if no part of it lies on its colour. SC-6"""
    return not place.spaces & site.own_below


def leaves_no_gap(site: Site, place: Place) -> bool:
    """True if it leaves no bay (or, by option, no notch) on its level. SC-7"""
    covered = site.covered | place.spaces
    if site.gaps == "bay":
        for line in place.lines:  # noqa: SIM110, `all` takes longer here
            if covered & line not in RUNS:
                return False
        return True
    return not has_notch(covered, place.beside & ~site.outside & ~covered)


def has_notch(covered: Spaces, candidates: Spaces) -> bool:
    """True if one of these empty spaces has blocks on three or four sides. SC-7"""
    for space in spaces_in(candidates):  # noqa: SIM110, `any` takes longer here
        if (AROUND[space] & covered).bit_count() >= 3:
            return True
    return False


PLACEMENT: Final = (
    Condition("SC-4", "stock", has_block, ("place", "size", "colour")),
    Condition("SC-4", "level", is_inside, ("place", "level")),
    Condition("SC-4", "taken", is_free, ("place",)),
    Condition("SC-3", "star", opens_on_star, ("place",)),
    Condition("SC-5", "contact", touches_a_block, ("place",)),
    Condition("SC-6", "beside", touches_no_own_block, ("place", "colour")),
    Condition("SC-6", "above", lies_on_no_own_block, ("place", "colour")),
    Condition("SC-7", "gap", leaves_no_gap, ("place", "kind")),
)
"""The conditions of a placement. It is refused with the first one it breaks."""
MASKED: Final = (
    *(is_inside, is_free, touches_a_block),
    *(touches_no_own_block, lies_on_no_own_block),
)
"""The conditions on location only. Listing places tests them all with two masks."""
PLACES_BY_SPACES: Final = tuple(
    tuple((place.spaces, place) for place in places) for places in PLACES_ON
)
BEYOND_MASKS: Final = tuple(one for one in PLACEMENT if one.holds not in MASKED)


def allowed_places(pyramid: Pyramid, colour: Colour, gaps: Gaps) -> Iterator[Place]:
    """Every place for a block this colour still has."""
    if pyramid.is_complete:
        return iter(())
    site = site_of(pyramid, colour, gaps)
    blocked = site.covered | site.own_below | adjacent_to_any(site.own)
    reached = adjacent_to_any(site.covered) or LEVELS[0]
    candidates = (
        place
        for spaces, place in PLACES_BY_SPACES[site.level - 1]
        if not spaces & blocked and spaces & reached
    )
    return keep_allowed(BEYOND_MASKS, site, candidates)


def adjacent_to_any(spaces: Spaces) -> Spaces:
    """The spaces of the board that share a side with any of these.

    >>> from tavolino.games.scalino.rules.board import read_place, space_name
    >>> [space_name(space) for space in spaces_in(adjacent_to_any(read_place("d5-e5").spaces))]
    ['d4', 'e4', 'c5', 'd5', 'e5', 'f5', 'd6', 'e6']
    """
    # A shift over the edge of the square lands outside the diamond, where no block lies.
    return spaces << 1 | spaces >> 1 | spaces << SIDE | spaces >> SIDE


def can_place(pyramid: Pyramid, colour: Colour, gaps: Gaps) -> bool:
    """True if any block of this colour fits anywhere. SC-4"""
    return next(allowed_places(pyramid, colour, gaps), None) is not None


def check_place(pyramid: Pyramid, colour: Colour, place: Place, gaps: Gaps) -> None:
    """Refuses a place with the first condition it breaks."""
    broken = first_broken(PLACEMENT, site_of(pyramid, colour, gaps), place)
    if broken:
        raise broken.refusal(
            place=place.name,
            size=place.size,
            colour=COLOUR_NAMES[colour],
            level=pyramid.level,
            kind=gaps,
        )
