"""Growing the search tree of a kernel as far as the effort goes, and what it says of moves."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from tavolino.bots.judging import Judged
from tavolino.core import Source, View
from tavolino.kernels.compiled import Ints, Words
from tavolino.kernels.random import seed
from tavolino.kernels.tree import Tree, Weighed, mean_worth, new_tree, weighed

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


class Way(NamedTuple):
    """How a game's trees grow."""

    grow: Grow
    exploration: float
    bushy: int
    """How many nodes a playout adds at most."""


@dataclass(frozen=True)
class Growing:
    """A way and its effort: playouts at most, and seconds if a clock is to be watched.

    `number` names the chance of the playouts.
    """

    way: Way
    seats: int
    playouts: int
    seconds: float | None
    number: int

    def tree(self, state: Ints, playouts: int) -> Tree:
        end = None if self.seconds is None else monotonic() + self.seconds
        tree = new_tree(min(MOST_NODES, self.way.bushy * playouts + 1000), self.seats)
        rng = seed(self.number)
        for done in range(0, playouts, PLAYOUTS_AT_ONCE):
            times = min(PLAYOUTS_AT_ONCE, playouts - done)
            self.way.grow(tree, state, rng, times, self.way.exploration)
            if end is not None and monotonic() >= end:
                break
        return tree

    def best_move(self, state: Ints) -> int:
        """The move tried most."""
        return weighed(self.tree(state, self.playouts))[0].move

    def judged(
        self,
        state: Ints,
        apply: Callable[[Ints, int], None],
        write: Callable[[int], str],
        attend: str,
    ) -> list[Judged]:
        """Every move with its chances for each seat, the one tried most first."""
        found = {write(one.move): one for one in weighed(self.tree(state, self.playouts))}
        wanted = self.playouts // ATTENTION
        if attend in found and found[attend].visits < wanted:
            after = state.copy()
            apply(after, found[attend].move)
            worth = mean_worth(self.tree(after, wanted))
            found[attend] = Weighed(found[attend].move, wanted, worth)
        judged = [Judged(move, one.worth, one.visits) for move, one in found.items()]
        return sorted(judged, key=lambda one: -one.tries)


def growing(
    way: Way, view: View[Any], playouts: int, seconds: float | None, source: Source
) -> Growing:
    return Growing(way, view.seats, playouts, seconds, source.below(SEEDS))
