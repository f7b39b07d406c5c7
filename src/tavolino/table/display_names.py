"""Names of people and titles of tables: any readable text."""

import unicodedata
from typing import Final

from tavolino.core import Refused

LONGEST: Final = 40
LONGEST_RAW: Final = 400
"""Longer input is refused before it is examined."""
ENCODED: Final = "=?"
"""Begins an encoded word (RFC 2047), which mail programs decode. A name goes into mail headers."""

UNREADABLE: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
"""Unicode categories: control, format (includes changes of writing direction), unassigned, private
use, surrogates, line and paragraph separators.
"""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that are invisible."""
STYLES: Final = dict.fromkeys((0xFE0E, 0xFE0F))
"""Variation selectors: text or emoji presentation of the same character. Names ignore them."""
SELECTORS: Final = frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10)))
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))


def read_name(text: str) -> str:
    """The name as it is stored. Refuses an empty, long or invisible one, and encoded words."""
    name = normalize_name(text)
    if ENCODED in name:
        raise Refused("NAME", "encoded", text=ENCODED)
    return name


def normalize_name(text: str) -> str:
    """The same for names that were accepted before encoded words were refused."""
    if len(text) > LONGEST_RAW:
        raise Refused("NAME", "long", most=LONGEST)
    name = unicodedata.normalize("NFC", text.translate(STYLES)).strip()
    if not name:
        raise Refused("NAME", "empty")
    if len(name) > LONGEST:
        raise Refused("NAME", "long", most=LONGEST)
    for character in name:
        if not is_readable(character):
            raise Refused("NAME", "character", character=f"U+{ord(character):04X}")
    return name


def is_readable(character: str) -> bool:
    return (
        unicodedata.category(character) not in UNREADABLE
        and character not in BLANK
        and character not in SELECTORS
    )
