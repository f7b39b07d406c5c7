"""Cards as SVG: large numbers, scissors that cannot be mistaken, backs, free places."""

from typing import Final, NamedTuple

from tavolino.core.palette import ACCENT, INK, PAPER, TABLE, WOOD, darker, lighter, mix

EDGE: Final = mix(PAPER, INK, 30)
SHADOW: Final = darker(TABLE, 30)
SCISSORS_PAPER: Final = mix(PAPER, ACCENT, 14)
BACK: Final = mix(WOOD, INK, 20)
BACK_LINE: Final = lighter(BACK, 35)
QUIET: Final = mix(TABLE, INK, 62)


class Size(NamedTuple):
    """A size of card, its corner number, and how far apart cards of a row usually lie."""

    width: int
    height: int
    corner: int
    step: int
    least_step: int


LARGE: Final = Size(80, 112, 24, 40, 26)
MEDIUM: Final = Size(56, 80, 18, 26, 20)
SMALL: Final = Size(44, 60, 16, 24, 17)

SCISSORS_SHAPE: Final = (
    '<symbol id="scissors" viewBox="0 0 100 100">'
    '<g fill="none" stroke="currentColor" stroke-width="9">'
    '<ellipse cx="28" cy="80" rx="13" ry="15" transform="rotate(24 28 80)"/>'
    '<ellipse cx="72" cy="80" rx="13" ry="15" transform="rotate(-24 72 80)"/></g>'
    '<g fill="currentColor">'
    '<path d="M30 3C24 16 26 27 32 37L61 72L69 66L49 40Z"/>'
    '<path d="M70 3C76 16 74 27 68 37L39 72L31 66L51 40Z"/></g>'
    f'<circle cx="50" cy="52" r="4" fill="{SCISSORS_PAPER}"/></symbol>'
)


def card(name: str, x: int, y: int, size: Size, meaning: str = "", shows: int = 0) -> str:
    """A card face up. `shows` is how much of its width is not covered by the next card of its row.

    `meaning` is the number that scissors stand for.
    """
    shows = shows or size.width
    centre = x + min(size.corner * 4 // 5, shows // 2)
    if name == "S":
        side = min(size.corner, shows - 4)
        parts = [
            sheet(x, y, size, SCISSORS_PAPER),
            _scissors(centre - side // 2, y + size.corner // 4, side),
            text(meaning, centre, y + size.corner * 9 // 4, size.corner * 3 // 4, ACCENT),
        ]
    else:
        parts = [
            sheet(x, y, size, PAPER),
            text(name, centre, y + size.corner * 21 // 20, _narrow(name, size.corner)),
        ]
    if shows == size.width:
        parts.append(_middle(name, x, y, size))
    return "".join(parts)


def _middle(name: str, x: int, y: int, size: Size) -> str:
    """What a card shows large when nothing lies on it."""
    if name == "S":
        side = size.width * 12 // 20
        return _scissors(x + (size.width - side) * 3 // 4, y + size.height - side * 9 // 8, side)
    large = _narrow(name, size.width * 11 // 20)
    return text(name, x + size.width * 11 // 20, y + size.height * 16 // 20, large)


def _narrow(name: str, size: int) -> int:
    """The size of a number in a place made for one digit."""
    return size if len(name) == 1 else size * 17 // 20


def _scissors(x: int, y: int, side: int) -> str:
    return (
        f'<use href="#scissors" x="{x}" y="{y}" width="{side}" height="{side}" color="{ACCENT}"/>'
    )


def back(x: int, y: int, size: Size) -> str:
    """A card face down: a plain weave."""
    inset = size.width // 10
    return sheet(x, y, size, BACK) + (
        f'<rect x="{x + inset}" y="{y + inset}" width="{size.width - 2 * inset}" '
        f'height="{size.height - 2 * inset}" rx="{size.width // 16}" fill="url(#weave)" '
        f'stroke="{BACK_LINE}"/>'
    )


def stack(x: int, y: int, size: Size, count: int, top: str) -> str:
    """A pile: the thicker the more cards it has, its top card given as a drawing on (x, y)."""
    layers = min(4, (count + 3) // 5)
    under = (sheet(x - 2 * i, y + 2 * i, size, BACK) for i in range(layers, 0, -1))
    return "".join(under) + top


def sheet(x: int, y: int, size: Size, fill: str) -> str:
    """A bare card with a hairline edge and a soft shadow to the left, where it lies on others."""
    corner = size.width // 10
    return (
        f'<rect x="{x - 1}" y="{y + 2}" width="{size.width}" height="{size.height}" '
        f'rx="{corner}" fill="{SHADOW}" opacity="0.35"/>'
        f'<rect x="{x}" y="{y}" width="{size.width}" height="{size.height}" rx="{corner}" '
        f'fill="{fill}" stroke="{EDGE}"/>'
    )


def free_place(x: int, y: int, size: Size) -> str:
    """Where a card could lie."""
    return (
        f'<rect x="{x}" y="{y}" width="{size.width}" height="{size.height}" '
        f'rx="{size.width // 10}" fill="none" stroke="{QUIET}" stroke-dasharray="5 5" '
        f'opacity="0.55"/>'
    )


def text(words: str, x: int, y: int, size: int, fill: str = INK) -> str:
    """Bold words around x, or nothing."""
    if not words:
        return ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="middle" '
        f'font-weight="700">{words}</text>'
    )
