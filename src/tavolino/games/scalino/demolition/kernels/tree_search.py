"""Demolition among three and more: a tree in which one seat looks for its best answer to others
who take what looks best at once.

Taking everybody to look ahead for their own good does worse than not looking ahead at all: what
one leaves lying is for the next player alone, and nobody knows which of their equally good moves
the others make. So they are met as they mostly play, by chance between equals.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.tree import (
    ROOT,
    Tree,
    add_children,
    backpropagate,
    child_with,
    choose_child,
    search_buffers,
    value_result,
)
from tavolino.games.scalino.demolition.kernels.moves import apply, legal
from tavolino.games.scalino.demolition.kernels.playouts import quick_move, quick_playout
from tavolino.games.scalino.demolition.kernels.search import order_moves
from tavolino.games.scalino.demolition.kernels.state import (
    MOST_MOVES,
    SEAT,
    SEATS,
    STANDING,
    copy_state,
)
from tavolino.games.scalino.demolition.kernels.transpositions import NO_MOVE

EXPLORATION: Final = 0.5


@kernel
def grow(tree: Tree, root: Ints, rng: Words, times: int, exploration: float) -> None:
    """Adds this many playouts to the tree: select, expand, play out, backpropagate."""
    state = root.copy()
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    path, points, values = search_buffers()
    for _ in range(times):
        copy_state(root, state)
        node = ROOT
        path[0] = ROOT
        length = 1
        while state[STANDING]:
            if not tree.first_child[node]:
                if node != ROOT and not tree.visits[node]:
                    break
                n = legal(state, moves)
                order_moves(state, moves, n, NO_MOVE)
                if not add_children(tree, node, moves, n):
                    break
            if state[SEAT] == root[SEAT]:
                node = choose_child(tree, node, state[SEAT], exploration)
            else:
                node = child_with(tree, node, quick_move(state, rng))
            path[length] = node
            length += 1
            apply(state, tree.moves[node])
        quick_playout(state, rng, points)
        value_result(points, state[SEATS], values)
        backpropagate(tree, path, length, values)
