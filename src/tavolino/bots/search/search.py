"""The search itself: from a view to what each move is worth."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Generic

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.search.chance import QuickChance, chance_from
from tavolino.bots.search.limit import Limit
from tavolino.bots.search.playout import Playout
from tavolino.bots.search.tree import Arm, Node
from tavolino.bots.search.worth import Worth, by_rank
from tavolino.core import CHANCE, Entry, Game, Seat, Source, View
from tavolino.core.game import B, M, S

EXPLORATION: Final = 0.5
"""How much a move is worth for having been tried less than others."""
ENDLESS: Final = 12
"""How many moves are looked at where they are endless."""
ATTENDED: Final = 4
"""One playout in so many goes to the move that must be looked at well."""


@dataclass(frozen=True)
class Search(Generic[S, M, B]):
    """How to search a game.

    `same` gives equal keys to states that are one and the same but for the way they came about;
    it is of use only where nothing is hidden.
    """

    game: Game[S, M, B]
    playout: Playout[S]
    worth: Worth = by_rank
    exploration: float = EXPLORATION
    same: Callable[[S], Hashable] | None = None

    def evaluate(
        self, view: View[B], source: Source, limit: Limit, attend: str = ""
    ) -> tuple[MoveValue, ...]:
        """The viewer's moves, the surest good one first; only view and source decide."""
        growing = Growing(self, view, chance_from(source))
        growing.grow(limit, attend)
        return growing.values()


class Growing(Generic[S, M, B]):
    """A tree as it grows."""

    def __init__(self, search: Search[S, M, B], view: View[B], chance: QuickChance) -> None:
        self._search = search
        self._game = search.game
        self._view = view
        self._chance = chance
        self._known: dict[Hashable, Node] = {}
        state = self._game.determinize(view, chance)
        self._texts = self._first_moves(state)
        self._root = Node(
            view.viewer, None if self._game.imperfect_information else state, [*self._texts]
        )

    def _first_moves(self, state: S) -> dict[M, str]:
        """The moves at the root with their notation; some of them where they are endless."""
        game, seat = self._game, self._view.viewer
        if self._view.moves is None:
            some = (game.sample(state, seat, self._chance) for _ in range(ENDLESS))
            return {move: game.write(move) for move in some}
        return {game.read(state, seat, text): text for text in self._view.moves}

    def grow(self, limit: Limit, attend: str) -> None:
        if len(self._texts) == 1 and not attend:
            limit = Limit(1)
        attended = next((move for move, text in self._texts.items() if text == attend), None)
        for left in limit.rounds():
            first = attended if attended is not None and left % ATTENDED == 0 else None
            self._try_once(first)
            if attended is None and left > len(self._texts) and self._is_decided(left):
                return

    def values(self) -> tuple[MoveValue, ...]:
        seats = range(self._view.seats)
        arms = sorted(self._root.arms.values(), key=self._doubt)
        return tuple(
            MoveValue(self._texts[arm.move], tuple(map(arm.mean, seats)), arm.tries) for arm in arms
        )

    def _doubt(self, arm: Arm) -> float:
        """The smaller, the better the move is, even if it was tried with luck."""
        return self._search.exploration / sqrt(arm.tries) - arm.mean(self._view.viewer)

    def _is_decided(self, left: int) -> bool:
        """Can no other move be tried as often as the first, whatever happens?"""
        tries = sorted((arm.tries for arm in self._root.arms.values()), reverse=True)
        return len(tries) == len(self._texts) > 1 and tries[0] - tries[1] > left

    def _try_once(self, first: M | None) -> None:
        """Down the tree to a move not tried before, a playout from there, and back up."""
        game, root = self._game, self._root
        state: S = (
            root.state if root.state is not None else game.determinize(self._view, self._chance)
        )
        node: Node | None = root
        path: list[Arm] = []
        while node is not None:
            moves = self._moves(node, state)
            if moves is None:
                break
            if first is not None and not path:
                moves = [first]
            search = self._search
            arm = node.choose(moves, state.seats, search.exploration, self._chance)
            is_new = not arm.tries
            path.append(arm)
            if arm.after is not None:
                node = arm.after
                state = node.state
            else:
                state, node = self._step(node, arm, state, is_new)
        values = self._values(state)
        for arm in path:
            arm.add(values)

    def _moves(self, node: Node, state: S) -> Sequence[M] | None:
        if node.moves is not None:
            return node.moves
        legal = self._game.legal(state, node.seat)
        return None if legal is None else list(legal)

    def _step(self, node: Node, arm: Arm, state: S, is_new: bool) -> tuple[S, Node | None]:
        """Makes a move, and those of chance that follow; a new one ends the way down."""
        game, viewer = self._game, self._view.viewer
        entry = Entry(node.seat, arm.move)
        told: tuple[Hashable, ...] = (
            (game.redact(state, entry, viewer),) if game.imperfect_information else (arm.move,)
        )
        state = game.apply(state, entry)
        while CHANCE in (due := game.to_act(state)):
            drawn = Entry(CHANCE, game.sample(state, CHANCE, self._chance))
            told += (game.redact(state, drawn, viewer),)
            state = game.apply(state, drawn)
        if is_new or not due:
            return state, None
        seat = viewer if viewer in due else min(due)
        if game.imperfect_information:
            return state, node.children.setdefault(told, Node(seat))
        after = node.children.get(told)
        if after is None:
            after = node.children[told] = self._node_of(state, seat)
        if len(told) == 1:
            arm.after = after
        return after.state, after

    def _node_of(self, state: S, seat: Seat) -> Node:
        """The node of a state that everybody sees; the same one if another way led there."""
        same = self._search.same
        key = None if same is None else same(state)
        if key is not None and (known := self._known.get(key)) is not None:
            return known
        legal = self._game.legal(state, seat)
        node = Node(seat, state, None if legal is None else list(legal))
        if key is not None:
            self._known[key] = node
        return node

    def _values(self, state: S) -> Sequence[float]:
        outcome = self._game.outcome(state)
        if outcome is not None:
            return self._search.worth(outcome)
        return self._search.playout(state, self._chance)
