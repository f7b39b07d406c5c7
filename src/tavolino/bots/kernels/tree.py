"""A Monte Carlo search tree in arrays, for games of perfect information with any number of seats.

A node holds the move that leads to it and its summed values for every seat; during selection each
seat maximizes its own value. The game implements the descent and the playout. This module selects
children, expands nodes and backpropagates values.
"""

from math import log, sqrt
from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Floats, Ints, kernel

ROOT: Final = 0
MAX_GAME_LENGTH: Final = 64
"""No game has more moves. Scalino: 48 blocks and three declined bonuses."""
MAX_SEATS: Final = 6
MARGIN_SHARE: Final = 0.3
"""The weight of the lead in the value of a result; the rest is the weight of the win."""
HALF_LEAD: Final = 12.0
"""A lead of this many points gets half of the possible bonus for the lead."""


class Tree(NamedTuple):
    moves: Ints
    first_child: Ints
    """0 while a node has no children."""
    children: Ints
    visits: Ints
    values: Floats
    """By node and seat, summed over all visits."""
    size: Ints
    """One element: the number of nodes."""


class MoveStats(NamedTuple):
    """The visits of a move and its mean value for each seat, from 0 (loss) to 1 (win)."""

    move: int
    visits: int
    values: tuple[float, ...]


def new_tree(capacity: int, seats: int) -> Tree:
    return Tree(
        moves=np.zeros(capacity, dtype=np.int64),
        first_child=np.zeros(capacity, dtype=np.int64),
        children=np.zeros(capacity, dtype=np.int64),
        visits=np.zeros(capacity, dtype=np.int64),
        values=np.zeros((capacity, seats), dtype=np.float64),
        size=np.ones(1, dtype=np.int64),
    )


@kernel
def search_buffers() -> tuple[Ints, Ints, Floats]:
    """Buffers for the nodes of a path, and for the points and values at its end."""
    return (
        np.empty(MAX_GAME_LENGTH, dtype=np.int64),
        np.empty(MAX_SEATS, dtype=np.int64),
        np.empty(MAX_SEATS, dtype=np.float64),
    )


@kernel
def choose_child(tree: Tree, node: int, seat: int, exploration: float) -> int:
    """The child with the highest UCB1 bound for a seat; unvisited children come first."""
    start = tree.first_child[node]
    width = exploration * sqrt(log(tree.visits[node] + 1.0))
    best = -1.0
    chosen: int = start
    for child in range(start, start + tree.children[node]):
        visits = tree.visits[child]
        if visits == 0:
            return child
        bound = tree.values[child, seat] / visits + width / sqrt(visits)
        if bound > best:
            best = bound
            chosen = child
    return chosen


@kernel
def child_with(tree: Tree, node: int, move: int) -> int:
    """The child reached by this move, which must exist."""
    child: int = tree.first_child[node]
    while tree.moves[child] != move:
        child += 1
    return child


@kernel
def add_children(tree: Tree, node: int, moves: Ints, n: int) -> bool:
    """Adds a child for each move; returns False if the tree is full."""
    start = tree.size[0]
    if start + n > len(tree.moves):
        return False
    for i in range(n):
        tree.moves[start + i] = moves[i]
    tree.size[0] = start + n
    tree.first_child[node] = start
    tree.children[node] = n
    return True


@kernel
def backpropagate(tree: Tree, path: Ints, length: int, values: Floats) -> None:
    """Adds a result to every node of a path."""
    for i in range(length):
        tree.visits[path[i]] += 1
        for seat in range(tree.values.shape[1]):
            tree.values[path[i], seat] += values[seat]


@kernel
def value_result(points: Ints, seats: int, values: Floats) -> None:
    """Writes the value of final points for each seat: mostly for winning, a little for the lead."""
    for seat in range(seats):
        best_rival = -(1 << 30)
        tied = 1
        for other in range(seats):
            if other != seat:
                best_rival = max(best_rival, points[other])
                if points[other] == points[seat]:
                    tied += 1
        lead = points[seat] - best_rival
        win = 1.0 if lead > 0 else 1.0 / tied if lead == 0 else 0.0
        margin = 0.5 + 0.5 * lead / (abs(lead) + HALF_LEAD)
        values[seat] = (1 - MARGIN_SHARE) * win + MARGIN_SHARE * margin


def move_stats(tree: Tree) -> list[MoveStats]:
    """The visited moves at the root, the most visited first."""
    start = int(tree.first_child[ROOT])
    found = [
        MoveStats(int(tree.moves[child]), int(tree.visits[child]), mean_values(tree, child))
        for child in range(start, start + int(tree.children[ROOT]))
        if tree.visits[child]
    ]
    return sorted(found, key=lambda one: (-one.visits, one.move))


def mean_values(tree: Tree, node: int = ROOT) -> tuple[float, ...]:
    """The mean value of a node for each seat."""
    return tuple((tree.values[node] / tree.visits[node]).tolist())
