"""Playouts: the value of a leaf of the search tree."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from tavolino.bots.search.utility import Utility, by_rank
from tavolino.core import CHANCE, Entry, Game, Seat, Source
from tavolino.core.game import B, M, S

State = TypeVar("State", contravariant=True)

Policy = Callable[[S, Seat, Source], M]
"""Chooses a move quickly, from a full (determinized) state."""
Evaluate = Callable[[S], Sequence[float]]
"""The heuristic value of an unfinished state for each seat."""


class Playout(Protocol[State]):
    def __call__(self, state: State, source: Source) -> Sequence[float]:
        """The value of a state for each seat, from 0 to 1.

        The state is not over. A compiled kernel may play it out instead of the rules.
        """
        ...


@dataclass(frozen=True)
class PolicyPlayout(Generic[S, M, B]):
    """Plays on by a policy, to the end or for `moves` moves; then `evaluate` values the state."""

    game: Game[S, M, B]
    policy: Policy[S, M]
    utility: Utility = by_rank
    moves: int | None = None
    evaluate: Evaluate[S] | None = None

    def __call__(self, state: S, source: Source) -> Sequence[float]:
        game = self.game
        left = self.moves
        while due := game.to_act(state):
            if CHANCE in due:
                state = game.apply(state, Entry(CHANCE, game.sample(state, CHANCE, source)))
                continue
            if left is not None:
                if left == 0:
                    return self._evaluated(state)
                left -= 1
            seat = min(due)
            state = game.apply(state, Entry(seat, self.policy(state, seat, source)))
        outcome = game.outcome(state)
        assert outcome is not None
        return self.utility(outcome)

    def _evaluated(self, state: S) -> Sequence[float]:
        if self.evaluate is None:
            return (1 / state.seats,) * state.seats
        return self.evaluate(state)


def random_playout(
    game: Game[S, M, B],
    utility: Utility = by_rank,
    moves: int | None = None,
    evaluate: Evaluate[S] | None = None,
) -> PolicyPlayout[S, M, B]:
    """Random moves, as the game samples them."""
    return PolicyPlayout(game, game.sample, utility, moves, evaluate)
