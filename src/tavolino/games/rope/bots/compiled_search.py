"""Choosing among the lines of play of a turn, by sequential halving over rollouts."""

from collections.abc import Sequence
from time import monotonic
from typing import Final, NamedTuple

from tavolino.games.rope.bots.bot import RopeBudget
from tavolino.games.rope.kernels.search import POLICY, LineValue, TurnLines
from tavolino.games.rope.rules.moves import RopeMove
from tavolino.games.rope.rules.state import RopeState

SHORTLIST: Final = 8
"""How many lines are left after the first comparison."""
MOST_LAID: Final = 3
"""For this many of them every end of the turn is compared."""
FINAL: Final = 5
FEWEST_DEALS: Final = 4


class TurnValue(NamedTuple):
    """A move, its expected lead in pile cards, and the rollouts of the best line that begins with
    it."""

    move: str
    lead: float
    visits: int


def best_line(state: RopeState, budget: RopeBudget, random_seed: int) -> list[RopeMove]:
    """The moves of the player to act until a card is turned up or the turn ends."""
    return TurnSearch(state, budget, random_seed).decide()


def value_moves(
    state: RopeState, budget: RopeBudget, random_seed: int, focus: str = ""
) -> list[TurnValue]:
    """The value of each move for the player to act, the best first.

    The focus move is searched well, however bad it seems.
    """
    search = TurnSearch(state, budget, random_seed, focus)
    chosen = str(search.decide()[0])
    best: dict[str, LineValue] = {}
    for line, value in search.values.items():
        move = search.first_move(line)
        if move not in best or (best[move].visits, best[move].mean) < (value.visits, value.mean):
            best[move] = value
    moves = [TurnValue(move, value.lead, value.visits) for move, value in best.items()]
    return sorted(moves, key=lambda one: (one.move != chosen, -one.lead))


class TurnSearch:
    """The search for one decision. A third of the budget compares all plays, half of the rest all
    ends of the turn, and what remains the last few lines."""

    def __init__(
        self, state: RopeState, budget: RopeBudget, random_seed: int, focus: str = ""
    ) -> None:
        self.lines = TurnLines(state, budget.lines, random_seed)
        self.budget = budget
        self.focus = focus
        self.left = budget.rollouts
        """The rollouts left; a turn with few plays leaves more for the later comparisons."""
        self.turns = budget.rounds * state.seats
        self.end = None if budget.seconds is None else monotonic() + budget.seconds
        self.values: dict[int, LineValue] = {}
        """The value of each line, from its last comparison."""

    def decide(self) -> list[RopeMove]:
        plays = self.shortlist(list(range(self.lines.count)), SHORTLIST, self.left // 3)
        last = self.shortlist(self.with_lays(plays), FINAL, self.left // 2)
        if last == [POLICY]:
            return self.lines.moves(POLICY)
        self.compare(last, self.left)
        best = max(last, key=lambda line: self.values[line].mean)
        if self.values[best].mean > self.budget.confidence * self.values[best].error:
            return self.lines.moves(best)
        return self.lines.moves(POLICY)

    def shortlist(self, among: list[int], keep: int, rollouts: int) -> list[int]:
        """The best lines, the policy's always first; each comparison keeps a quarter."""
        while len(among) > keep + 1:
            share = rollouts // 2
            rollouts -= share
            self.compare(among, share)
            order = sorted(among[1:], key=lambda line: -self.values[line].mean)
            kept = order[: max(keep, len(among) // 4)]
            if self.focus and not any(map(self.is_focus, kept)):
                kept[-1:] = list(filter(self.is_focus, order))[:1] or kept[-1:]
            among = [POLICY, *kept]
        return among

    def with_lays(self, plays: Sequence[int]) -> list[int]:
        """Adds every end of the turn for the best plays and for the policy's."""
        among = list(plays)
        for place, line in enumerate(plays):
            if self.lines.ends_turn(line) and (
                place <= MOST_LAID or len(self.lines.moves(line)) == 1
            ):
                among += self.lines.add_lays(line)
        return among

    def compare(self, among: Sequence[int], rollouts: int) -> None:
        """Shares rollouts among these lines; fewer if the time is up."""
        deals = max(FEWEST_DEALS, rollouts // len(among))
        self.left -= deals * len(among)
        found = self.lines.compare(among, self.turns, deals, self.is_late)
        self.values.update(zip(among, found, strict=True))

    def first_move(self, line: int) -> str:
        return str(self.lines.moves(line)[0])

    def is_focus(self, line: int) -> bool:
        return self.first_move(line) == self.focus

    def is_late(self) -> bool:
        return self.end is not None and monotonic() >= self.end
