"""Cut it: dice, cuts and the score sheet, worked out."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from tavolino.drawing import palette, theme
from tavolino.drawing.svg import Attributes, line, tag, text_at
from tavolino.games.cutit.drawing.paper import EDGE, Grid, draw_piece, edge_path
from tavolino.games.cutit.drawing.piece import Piece, colour_at, stars_at
from tavolino.games.cutit.drawing.scores import BOX, draw_die, signed
from tavolino.games.cutit.drawing.sheet import GHOST
from tavolino.games.cutit.rules.cuts import part_paper
from tavolino.games.cutit.rules.layout import Cell
from tavolino.games.cutit.rules.notation import Cut, Path, Point, read_move
from tavolino.games.cutit.rules.rounds import check_cut
from tavolino.games.cutit.rules.scoring import (
    COLUMN,
    PENALTY,
    RoundScore,
    add_up,
    dice_points,
    score_round,
    snippet_points,
)
from tavolino.games.cutit.rules.sheet import BLANK, WHOLE, Mask, Sheet, spaces_of
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import BLACK, COLOURS, JOKER, SIZE, Colour
from tavolino.games.rope.drawing.cards import scissors
from tests.games.cutit.rules.tables import first_round
from tests.worked.example import Example, Part, checked, scored
from tests.worked.marks import Panel, letter, picture

SHEET: Final[Sheet] = SHEETS["standard"]


def read_cut(text: str) -> Cut:
    cut = read_move(text)
    assert isinstance(cut, Cut)
    return cut


def paper_after(*cuts: str) -> Mask:
    paper = WHOLE
    for cut in cuts:
        paper = part_paper(paper, read_cut(cut)).sheet
    return paper


# Dice

DICE: Final = "23?-"
(CUT_OFF,) = part_paper(paper_after("K5-I5-I10/i6"), read_cut("I5-G5-G10/g6")).snippets


def points_by_colour() -> tuple[int, ...]:
    """What each colour earns when jokers are used so that all together earn most."""
    masks = SHEET.colour_masks
    counts = [(CUT_OFF & masks[colour]).bit_count() for colour in COLOURS]
    jokers = (CUT_OFF & masks[JOKER]).bit_count()
    best = snippet_points(SHEET, CUT_OFF, DICE)
    for use in product(range(len(COLOURS)), repeat=jokers):
        shares = tuple(
            dice_points([count + use.count(index)], 0, face)
            for index, (count, face) in enumerate(zip(counts, DICE, strict=True))
        )
        if sum(shares) == best:
            return shares
    raise AssertionError("no use of the jokers earns the most")


DICE_PARTS: Final = (
    *map(scored, "abcd", points_by_colour()),
    scored("e", 0),
    scored("f", snippet_points(SHEET, CUT_OFF, DICE)),
)


def draw_dice() -> str:
    cell = 64
    cells: dict[Cell, Colour] = {
        space: colour_at(SHEET.rows, space) for space in spaces_of(CUT_OFF)
    }
    stars = frozenset(star for space in cells for star in stars_at(SHEET.rows, space))
    piece = Piece(cells, stars)
    left, bottom, across, up = piece.box
    grid = Grid(16 - left * cell, (up + bottom) * cell, cell)
    parts = [draw_piece(piece, grid)]
    for space, colour in cells.items():
        if colour == BLACK:
            parts.append(letter(DICE_PARTS[4], grid.at(space[0] + 0.5, space[1] + 0.5)))
    x = 16 + across * cell + 72
    for index, (colour, face) in enumerate(zip(COLOURS, DICE, strict=True)):
        y = index * cell
        parts.append(letter(DICE_PARTS[index], (x - 26, y + 26)))
        parts.append(draw_die(colour, face, (x, y), 52))
        parts.append(_sum(DICE_PARTS[index].verdict, x + 104, y + 26))
    bar = line(((x - 8, 4 * cell - 6), (x + 140, 4 * cell - 6)))
    parts.append(tag("path", d=bar, stroke=theme.INK, stroke_width=2))
    parts.append(letter(DICE_PARTS[5], (x - 26, 4 * cell + 26)))
    parts.append(_sum(DICE_PARTS[5].verdict, x + 104, 4 * cell + 26))
    return picture("Cut it: CI-7", [Panel("".join(parts), x + 152, up * cell)], 1)


def _sum(text: str, x: float, y: float) -> str:
    return text_at(text, (x, y), 28, fill=theme.INK, font_weight="700")


# Cuts

NOTCHED: Final = paper_after("A4-E4-E0/a1")
CUTS: Final[dict[str, tuple[Mask, str]]] = {
    "a": (WHOLE, "A7-K7/a8"),
    "b": (WHOLE, "A4-E4-E0/a1"),
    "c": (NOTCHED, "E2-K2/e1"),
    "d": (WHOLE, "A5-F5/a1"),
    "e": (WHOLE, "C6-G6-G10/a10"),
    "f": (WHOLE, "K3-G3-G0/g1"),
    "g": (WHOLE, "A3-K3,A7-K7/a4"),
    "h": (WHOLE, "A9-C9-C10/a10"),
}
"""The paper and the cut; f is a first cut, by a player who has picked the corner a1."""


def _judge_cut(name: str, paper: Mask, text: str) -> Part:
    cut = read_cut(text)
    if name == "f":
        return checked(name, lambda: check_cut(first_round("1111").state, 0, cut))
    part = checked(name, lambda: part_paper(paper, cut))
    if part.rule:
        return part
    parts = part_paper(paper, cut)
    score = score_round(SHEET, parts.snippets, "????", (), one_cut=True)
    return scored(name, -PENALTY, "CI-9") if score.is_penalty else part


CUT_PARTS: Final = tuple(_judge_cut(name, *cut) for name, cut in CUTS.items())


def draw_cuts() -> str:
    panels = [_sheet_panel(part, *cut) for part, cut in zip(CUT_PARTS, CUTS.values(), strict=True)]
    return picture("Cut it: CI-4, CI-5, CI-9", panels, 2)


def _sheet_panel(part: Part, paper: Mask, text: str) -> Panel:
    """Bare paper with its grid, the parts that come off darker, the cuts dashed."""
    cell, room = 22, 30
    grid = Grid(room, room + SIZE * cell, cell)
    cut = read_cut(text)
    spaces = spaces_of(paper)
    parts = [
        tag("path", d=edge_path(spaces_of(WHOLE), grid), fill="none", stroke=GHOST, **_DASHES),
        tag("path", d=edge_path(spaces, grid), fill=palette.PAPER, stroke=EDGE),
        *(
            tag("path", d=edge_path(spaces_of(snippet), grid), fill=palette.WOOD, opacity=0.45)
            for snippet in _snippets(part, paper, cut)
        ),
        tag("path", d="".join(_grid(spaces, grid)), fill="none", stroke=EDGE, opacity=0.5),
    ]
    for path in cut.paths:
        parts.append(_cut_line(path, grid))
    if part.letter == "f":
        edge = edge_path([(0, 0)], grid)
        parts.append(tag("path", d=edge, fill="none", stroke=palette.ACCENT, stroke_width=3))
    parts.append(letter(part, (18, 18)))
    if part.rule == "CI-9":
        parts.append(text_at(f"−{PENALTY}", (58, 17), 20, fill=theme.ACCENT, font_weight="700"))
    width = SIZE * cell + 2 * room
    return Panel("".join(parts), width, width - room / 2)


def _snippets(part: Part, paper: Mask, cut: Cut) -> Sequence[Mask]:
    return () if part.rule in ("CI-4",) else part_paper(paper, cut).snippets


def _grid(spaces: Sequence[tuple[int, int]], grid: Grid) -> Iterator[str]:
    for x, y in spaces:
        for beyond, side in (((x + 1, y), ((x + 1, y), (x + 1, y + 1))), ((x, y + 1), None)):
            if beyond in spaces:
                yield line(grid.at(*at) for at in side or ((x, y + 1), (x + 1, y + 1)))


def _cut_line(path: Path | Sequence[Point], grid: Grid) -> str:
    return tag(
        "path",
        d=line(grid.at(*point) for point in path),
        fill="none",
        stroke=palette.ACCENT,
        stroke_width=4,
        stroke_dasharray="9 6",
        stroke_linecap="round",
    )


_DASHES: Final = {"stroke_dasharray": "5 4"}

# Columns

ROUNDS: Final = ((3, True), (5, False), (5, True), (0, True), (6, False), (7, True))
"""Green spaces of the snippet under a green question mark, and whether one cut freed it."""


def _rounds() -> tuple[RoundScore, ...]:
    rounds: tuple[RoundScore, ...] = ()
    green = spaces_of(SHEET.colour_masks["G"])
    filling = sum(1 << (10 * y + x) for x, y in spaces_of(SHEET.colour_masks["K"])[:4])
    for count, one_cut in ROUNDS:
        snippet = filling | sum(1 << (10 * y + x) for x, y in green[:count])
        faces = f"?{BLANK * 3}"
        rounds += (score_round(SHEET, (snippet,), faces, rounds, one_cut=one_cut),)
    return rounds


SCORES: Final = _rounds()
ADDED: Final = add_up(SCORES)
COLUMN_PARTS: Final = (
    *(
        scored(name, -PENALTY if one.is_penalty else one.points, "CI-9" * one.is_penalty)
        for name, one in zip("abcdef", SCORES, strict=True)
    ),
    scored("g", ADDED.rise_points),
    scored("h", ADDED.one_cut_points),
)


def draw_columns() -> str:
    """Six rounds of a score sheet, and the two columns they fill."""
    box, tall = BOX * 1.9, 46
    parts = [*_heads(280, tall)]
    for index, (part, one) in enumerate(zip(COLUMN_PARTS, SCORES, strict=False)):
        y = (index + 1.5) * tall
        points = -PENALTY if one.is_penalty else one.points
        parts.append(letter(part, (24, y)))
        if index % 2 == 0:
            back = {"x": 56, "y": y - tall / 2, "width": 168, "height": tall, "rx": 6}
            parts.insert(0, tag("rect", **back, fill=theme.PAPER))
        ink = theme.ACCENT if one.is_penalty else theme.INK
        parts.append(text_at(signed(points), (92, y), 24, fill=ink, font_weight="700"))
        if one.rose:
            parts.append(text_at("+", (150, y), 26, fill=theme.INK, font_weight="700"))
        if one.one_cut:
            parts.append(_one_cut(198, y))
    for left, circles in ((280.0, ADDED.rises), (280 + box + 40, ADDED.one_cuts)):
        parts += _column(left, tall, box, circles)
    for part, left in zip(COLUMN_PARTS[6:], (280.0, 280 + box + 40), strict=True):
        parts.append(letter(part, (left + box / 2, 8.6 * tall)))
    return picture("Cut it: CI-8", [Panel("".join(parts), 416, 9 * tall)], 1)


def _one_cut(x: float, y: float) -> str:
    one = text_at("1", (x - 16, y), 22, fill=theme.INK, font_weight="700")
    return one + scissors(round(x + 6), round(y), 24, theme.INK, theme.PAPER)


def _heads(left: float, tall: float) -> Iterator[str]:
    box = BOX * 1.9
    yield text_at("+", (left + box / 2, tall / 2), 28, fill=theme.INK, font_weight="700")
    yield _one_cut(left + box + 40 + box / 2 + 4, tall / 2)


def _column(left: float, tall: float, box: float, circles: int) -> Iterator[str]:
    for index, points in enumerate(COLUMN):
        y = (index + 1) * tall
        is_last = index == circles - 1
        yield tag("rect", x=left, y=y, width=box, height=tall, fill=theme.PAPER, stroke=theme.LINE)
        yield text_at(
            str(points),
            (left + box / 2, y + tall / 2),
            20,
            fill=theme.INK if index < circles else theme.QUIET,
            font_weight="700" if is_last else "400",
        )
        if index < circles:
            ring: Attributes = {"fill": "none", "stroke": theme.ACCENT, "stroke_width": 3}
            yield tag("circle", cx=left + box / 2, cy=y + tall / 2, r=17, **ring)


CUTIT_EXAMPLES: Final = (
    Example("cutit-cuts", "cutit", CUT_PARTS, draw_cuts),
    Example("cutit-dice", "cutit", DICE_PARTS, draw_dice),
    Example("cutit-columns", "cutit", COLUMN_PARTS, draw_columns),
)
