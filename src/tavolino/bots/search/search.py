"""Monte Carlo tree search: from a view to a value for each move."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Generic

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.search.budget import PlayoutBudget
from tavolino.bots.search.fast_random import FastRandom, fast_random
from tavolino.bots.search.playout import Playout
from tavolino.bots.search.tree import Edge, Node
from tavolino.bots.search.utility import Utility, by_rank
from tavolino.core import CHANCE, Entry, Game, Seat, Source, View
from tavolino.core.game import B, M, S

EXPLORATION: Final = 0.5
"""The exploration constant of UCB1."""
SAMPLED_MOVES: Final = 12
"""How many moves are sampled if the legal moves cannot be listed."""
FOCUS_INTERVAL: Final = 4
"""Every fourth playout starts with the focus move, if there is one."""


@dataclass(frozen=True)
class TreeSearch(Generic[S, M, B]):
    """How to search a game.

    `transposition_key` gives equal keys to states that differ only in the order of moves. It is
    used only in games of perfect information.
    """

    game: Game[S, M, B]
    playout: Playout[S]
    utility: Utility = by_rank
    exploration: float = EXPLORATION
    transposition_key: Callable[[S], Hashable] | None = None

    def evaluate(
        self, view: View[B], source: Source, budget: PlayoutBudget, focus: str = ""
    ) -> tuple[MoveValue, ...]:
        """The viewer's moves, the one with the highest lower bound first.

        The result depends only on the view, the source and the budget.
        """
        builder = TreeBuilder(self, view, fast_random(source))
        builder.grow(budget, focus)
        return builder.values()


class TreeBuilder(Generic[S, M, B]):
    """Builds the tree of one search."""

    def __init__(self, search: TreeSearch[S, M, B], view: View[B], chance: FastRandom) -> None:
        self._search = search
        self._game = search.game
        self._view = view
        self._chance = chance
        self._transpositions: dict[Hashable, Node] = {}
        state = self._game.determinize(view, chance)
        self._texts = self._first_moves(state)
        self._root = Node(
            view.viewer, None if self._game.imperfect_information else state, [*self._texts]
        )

    def _first_moves(self, state: S) -> dict[M, str]:
        """The moves at the root with their notation; a sample if they cannot be listed."""
        game, seat = self._game, self._view.viewer
        if self._view.moves is None:
            some = (game.sample(state, seat, self._chance) for _ in range(SAMPLED_MOVES))
            return {move: game.write(move) for move in some}
        return {game.read(state, seat, text): text for text in self._view.moves}

    def grow(self, budget: PlayoutBudget, focus: str) -> None:
        if len(self._texts) == 1 and not focus:
            budget = PlayoutBudget(1)
        focus_move = next((move for move, text in self._texts.items() if text == focus), None)
        for left in budget.countdown():
            first = focus_move if focus_move is not None and left % FOCUS_INTERVAL == 0 else None
            self._simulate(first)
            if focus_move is None and left > len(self._texts) and self._is_decided(left):
                return

    def values(self) -> tuple[MoveValue, ...]:
        seats = range(self._view.seats)
        edges = sorted(self._root.edges.values(), key=self._negative_lower_bound)
        return tuple(
            MoveValue(self._texts[edge.move], tuple(map(edge.mean, seats)), edge.visits)
            for edge in edges
        )

    def _negative_lower_bound(self, edge: Edge) -> float:
        """The lower confidence bound of a move, negated to sort the best move first."""
        return self._search.exploration / sqrt(edge.visits) - edge.mean(self._view.viewer)

    def _is_decided(self, left: int) -> bool:
        """True if no other move can still get more visits than the first."""
        visits = sorted((edge.visits for edge in self._root.edges.values()), reverse=True)
        return len(visits) == len(self._texts) > 1 and visits[0] - visits[1] > left

    def _simulate(self, first: M | None) -> None:
        """One simulation: selection, expansion, playout and backpropagation."""
        game, root = self._game, self._root
        state: S = (
            root.state if root.state is not None else game.determinize(self._view, self._chance)
        )
        node: Node | None = root
        path: list[Edge] = []
        while node is not None:
            moves = self._moves(node, state)
            if moves is None:
                break
            if first is not None and not path:
                moves = [first]
            search = self._search
            edge = node.choose(moves, state.seats, search.exploration, self._chance)
            is_new = not edge.visits
            path.append(edge)
            if edge.child is not None:
                node = edge.child
                state = node.state
            else:
                state, node = self._step(node, edge, state, is_new)
        values = self._values(state)
        for edge in path:
            edge.add(values)

    def _moves(self, node: Node, state: S) -> Sequence[M] | None:
        if node.moves is not None:
            return node.moves
        legal = self._game.legal(state, node.seat)
        return None if legal is None else list(legal)

    def _step(self, node: Node, edge: Edge, state: S, is_new: bool) -> tuple[S, Node | None]:
        """Makes a move and the chance moves that follow; a new edge ends the selection."""
        game, viewer = self._game, self._view.viewer
        entry = Entry(node.seat, edge.move)
        observation: tuple[Hashable, ...] = (
            (game.redact(state, entry, viewer),) if game.imperfect_information else (edge.move,)
        )
        state = game.apply(state, entry)
        while CHANCE in (due := game.to_act(state)):
            drawn = Entry(CHANCE, game.sample(state, CHANCE, self._chance))
            observation += (game.redact(state, drawn, viewer),)
            state = game.apply(state, drawn)
        if is_new or not due:
            return state, None
        seat = viewer if viewer in due else min(due)
        if game.imperfect_information:
            return state, node.children.setdefault(observation, Node(seat))
        after = node.children.get(observation)
        if after is None:
            after = node.children[observation] = self._node_of(state, seat)
        if len(observation) == 1:
            edge.child = after
        return after.state, after

    def _node_of(self, state: S, seat: Seat) -> Node:
        """The node of a state with perfect information; transpositions share one node."""
        transposition_key = self._search.transposition_key
        key = None if transposition_key is None else transposition_key(state)
        if key is not None and (known := self._transpositions.get(key)) is not None:
            return known
        legal = self._game.legal(state, seat)
        node = Node(seat, state, None if legal is None else list(legal))
        if key is not None:
            self._transpositions[key] = node
        return node

    def _values(self, state: S) -> Sequence[float]:
        outcome = self._game.outcome(state)
        if outcome is not None:
            return self._search.utility(outcome)
        return self._search.playout(state, self._chance)
