"""The sheets or puzzles of all players side by side, for the preview picture of a table."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tavolino.core import Seat, View
from tavolino.drawing import theme
from tavolino.drawing.picture import BOARD_SIZE, Area
from tavolino.drawing.svg import document, tag
from tavolino.games.cutit.drawing.paper import Grid, draw_piece, edge_path
from tavolino.games.cutit.drawing.piece import Piece, loose_pieces, pieces_in_place, sheet_piece
from tavolino.games.cutit.drawing.puzzle import DrawnPuzzle
from tavolino.games.cutit.drawing.scores import draw_roll
from tavolino.games.cutit.rules.snippet import SIZE
from tavolino.games.cutit.rules.view import CutItBoard, CutItShownPlayer
from tavolino.locales import say

WIDTH, HEIGHT = BOARD_SIZE
GAP: Final = 24
DIE: Final = 84
PUZZLING: Final = ("ready", "puzzle", "check", "over")
LARGEST: Final = 58
"""The largest size of a space, for puzzles of few snippets."""


def draw_sheets(view: View[CutItBoard], language: str) -> str:
    board = view.board
    parts = [
        _seat(board, seat, box, language) for seat, box in enumerate(_boxes(view.seats, board))
    ]
    if _has_dice(view.seats, board):
        parts.append(_dice(board.rolls[-1]))
    title = say("game-cutit", language)
    return document(title, title, BOARD_SIZE, *parts, language=language)


def _has_dice(seats: int, board: CutItBoard) -> bool:
    """Two sheets side by side leave room for the dice."""
    return seats == 2 and board.phase not in PUZZLING and bool(board.rolls)


def _dice(roll: str) -> str:
    across = 4 * DIE + 3 * GAP
    return draw_roll(roll, ((WIDTH - across) / 2, 34), DIE, GAP)


def _boxes(seats: int, board: CutItBoard) -> list[Area]:
    """One seat has all the room, two lie side by side, more in two rows."""
    columns = 1 if seats == 1 else 2
    rows = 1 if seats < 3 else 2
    top = 34 + DIE + GAP if _has_dice(seats, board) else 0
    width = (WIDTH - GAP * (columns - 1)) / columns
    height = (HEIGHT - top - GAP * (rows - 1)) / rows
    return [
        Area(seat % columns * (width + GAP), top + seat // columns * (height + GAP), width, height)
        for seat in range(seats)
    ]


def _seat(board: CutItBoard, seat: Seat, box: Area, language: str) -> str:
    player = board.players[seat]
    if board.phase not in PUZZLING:
        return _sheet(board, player, box)
    kept = player.check.kept if player.check else ()
    layout = tuple(text for text in player.layout if int(text.partition("@")[0]) in kept)
    if not layout:
        return _pile(loose_pieces(board.sheet.rows, replace(player, layout=())), box)
    # Including detached snippets would make the joined ones small.
    joined = replace(player, layout=layout, check=None)
    puzzle = DrawnPuzzle(board.sheet.rows, joined, False, (box.width, box.height), LARGEST)
    top = box.y + (box.height - puzzle.height) / 2
    return puzzle.draw(box.x, top, box.width, language)


def _sheet(board: CutItBoard, player: CutItShownPlayer, box: Area) -> str:
    """A sheet, with the snippets cut off it pale in their former places."""
    cell = min(box.width, box.height) / (SIZE + 0.4)
    side = SIZE * cell
    left, top = box.x + (box.width - side) / 2, box.y + (box.height - side) / 2
    grid = Grid(left, top + side, cell)
    rows = board.sheet.rows
    snippets = [
        draw_piece(piece, grid, depth=0)
        + tag("path", d=edge_path(piece.cells, grid), fill=theme.TABLE, fill_opacity=0.68)
        for piece in pieces_in_place(rows, player)
    ]
    piece = sheet_piece(rows, player.paper)
    return tag("g", *snippets, draw_piece(piece, grid) if piece.cells else "")


def _pile(pieces: Sequence[Piece], box: Area) -> str:
    """Snippets that are not laid yet, or whose place is hidden, scaled to the box."""
    cell = float(LARGEST)
    while (drawn := _shelves(pieces, box, cell)) is None:
        cell *= 0.94
    return drawn


def _shelves(pieces: Sequence[Piece], box: Area, cell: float) -> str | None:
    """The snippets in rows; None if they do not fit."""
    drawn = []
    gap = cell / 2
    x, y, tallest = box.x, box.y, 0.0
    for piece in pieces:
        left, bottom, across, up = piece.box
        width, height = across * cell, up * cell
        if x > box.x and x + width > box.x + box.width:
            x, y, tallest = box.x, y + tallest + gap, 0.0
        if x + width > box.x + box.width or y + height > box.y + box.height:
            return None
        grid = Grid(x - left * cell, y + height + bottom * cell, cell)
        drawn.append(draw_piece(piece, grid, depth=0.12))
        x += width + gap
        tallest = max(tallest, height)
    spare = (box.y + box.height - y - tallest) / 2
    return tag("g", *drawn, transform=f"translate(0 {spare:.1f})")
