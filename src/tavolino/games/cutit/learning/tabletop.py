"""The window of the table as planes: the placed snippets, and where another one may be placed."""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from tavolino.games.cutit.learning.window import REACH, SNIPPETS, TURNS, WINDOW, origin, placements
from tavolino.games.cutit.rules.layout import (
    Cell,
    Contact,
    LaidSnippet,
    Placement,
    Stars,
    lay,
    matches,
)
from tavolino.games.cutit.rules.puzzle_phase import FARTHEST
from tavolino.games.cutit.rules.snippet import BLACK, COLOURS, JOKER, SIZE, STEPS, Colour, Snippet
from tavolino.games.cutit.rules.view import CutItShownPlayer
from tavolino.learn.encoding.encoder import Bools

HUES: Final[tuple[Colour, ...]] = (*COLOURS, BLACK, JOKER)
_STAR_HUES: Final[tuple[Colour, ...]] = (*COLOURS, JOKER)
"""Stars never sit on black spaces. CI-1"""
_EDGE: Final = 1
"""A snippet in the window's first column has neighbours outside it."""
_WIDTH: Final = _EDGE + WINDOW + SIZE + _EDGE
"""A snippet that starts in the window's last column still fits, with its neighbours."""


class Tabletop:
    """The spaces and half-stars of placed snippets, relative to the window with this corner."""

    def __init__(self, laid: Iterable[LaidSnippet], corner: Cell) -> None:
        self.laid = tuple(laid)
        self.corner = corner
        self.covered = self._plane()
        self.stars = np.zeros((4, len(_STAR_HUES), _WIDTH, _WIDTH), np.bool_)
        """The half-stars by side and colour."""
        for one in self.laid:
            for cell in one.spaces:
                if (at := self._index(cell)) is not None:
                    self.covered[at] = True
            for star in one.half_stars:
                if (at := self._index((star.x, star.y))) is not None:
                    self.stars[(star.side, _STAR_HUES.index(star.colour), *at)] = True

    def blocked(self, piece: LaidSnippet) -> Bools:
        """Where in the window a snippet would overlap another one, by rank and file. `piece` is the
        snippet with its lower left corner at 0,0."""
        blocked = np.zeros((WINDOW, WINDOW), np.bool_)
        for cell in piece.spaces:
            blocked |= _at(self.covered, cell)
        return blocked

    def at_fault(self, piece: LaidSnippet, stars: Stars, contact: Contact) -> Bools:
        """Where it would have a fault with another one, as in `LayoutIndex.faults`, except
        half-stars that face nothing. CI-11, CI-12, CI-16"""
        found = np.zeros((WINDOW, WINDOW), np.bool_)
        own = {(star.x, star.y, star.side): star.colour for star in piece.half_stars}
        for (x, y, side), colour in own.items():
            facing, opposite = _neighbour((x, y), side), (side + 2) % 4
            for number, other in enumerate(_STAR_HUES):
                if not matches(colour, other):
                    found |= _at(self.stars[opposite, number], facing)
            if stars != "normal":
                found |= _at(self.covered & ~self.stars[opposite].any(axis=0), facing)
        if stars != "normal":
            for cell in piece.spaces:
                for edge in range(4):
                    if (*cell, edge) not in own:
                        stars_there = self.stars[(edge + 2) % 4].any(axis=0)
                        found |= _at(stars_there, _neighbour(cell, edge))
        if contact == "joined":
            for one in self.laid:
                found |= Tabletop((one,), self.corner).touched_without_join(piece)
        return found

    def touched_without_join(self, piece: LaidSnippet) -> Bools:
        """Where it would touch a placed snippet without a join. CI-11"""
        touched = np.zeros((WINDOW, WINDOW), np.bool_)
        joined = np.zeros((WINDOW, WINDOW), np.bool_)
        for cell in piece.spaces:
            for side in range(4):
                touched |= _at(self.covered, _neighbour(cell, side))
        for star in piece.half_stars:
            facing, opposite = _neighbour((star.x, star.y), star.side), (star.side + 2) % 4
            for number, other in enumerate(_STAR_HUES):
                if matches(star.colour, other):
                    joined |= _at(self.stars[opposite, number], facing)
        return touched & ~joined

    def _plane(self) -> Bools:
        return np.zeros((_WIDTH, _WIDTH), np.bool_)

    def _index(self, cell: Cell) -> tuple[int, int] | None:
        """The row and column of a cell in the planes; None if no snippet can reach it."""
        x, y = cell[0] - self.corner[0] + _EDGE, cell[1] - self.corner[1] + _EDGE
        return (y, x) if 0 <= x < _WIDTH and 0 <= y < _WIDTH else None


def _at(plane: Bools, cell: Cell) -> Bools:
    """The plane shifted by a cell of a snippet: its value for each place of the snippet."""
    x, y = cell[0] + _EDGE, cell[1] + _EDGE
    return plane[y : y + WINDOW, x : x + WINDOW]


def _neighbour(cell: Cell, side: int) -> Cell:
    step_x, step_y = STEPS[side]
    return cell[0] + step_x, cell[1] + step_y


def legal_placements(
    player: CutItShownPlayer,
    snippets: Sequence[Snippet],
    stars: Stars,
    contact: Contact,
    *,
    assists: bool,
) -> Bools:
    """The legal placements in the window, by snippet, turns, rank and file. CI-11"""
    allowed = np.zeros((SNIPPETS, TURNS, WINDOW, WINDOW), np.bool_)
    if not player.layout:
        allowed[: len(snippets), :, REACH, REACH] = True
        return allowed
    corner = origin(player)
    lying = {
        number: lay(snippets[number - 1], where) for number, where in placements(player).items()
    }
    table = Tabletop(lying.values(), corner)
    for snippet in snippets[:SNIPPETS]:
        number = snippet.number
        others = table
        if number in lying:
            others = Tabletop((one for one in lying.values() if one.number != number), corner)
        for turns in range(TURNS):
            piece = lay(snippet, Placement(0, 0, turns))
            refused = others.blocked(piece)
            if assists:
                refused |= others.at_fault(piece, stars, contact)
            allowed[number - 1, turns] = ~refused
    for axis, start in enumerate(corner):
        numbers = np.arange(start, start + WINDOW)
        within = abs(numbers) <= FARTHEST
        allowed &= within if axis == 0 else within[:, None]
    return allowed
