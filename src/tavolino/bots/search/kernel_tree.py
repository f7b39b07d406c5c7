"""Tree search with a compiled kernel, and the move values it finds."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.random import seed
from tavolino.bots.kernels.tree import MoveStats, Tree, mean_values, move_stats, new_tree
from tavolino.core import Source, View

SEEDS: Final = 1 << 62
PLAYOUTS_AT_ONCE: Final = 2000
MAX_NODES: Final = 1_000_000
FOCUS_SHARE: Final = 10
"""A focus move gets at least one in this many of all playouts."""


class Grow(Protocol):
    """A kernel that adds `times` playouts to a tree."""

    def __call__(
        self, tree: Tree, root: Ints, rng: Words, times: int, exploration: float, /
    ) -> None: ...


class TreeKernel(NamedTuple):
    """The search kernel of a game."""

    grow: Grow
    exploration: float
    nodes_per_playout: int
    """How many nodes a playout adds at most."""


@dataclass(frozen=True)
class KernelTreeSearch:
    """A kernel with its budget: at most `playouts`, and at most `seconds` if there is a limit."""

    kernel: TreeKernel
    seats: int
    playouts: int
    seconds: float | None
    random_seed: int

    def tree(self, state: Ints, playouts: int) -> Tree:
        end = None if self.seconds is None else monotonic() + self.seconds
        tree = new_tree(min(MAX_NODES, self.kernel.nodes_per_playout * playouts + 1000), self.seats)
        rng = seed(self.random_seed)
        for done in range(0, playouts, PLAYOUTS_AT_ONCE):
            times = min(PLAYOUTS_AT_ONCE, playouts - done)
            self.kernel.grow(tree, state, rng, times, self.kernel.exploration)
            if end is not None and monotonic() >= end:
                break
        return tree

    def best_move(self, state: Ints) -> int:
        """The most visited move."""
        return move_stats(self.tree(state, self.playouts))[0].move

    def evaluate(
        self,
        state: Ints,
        apply: Callable[[Ints, int], None],
        write: Callable[[int], str],
        focus: str,
    ) -> list[MoveValue]:
        """Every move with its chances for each seat, the most visited first."""
        found = {write(one.move): one for one in move_stats(self.tree(state, self.playouts))}
        wanted = self.playouts // FOCUS_SHARE
        if focus in found and found[focus].visits < wanted:
            after = state.copy()
            apply(after, found[focus].move)
            values_after = mean_values(self.tree(after, wanted))
            found[focus] = MoveStats(found[focus].move, wanted, values_after)
        values = [MoveValue(move, one.values, one.visits) for move, one in found.items()]
        return sorted(values, key=lambda one: -one.visits)


def kernel_tree_search(
    kernel: TreeKernel, view: View[Any], playouts: int, seconds: float | None, source: Source
) -> KernelTreeSearch:
    return KernelTreeSearch(kernel, view.seats, playouts, seconds, source.below(SEEDS))
