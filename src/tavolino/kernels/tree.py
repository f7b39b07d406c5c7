"""A search tree in arrays, for any game of perfect information and any number of seats.

A node knows the move that leads to it and what that was worth so far to every seat, so that each
chooses for itself on the way down. Walking down and playing out is the game's own part; this one
chooses, grows and remembers.
"""

from math import log, sqrt
from typing import Final, NamedTuple

import numpy as np

from tavolino.kernels.compiled import Floats, Ints, kernel

ROOT: Final = 0
LONGEST: Final = 64
"""No game has more moves than this. Scalino: 48 blocks and three bonuses declined."""
MOST_SEATS: Final = 6
MARGIN_SHARE: Final = 0.3
"""How much of a result's worth lies in the lead rather than in the win."""
HALF_LEAD: Final = 12.0
"""With this lead half of the margin's worth is reached."""


class Tree(NamedTuple):
    moves: Ints
    first_child: Ints
    """0 while a node has no children."""
    children: Ints
    visits: Ints
    worth: Floats
    """For each node and seat the sum over all visits."""
    size: Ints
    """One number: how many nodes there are."""


class Weighed(NamedTuple):
    """A move the search has looked at; its worth to each seat is between 0 (lost) and 1 (won)."""

    move: int
    visits: int
    worth: tuple[float, ...]


def new_tree(capacity: int, seats: int) -> Tree:
    return Tree(
        moves=np.zeros(capacity, dtype=np.int64),
        first_child=np.zeros(capacity, dtype=np.int64),
        children=np.zeros(capacity, dtype=np.int64),
        visits=np.zeros(capacity, dtype=np.int64),
        worth=np.zeros((capacity, seats), dtype=np.float64),
        size=np.ones(1, dtype=np.int64),
    )


@kernel
def work_space() -> tuple[Ints, Ints, Floats]:
    """Room for the nodes of a way down, and for points and worths at its end."""
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
        bound = tree.worth[child, seat] / visits + wide / sqrt(visits)
        if bound > best:
            best = bound
            chosen = child
    return chosen


@kernel
def add_children(tree: Tree, node: int, moves: Ints, n: int) -> bool:
    """Grows children with these moves, if there is room for them."""
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
def remember(tree: Tree, path: Ints, length: int, worths: Floats) -> None:
    """Adds a result to every node of a path."""
    for i in range(length):
        tree.visits[path[i]] += 1
        for seat in range(tree.worth.shape[1]):
            tree.worth[path[i], seat] += worths[seat]


@kernel
def weigh_result(points: Ints, seats: int, worths: Floats) -> None:
    """What final points are worth to each seat: mostly the win, a little the lead."""
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
        worths[seat] = (1 - MARGIN_SHARE) * win + MARGIN_SHARE * margin


def weighed(tree: Tree) -> list[Weighed]:
    """The moves at the root, the one looked at most first; those never looked at are left out."""
    start = int(tree.first_child[ROOT])
    found = [
        Weighed(int(tree.moves[child]), int(tree.visits[child]), mean_worth(tree, child))
        for child in range(start, start + int(tree.children[ROOT]))
        if tree.visits[child]
    ]
    return sorted(found, key=lambda one: (-one.visits, one.move))


def mean_worth(tree: Tree, node: int = ROOT) -> tuple[float, ...]:
    """What the visits of a node were worth to each seat on average."""
    return tuple((tree.worth[node] / tree.visits[node]).tolist())
