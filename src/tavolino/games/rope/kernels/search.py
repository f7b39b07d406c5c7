"""Finds and compares the lines of play of a turn, using the kernels."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.random import seed
from tavolino.games.rope.kernels.evaluation import PILE_CARD
from tavolino.games.rope.kernels.lines import MAX_LINE_LENGTH, find_lays, find_lines
from tavolino.games.rope.kernels.packing import decode_move, pack
from tavolino.games.rope.kernels.rollouts import compare
from tavolino.games.rope.kernels.state import FIRST_LAY, SEATS
from tavolino.games.rope.rules.moves import RopeMove
from tavolino.games.rope.rules.state import RopeState

POLICY: Final = 0
"""The index of the policy's line."""
MAX_LAYS: Final = 400
"""Capacity for the remaining ways to end a turn."""
ROLLOUTS_PER_CHECK: Final = 4_000
"""How many rollouts are played between two checks of the clock."""


class LineValue(NamedTuple):
    """The result of the rollouts of a line, in pile cards."""

    mean: float
    """The mean difference from the policy's line."""
    error: float
    """The standard error of that mean."""
    lead: float
    """The mean lead over the other players."""
    visits: int
    """The number of deals in which the line was played."""


class TurnLines:
    """The lines of play of a turn, by index. A line ends with a pile card or with the turn.

    The hidden cards of the state do not matter: every comparison deals them anew.
    """

    def __init__(self, state: RopeState, most: int, random_seed: int) -> None:
        self._table = pack(state)
        self._rng = seed(random_seed)
        self._moves = np.zeros((most + MAX_LAYS, MAX_LINE_LENGTH), np.int64)
        self._lengths = np.zeros(most + MAX_LAYS, np.int64)
        self.count = find_lines(self._table, most, self._moves, self._lengths)

    def moves(self, line: int) -> list[RopeMove]:
        return [decode_move(move) for move in self._moves[line, : self._lengths[line]].tolist()]

    def ends_turn(self, line: int) -> bool:
        return bool(self._moves[line, self._lengths[line] - 1] >= FIRST_LAY)

    def add_lays(self, line: int) -> range:
        """Adds a line for every other way to end the turn after the same plays."""
        begin = self.count
        self.count = find_lays(
            self._table, self._moves[line], self._lengths[line], self._moves, self._lengths, begin
        )
        return range(begin, self.count)

    def compare(
        self, lines: Sequence[int], turns: int, deals: int, out_of_time: Callable[[], bool]
    ) -> list[LineValue]:
        """Plays these lines, then `turns` turns, in the same deals. The policy's line comes first.

        Out of time, it uses the deals so far.
        """
        leads, squares = np.zeros((2, len(lines)), np.int64)
        candidates = np.array(lines, np.int64)
        deals_per_check = max(1, ROLLOUTS_PER_CHECK // len(lines))
        done = 0
        while done < deals and not (done and out_of_time()):
            batch = min(deals_per_check, deals - done)
            done += batch
            compare(
                self._table,
                self._moves,
                self._lengths,
                candidates,
                turns,
                batch,
                self._rng,
                leads,
                squares,
            )
        scale = PILE_CARD * (int(self._table[SEATS]) - 1)
        return [
            _line_value(lead - int(leads[0]), lead, square, done, scale)
            for lead, square in zip(leads.tolist(), squares.tolist(), strict=True)
        ]


def _line_value(difference: int, lead: int, square: int, deals: int, scale: int) -> LineValue:
    mean = difference / deals
    variance = max(0.0, square / deals - mean * mean)
    return LineValue(mean / scale, sqrt(variance / deals) / scale, lead / deals / scale, deals)
