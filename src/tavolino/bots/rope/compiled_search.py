"""Choosing among the ways to play a turn: many are tried a little, few are tried much."""

from collections.abc import Sequence
from time import monotonic
from typing import Final, NamedTuple

from tavolino.bots.rope.bot import RopeEffort
from tavolino.games.rope.moves import RopeMove
from tavolino.games.rope.state import RopeState
from tavolino.kernels.rope.search import POLICY, LineValue, TurnLines

SIFTED: Final = 8
"""So many ways are left when those that look bad are gone."""
LAID: Final = 3
"""For so many of them every way to end the turn is looked at."""
FINAL: Final = 5
FEWEST_DEALS: Final = 4


class TurnValue(NamedTuple):
    """A move, the pile cards it is expected to put its player ahead by, and how often the best turn
    that begins with it was tried."""

    move: str
    lead: float
    tries: int


def best_way(state: RopeState, effort: RopeEffort, number: int) -> list[RopeMove]:
    """The moves of the player to act until a card is turned up or the turn ends."""
    return TurnSearch(state, effort, number).decide()


def value_moves(
    state: RopeState, effort: RopeEffort, number: int, attend: str = ""
) -> list[TurnValue]:
    """What the player to act may expect of each move, the one to choose first.

    A move to attend to is looked at well, however bad it seems.
    """
    search = TurnSearch(state, effort, number, attend)
    chosen = str(search.decide()[0])
    best: dict[str, LineValue] = {}
    for way, gain in search.gains.items():
        move = search.first_move(way)
        if move not in best or (best[move].tries, best[move].mean) < (gain.tries, gain.mean):
            best[move] = gain
    moves = [TurnValue(move, gain.lead, gain.tries) for move, gain in best.items()]
    return sorted(moves, key=lambda one: (one.move != chosen, -one.lead))


class TurnSearch:
    """One decision. A third of the effort sifts all plays, half of what is left then all ways to
    end the turn, and the rest goes into the last few."""

    def __init__(self, state: RopeState, effort: RopeEffort, number: int, attend: str = "") -> None:
        self.ways = TurnLines(state, effort.ways, number)
        self.effort = effort
        self.attend = attend
        self.left = effort.rollouts
        """Few plays need no sifting, which leaves more rollouts for what comes after."""
        self.turns = effort.rounds * state.seats
        self.end = None if effort.seconds is None else monotonic() + effort.seconds
        self.gains: dict[int, LineValue] = {}
        """What is known of each way, from the last time it was compared."""

    def decide(self) -> list[RopeMove]:
        plays = self.sift(list(range(self.ways.count)), SIFTED, self.left // 3)
        last = self.sift(self.with_lays(plays), FINAL, self.left // 2)
        if last == [POLICY]:
            return self.ways.moves(POLICY)
        self.compare(last, self.left)
        best = max(last, key=lambda way: self.gains[way].mean)
        if self.gains[best].mean > self.effort.doubt * self.gains[best].error:
            return self.ways.moves(best)
        return self.ways.moves(POLICY)

    def sift(self, among: list[int], keep: int, rollouts: int) -> list[int]:
        """The best few, the policy's way always first; each round leaves a quarter."""
        while len(among) > keep + 1:
            share = rollouts // 2
            rollouts -= share
            self.compare(among, share)
            order = sorted(among[1:], key=lambda way: -self.gains[way].mean)
            kept = order[: max(keep, len(among) // 4)]
            if self.attend and not any(map(self.is_attended, kept)):
                kept[-1:] = list(filter(self.is_attended, order))[:1] or kept[-1:]
            among = [POLICY, *kept]
        return among

    def with_lays(self, plays: Sequence[int]) -> list[int]:
        """All ways to end the turn for the best plays and for the policy's."""
        among = list(plays)
        for place, way in enumerate(plays):
            if self.ways.ends_turn(way) and (place <= LAID or len(self.ways.moves(way)) == 1):
                among += self.ways.add_lays(way)
        return among

    def compare(self, among: Sequence[int], rollouts: int) -> None:
        """Rollouts shared among these ways, fewer if the time is up."""
        deals = max(FEWEST_DEALS, rollouts // len(among))
        self.left -= deals * len(among)
        found = self.ways.compare(among, self.turns, deals, self.is_late)
        self.gains.update(zip(among, found, strict=True))

    def first_move(self, way: int) -> str:
        return str(self.ways.moves(way)[0])

    def is_attended(self, way: int) -> bool:
        return self.first_move(way) == self.attend

    def is_late(self) -> bool:
        return self.end is not None and monotonic() >= self.end
