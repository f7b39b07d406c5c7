"""The sheet being cut, as SVG: paper, names of lines and spaces, old cuts and the running one."""

from collections.abc import Iterator, Sequence
from typing import Final

from tavolino.drawing import palette, theme
from tavolino.drawing.svg import document, line, tag, text_at
from tavolino.games.cutit.drawing.paper import Grid, draw_piece, edge_path
from tavolino.games.cutit.drawing.piece import Piece, pieces_in_place, sheet_piece
from tavolino.games.cutit.rules.cuts import part_paper
from tavolino.games.cutit.rules.layout import Cell
from tavolino.games.cutit.rules.notation import COLUMNS, Cut, read_move
from tavolino.games.cutit.rules.sheet import WHOLE, Sheet, SheetRows, spaces_of
from tavolino.games.cutit.rules.snippet import FILES, SIZE, Space
from tavolino.games.cutit.rules.view import CutItShownPlayer, read_paper, show_paper
from tavolino.locales import say

CELL: Final = 54
NAMES: Final = 30
"""The margin for names around the sheet."""
GHOST: Final = palette.darker(palette.TABLE, 22)
LARGE: Final = SIZE * CELL + 2 * NAMES


def draw_large_sheet(rows: SheetRows, player: CutItShownPlayer, left: float, top: float) -> str:
    """A player's sheet with its names."""
    grid = _grid(left, top)
    return tag(
        "g",
        *_ghosts(rows, player, grid, 20),
        *_paper_with_names(rows, player.paper, grid),
        *_corner(player, grid),
        *_running_cut(player, grid),
    )


def draw_small_sheet(rows: SheetRows, player: CutItShownPlayer, grid: Grid) -> str:
    """A player's sheet without names."""
    piece = sheet_piece(rows, player.paper)
    paper = draw_piece(piece, grid) if piece.cells else ""
    return tag("g", *_ghosts(rows, player, grid, 11), paper)


def draw_sheet_svg(sheet: Sheet, language: str = "en") -> str:
    """A sheet that nobody has cut yet."""
    svg = document(
        say("drawing-cutit-sheet-title", language, sheet=sheet.name),
        say("drawing-cutit-sheet-story", language, sheet=sheet.name),
        (LARGE, LARGE),
        tag("rect", width=LARGE, height=LARGE, fill=theme.TABLE),
        *_paper_with_names(sheet.rows, show_paper(sheet, WHOLE), _grid(0, 0)),
        language=language,
    )
    return theme.paint(svg, theme.LIGHT)


def _grid(left: float, top: float) -> Grid:
    return Grid(left + NAMES, top + NAMES + SIZE * CELL, CELL)


def _paper_with_names(rows: SheetRows, paper: Sequence[str], grid: Grid) -> Iterator[str]:
    """Grid lines are named above and to the left, spaces below and to the right."""
    piece = sheet_piece(rows, paper)
    if piece.cells:
        yield draw_piece(piece, grid)
    for index, name in enumerate(COLUMNS):
        yield text_at(name, grid.at(index, SIZE + 0.26), 14, fill=theme.INK)
        yield text_at(str(index), grid.at(-0.28, index), 14, fill=theme.INK)
    for index, name in enumerate(FILES):
        yield text_at(name, grid.at(index + 0.5, -0.28), 14, fill=theme.QUIET)
        yield text_at(str(index + 1), grid.at(SIZE + 0.28, index + 0.5), 14, fill=theme.QUIET)


def _ghosts(rows: SheetRows, player: CutItShownPlayer, grid: Grid, size: float) -> Iterator[str]:
    """The former places of snippets: the cuts so far, dashed, with the snippets' numbers."""
    for piece in pieces_in_place(rows, player):
        yield tag(
            "path",
            d=edge_path(piece.cells, grid),
            fill="none",
            stroke=GHOST,
            stroke_dasharray="5 4",
        )
        x, y = _middle(piece)
        at = grid.at(x + 0.5, y + 0.5)
        yield text_at(str(piece.number), at, size, fill=GHOST, font_weight="600")


def _middle(piece: Piece) -> Cell:
    """The cell of a piece that is nearest to all others."""
    cells = sorted(piece.cells)
    return min(cells, key=lambda one: sum(abs(one[0] - x) + abs(one[1] - y) for x, y in cells))


def _corner(player: CutItShownPlayer, grid: Grid) -> Iterator[str]:
    """The picked corner, until it has been cut off."""
    if player.corner and not player.rounds:
        edge = edge_path([Space.named(player.corner)], grid)
        yield tag("path", d=edge, fill="none", stroke=palette.ACCENT, stroke_width=3)


def _running_cut(player: CutItShownPlayer, grid: Grid) -> Iterator[str]:
    """The viewer's own cut of this round: its lines, and what stays the sheet paler."""
    if player.cut is None:
        return
    cut = read_move(player.cut)
    assert isinstance(cut, Cut)
    stays = spaces_of(part_paper(read_paper(player.paper), cut).sheet)
    yield tag("path", d=edge_path(stays, grid), fill=palette.PAPER, opacity=0.62)
    for one in cut.paths:
        yield tag(
            "path",
            d=line(grid.at(*point) for point in one),
            fill="none",
            stroke=palette.ACCENT,
            stroke_width=4,
            stroke_dasharray="10 7",
            stroke_linecap="round",
        )
