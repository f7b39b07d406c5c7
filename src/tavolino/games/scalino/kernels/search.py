"""Tree search for the building game.

With two players both look ahead for their own good. Among more, the others look ahead in half of
their moves and take what looks best at once in the other half. That wins far more against greedy
players than if all looked ahead, and little less against players who do.
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
from tavolino.games.scalino.kernels.board import MOST_MOVES
from tavolino.games.scalino.kernels.greedy import greedy_move
from tavolino.games.scalino.kernels.moves import apply, legal
from tavolino.games.scalino.kernels.playouts import large_playout
from tavolino.games.scalino.kernels.state import SEAT, SEATS, STATE_SIZE, copy_state

EXPLORATION: Final = 0.35
GROWS_AT: Final = 4
"""A node gets children when it has been visited so often."""
GREEDY_ONE_IN: Final = 2
"""With three and more players, one in so many moves of the others is the greedy one."""


@kernel
def grow(tree: Tree, root: Ints, rng: Words, times: int, exploration: float) -> None:
    """Adds this many playouts to the tree: select, expand, play out, backpropagate."""
    state = np.empty(STATE_SIZE, dtype=np.int64)
    moves = np.empty(MOST_MOVES, dtype=np.int64)
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
                if not add_children(tree, node, moves, _large_first(state, moves)):
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
    """Does the seat to move take what looks best at once, rather than look ahead?"""
    if state[SEATS] == 2 or state[SEAT] == searching:
        return False
    return below(rng, GREEDY_ONE_IN) == 0


@kernel
def _large_first(state: Ints, moves: Ints) -> int:
    """Writes the legal moves, large blocks first."""
    n = legal(state, moves)
    for i in range(n // 2):
        moves[i], moves[n - 1 - i] = moves[n - 1 - i], moves[i]
    return n
