"""Tree search for demolition."""

from typing import Final

import numpy as np

from tavolino.kernels.compiled import Ints, Words, kernel
from tavolino.kernels.scalino.demolition import (
    MOST_MOVES,
    SEAT,
    SEATS,
    STANDING,
    apply,
    copy_state,
    legal,
)
from tavolino.kernels.scalino.demolition_playouts import careful_playout
from tavolino.kernels.tree import Tree, add_children, choose_child, remember, weigh_result

LONGEST: Final = 64
"""No game has more moves than this: 48 blocks and a bonus declined for each level."""
EXPLORATION: Final = 0.5
GROWS_AT: Final = 4
"""A node gets children when it has been visited so often."""


@kernel
def grow(tree: Tree, root: Ints, rng: Words, times: int, exploration: float) -> None:
    """Walks down the tree, plays out and remembers the result, again and again."""
    table = root.copy()
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    path = np.empty(LONGEST, dtype=np.int64)
    choosers = np.empty(LONGEST, dtype=np.int64)
    points = np.empty(6, dtype=np.int64)
    worths = np.empty(6, dtype=np.float64)
    for _ in range(times):
        copy_state(root, table)
        node = 0
        length = 0
        while table[STANDING]:
            if not tree.first_child[node]:
                if node and tree.visits[node] < GROWS_AT:
                    break
                if not add_children(tree, node, moves, legal(table, moves)):
                    break
            node = choose_child(tree, node, exploration)
            path[length] = node
            choosers[length] = table[SEAT]
            length += 1
            apply(table, tree.moves[node])
        careful_playout(table, rng, points)
        weigh_result(points, table[SEATS], worths)
        remember(tree, path, choosers, length, worths)
