"""Pieces of paper with their colours and stars, in any position and orientation."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tavolino.games.cutit.rules.layout import Cell, Placement, turn, turn_side
from tavolino.games.cutit.rules.notation import PlaceSnippet, read_move
from tavolino.games.cutit.rules.sheet import SheetRows
from tavolino.games.cutit.rules.snippet import (
    DOWN,
    LEFT,
    RIGHT,
    SIZE,
    STEPS,
    UP,
    Colour,
    Side,
    Space,
)
from tavolino.games.cutit.rules.view import GONE, CutItShownPlayer, ShownSnippet


class Star(NamedTuple):
    """A side of a cell with half a star; a whole star is two of them."""

    x: int
    y: int
    side: Side

    @property
    def beyond(self) -> "Star":
        """The same side, seen from the cell on the other side of it."""
        dx, dy = STEPS[self.side]
        return Star(self.x + dx, self.y + dy, turn_side(self.side, 2))


@dataclass(frozen=True)
class Piece:
    """A piece of paper: the colours of its cells and all half-stars on it."""

    cells: Mapping[Cell, Colour]
    stars: frozenset[Star]
    number: int | None = None

    @property
    def first(self) -> Cell:
        """The cell that carries the number: the leftmost of the highest."""
        return min(self.cells, key=lambda cell: (-cell[1], cell[0]))

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, bottom, and the width and height."""
        return box(self.cells)


def box(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    across, up = zip(*cells, strict=True)
    left, bottom = min(across), min(up)
    return left, bottom, max(across) - left + 1, max(up) - bottom + 1


def sheet_piece(rows: SheetRows, paper: Iterable[str]) -> Piece:
    """What is left of a sheet; `paper` has its rows, from rank 10 down."""
    cells = {
        (x, SIZE - 1 - row): colour_at(rows, (x, SIZE - 1 - row))
        for row, characters in enumerate(paper)
        for x, sign in enumerate(characters)
        if sign != GONE
    }
    stars = {star for cell in cells for star in stars_at(rows, cell)}
    return Piece(cells, frozenset(stars))


def colour_at(rows: SheetRows, cell: Cell) -> Colour:
    x, y = cell
    colours: dict[str, Colour] = {"G": "G", "P": "P", "Y": "Y", "B": "B", "K": "K", "J": "J"}
    return colours[rows.cells[SIZE - 1 - y][x]]


def stars_at(rows: SheetRows, cell: Cell) -> list[Star]:
    """The halves of the sheet's stars that lie on a space."""
    x, y = cell
    row = SIZE - 1 - y
    printed: dict[Side, bool] = {
        RIGHT: x < SIZE - 1 and rows.right[row][x] == "*",
        LEFT: x > 0 and rows.right[row][x - 1] == "*",
        DOWN: y > 0 and rows.down[row][x] == "*",
        UP: y < SIZE - 1 and rows.down[row - 1][x] == "*",
    }
    return [Star(x, y, side) for side, there in printed.items() if there]


def snippet_piece(rows: SheetRows, snippet: ShownSnippet, placement: Placement) -> Piece:
    """A snippet as it lies at a place."""
    spaces = map(Space.named, snippet.spaces)
    turned = {(x, y): turn((x, y), placement.turns) for x, y in spaces}
    left, bottom, _, _ = box(turned.values())
    right, up = placement.x - left, placement.y - bottom
    cells = {}
    stars = set()
    for cell, (x, y) in turned.items():
        cells[x + right, y + up] = colour_at(rows, cell)
        for star in stars_at(rows, cell):
            stars.add(Star(x + right, y + up, turn_side(star.side, placement.turns)))
    return Piece(cells, frozenset(stars), snippet.number)


def laid_pieces(rows: SheetRows, player: CutItShownPlayer) -> list[Piece]:
    """The snippets on a player's table."""
    pieces = []
    for text in player.layout:
        place = read_move(text)
        assert isinstance(place, PlaceSnippet)
        snippet = player.snippets[place.number - 1]
        pieces.append(snippet_piece(rows, snippet, Placement(place.x, place.y, place.turns)))
    return pieces


def pieces_in_place(rows: SheetRows, player: CutItShownPlayer) -> list[Piece]:
    """The snippets where they were on the sheet."""
    pieces = []
    for snippet in player.snippets:
        left, bottom, _, _ = box(Space.named(name) for name in snippet.spaces)
        pieces.append(snippet_piece(rows, snippet, Placement(left, bottom)))
    return pieces


def loose_pieces(rows: SheetRows, player: CutItShownPlayer) -> list[Piece]:
    """The snippets a player has not laid, as they came off the sheet."""
    laid = {int(text.partition("@")[0]) for text in player.layout}
    middle = Placement(0, 0)
    return [
        snippet_piece(rows, snippet, middle)
        for snippet in player.snippets
        if snippet.number not in laid
    ]
