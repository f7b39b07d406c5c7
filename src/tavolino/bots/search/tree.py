"""The nodes and edges of a search tree."""

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Any

from tavolino.core import Seat, Source

Move = Any
"""A move of the game that is searched."""


class Edge:
    """A move at a node: its availability count, visits, and summed values by seat."""

    __slots__ = ("availability", "child", "move", "value_sums", "visits")

    def __init__(self, move: Move, seats: int) -> None:
        self.move = move
        self.availability = 0
        self.visits = 0
        self.value_sums = [0.0] * seats
        self.child: Node | None = None
        """The node that it leads to, if that is always the same."""

    def mean(self, seat: Seat) -> float:
        return self.value_sums[seat] / self.visits

    def add(self, values: Sequence[float]) -> None:
        self.visits += 1
        for seat, value in enumerate(values):
            self.value_sums[seat] += value


class Node:
    """An information set in which one seat is to move.

    With perfect information it holds the state and its moves. Otherwise the legal moves depend on
    the determinization, so the bound of a move uses how often it was available.
    """

    __slots__ = ("children", "edges", "moves", "seat", "state")

    def __init__(self, seat: Seat, state: Any = None, moves: list[Move] | None = None) -> None:
        self.seat = seat
        self.state = state
        self.moves = moves
        self.edges: dict[Move, Edge] = {}
        self.children: dict[Hashable, Node] = {}

    def choose(self, moves: Sequence[Move], seats: int, exploration: float, source: Source) -> Edge:
        """An unvisited move if there is one, else the one with the highest UCB1 bound."""
        edges = self.edges
        if len(edges) < len(moves) or any(move not in edges for move in moves):
            untried = [move for move in moves if move not in edges]
            chosen = untried[source.below(len(untried))]
            edges[chosen] = Edge(chosen, seats)
            for move in moves:
                if (known := edges.get(move)) is not None:
                    known.availability += 1
            return edges[chosen]
        best, highest = None, -1.0
        seat = self.seat
        for move in moves:
            edge = edges[move]
            edge.availability += 1
            bound = edge.value_sums[seat] / edge.visits + exploration * sqrt(
                log(edge.availability) / edge.visits
            )
            if bound > highest:
                best, highest = edge, bound
        assert best is not None
        return best
