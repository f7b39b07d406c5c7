"""Pieces of paper as text: a letter for each colour, `*` for a star, lines for the edges."""

from collections.abc import Sequence
from typing import Final

from tavolino.games.cutit.drawing.piece import Piece, Star
from tavolino.games.cutit.rules.snippet import RIGHT, UP

PITCH: Final = 4
"""Columns from one grid line to the next; from level to level there are two rows."""

Characters = dict[tuple[int, int], str]
"""A character by row and column; rows count upwards from the bottom of the table."""


def draw_pieces(pieces: Sequence[Piece], faults: frozenset[Star] = frozenset()) -> Characters:
    """The pieces where they lie, each with its number on its first cell; `!` marks a fault."""
    owner = {cell: index for index, piece in enumerate(pieces) for cell in piece.cells}
    stars = frozenset(star for piece in pieces for star in piece.stars)
    characters: Characters = {}
    around = {(x + dx, y + dy) for x, y in owner for dx, dy in ((0, 0), (-1, 0), (0, -1))}
    for x, y in around:
        here = owner.get((x, y))
        column, row = PITCH * x, 2 * y
        if owner.get((x + 1, y)) != here:
            _write(characters, row, column + PITCH, "+")
            _write(characters, row + 2, column + PITCH, "+")
            _write(characters, row + 1, column + PITCH, "|")
        if owner.get((x, y + 1)) != here:
            _write(characters, row + 2, column, "+---+")
        for side, at in ((Star(x, y, RIGHT), (row + 1, PITCH)), (Star(x, y, UP), (row + 2, 2))):
            if {side, side.beyond} & (stars | faults):
                sign = "!" if {side, side.beyond} & faults else "*"
                _write(characters, at[0], column + at[1], sign)
    for piece in pieces:
        for cell, colour in piece.cells.items():
            is_numbered = piece.number is not None and cell == piece.first
            text = f"{colour}{piece.number}" if is_numbered else colour
            _write(characters, 2 * cell[1] + 1, PITCH * cell[0] + (1 if len(text) > 2 else 2), text)
    return characters


def _write(characters: Characters, row: int, column: int, text: str) -> None:
    for offset, sign in enumerate(text):
        characters[row, column + offset] = sign


def text_lines(characters: Characters) -> list[str]:
    """The characters as lines of text, the top line first."""
    if not characters:
        return []
    rows, columns = zip(*characters, strict=True)
    left = min(columns)
    return [
        "".join(
            characters.get((row, column), " ") for column in range(left, max(columns) + 1)
        ).rstrip()
        for row in range(max(rows), min(rows) - 1, -1)
    ]


def draw_whole_sheet(piece: Piece) -> list[str]:
    """What is left of a sheet, with the names of grid lines (left, above) and of spaces (right,
    below)."""
    characters = draw_pieces([piece])
    for index, (line, file) in enumerate(zip("ABCDEFGHIJK", "abcdefghij ", strict=True)):
        _write(characters, 21, PITCH * index, line)
        _write(characters, 2 * index, -3, f"{index:>2}")
        if index < 10:
            _write(characters, -1, PITCH * index + 2, file)
            _write(characters, 2 * index + 1, PITCH * 10 + 2, str(index + 1))
    return text_lines(characters)
