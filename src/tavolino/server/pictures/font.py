"""What the font of the pictures can write."""

from typing import Final

RANGES: Final = (range(0x20, 0x7F), range(0xA0, 0xAD), range(0xAE, 0x149), range(0x14A, 0x180))
"""Latin letters with all their accents, digits and signs."""
OTHERS: Final = frozenset(map(ord, "\u202fȘșȚțẞ‐‑‒–—‘’‚“”„•…‹›€←↑→↓−■▲▶▼◆◇●★"))


def can_write(text: str) -> bool:
    """True if no character would be missing.

    >>> can_write("Gości u Ziołowskich, 5 €"), can_write("テーブル")
    (True, False)
    """
    return all(code in OTHERS or any(code in one for one in RANGES) for code in map(ord, text))
