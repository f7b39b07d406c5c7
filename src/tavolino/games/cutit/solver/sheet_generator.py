"""Generates random sheets: colours quarter by quarter, then stars line by line."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Final

from tavolino.core import Source, Stream, pick, shuffled
from tavolino.games.cutit.rules.sheet import CORNERS, FACES, SPACES, Sheet, mask_of
from tavolino.games.cutit.rules.snippet import BLACK, COLOURS, JOKER, SIZE, Colour, Space
from tavolino.games.cutit.solver.sheet_design import (
    SIDES,
    STARS,
    Difficulty,
    Side,
    design_bounds,
    quadrant,
)

Colouring = dict[Space, Colour]
Line = tuple[bool, int]

JOKERS_IN_QUADRANT: Final = (1, 2, 1, 2)
BLACKS_IN_QUADRANT: Final = (4, 3, 4, 3)
IN_QUADRANT: Final = 5
"""The spaces of each colour in each quarter; equal numbers make all corners equally good."""
DEPTH: Final = 2
"""The least number of spaces between the joker with the star and the edge."""
EQUAL_PERCENT: Final = 25
"""The percentage of stars between equal colours."""
SWAPS: Final = 1_500
"""How often a star is moved before the sheet is discarded."""


def seeded_sheet(seed: str, difficulty: Difficulty, attempt: int = 0) -> Sheet:
    """A sheet generated from any text. It depends only on the text, difficulty and attempt."""
    secret = hashlib.sha256(f"sheet {difficulty} {seed}".encode()).digest()
    return generate_sheet(Stream(secret, attempt), difficulty, f"{difficulty}-{seed}"[:60])


def generate_sheet(source: Source, difficulty: Difficulty, name: str) -> Sheet:
    """A sheet that meets every bound of `design_bounds`, with the usual dice. CI-1, CI-2"""
    while True:
        colours = _colour(source)
        stars = _set_stars(source, colours, difficulty) if colours else None
        if colours is None or stars is None:
            continue
        sheet = Sheet(
            id=name,
            name=name,
            colours=tuple(colours[space] for space in SPACES),
            stars_right=mask_of(side.space for side in stars if side.is_upright),
            stars_up=mask_of(side.space for side in stars if not side.is_upright),
            dice=(FACES,) * len(COLOURS),
        )
        if all(bound.is_met for bound in design_bounds(sheet, difficulty)):
            return sheet


def _colour(source: Source) -> Colouring | None:
    """Colours for all spaces, or None if black spaces and jokers cannot be kept apart."""
    colours: Colouring = dict(zip(CORNERS, shuffled(source, COLOURS), strict=True))
    corner_of = {quadrant(corner): colours[corner] for corner in CORNERS}
    turn = source.below(2)
    for quarter in range(4):
        kind = (quarter + turn) % 4
        inside = [one for one in SPACES if quadrant(one) == quarter and one not in colours]
        dark = [JOKER] * JOKERS_IN_QUADRANT[kind] + [BLACK] * BLACKS_IN_QUADRANT[kind]
        room = shuffled(source, inside)
        for colour in dark:
            place = next((one for one in room if not _is_beside_dark(one, colours)), None)
            if place is None:
                return None
            room.remove(place)
            colours[place] = colour
        rest = [colour for colour in COLOURS for _ in range(IN_QUADRANT)]
        rest.remove(corner_of[quarter])
        colours |= zip(room, shuffled(source, rest), strict=True)
    return colours


def _is_beside_dark(space: Space, colours: Colouring) -> bool:
    x, y = space
    around = (Space(x + 1, y), Space(x - 1, y), Space(x, y + 1), Space(x, y - 1))
    return any(colours.get(one) in (BLACK, JOKER) for one in around)


def _set_stars(source: Source, colours: Colouring, difficulty: Difficulty) -> list[Side] | None:
    """Gives each grid line its number of stars, then moves stars along their lines until they are
    well distributed; None if that fails."""
    joker_side = _joker_side(source, colours)
    if joker_side is None:
        return None
    free: dict[Line, list[Side]] = {}
    for side in SIDES:
        if not {colours[side.space], colours[side.other]} & {BLACK, JOKER}:
            free.setdefault(side.line, []).append(side)
    stars = [joker_side]
    for line, number in _numbers_on_lines(source, difficulty).items():
        number -= joker_side.line == line
        stars += shuffled(source, free[line])[:number]
    spread = _Spread(colours, stars)
    for _ in range(SWAPS):
        if spread.faults == 0:
            return spread.stars
        place = 1 + source.below(len(stars) - 1)
        spread.move(place, pick(source, free[spread.stars[place].line]))
    return None


def _joker_side(source: Source, colours: Colouring) -> Side | None:
    """A side for the joker star: between a coloured space and a joker away from the edge."""
    inner = range(DEPTH, SIZE - DEPTH)
    sides = [
        side
        for side in SIDES
        for one, other in (side, side[::-1])
        if colours[one] == JOKER and one.x in inner and one.y in inner and colours[other] in COLOURS
    ]
    return pick(source, sides) if sides else None


def _numbers_on_lines(source: Source, difficulty: Difficulty) -> dict[Line, int]:
    """The number of stars on each grid line, nearly the same for all."""
    wanted = STARS[difficulty]
    total = wanted.fewest + source.below(wanted.most - wanted.fewest + 1)
    lines = shuffled(source, sorted({side.line for side in SIDES}))
    each, more = divmod(total, len(lines))
    return {line: each + (place < more) for place, line in enumerate(lines)}


class _Spread:
    """The stars being moved, and the number of faults in their distribution."""

    def __init__(self, colours: Colouring, stars: Sequence[Side]) -> None:
        self.colours: Final = colours
        self.stars = list(stars)
        self.faults = self._count_faults()

    def move(self, place: int, side: Side) -> None:
        """Moves a star unless that adds faults."""
        if side in self.stars:
            return
        before = self.stars[place]
        self.stars[place] = side
        faults = self._count_faults()
        if faults > self.faults:
            self.stars[place] = before
        else:
            self.faults = faults

    def _count_faults(self) -> int:
        colours = self.colours
        on_space = Counter(space for side in self.stars for space in side)
        halves = Counter(colours[space] for side in self.stars for space in side)
        inside = Counter(
            quadrant(side.space)
            for side in self.stars
            if quadrant(side.space) == quadrant(side.other)
        )
        equal = sum(colours[side.space] == colours[side.other] for side in self.stars)
        per_colour = [halves[colour] for colour in COLOURS]
        per_quadrant = [inside[quarter] for quarter in range(4)]
        return (
            sum(count - 2 for count in on_space.values() if count > 2)
            + abs(equal - (EQUAL_PERCENT * len(self.stars) + 50) // 100)
            + max(0, max(per_colour) - min(per_colour) - 2)
            + max(0, max(per_quadrant) - min(per_quadrant) - 2)
        )
