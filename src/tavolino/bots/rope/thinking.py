"""Choosing among the ways to play a turn: many are tried a little, few are tried much."""

from collections.abc import Sequence
from time import monotonic
from typing import Final

from tavolino.bots.rope.bot import Effort
from tavolino.games.rope.moves import RopeMove
from tavolino.games.rope.state import RopeState
from tavolino.kernels.rope.ways import POLICY, Gain, Ways

SIFTED: Final = 8
"""So many ways are left when those that look bad are gone."""
LAID: Final = 3
"""For so many of them every way to end the turn is looked at."""
FINAL: Final = 5
FEWEST_DEALS: Final = 4


def best_way(state: RopeState, effort: Effort, number: int) -> list[RopeMove]:
    """The moves of the player to act until a card is turned up or the turn ends."""
    return Thinking(state, effort, number).decide()


class Thinking:
    """One decision. A third of the effort sifts all plays, a sixth all ways to end the turn, and
    what is left goes into the last few."""

    def __init__(self, state: RopeState, effort: Effort, number: int) -> None:
        self.ways = Ways(state, effort.ways, number)
        self.effort = effort
        self.turns = effort.rounds * state.seats
        self.end = None if effort.seconds is None else monotonic() + effort.seconds

    def decide(self) -> list[RopeMove]:
        plays = self.sift(list(range(self.ways.count)), SIFTED, self.effort.rollouts // 3)
        ends = self.with_lays(plays)
        last = self.sift(ends, FINAL, self.effort.rollouts // 6)
        if len(last) == 1:
            return self.ways.moves(last[0])
        gains = self.compare(last, self.effort.rollouts // 2)
        best = max(range(len(last)), key=lambda place: gains[place].mean)
        if gains[best].mean > self.effort.doubt * gains[best].error:
            return self.ways.moves(last[best])
        return self.ways.moves(POLICY)

    def sift(self, among: list[int], keep: int, rollouts: int) -> list[int]:
        """The best few, the policy's way always first; each round leaves a quarter."""
        while len(among) > keep + 1:
            share = rollouts // 2
            rollouts -= share
            gains = self.compare(among, share)
            places = sorted(range(1, len(among)), key=lambda place: -gains[place].mean)
            among = [POLICY, *(among[place] for place in places[: max(keep, len(among) // 4)])]
        return among

    def with_lays(self, plays: Sequence[int]) -> list[int]:
        """All ways to end the turn for the best plays and for the policy's."""
        among = list(plays)
        for way in plays[: LAID + 1]:
            if self.ways.ends_turn(way):
                among += self.ways.add_lays(way)
        return among

    def compare(self, among: Sequence[int], rollouts: int) -> list[Gain]:
        """Rollouts shared among these ways, fewer if the time is up."""
        deals = max(FEWEST_DEALS, rollouts // len(among))
        return self.ways.compare(among, self.turns, deals, self.is_late)

    def is_late(self) -> bool:
        return self.end is not None and monotonic() >= self.end
