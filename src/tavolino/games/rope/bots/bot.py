"""A bot for Cut the Rope that searches the lines of play of a whole turn."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final
from weakref import WeakKeyDictionary

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.search.budget import shorter
from tavolino.core import Entry, Seat, Source, View
from tavolino.games.rope.rules.game import ROPE
from tavolino.games.rope.rules.moves import RopeMove
from tavolino.games.rope.rules.state import RopeState
from tavolino.games.rope.rules.view import RopeBoard


@dataclass(frozen=True)
class Plan:
    """The remaining moves of a line, and the board on which they continue."""

    board: RopeBoard
    moves: tuple[RopeMove, ...]


_plans: Final[WeakKeyDictionary[Source, Plan]] = WeakKeyDictionary()
"""By random source. If all moves of a game share one source, each turn is searched once; if each
move has its own, every move is searched."""


@dataclass(frozen=True)
class RopeBudget:
    """The budget of a search.

    With rollouts alone a bot plays the same on every machine. The time limit is for slow machines.
    """

    rollouts: int
    seconds: float | None = None
    lines: int = 1500
    """How many lines of play are compared at most."""
    rounds: int = 2
    """The depth of a rollout, in turns of every player."""
    confidence: float = 1.0
    """By how many standard errors a line must beat the policy's line to be chosen."""


@dataclass(frozen=True)
class RopeSearchBot:
    """Compares all lines of play until a new card is turned up, each in the same determinizations,
    and leaves the policy's line only for one that is clearly better."""

    budget: RopeBudget
    unit: ClassVar[str] = "cards"
    """Its values are expected leads in pile cards."""

    def without_time_limit(self) -> "RopeSearchBot":
        """The same bot without a time limit: it moves the same on every machine."""
        return RopeSearchBot(replace(self.budget, seconds=None))

    def within(self, seconds: float) -> "RopeSearchBot":
        return RopeSearchBot(replace(self.budget, seconds=shorter(self.budget.seconds, seconds)))

    def choose(self, view: View[Any], source: Source) -> str:
        # Importing the search imports the compiler.
        from tavolino.games.rope.bots.compiled_search import best_line

        state = ROPE.determinize(view, source)
        if view.moves is not None and len(view.moves) == 1:
            return view.moves[0]
        plan = _plans.pop(source, None)
        if plan is not None and plan.board == view.board:
            moves = plan.moves
        else:
            moves = tuple(best_line(state, self.budget, source.below(1 << 32)))
        keep_plan(state, view.viewer, moves, source)
        return str(moves[0])

    def evaluate(self, view: View[Any], source: Source, focus: str = "") -> tuple[MoveValue, ...]:
        from tavolino.games.rope.bots.compiled_search import value_moves

        state = ROPE.determinize(view, source)
        others = view.seats - 1
        return tuple(
            MoveValue(
                one.move,
                tuple(
                    one.lead if seat == view.viewer else -one.lead / others
                    for seat in range(view.seats)
                ),
                one.visits,
            )
            for one in value_moves(state, self.budget, source.below(1 << 32), focus)
        )


def keep_plan(state: RopeState, seat: Seat, moves: tuple[RopeMove, ...], source: Source) -> None:
    """Keeps the moves after the first: they stay the best until a card is turned up."""
    if len(moves) > 1:
        after = ROPE.apply(state, Entry(seat, moves[0]))
        _plans[source] = Plan(ROPE.view(after, seat).board, moves[1:])
