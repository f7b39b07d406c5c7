"""Tree search of the building game.

With two players both maximize their own value in the tree. With more, the opponents do so in half
of their moves and move greedily in the other half. Against greedy players this wins far more often
than a tree in which everyone searches, and against searching players only a little less often.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.random import below
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
from tavolino.games.scalino.kernels.board import MAX_MOVES
from tavolino.games.scalino.kernels.greedy import greedy_move
from tavolino.games.scalino.kernels.moves import apply, legal
from tavolino.games.scalino.kernels.playouts import large_playout
from tavolino.games.scalino.kernels.state import SEAT, SEATS, STATE_SIZE, copy_state

EXPLORATION: Final = 0.35
GROWS_AT: Final = 4
"""A node is expanded once it has this many visits."""
GREEDY_ONE_IN: Final = 2
"""With three or more players, opponents move greedily once in this many moves."""


@kernel
def grow(tree: Tree, root: Ints, rng: Words, times: int, exploration: float) -> None:
    """Adds this many playouts to the tree: select, expand, play out, backpropagate."""
    state = np.empty(STATE_SIZE, dtype=np.int64)
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    path, points, values = search_buffers()
    for _ in range(times):
        copy_state(root, state)
        node = ROOT
        path[0] = ROOT
        length = 1
        while state[SEAT] >= 0:
            if not tree.first_child[node]:
                if node != ROOT and tree.visits[node] < GROWS_AT:
                    break
                if not add_children(tree, node, moves, _list_large_first(state, moves)):
                    break
            if _is_greedy(state, root[SEAT], rng):
                node = child_with(tree, node, greedy_move(state, rng))
            else:
                node = choose_child(tree, node, state[SEAT], exploration)
            path[length] = node
            length += 1
            apply(state, tree.moves[node])
        large_playout(state, rng, points)
        value_result(points, state[SEATS], values)
        backpropagate(tree, path, length, values)


@kernel
def _is_greedy(state: Ints, searching: int, rng: Words) -> bool:
    """True if the seat to move is to move greedily."""
    if state[SEATS] == 2 or state[SEAT] == searching:
        return False
    return below(rng, GREEDY_ONE_IN) == 0


@kernel
def _list_large_first(state: Ints, moves: Ints) -> int:
    """Writes the legal moves, large blocks first."""
    n = legal(state, moves)
    for i in range(n // 2):
        moves[i], moves[n - 1 - i] = moves[n - 1 - i], moves[i]
    return n
