"""Demolition among three and more: a tree in which one seat looks for its best answer to others
who take what looks best at once.

Taking everybody to look ahead for their own good does worse than not looking ahead at all: what
one leaves lying is for the next player alone, and nobody knows which of their equally good moves
the others make. So they are met as they mostly play, by chance between equals.
"""

from typing import Final

import numpy as np

from tavolino.kernels.compiled import Ints, Words, kernel
from tavolino.kernels.demolition.moves import apply, legal
from tavolino.kernels.demolition.playouts import quick_move, quick_playout
from tavolino.kernels.demolition.search import NO_MOVE, order_moves
from tavolino.kernels.demolition.state import MOST_MOVES, SEAT, SEATS, STANDING, copy_state
from tavolino.kernels.tree import (
    ROOT,
    Tree,
    add_children,
    choose_child,
    remember,
    weigh_result,
    work_space,
)

EXPLORATION: Final = 0.5


@kernel
def grow(tree: Tree, root: Ints, rng: Words, times: int, exploration: float) -> None:
    """Walks down the tree, plays out and remembers the result, again and again."""
    table = root.copy()
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    path, points, worths = work_space()
    for _ in range(times):
        copy_state(root, table)
        node = ROOT
        path[0] = ROOT
        length = 1
        while table[STANDING]:
            if not tree.first_child[node]:
                if node != ROOT and not tree.visits[node]:
                    break
                n = legal(table, moves)
                order_moves(table, moves, n, NO_MOVE)
                if not add_children(tree, node, moves, n):
                    break
            if table[SEAT] == root[SEAT]:
                node = choose_child(tree, node, table[SEAT], exploration)
            else:
                node = _child_with(tree, node, quick_move(table, rng))
            path[length] = node
            length += 1
            apply(table, tree.moves[node])
        quick_playout(table, rng, points)
        weigh_result(points, table[SEATS], worths)
        remember(tree, path, length, worths)


@kernel
def _child_with(tree: Tree, node: int, move: int) -> int:
    child: int = tree.first_child[node]
    while tree.moves[child] != move:
        child += 1
    return child
