"""A sheet in one line, for options and addresses.

`<colours>.<stars to the right>.<stars up>`: the letters of all spaces from a1 along the ranks, then
the two sets of stars in hexadecimal, bit 10·y + x for space (x, y). Unless all dice are the usual
ones, a fourth part has the 24 faces of the dice as digits, 0 for blank and 5 for the question mark.
"""

import re
from functools import lru_cache
from typing import Final, cast

from tavolino.core import Refused
from tavolino.games.cutit.rules.sheet import (
    BLANK,
    FACES,
    FACES_PER_DIE,
    QUESTION,
    WHOLE,
    Sheet,
    check_sheet,
)
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import COLOURS, SIZE, Colour

NO_CODE: Final = "none"
"""The value of the option that leaves the choice to `sheet`."""
LONGEST: Final = 200

_CODE: Final = re.compile(
    r"([GPYBKJ]{100})\.([0-9a-f]{1,25})\.([0-9a-f]{1,25})(?:\.([0-5]{24}))?", re.ASCII
)
_USUAL_DICE: Final = (FACES,) * len(COLOURS)
_INNER_RIGHT: Final = sum(1 << (SIZE * y + x) for y in range(SIZE) for x in range(SIZE - 1))
"""The spaces that have another one to their right."""
_INNER_UP: Final = WHOLE >> SIZE
"""Those that have another one above them."""
_DIGITS: Final = str.maketrans(BLANK + QUESTION, "05")
_FACES: Final = str.maketrans("05", BLANK + QUESTION)


def sheet_code(sheet: Sheet) -> str:
    """The code of a sheet; `sheet_named` gives the sheet back."""
    parts = ["".join(sheet.colours), f"{sheet.stars_right:x}", f"{sheet.stars_up:x}"]
    if sheet.dice != _USUAL_DICE:
        parts.append("".join(sheet.dice).translate(_DIGITS))
    return ".".join(parts)


@lru_cache(maxsize=256)
def sheet_named(name: str) -> Sheet:
    """The sheet with this id: one that comes with the game, or a code. CI-1

    >>> sheet_named(sheet_code(SHEETS["sharp"])).rows == SHEETS["sharp"].rows
    True
    """
    if name in SHEETS:
        return SHEETS[name]
    found = _CODE.fullmatch(name)
    if found is None:
        raise Refused("CI-1", "code")
    colours, right, up, digits = found.groups()
    stars_right, stars_up = int(right, 16), int(up, 16)
    if stars_right & ~_INNER_RIGHT or stars_up & ~_INNER_UP:
        raise Refused("CI-1", "code")
    faces = digits.translate(_FACES) if digits else "".join(_USUAL_DICE)
    dice = tuple(faces[i : i + FACES_PER_DIE] for i in range(0, len(faces), FACES_PER_DIE))
    sheet = Sheet(
        id=name,
        name=name[:SIZE],
        colours=cast(tuple[Colour, ...], tuple(colours)),
        stars_right=stars_right,
        stars_up=stars_up,
        dice=dice,
    )
    check_sheet(sheet)
    return sheet
