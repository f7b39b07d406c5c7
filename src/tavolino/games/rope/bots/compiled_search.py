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
MAX_WITH_LAYS: Final = 3
"""For this many of them every way to end the turn is compared."""
FINALISTS: Final = 5
MIN_DEALS: Final = 4


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

    The focus move is searched thoroughly even if it looks bad.
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
    """The search for one decision. A third of the budget compares all plays, half of the rest the
    ways to end the turn, and the remainder the finalists."""

    def __init__(
        self, state: RopeState, budget: RopeBudget, random_seed: int, focus: str = ""
    ) -> None:
        self.lines = TurnLines(state, budget.lines, random_seed)
        self.budget = budget
        self.focus = focus
        self.left = budget.rollouts
        """The rollouts left. A turn with few plays leaves more of them for later comparisons."""
        self.turns = budget.rounds * state.seats
        self.end = None if budget.seconds is None else monotonic() + budget.seconds
        self.values: dict[int, LineValue] = {}
        """The value of each line, from its last comparison."""

    def decide(self) -> list[RopeMove]:
        plays = self.shortlist(list(range(self.lines.count)), SHORTLIST, self.left // 3)
        finalists = self.shortlist(self.with_lays(plays), FINALISTS, self.left // 2)
        if finalists == [POLICY]:
            return self.lines.moves(POLICY)
        self.compare(finalists, self.left)
        best = max(finalists, key=lambda line: self.values[line].mean)
        if self.values[best].mean > self.budget.confidence * self.values[best].error:
            return self.lines.moves(best)
        return self.lines.moves(POLICY)

    def shortlist(self, lines: list[int], size: int, rollouts: int) -> list[int]:
        """The policy's line, then the best others; each comparison keeps a quarter of the lines."""
        while len(lines) > size + 1:
            share = rollouts // 2
            rollouts -= share
            self.compare(lines, share)
            ranked = sorted(lines[1:], key=lambda line: -self.values[line].mean)
            best = ranked[: max(size, len(lines) // 4)]
            if self.focus and not any(map(self.is_focus, best)):
                best[-1:] = list(filter(self.is_focus, ranked))[:1] or best[-1:]
            lines = [POLICY, *best]
        return lines

    def with_lays(self, plays: Sequence[int]) -> list[int]:
        """Adds every way to end the turn for the best plays and for the policy's."""
        lines = list(plays)
        for place, line in enumerate(plays):
            if self.lines.ends_turn(line) and (
                place <= MAX_WITH_LAYS or len(self.lines.moves(line)) == 1
            ):
                lines += self.lines.add_lays(line)
        return lines

    def compare(self, lines: Sequence[int], rollouts: int) -> None:
        """Shares rollouts among these lines; uses fewer if time runs out."""
        deals = max(MIN_DEALS, rollouts // len(lines))
        self.left -= deals * len(lines)
        values = self.lines.compare(lines, self.turns, deals, self.out_of_time)
        self.values.update(zip(lines, values, strict=True))

    def first_move(self, line: int) -> str:
        return str(self.lines.moves(line)[0])

    def is_focus(self, line: int) -> bool:
        return self.first_move(line) == self.focus

    def out_of_time(self) -> bool:
        return self.end is not None and monotonic() >= self.end
