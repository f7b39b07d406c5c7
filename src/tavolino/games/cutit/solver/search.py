"""The search for arrangements: depth first, the snippet with the fewest places next."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from tavolino.games.cutit.solver.board import EMPTY, PlacedShape, SolverBoard, SolverTable, Spot

Choices = dict[int, list[PlacedShape]]
"""By snippet: the places where it can join the board now."""


class OutOfBudget(Exception):
    """The budget was used up before the search was complete."""


class SolverBudget:
    """The limit of a search: at most `most` placements, and a callback that can stop it."""

    def __init__(self, most: int, stop: Callable[[], bool] | None) -> None:
        self.most: Final = most
        self.stop: Final = stop
        self.nodes = 0

    def spend(self) -> None:
        if self.nodes >= self.most or (self.stop is not None and self.stop()):
            raise OutOfBudget
        self.nodes += 1


class JoinSearch:
    """A search that can be run several times on one table; `best` is the heaviest arrangement.

    It prunes boards that cannot reach `goal` spaces. Each arrangement found raises the goal, until
    one has `most` spaces.
    """

    def __init__(self, table: SolverTable, budget: SolverBudget) -> None:
        self.table: Final = table
        self.budget: Final = budget
        self.best: tuple[PlacedShape, ...] = ()
        self.best_size = 0
        self.goal = 0
        self.most = 0
        self.ways: Final = _ways_to_join(table)
        self.partners: Final = tuple(
            sum(1 << other for other, ways in enumerate(row) if ways) for row in self.ways
        )
        self._sizes: Final = [piece.size for piece in table.pieces]
        # A snippet that joins with its only half-star has none left for others.
        self._onward: Final = tuple(
            partners if len(table.shapes[4 * index].stars) > 1 else 0
            for index, partners in enumerate(self.partners)
        )
        self._tried: set[Spot] = set()

    def join_all(self, wanted: Sequence[int]) -> bool:
        """True if all these snippets can be joined."""
        pieces = self.table.pieces
        first = min(
            wanted, key=lambda index: (sum(self.ways[index][other] for other in wanted), index)
        )
        self.goal = self.most = sum(pieces[index].size for index in wanted)
        return self._begin(first, wanted)

    def join_most(self, most: int) -> None:
        """Finds the heaviest arrangement, given that none has more than `most` spaces.

        First those with the largest snippet, then those without it but with the second largest, and
        so on.
        """
        pieces = self.table.pieces
        order = sorted(range(len(pieces)), key=lambda index: (-pieces[index].size, index))
        self.goal, self.most = self.best_size + 1, most
        while sum(pieces[index].size for index in order) >= self.goal <= self.most:
            first, *order = order
            self._begin(first, order)

    def _begin(self, first: int, others: Iterable[int]) -> bool:
        """Searches the arrangements that contain this snippet.

        It can be fixed in one place and orientation, because every arrangement can be moved and
        turned. And every connected arrangement has an order in which each snippet joins an earlier
        one.
        """
        start = self.table.start(first)
        board = self.table.put(EMPTY, start)
        self._tried = set()
        waiting = sum(1 << index for index in others if index != first)
        return self._extend(board, *self._after(board, start, {}, waiting), self._sizes[first])

    def _extend(self, board: SolverBoard, choices: Choices, waiting: int, size: int) -> bool:
        """Joins more snippets to the board; returns True if an arrangement has `most` spaces.

        A place that has been tried on this board is skipped on boards with more snippets until the
        search backtracks. A snippet without places becomes a bit of `waiting`: it may still join
        one that is placed later.
        """
        self.budget.spend()
        if size > self.best_size:
            self.best, self.best_size = board.places, size
            self.goal = max(self.goal, size + 1)
        if size == self.most:
            return True
        put = self.table.put
        tried = []
        found = False
        while not found and size + self._within_reach(choices, waiting) >= self.goal:
            piece = min([(len(places), piece) for piece, places in choices.items()])[1]
            for place in choices[piece]:
                grown = put(board, place)
                after = self._after(grown, place, choices, waiting)
                if found := self._extend(grown, *after, size + self._sizes[piece]):
                    break
                tried.append(place[:2])
                self._tried.add(place[:2])
            del choices[piece]
            waiting |= 1 << piece
        self._tried.difference_update(tried)
        return found

    def _after(
        self, board: SolverBoard, new: PlacedShape, choices: Choices, waiting: int
    ) -> tuple[Choices, int]:
        """The choices after a shape was added to the board, and the snippets without any."""
        may_touch, joining, tried = self.table.may_touch, self.table.joining, self._tried
        new_bit, new_number, new_cells, _ = new
        new_piece = new_number >> 2
        partners = self.partners[new_piece]
        after: Choices = {}
        for index, places in choices.items():
            if index == new_piece:
                continue
            still = [
                place
                for place in places
                if not place[3] & new_cells
                or (
                    not place[2] & new_cells and may_touch(new_number, place[1], place[0] - new_bit)
                )
            ]
            if partners >> index & 1:
                still += joining(board, new, index, {place[:2] for place in still}, tried)
            if still:
                after[index] = still
            else:
                waiting |= 1 << index
        for index in ones(partners & waiting):
            if index not in choices and (found := joining(board, new, index, set(), tried)):
                after[index] = found
                waiting ^= 1 << index
        return after, waiting

    def _within_reach(self, choices: Choices, waiting: int) -> int:
        """The spaces of all snippets that have a place, or may join one that has, and so on."""
        sizes = self._sizes
        onward = self._onward
        size = reachable = 0
        for index in choices:
            size += sizes[index]
            reachable |= onward[index]
        while new := reachable & waiting:
            waiting ^= new
            for index in ones(new):
                size += sizes[index]
                reachable |= onward[index]
        return size


def ones(bits: int) -> Iterator[int]:
    """The positions of the set bits, the lowest first.

    >>> list(ones(0b1011))
    [0, 1, 3]
    """
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def _ways_to_join(table: SolverTable) -> list[list[int]]:
    """The number of ways to join each two snippets if there were no others."""
    pieces = table.pieces
    ways = [[0] * len(pieces) for _ in pieces]
    for index, piece in enumerate(pieces):
        for other in range(index):
            if piece.colours & pieces[other].colours:
                count = len(table.ways_to_join(4 * index, other))
                ways[index][other] = ways[other][index] = count
    return ways
