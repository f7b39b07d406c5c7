"""The fonts of pictures and printed pages, and what they can write.

Inter is a subset, under the OFL (`OFL.txt`). Signs has the few signs that Inter lacks; it is
written by `tools/sign-font`.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
FAMILY: Final = "Inter"
REGULAR: Final = "Inter"
BOLD: Final = "Inter-Bold"
SIGNS: Final = "Signs"
FILES: Final = {REGULAR: "Inter-Regular.ttf", BOLD: "Inter-Bold.ttf", SIGNS: "Signs.ttf"}

RANGES: Final = (range(0x20, 0x7F), range(0xA0, 0xAD), range(0xAE, 0x149), range(0x14A, 0x180))
"""Latin letters with all their accents, digits and signs."""
OTHERS: Final = frozenset(map(ord, "\u202fȘșȚțẞ‐‑‒–—‘’‚“”„•…‹›€←↑→↓−■▲▶▼◆◇●★"))
DRAWN_SIGNS: Final = "✓✗☆✂"
"""What the font Signs has."""


def can_write(text: str) -> bool:
    """True if Inter has every character.

    >>> can_write("Gości u Ziołowskich, 5 €"), can_write("テーブル")
    (True, False)
    """
    return all(code in OTHERS or any(code in one for one in RANGES) for code in map(ord, text))


def runs(text: str, font: str = REGULAR) -> Iterator[tuple[str, str]]:
    """The text in parts, each with the font that can write it.

    >>> list(runs("a ✓"))
    [('Inter', 'a '), ('Signs', '✓')]
    """
    for is_sign, letters in groupby(text, lambda letter: letter in DRAWN_SIGNS):
        yield SIGNS if is_sign else font, "".join(letters)
