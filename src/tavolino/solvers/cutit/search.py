"""Joining snippets: depth first, the one with fewest places next."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from tavolino.solvers.cutit.board import EMPTY, Board, Place, Table

Choices = dict[int, list[Place]]
"""For each snippet still to be placed, the places where it would join the board."""


class OutOfEffort(Exception):
    """The search was stopped before it came to its end."""


class Effort:
    """How much a search may do: a number of placings, and whatever else makes the caller stop."""

    def __init__(self, most: int, stop: Callable[[], bool] | None) -> None:
        self.most: Final = most
        self.stop: Final = stop
        self.nodes = 0

    def spend(self) -> None:
        if self.nodes >= self.most or (self.stop is not None and self.stop()):
            raise OutOfEffort
        self.nodes += 1


class Search:
    """One table searched as often as needed; `best` is the heaviest arrangement met on the way.

    While it looks for an arrangement of at least `goal` spaces it leaves aside whatever cannot
    come to that. What it finds raises the goal, until it is as heavy as `most`.
    """

    def __init__(self, table: Table, effort: Effort) -> None:
        self.table: Final = table
        self.effort: Final = effort
        self.best: tuple[Place, ...] = ()
        self.best_size = 0
        self.goal = 0
        self.most = 0
        self.ways: Final = _ways_to_join(table)
        self.partners: Final = tuple(
            sum(1 << other for other, ways in enumerate(row) if ways) for row in self.ways
        )
        self._done: set[tuple[int, int, int]] = set()

    def join_all(self, wanted: Sequence[int]) -> bool:
        """Can all these snippets be joined?"""
        pieces = self.table.pieces
        first = min(
            wanted, key=lambda index: (sum(self.ways[index][other] for other in wanted), index)
        )
        self.goal = self.most = sum(pieces[index].size for index in wanted)
        return self._begin(first, wanted)

    def join_most(self, most: int) -> None:
        """Finds the heaviest arrangement, given that none is heavier than `most`.

        First those with the largest snippet, then those without it but with the next, and so on.
        """
        pieces = self.table.pieces
        order = sorted(range(len(pieces)), key=lambda index: (-pieces[index].size, index))
        self.goal, self.most = self.best_size + 1, most
        while sum(pieces[index].size for index in order) >= self.goal <= self.most:
            first, *order = order
            self._begin(first, order)

    def _begin(self, first: int, others: Iterable[int]) -> bool:
        """Searches the arrangements with this snippet in them.

        Every one can be moved and turned until that snippet lies as it does here, and what hangs
        together can be laid so that each next snippet joins those before it.
        """
        start = self.table.start(self.table.pieces[first])
        board = self.table.put(EMPTY, start)
        self._done = set()
        choices = self._after(board, start, {index: [] for index in others})
        return self._extend(board, choices, self.table.pieces[first].size)

    def _extend(self, board: Board, choices: Choices, size: int) -> bool:
        """Joins more snippets to the board; True when nothing heavier is to be found.

        A place that has been tried is done with: it is not tried again until the search goes back
        behind this board. A snippet out of places may still join one that comes later.
        """
        self.effort.spend()
        if size > self.best_size:
            self.best, self.best_size = board.places, size
            self.goal = max(self.goal, size + 1)
        if size == self.most:
            return True
        table = self.table
        done = []
        found = False
        while not found and size + self._within_reach(choices) >= self.goal:
            piece = min((len(places), piece) for piece, places in choices.items() if places)[1]
            for place in choices[piece]:
                grown = table.put(board, place)
                after = self._after(grown, place, choices)
                if found := self._extend(grown, after, size + table.pieces[piece].size):
                    break
                key = (piece, place[0], place[1].turns)
                done.append(key)
                self._done.add(key)
            choices = {**choices, piece: []}
        self._done.difference_update(done)
        return found

    def _after(self, board: Board, new: Place, choices: Choices) -> Choices:
        """The choices on a board that has just got a new place."""
        table = self.table
        is_fair = table.is_fair
        _, new_shape, new_cells, _ = new
        partners = self.partners[new_shape.piece]
        after: Choices = {}
        for index, places in choices.items():
            if index == new_shape.piece:
                continue
            still = [
                place
                for place in places
                if not place[2] & new_cells and (not place[3] & new_cells or is_fair(board, place))
            ]
            if partners >> index & 1:
                known = {(place[0], place[1].turns) for place in still}
                for place in table.joining(board, new, table.pieces[index]):
                    key = (place[0], place[1].turns)
                    if key not in known and (index, *key) not in self._done:
                        known.add(key)
                        still.append(place)
            after[index] = still
        return after

    def _within_reach(self, choices: Choices) -> int:
        """The spaces of the snippets that have a place, or might join one that has, and so on."""
        pieces = self.table.pieces
        partners = self.partners
        reached = 0
        size = 0
        waiting = []
        for index, places in choices.items():
            if places:
                reached |= partners[index]
                size += pieces[index].size
            else:
                waiting.append(index)
        while waiting:
            left = []
            for index in waiting:
                if reached >> index & 1:
                    reached |= partners[index]
                    size += pieces[index].size
                else:
                    left.append(index)
            if len(left) == len(waiting):
                break
            waiting = left
        return size


def _ways_to_join(table: Table) -> list[list[int]]:
    """In how many ways each two snippets can be joined if there were no others."""
    pieces = table.pieces
    ways = [[0] * len(pieces) for _ in pieces]
    for index, piece in enumerate(pieces):
        start = table.start(piece)
        board = table.put(EMPTY, start)
        for other in range(index):
            if piece.colours & pieces[other].colours:
                count = len(table.joining(board, start, pieces[other]))
                ways[index][other] = ways[other][index] = count
    return ways
