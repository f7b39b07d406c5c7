"""The ways to play on from one table, found and compared by the kernel."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from tavolino.games.rope.moves import RopeMove
from tavolino.games.rope.state import RopeState
from tavolino.kernels.random import seed
from tavolino.kernels.rope.evaluation import CARD
from tavolino.kernels.rope.lines import LONGEST, find_lays, find_ways
from tavolino.kernels.rope.packing import move_of, pack
from tavolino.kernels.rope.rollouts import compare
from tavolino.kernels.rope.state import LAYING, SEATS

POLICY: Final = 0
"""The number of the way the quick policy would go."""
MOST_LAYS: Final = 400
"""Room for other ways to end a turn."""
CHUNK: Final = 4_000
"""After so many rollouts the clock is looked at."""


class Gain(NamedTuple):
    """How many pile cards a way was better than the policy's, on average, and how sure that is; by
    how many it left the player ahead of the others, and in how many deals it was tried."""

    mean: float
    error: float
    lead: float
    tries: int


class Ways:
    """The ways of the player to act until a card is turned up or the turn ends, by number.

    Nothing hidden matters: every comparison deals the hidden cards anew.
    """

    def __init__(self, state: RopeState, most: int, number: int) -> None:
        self._table = pack(state)
        self._rng = seed(number)
        self._moves = np.zeros((most + MOST_LAYS, LONGEST), np.int64)
        self._lengths = np.zeros(most + MOST_LAYS, np.int64)
        self.count = find_ways(self._table, most, self._moves, self._lengths)

    def moves(self, way: int) -> list[RopeMove]:
        return [move_of(move) for move in self._moves[way, : self._lengths[way]].tolist()]

    def ends_turn(self, way: int) -> bool:
        return bool(self._moves[way, self._lengths[way] - 1] >= LAYING)

    def add_lays(self, way: int) -> range:
        """The same plays with every other way to end the turn, as new ways."""
        begin = self.count
        self.count = find_lays(
            self._table, self._moves[way], self._lengths[way], self._moves, self._lengths, begin
        )
        return range(begin, self.count)

    def compare(
        self, among: Sequence[int], turns: int, deals: int, is_late: Callable[[], bool]
    ) -> list[Gain]:
        """Plays these ways in the same imagined deals, and so many turns on; the policy's first.

        When it is late the deals so far must do.
        """
        leads, squares = np.zeros((2, len(among)), np.int64)
        numbers = np.array(among, np.int64)
        most = max(1, CHUNK // len(among))
        done = 0
        while done < deals and not (done and is_late()):
            more = min(most, deals - done)
            done += more
            compare(
                self._table,
                self._moves,
                self._lengths,
                numbers,
                turns,
                more,
                self._rng,
                leads,
                squares,
            )
        scale = CARD * (int(self._table[SEATS]) - 1)
        return [
            _gain(lead - int(leads[0]), lead, square, done, scale)
            for lead, square in zip(leads.tolist(), squares.tolist(), strict=True)
        ]


def _gain(total: int, lead: int, square: int, deals: int, scale: int) -> Gain:
    mean = total / deals
    spread = max(0.0, square / deals - mean * mean)
    return Gain(mean / scale, sqrt(spread / deals) / scale, lead / deals / scale, deals)
