"""The cutting sheet: 10 × 10 coloured spaces with puzzle stars between them, and its dice."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Final, cast, get_args

from tavolino.core import Refused
from tavolino.games.cutit.rules.snippet import (
    BLACK,
    COLOURS,
    DOWN,
    JOKER,
    LEFT,
    RIGHT,
    SIZE,
    UP,
    Colour,
    HalfStar,
    Snippet,
    Space,
)

Face = str
"""A face of a die: "-" is blank, "?" the question mark, else the number."""

BLANK: Final[Face] = "-"
QUESTION: Final[Face] = "?"
FACES: Final = "-?1234"
FACES_PER_DIE: Final = 6

Mask = int
"""A set of spaces: bit 10·y + x stands for space (x, y)."""

SPACES: Final = tuple(Space(x, y) for y in range(SIZE) for x in range(SIZE))
WHOLE: Final[Mask] = (1 << len(SPACES)) - 1
CORNERS: Final = (Space(0, 0), Space(9, 0), Space(9, 9), Space(0, 9))


def bit(space: Space) -> Mask:
    return 1 << (space.y * SIZE + space.x)


def mask_of(spaces: Iterable[Space]) -> Mask:
    return sum(map(bit, spaces))


def spaces_of(mask: Mask) -> tuple[Space, ...]:
    """The spaces of a mask, from a1 along the ranks."""
    spaces = []
    while mask:
        low = mask & -mask
        spaces.append(SPACES[low.bit_length() - 1])
        mask ^= low
    return tuple(spaces)


@dataclass(frozen=True, order=True, slots=True)
class SheetRows:
    """A sheet as it looks, the first row being rank 10: colours, stars to the right, stars down."""

    cells: tuple[str, ...]
    right: tuple[str, ...]
    down: tuple[str, ...]


@dataclass(frozen=True)
class Sheet:
    """A sheet that meets all conditions of CI-1.

    `colours` has the spaces in the order of `SPACES`. `stars_right` are the spaces with a star on
    their right side, `stars_up` those with one on their upper side. `dice` has the six faces of
    the die of each colour, in the order of `COLOURS`.
    """

    id: str
    name: str
    colours: tuple[Colour, ...]
    stars_right: Mask
    stars_up: Mask
    dice: tuple[str, ...]

    def colour(self, space: Space) -> Colour:
        return self.colours[space.y * SIZE + space.x]

    @cached_property
    def colour_masks(self) -> dict[Colour, Mask]:
        """The spaces of each colour."""
        masks: dict[Colour, Mask] = dict.fromkeys(get_args(Colour), 0)
        for index, colour in enumerate(self.colours):
            masks[colour] |= 1 << index
        return masks

    @cached_property
    def rows(self) -> "SheetRows":
        """The sheet in the rows of its file."""
        ranks = range(SIZE - 1, -1, -1)
        return SheetRows(
            cells=tuple("".join(self.colours[SIZE * y : SIZE * (y + 1)]) for y in ranks),
            right=tuple(_characters(self.stars_right >> (SIZE * y), SIZE - 1) for y in ranks),
            down=tuple(_characters(self.stars_up >> (SIZE * y), SIZE) for y in ranks[1:]),
        )

    def star_masks(self, paper: Mask) -> tuple[Mask, Mask, Mask, Mask]:
        """By side, the spaces of a piece of paper that carry a half-star on its border."""
        right, up = self.stars_right, self.stars_up
        return (
            paper & up & ~(paper >> SIZE),
            paper & right & ~(paper >> 1),
            paper & (up << SIZE) & ~(paper << SIZE),
            paper & (right << 1) & ~(paper << 1),
        )

    def count_half_stars(self, paper: Mask) -> int:
        """The half-stars on the border of a piece of paper."""
        up, right, down, left = self.star_masks(paper)
        return up.bit_count() + right.bit_count() + down.bit_count() + left.bit_count()

    def snippet(self, number: int, paper: Mask) -> Snippet:
        """The piece of paper as a snippet. Half-stars by side, each from a1 along the ranks."""
        half_stars = (
            HalfStar(space.x, space.y, side, self.colour(space))
            for side, mask in zip((UP, RIGHT, DOWN, LEFT), self.star_masks(paper), strict=True)
            for space in spaces_of(mask)
        )
        return Snippet(number, spaces_of(paper), tuple(half_stars))


def read_sheet(text: str) -> Sheet:
    """The sheet written in a data file.

    A JSON object. `id` and `name`; `cells`: ten texts of ten letters G P Y B K J, the first being
    rank 10 (as the sheet looks) and each running from file a to j; `right`: ten texts of nine
    characters, `*` for a star between a space and the one to its right, else `.`; `down`: nine
    texts of ten characters, the same for a space and the one below it; `dice`: six faces for each
    of G P Y B, of `-` (blank), `?` and the numbers 1 to 4. Other fields are ignored.
    """
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("CI-1", "not-json") from None
    if not isinstance(fields, dict):
        raise Refused("CI-1", "not-json")
    rows = _rows(fields, "cells", SIZE, SIZE, "".join(get_args(Colour)))
    right = _rows(fields, "right", SIZE, SIZE - 1, ".*")
    down = _rows(fields, "down", SIZE - 1, SIZE, ".*")
    stars_right = sum(
        1 << (10 * y + x) for y in range(SIZE) for x in range(SIZE - 1) if right[9 - y][x] == "*"
    )
    stars_up = sum(
        1 << (10 * y + x) for y in range(SIZE - 1) for x in range(SIZE) if down[8 - y][x] == "*"
    )
    sheet = Sheet(
        id=_name(fields, "id"),
        name=_name(fields, "name"),
        colours=cast(tuple[Colour, ...], tuple("".join(reversed(rows)))),
        stars_right=stars_right,
        stars_up=stars_up,
        dice=_dice(fields),
    )
    check_sheet(sheet)
    return sheet


def write_sheet(sheet: Sheet) -> str:
    """The data file of a sheet; `read_sheet` gives the sheet back."""
    fields = {
        "id": sheet.id,
        "name": sheet.name,
        **asdict(sheet.rows),
        "dice": dict(zip(COLOURS, sheet.dice, strict=True)),
    }
    return json.dumps(fields, indent=1, ensure_ascii=False) + "\n"


def _characters(bits: int, count: int) -> str:
    return "".join("*" if bits >> index & 1 else "." for index in range(count))


def check_sheet(sheet: Sheet) -> None:
    """Refuses a sheet that breaks a condition, with the space that is wrong. CI-1"""
    seen: dict[Colour, Space] = {}
    for corner in CORNERS:
        colour = sheet.colour(corner)
        if colour not in COLOURS:
            raise Refused("CI-1", "corner-colour", space=str(corner), colour=colour)
        if colour in seen:
            raise Refused(
                "CI-1", "corner-twice", space=str(corner), other=str(seen[colour]), colour=colour
            )
        seen[colour] = corner
    joker_stars = []
    for space in SPACES:
        stars = count_stars(sheet, space)
        if stars and sheet.colour(space) == BLACK:
            raise Refused("CI-1", "black-star", space=str(space))
        if sheet.colour(space) == JOKER:
            joker_stars += [space] * stars
    if not joker_stars:
        raise Refused("CI-1", "no-joker-star")
    if len(joker_stars) > 1:
        first, other, *_ = joker_stars
        raise Refused("CI-1", "joker-stars", space=str(first), other=str(other))


def count_stars(sheet: Sheet, space: Space) -> int:
    """How many stars sit on the sides of a space."""
    one = bit(space)
    return sum(mask != 0 for mask in sheet.star_masks(one))


def _rows(
    fields: dict[str, object], name: str, height: int, width: int, characters: str
) -> tuple[str, ...]:
    rows = fields.get(name)
    if not isinstance(rows, list) or len(rows) != height:
        raise Refused("CI-1", "rows", field=name, expected=height)
    for y, row in enumerate(rows):
        rank = SIZE - y
        if not isinstance(row, str) or len(row) != width:
            raise Refused("CI-1", "row", field=name, rank=rank, expected=width)
        for x, character in enumerate(row):
            if character not in characters:
                space = str(Space(x, rank - 1))
                raise Refused(
                    "CI-1", "character", field=name, space=space, got=character, expected=characters
                )
    return tuple(rows)


def _name(fields: dict[str, object], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str) or not 0 < len(value) <= 60:
        raise Refused("CI-1", "name", field=name)
    return value


def _dice(fields: dict[str, object]) -> tuple[str, ...]:
    """The faces of the four dice. CI-2"""
    dice = fields.get("dice")
    if not isinstance(dice, dict):
        raise Refused("CI-2", "dice", expected="".join(COLOURS))
    for colour in COLOURS:
        faces = dice.get(colour)
        if (
            not isinstance(faces, str)
            or len(faces) != FACES_PER_DIE
            or any(face not in FACES for face in faces)
        ):
            raise Refused("CI-2", "faces", colour=colour, expected=FACES)
    return tuple(dice[colour] for colour in COLOURS)
