"""Growing the search tree of a kernel as far as the effort goes, and what it says of moves."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from tavolino.bots.evaluation import MoveValue
from tavolino.core import Source, View
from tavolino.kernels.compiled import Ints, Words
from tavolino.kernels.random import seed
from tavolino.kernels.tree import MoveStats, Tree, mean_values, move_stats, new_tree

SEEDS: Final = 1 << 62
PLAYOUTS_AT_ONCE: Final = 2000
MOST_NODES: Final = 1_000_000
ATTENTION: Final = 10
"""A move to attend to gets at least this part of all playouts: one in so many."""


class Grow(Protocol):
    """A kernel that adds so many playouts to a tree."""

    def __call__(
        self, tree: Tree, root: Ints, rng: Words, times: int, exploration: float, /
    ) -> None: ...


class TreeKernel(NamedTuple):
    """How a game's trees grow."""

    grow: Grow
    exploration: float
    bushy: int
    """How many nodes a playout adds at most."""


@dataclass(frozen=True)
class TreeSearch:
    """A way and its effort: playouts at most, and seconds if a clock is to be watched.

    `number` names the chance of the playouts.
    """

    kernel: TreeKernel
    seats: int
    playouts: int
    seconds: float | None
    number: int

    def tree(self, state: Ints, playouts: int) -> Tree:
        end = None if self.seconds is None else monotonic() + self.seconds
        tree = new_tree(min(MOST_NODES, self.kernel.bushy * playouts + 1000), self.seats)
        rng = seed(self.number)
        for done in range(0, playouts, PLAYOUTS_AT_ONCE):
            times = min(PLAYOUTS_AT_ONCE, playouts - done)
            self.kernel.grow(tree, state, rng, times, self.kernel.exploration)
            if end is not None and monotonic() >= end:
                break
        return tree

    def best_move(self, state: Ints) -> int:
        """The move tried most."""
        return move_stats(self.tree(state, self.playouts))[0].move

    def evaluate(
        self,
        state: Ints,
        apply: Callable[[Ints, int], None],
        write: Callable[[int], str],
        attend: str,
    ) -> list[MoveValue]:
        """Every move with its chances for each seat, the one tried most first."""
        found = {write(one.move): one for one in move_stats(self.tree(state, self.playouts))}
        wanted = self.playouts // ATTENTION
        if attend in found and found[attend].visits < wanted:
            after = state.copy()
            apply(after, found[attend].move)
            values_after = mean_values(self.tree(after, wanted))
            found[attend] = MoveStats(found[attend].move, wanted, values_after)
        values = [MoveValue(move, one.values, one.visits) for move, one in found.items()]
        return sorted(values, key=lambda one: -one.tries)


def tree_search(
    kernel: TreeKernel, view: View[Any], playouts: int, seconds: float | None, source: Source
) -> TreeSearch:
    return TreeSearch(kernel, view.seats, playouts, seconds, source.below(SEEDS))
