"""The corners around the diamond: the blocks of each colour, or those each seat has taken."""

from collections.abc import Iterator
from typing import Final

from tavolino.drawing import palette, theme
from tavolino.drawing.svg import Point, tag, text_at
from tavolino.games.scalino.drawing.description import signed
from tavolino.games.scalino.drawing.marks import PAINTS, mark
from tavolino.games.scalino.drawing.scene import Scene
from tavolino.games.scalino.rules.board import SIZES
from tavolino.games.scalino.rules.pyramid import STOCK

INSET: Final = 24
WIDTH: Final = 152
HEIGHT: Final = 108
SEAT_HEIGHT: Final = 64
BIT: Final = 14
"""The length of one space of a small block."""


def draw_corners(scene: Scene, size: int) -> Iterator[str]:
    """Clockwise from the top left, the colours of a building game or the seats of a demolition."""
    for colour in range(len(scene.scores)):
        yield _colour_card(scene, colour, size)
    for seat in range(len(scene.taken)):
        yield _seat_card(scene, seat, size)


def _is_right(number: int) -> bool:
    return number % 4 in (1, 2)


def _corner(number: int, size: int, height: int) -> Point:
    """Where the card of this number begins; from the fifth on they are stacked."""
    stacked = number // 4 * (height + INSET)
    x = size - INSET - WIDTH if _is_right(number) else INSET
    y = size - INSET - height - stacked if number % 4 in (2, 3) else INSET + stacked
    return x, y


def _frame(at: Point, height: int) -> str:
    """The frame around the card of the seat to move."""
    x, y = at
    size = {"width": WIDTH + 20, "height": height + 20, "rx": 14}
    paint = {"fill": theme.PANEL, "stroke": theme.ACCENT, "stroke_width": "2.5"}
    return tag("rect", x=x - 10, y=y - 10, **size, **paint)


def _points(points: int, at: Point, right: bool) -> str:
    x, y = at
    anchor = "end" if right else "start"
    at = (x - 26 if right else x + 26, y)
    return text_at(signed(points), at, 30, fill=theme.INK, font_weight="700", text_anchor=anchor)


def _colour_card(scene: Scene, colour: int, size: int) -> str:
    """A colour's points, and each block it still has."""
    x, y = corner = _corner(colour, size, HEIGHT)
    right = _is_right(colour)
    paint = PAINTS[colour]
    sx, sy = spot = (x + WIDTH - 14 if right else x + 14, y + 15)
    outline = mark(colour, (0, 0), 12, lambda u, v: (sx + u, sy - v))
    parts = [_frame(corner, HEIGHT)] if colour in scene.due else []
    parts.append(tag("path", d=outline, fill=paint))
    parts.append(_points(scene.scores[colour].total, spot, right))
    for row, (length, left) in enumerate(zip(SIZES, scene.unused[colour], strict=True)):
        parts += _stock(left, length, (x, y + 46 + row * 22), right, paint)
    return tag("g", *parts)


def _stock(left: int, length: int, at: Point, right: bool, paint: str) -> Iterator[str]:
    """All blocks of one length of a colour; used ones are outlines."""
    x, y = at
    width = length * BIT
    gone = {"fill": "none", "stroke": palette.mix(palette.TABLE, palette.WOOD, 30)}
    here = {"fill": paint, "stroke": palette.darker(paint, 35)}
    for number in range(STOCK[length]):
        offset = number * (width + 5)
        start = x + WIDTH - offset - width if right else x + offset
        paints = here if number < left else gone
        yield tag("rect", x=start, y=y, width=width, height=BIT, rx=4, **paints)


def _seat_card(scene: Scene, seat: int, size: int) -> str:
    """A seat's number from 1, its points, and how many blocks of each length it has taken."""
    x, y = corner = _corner(seat, size, SEAT_HEIGHT)
    right = _is_right(seat)
    sx, sy = spot = (x + WIDTH - 15 if right else x + 15, y + 15)
    taken = scene.taken[seat]
    parts = [_frame(corner, SEAT_HEIGHT)] if scene.turn == seat else []
    parts.append(tag("circle", cx=sx, cy=sy, r=15, fill=palette.INK))
    parts.append(text_at(str(seat + 1), spot, 17, fill=palette.PAPER, font_weight="700"))
    parts.append(_points(sum(taken), spot, right))
    for length, start in zip(SIZES, (0, 36, 86), strict=True):
        left = x + start
        bar = {"x": left, "y": y + 46, "width": length * BIT, "height": BIT, "rx": 4}
        parts.append(tag("rect", **bar, fill=palette.WOOD, stroke=palette.darker(palette.WOOD, 35)))
        at = (left + length * BIT + 5, y + 46 + BIT / 2)
        parts.append(text_at(str(taken.count(length)), at, 15, fill=theme.INK, text_anchor="start"))
    return tag("g", *parts)
