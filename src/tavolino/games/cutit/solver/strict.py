"""The solver for the strict variant: no half-star may stay open, so each one must be matched."""

from typing import Final

from tavolino.games.cutit.solver.board import EMPTY, PlacedShape, SolverBoard, SolverTable
from tavolino.games.cutit.solver.search import SolverBudget


class StrictSearch:
    """`best` is the heaviest arrangement so far without an open half-star."""

    def __init__(self, table: SolverTable, budget: SolverBudget) -> None:
        self.table: Final = table
        self.budget: Final = budget
        self.best: tuple[PlacedShape, ...] = ()
        self.best_size = 0
        self.lost_at_least = 0

    def run(self) -> None:
        """Searches the arrangements whose largest snippet is each snippet in turn."""
        usable = self._usable()
        pieces = self.table.pieces
        total = sum(piece.size for piece in pieces)
        self.lost_at_least = total - sum(pieces[index].size for index in usable)
        usable.sort(key=lambda index: (-pieces[index].size, index))
        while usable and sum(pieces[index].size for index in usable) > self.best_size:
            first = usable.pop(0)
            start = self.table.start(first)
            rest = frozenset(usable)
            self._close(self.table.put(EMPTY, start), rest, pieces[first].size)

    def _usable(self) -> list[int]:
        """The snippets whose every half-star has a match on another usable snippet."""
        pieces = self.table.pieces
        usable = list(range(len(pieces)))
        while True:
            still = [
                index
                for index in usable
                if all(
                    any(colour & pieces[other].colours for other in usable if other != index)
                    for colour in self.table.shapes[4 * index].stars.values()
                )
            ]
            if still == usable:
                return usable
            usable = still

    def _close(self, board: SolverBoard, rest: frozenset[int], size: int) -> None:
        """Matches the open half-stars of a board, the one with the fewest matches first."""
        self.budget.spend()
        pieces = self.table.pieces
        if size + sum(pieces[index].size for index in rest) <= self.best_size:
            return
        open_stars = self._open_stars(board)
        if not open_stars:
            if size > self.best_size:
                self.best, self.best_size = board.places, size
            return
        for place in min((self._matches(board, *star, rest) for star in open_stars), key=len):
            index = place[1] >> 2
            grown = self.table.put(board, place)
            self._close(grown, rest - {index}, size + pieces[index].size)

    def _open_stars(self, board: SolverBoard) -> list[tuple[int, int]]:
        """The sides of free spaces that half-stars face, and the colours of the half-stars."""
        return [
            (side + 4 * bit, colour)
            for bit, number, _, _ in board.places
            for side, colour in self.table.shapes[number].facing
            if not board.cells >> (side >> 2) + bit & 1
        ]

    def _matches(
        self, board: SolverBoard, side: int, colour: int, rest: frozenset[int]
    ) -> list[PlacedShape]:
        """The places of other snippets that match the half-star facing this side."""
        table = self.table
        found = []
        for index in sorted(rest):
            for own_colour, number, bit in table.pieces[index].fitting[side & 3]:
                if colour & own_colour:
                    place = table.place((side >> 2) - bit, number)
                    if not place[2] & board.cells and table.may_lie(board, place):
                        found.append(place)
        return found
