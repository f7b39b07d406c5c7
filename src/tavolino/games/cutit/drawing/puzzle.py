"""Puzzles as SVG: the snippets on the table, their joins and faults."""

from collections.abc import Iterator
from typing import Final

from tavolino.drawing import palette, theme
from tavolino.drawing.svg import Point, line, tag, text_at
from tavolino.games.cutit.drawing.paper import Grid, draw_piece, edge_path, side_middle
from tavolino.games.cutit.drawing.piece import Star, box, laid_pieces
from tavolino.games.cutit.rules.layout import Cell, CellSide
from tavolino.games.cutit.rules.sheet import SheetRows
from tavolino.games.cutit.rules.view import CutItShownPlayer
from tavolino.locales import say

ROOM: Final = 1
"""Free spaces of the table around a puzzle."""


class DrawnPuzzle:
    """A player's puzzle, scaled to fit a place in the drawing."""

    def __init__(
        self,
        rows: SheetRows,
        player: CutItShownPlayer,
        is_checked: bool,
        size: tuple[float, float],
        largest: float,
    ) -> None:
        self.pieces = laid_pieces(rows, player)
        self.check = player.check
        self.is_checked = is_checked
        cells: list[Cell] = [cell for piece in self.pieces for cell in piece.cells]
        self.left, self.bottom, across, up = box(cells) if cells else (0, 0, 0, 0)
        self.across, self.up = across + 2 * ROOM, up + 2 * ROOM
        width, height = size
        self.cell = min(width / self.across, height / self.up, largest) if cells else 0.0

    @property
    def height(self) -> float:
        return self.up * self.cell if self.pieces else 40.0

    def draw(self, left: float, top: float, width: float, language: str) -> str:
        """The puzzle, centred in this width."""
        if not self.pieces:
            at = (left + width / 2, top + 20)
            key = "drawing-cutit-empty" if self.check else "drawing-cutit-hidden"
            return text_at(say(key, language), at, 15, fill=theme.QUIET)
        start = left + (width - self.across * self.cell) / 2
        grid = Grid(
            start + (ROOM - self.left) * self.cell,
            top + self.height - (ROOM - self.bottom) * self.cell,
            self.cell,
        )
        drawn = [draw_piece(piece, grid) for piece in self.pieces]
        return tag("g", *drawn, *self._draw_lost(grid), *self._draw_check(grid))

    def _draw_lost(self, grid: Grid) -> Iterator[str]:
        """The snippets that are not kept, faded; none before the check."""
        for piece in self.pieces:
            if self.is_checked and self.check and piece.number not in self.check.kept:
                edge = edge_path(piece.cells, grid)
                yield tag("path", d=edge, fill=theme.TABLE, opacity=0.55)

    def _draw_check(self, grid: Grid) -> Iterator[str]:
        """A ring around every join, a cross on every fault."""
        if self.check is None:
            return
        for join in self.check.joins:
            x, y = grid.at(*side_middle(_star(join.one)))
            ring = 0.33 * grid.cell
            yield tag("circle", cx=x, cy=y, r=ring, fill="none", stroke=palette.INK, stroke_width=2)
        for fault in self.check.faults:
            yield _cross(grid.at(*side_middle(_star(fault.one))), 0.28 * grid.cell)


def _cross(at: Point, reach: float) -> str:
    (left, top), (right, bottom) = ((at[0] + way, at[1] + way) for way in (-reach, reach))
    cross = line(((left, top), (right, bottom))) + line(((left, bottom), (right, top)))
    return "".join(
        tag("path", d=cross, stroke=paint, stroke_width=width * reach, stroke_linecap="round")
        for paint, width in ((palette.LIGHT, 0.7), (palette.ACCENT, 0.4))
    )


def _star(spot: CellSide) -> Star:
    """The side of a spot. Only an overlap has none, and overlaps cannot be laid."""
    assert spot.side is not None
    return Star(spot.x, spot.y, spot.side)
