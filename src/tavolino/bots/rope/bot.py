"""A player of Cut the Rope who thinks a turn through before the first card."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final
from weakref import WeakKeyDictionary

from tavolino.bots.evaluation import MoveValue
from tavolino.core import Entry, Seat, Source, View
from tavolino.games.rope.game import ROPE
from tavolino.games.rope.moves import RopeMove
from tavolino.games.rope.shown import RopeBoard
from tavolino.games.rope.state import RopeState


@dataclass(frozen=True)
class Plan:
    """What is left of a way through the turn, and the table at which it goes on."""

    board: RopeBoard
    moves: tuple[RopeMove, ...]


_plans: Final[WeakKeyDictionary[Source, Plan]] = WeakKeyDictionary()
"""Who draws all chance of a game from one source thinks a turn through once; where each move has a
source of its own, it is thought about anew."""


@dataclass(frozen=True)
class RopeEffort:
    """How hard to think.

    By rollouts alone a bot finds the same on every machine; the seconds are for machines that are
    too slow for them.
    """

    rollouts: int
    seconds: float | None = None
    ways: int = 1500
    """How many ways to play the turn are looked at."""
    rounds: int = 2
    """How far each of them is played on, in turns of every player."""
    doubt: float = 1.0
    """How many standard errors a way must be better than the quick policy's to be preferred."""


@dataclass(frozen=True)
class RopeSearchBot:
    """Looks at every way to play until it sees a new card, tries each in the same imagined deals,
    and leaves what a quick player would do only for something that is clearly better."""

    effort: RopeEffort
    unit: ClassVar[str] = "cards"
    """Its values are the pile cards by which somebody is expected to get ahead."""

    def without_time_limit(self) -> "RopeSearchBot":
        """The same player, limited by its rollouts alone: it moves the same on every machine."""
        return RopeSearchBot(replace(self.effort, seconds=None))

    def choose(self, view: View[Any], source: Source) -> str:
        # Only who thinks needs the compiler.
        from tavolino.bots.rope.compiled_search import best_way

        state = ROPE.determinize(view, source)
        if view.moves is not None and len(view.moves) == 1:
            return view.moves[0]
        plan = _plans.pop(source, None)
        if plan is not None and plan.board == view.board:
            moves = plan.moves
        else:
            moves = tuple(best_way(state, self.effort, source.below(1 << 32)))
        keep_plan(state, view.viewer, moves, source)
        return str(moves[0])

    def evaluate(self, view: View[Any], source: Source, attend: str = "") -> tuple[MoveValue, ...]:
        from tavolino.bots.rope.compiled_search import value_moves

        state = ROPE.determinize(view, source)
        others = view.seats - 1
        return tuple(
            MoveValue(
                one.move,
                tuple(
                    one.lead if seat == view.viewer else -one.lead / others
                    for seat in range(view.seats)
                ),
                one.tries,
            )
            for one in value_moves(state, self.effort, source.below(1 << 32), attend)
        )


def keep_plan(state: RopeState, seat: Seat, moves: tuple[RopeMove, ...], source: Source) -> None:
    """Keeps the moves after the first: until a card is turned up nothing new comes to light."""
    if len(moves) > 1:
        after = ROPE.apply(state, Entry(seat, moves[0]))
        _plans[source] = Plan(ROPE.view(after, seat).board, moves[1:])
