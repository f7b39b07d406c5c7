"""Cut it: joins, the check of a puzzle and the rank tokens, worked out."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, cast

from tavolino.drawing import palette, theme
from tavolino.drawing.svg import Attributes, Point, line, tag, text_at
from tavolino.games.cutit.drawing.paper import Grid, draw_piece, edge_path, side_middle
from tavolino.games.cutit.drawing.piece import Piece, Star, box
from tavolino.games.cutit.rules.kept_parts import keeps
from tavolino.games.cutit.rules.layout import CellSide
from tavolino.games.cutit.rules.layout_check import LayoutCheck, Placement, Stars, check_layout
from tavolino.games.cutit.rules.scoring import TOKENS
from tavolino.games.cutit.rules.snippet import Colour, HalfStar, Side, Snippet, Space
from tests.games.cutit.rules.tables import APART, JOINED, at_puzzle, submit
from tests.worked.example import ALLOWED, REFUSED, Example, Part, scored
from tests.worked.marks import Panel, cross, letter, picture

CELL: Final = 44
MARGIN: Final = 48
"""Room for the letter of a panel."""
SIDES: Final = "urdl"


def read_piece(number: int, text: str) -> Piece:
    """A piece of paper on the table.

    Each word is a space: x, y, its colour, and the sides with half a star (u, r, d, l).
    """
    cells = {}
    stars = set()
    for word in text.split():
        x, y = int(word[0]), int(word[1])
        cells[x, y] = cast(Colour, word[2])
        stars |= {Star(x, y, cast(Side, SIDES.index(side))) for side in word[3:]}
    return Piece(cells, frozenset(stars), number)


def read_pieces(text: str) -> list[Piece]:
    """Pieces with a bar between them, numbered from 1."""
    return [read_piece(number, one) for number, one in enumerate(text.split("|"), 1)]


def as_laid(pieces: list[Piece]) -> tuple[list[Snippet], dict[int, Placement]]:
    """The pieces as snippets, and where they lie."""
    snippets = []
    placements = {}
    for piece in pieces:
        assert piece.number is not None
        half_stars = tuple(HalfStar(*star, piece.cells[star.x, star.y]) for star in piece.stars)
        spaces = tuple(Space(*cell) for cell in piece.cells)
        snippets.append(Snippet(piece.number, spaces, half_stars))
        placements[piece.number] = Placement(*piece.box[:2])
    return snippets, placements


def check(pieces: list[Piece], stars: Stars = "normal") -> LayoutCheck:
    """What the rules find when the pieces lie like this."""
    return check_layout(*as_laid(pieces), stars)


def judge(name: str, pieces: list[Piece], stars: Stars = "normal") -> Part:
    """Allowed if all pieces are one puzzle without a fault."""
    found = check(pieces, stars)
    if found.faults:
        return Part(name, REFUSED, found.faults[0].rule)
    return Part(name, ALLOWED) if found.is_complete else Part(name, REFUSED, "CI-11")


def puzzle_panel(part: Part | None, pieces: list[Piece], stars: Stars = "normal") -> Panel:
    """The pieces with a thin ring around every join and a thick red one around every fault.

    Without a part, pieces have their numbers, and what the check does not keep is paler.
    """
    left, bottom, across, up = box(cell for piece in pieces for cell in piece.cells)
    grid = Grid(MARGIN - left * CELL, 12 + (up + bottom) * CELL, CELL)
    found = check(pieces, stars)
    parts = []
    for piece in pieces:
        numbered = piece if part is None else replace(piece, number=None)
        edge: Attributes = {"fill": "none", "stroke": palette.INK, "stroke_width": 1.5}
        parts.append(draw_piece(numbered, grid))
        parts.append(tag("path", d=edge_path(piece.cells, grid), **edge))
    if part is None:
        parts += [
            tag("path", d=edge_path(piece.cells, grid), fill=theme.TABLE, opacity=0.55)
            for piece in pieces
            if piece.number not in found.kept
        ]
    for join in found.joins:
        parts.append(_ring(_middle(join.one, grid), palette.INK, 2))
    for fault in found.faults:
        parts.append(_ring(_middle(fault.one, grid), palette.ACCENT, 4.5))
    if part is not None:
        parts.append(letter(part, (17, 12 + CELL / 2)))
    return Panel("".join(parts), across * CELL + MARGIN + 12, up * CELL + 24)


def _ring(at: Point, paint: str, width: float) -> str:
    ring: Attributes = {"fill": "none", "stroke": paint, "stroke_width": width}
    return tag("circle", cx=at[0], cy=at[1], r=0.36 * CELL, **ring)


def _middle(spot: CellSide, grid: Grid) -> Point:
    if spot.side is None:
        return grid.at(spot.x + 0.5, spot.y + 0.5)
    return grid.at(*side_middle(Star(spot.x, spot.y, spot.side)))


# Joins

JOINS: Final[Mapping[str, str]] = {
    "a": "00B 01G 11Gr 10Y | 21Gl 31P 30P 20K",
    "b": "00B 01G 11Jr 10Y | 21Pl 31P 30B 20G",
    "c": "00B 01G 11Gr 10Yr | 21Gl 31P 30P 20K",
    "d": "00Bd 01G 11Gr 10Y | 21Gl 31Pu 30P 20K",
    "e": "00B 01G 11Gr 10Yr | 21Gl 31P 30P 20Pl",
    "f": "00B 01Gu 11G 10Y | 21G 31Pr 30P 20K",
    "g": "00B 01G 11Gr 10Y | 11Gl 21P 20P 30K",
    "h": "00G 01Gu 11Gr 10Y | 21Gl 31P 20B 30B | 02Gd 12P 22Y 32B",
}
JOIN_PARTS: Final = tuple(judge(name, read_pieces(text)) for name, text in JOINS.items())


def draw_joins() -> str:
    parts = zip(JOIN_PARTS, JOINS.values(), strict=True)
    panels = [puzzle_panel(part, read_pieces(text)) for part, text in parts]
    return picture("Cut it: CI-11, CI-12", panels, 2)


# Stars

STAR_CASES: Final[Mapping[str, tuple[str, Stars]]] = {
    "a": (JOINS["c"], "advanced"),
    "b": (JOINS["d"], "advanced"),
    "c": (JOINS["d"], "strict"),
}
STAR_PARTS: Final = tuple(
    judge(name, read_pieces(text), stars) for name, (text, stars) in STAR_CASES.items()
)


def draw_stars() -> str:
    parts = zip(STAR_PARTS, STAR_CASES.values(), strict=True)
    panels = [puzzle_panel(part, read_pieces(text), stars) for part, (text, stars) in parts]
    return picture("Cut it: CI-16", panels, 2)


# Check

FAULTY: Final = read_pieces(
    "00B 01G 11Gr 10Y | 21Gl 31Pr 30P 20K | 41Pl 51Y 50Br 40G | 60Yl 61B 62B 72G 71K"
)
FOUND: Final = check(FAULTY)
SIZES: Final = {piece.number: len(piece.cells) for piece in FAULTY}
CHECK_PARTS: Final = (
    Part("a", REFUSED, FOUND.faults[0].rule),
    scored("b", 0),
    scored("c", -FOUND.cost),
)


def draw_check() -> str:
    """The letters are at the fault, at the part that is kept and at what is lost."""
    panel = puzzle_panel(None, FAULTY)
    fault, kept, lost = CHECK_PARTS
    grid = Grid(MARGIN, 12 + 3 * CELL, CELL)
    letters = (
        letter(fault, grid.at(5.2, 2.6)),
        letter(kept, grid.at(2.2, 2.6)),
        letter(lost, grid.at(7.7, 0.5)),
    )
    return picture("Cut it: CI-14", [panel._replace(svg=panel.svg + "".join(letters))], 1)


# Tokens

DONE: Final = (1, 0, 2)
"""The seats in the order in which they are done; the first of them has made a fault."""


def _tokens() -> tuple[int | None, ...]:
    """What the seats hold after the check, in the order in which they were done."""
    play = at_puzzle(3)
    for seat in DONE:
        submit(play, seat, *(APART if seat == DONE[0] else JOINED), "done")
    submit(play, DONE[0], str(next(keeps(play.state, DONE[0]))))
    players = play.game.view(play.state, 0).board.players
    return tuple(players[seat].token for seat in DONE)


HELD: Final = _tokens()
TOKEN_PARTS: Final = tuple(
    Part(name, REFUSED, "CI-14") if token is None else scored(name, token)
    for name, token in zip("abc", HELD, strict=True)
)


def draw_tokens() -> str:
    """The seats in order, with the token each has taken and the one it holds in the end."""
    parts = []
    for index, (part, seat, held) in enumerate(zip(TOKEN_PARTS, DONE, HELD, strict=True)):
        y = 32 + 68 * index
        parts += [letter(part, (18, y)), _seat(seat, (88, y))]
        parts.append(_token(TOKENS[3][index], (160, y), lost=held != TOKENS[3][index]))
        arrow = line(((200, y), (246, y))) + line(((236, y - 8), (246, y), (236, y + 8)))
        parts.append(tag("path", d=arrow, fill="none", stroke=theme.INK, stroke_width=3))
        if held is None:
            parts.append(cross((286, y), 12))
        else:
            parts.append(_token(held, (286, y), lost=False))
    return picture("Cut it: CI-13, CI-14", [Panel("".join(parts), 330, 200)], 1)


def _seat(seat: int, at: Point) -> str:
    x, y = at
    box: Attributes = {"x": x - 24, "y": y - 20, "width": 48, "height": 40, "rx": 8}
    name = text_at(str(seat + 1), at, 22, fill=palette.PAPER, font_weight="700")
    return tag("rect", **box, fill=palette.mix(palette.TABLE, palette.INK, 70)) + name


def _token(points: int, at: Point, *, lost: bool) -> str:
    """A round token, struck out if it goes to somebody else."""
    x, y = at
    rim: Attributes = {"stroke": palette.WOOD, "stroke_width": 4}
    drawn = tag("circle", cx=x, cy=y, r=25, fill=palette.PAPER, **rim)
    drawn += text_at(str(points), at, 26, fill=palette.INK, font_weight="700")
    slash = line(((x - 20, y + 20), (x + 20, y - 20)))
    return drawn + tag("path", d=slash, stroke=palette.ACCENT, stroke_width=4) * lost


PUZZLE_EXAMPLES: Final = (
    Example("cutit-joins", "cutit", JOIN_PARTS, draw_joins),
    Example("cutit-check", "cutit", CHECK_PARTS, draw_check),
    Example("cutit-tokens", "cutit", TOKEN_PARTS, draw_tokens),
    Example("cutit-stars", "cutit", STAR_PARTS, draw_stars),
)
