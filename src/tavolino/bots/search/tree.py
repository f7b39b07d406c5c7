"""The tree: positions as far as they were looked at, and the moves tried there."""

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Any

from tavolino.core import Seat, Source

Move = Any
"""A move of whatever game is searched."""


class Arm:
    """A move tried at a node: how often it could be made, how often it was, what that brought."""

    __slots__ = ("after", "move", "offered", "totals", "tries")

    def __init__(self, move: Move, seats: int) -> None:
        self.move = move
        self.offered = 0
        self.tries = 0
        self.totals = [0.0] * seats
        self.after: Node | None = None
        """Where it leads, if that is always the same."""

    def mean(self, seat: Seat) -> float:
        return self.totals[seat] / self.tries

    def add(self, values: Sequence[float]) -> None:
        self.tries += 1
        for seat, value in enumerate(values):
            self.totals[seat] += value


class Node:
    """A position as its observer knows it, where one seat is to move.

    In a game that hides nothing it holds the state and the moves. Where something is hidden the
    moves depend on what was made up this time: a move is weighed by how often it was offered.
    """

    __slots__ = ("arms", "children", "moves", "seat", "state")

    def __init__(self, seat: Seat, state: Any = None, moves: list[Move] | None = None) -> None:
        self.seat = seat
        self.state = state
        self.moves = moves
        self.arms: dict[Move, Arm] = {}
        self.children: dict[Hashable, Node] = {}

    def choose(self, moves: Sequence[Move], seats: int, exploration: float, source: Source) -> Arm:
        """An untried move if there is one, else the most promising: UCB1 over those on offer."""
        arms = self.arms
        if len(arms) < len(moves) or any(move not in arms for move in moves):
            untried = [move for move in moves if move not in arms]
            chosen = untried[source.below(len(untried))]
            arms[chosen] = Arm(chosen, seats)
            for move in moves:
                if (known := arms.get(move)) is not None:
                    known.offered += 1
            return arms[chosen]
        best, highest = None, -1.0
        seat = self.seat
        for move in moves:
            arm = arms[move]
            arm.offered += 1
            bound = arm.totals[seat] / arm.tries + exploration * sqrt(log(arm.offered) / arm.tries)
            if bound > highest:
                best, highest = arm, bound
        assert best is not None
        return best
