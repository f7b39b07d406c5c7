"""Tree search of demolition with three or more players.

Only one seat searches; its opponents are modelled as greedy players who break ties at random. A
tree in which everyone maximizes their own value plays worse than no search at all: a block left
standing helps only the next player, and nobody knows which of several equal moves the others make.
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
from tavolino.games.scalino.demolition.kernels.playouts import greedy_move, greedy_playout
from tavolino.games.scalino.demolition.kernels.search import order_moves
from tavolino.games.scalino.demolition.kernels.state import (
    MAX_MOVES,
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
    moves = np.empty(MAX_MOVES, dtype=np.int64)
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
                node = child_with(tree, node, greedy_move(state, rng))
            path[length] = node
            length += 1
            apply(state, tree.moves[node])
        greedy_playout(state, rng, points)
        value_result(points, state[SEATS], values)
        backpropagate(tree, path, length, values)
