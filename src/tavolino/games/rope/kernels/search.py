"""Lines of play from one table, found and compared by the kernel."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.random import seed
from tavolino.games.rope.kernels.evaluation import CARD
from tavolino.games.rope.kernels.lines import LONGEST, find_lays, find_lines
from tavolino.games.rope.kernels.packing import move_of, pack
from tavolino.games.rope.kernels.rollouts import compare
from tavolino.games.rope.kernels.state import LAYING, SEATS
from tavolino.games.rope.rules.moves import RopeMove
from tavolino.games.rope.rules.state import RopeState

POLICY: Final = 0
"""The number of the line the policy would play."""
MOST_LAYS: Final = 400
"""Room for lines that end a turn otherwise."""
CHUNK: Final = 4_000
"""After so many rollouts the clock is looked at."""


class LineValue(NamedTuple):
    """How many pile cards a line was better than the policy's, on average, and how sure that is; by
    how many it left the player ahead of the others, and in how many deals it was tried."""

    mean: float
    error: float
    lead: float
    visits: int


class TurnLines:
    """The lines of play of the player to act until a card is turned up or the turn ends, by number.

    Nothing hidden matters: every comparison deals the hidden cards anew.
    """

    def __init__(self, state: RopeState, most: int, number: int) -> None:
        self._table = pack(state)
        self._rng = seed(number)
        self._moves = np.zeros((most + MOST_LAYS, LONGEST), np.int64)
        self._lengths = np.zeros(most + MOST_LAYS, np.int64)
        self.count = find_lines(self._table, most, self._moves, self._lengths)

    def moves(self, line: int) -> list[RopeMove]:
        return [move_of(move) for move in self._moves[line, : self._lengths[line]].tolist()]

    def ends_turn(self, line: int) -> bool:
        return bool(self._moves[line, self._lengths[line] - 1] >= LAYING)

    def add_lays(self, line: int) -> range:
        """Adds the same plays with every other end of the turn, as new lines."""
        begin = self.count
        self.count = find_lays(
            self._table, self._moves[line], self._lengths[line], self._moves, self._lengths, begin
        )
        return range(begin, self.count)

    def compare(
        self, among: Sequence[int], turns: int, deals: int, is_late: Callable[[], bool]
    ) -> list[LineValue]:
        """Plays these lines in the same determinized deals, then `turns` turns; the policy's first.

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
            _line_value(lead - int(leads[0]), lead, square, done, scale)
            for lead, square in zip(leads.tolist(), squares.tolist(), strict=True)
        ]


def _line_value(total: int, lead: int, square: int, deals: int, scale: int) -> LineValue:
    mean = total / deals
    spread = max(0.0, square / deals - mean * mean)
    return LineValue(mean / scale, sqrt(spread / deals) / scale, lead / deals / scale, deals)
