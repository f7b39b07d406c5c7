"""A search tree in arrays, for any game of perfect information and any number of seats.

A node has the move that leads to it and the sum of its values for every seat, so each seat chooses
for itself during selection. Selection and playouts are the game's own part; this module chooses
children, expands nodes and backpropagates values.
"""

from math import log, sqrt
from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Floats, Ints, kernel

ROOT: Final = 0
LONGEST: Final = 64
"""No game has more moves than this. Scalino: 48 blocks and three bonuses declined."""
MOST_SEATS: Final = 6
MARGIN_SHARE: Final = 0.3
"""The share of a result's value that comes from the lead rather than from the win."""
HALF_LEAD: Final = 12.0
"""The lead at which half of the margin's value is reached."""


class Tree(NamedTuple):
    moves: Ints
    first_child: Ints
    """0 while a node has no children."""
    children: Ints
    visits: Ints
    values: Floats
    """For each node and seat the sum over all visits."""
    size: Ints
    """One number: how many nodes there are."""


class MoveStats(NamedTuple):
    """How often the search tried a move, and its mean value for each seat: 0 (lost) to 1 (won)."""

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
    """Buffers for the nodes of a path, and for points and values at its end."""
    return (
        np.empty(LONGEST, dtype=np.int64),
        np.empty(MOST_SEATS, dtype=np.int64),
        np.empty(MOST_SEATS, dtype=np.float64),
    )


@kernel
def choose_child(tree: Tree, node: int, seat: int, exploration: float) -> int:
    """The child with the highest upper bound for a seat; those never visited come first."""
    start = tree.first_child[node]
    wide = exploration * sqrt(log(tree.visits[node] + 1.0))
    best = -1.0
    chosen: int = start
    for child in range(start, start + tree.children[node]):
        visits = tree.visits[child]
        if visits == 0:
            return child
        bound = tree.values[child, seat] / visits + wide / sqrt(visits)
        if bound > best:
            best = bound
            chosen = child
    return chosen


@kernel
def child_with(tree: Tree, node: int, move: int) -> int:
    """The child to which this move leads; there must be one."""
    child: int = tree.first_child[node]
    while tree.moves[child] != move:
        child += 1
    return child


@kernel
def add_children(tree: Tree, node: int, moves: Ints, n: int) -> bool:
    """Adds children with these moves, if there is room for them."""
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
    """Writes the value of final points for each seat: mostly the win, a little the lead."""
    for seat in range(seats):
        rival = -(1 << 30)
        level = 1
        for other in range(seats):
            if other != seat:
                rival = max(rival, points[other])
                if points[other] == points[seat]:
                    level += 1
        lead = points[seat] - rival
        win = 1.0 if lead > 0 else 1.0 / level if lead == 0 else 0.0
        margin = 0.5 + 0.5 * lead / (abs(lead) + HALF_LEAD)
        values[seat] = (1 - MARGIN_SHARE) * win + MARGIN_SHARE * margin


def move_stats(tree: Tree) -> list[MoveStats]:
    """The moves at the root, the most visited first; those never visited are left out."""
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
