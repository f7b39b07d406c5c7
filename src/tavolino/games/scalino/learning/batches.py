"""The batched environment of Scalino."""

from typing import ClassVar, Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints
from tavolino.core import AnyGame
from tavolino.games.scalino.kernels import state as at
from tavolino.games.scalino.kernels.actions import ACTIONS, PLAIN_ACTIONS
from tavolino.games.scalino.kernels.batch import reset_all, roll_out_all, step_all
from tavolino.games.scalino.kernels.board import bit_of
from tavolino.games.scalino.kernels.packing import pack
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.board import BOARD, Space, spaces_in
from tavolino.games.scalino.rules.build import FIRST_PLAYER
from tavolino.learn.batches.env import BatchedEnv, Observations


class ScalinoEnv(BatchedEnv):
    """Observations are views of the states themselves, because nothing is hidden.

    | name | shape | meaning |
    |---|---|---|
    | `first` | | the first player |
    | `colour` | | the colour due, from 0 |
    | `due` | | the position of the turn in the cycle of colours |
    | `bonus` | | 1 for a bonus block, which may be declined; 2 if its colour can be chosen, too |
    | `neutral_turns` | | how often the neutral colour was placed, with three players |
    | `level` | | the level being built, from 1 |
    | `covered` | | the set of spaces covered on that level |
    | `seen` | 4 | for each colour, the set of spaces where it is visible from above |
    | `unused` | 4 × 3 | for each colour, the blocks left of one, two and three spaces |

    A set of spaces has a bit for each; `space_bits` says which.
    """

    game: ClassVar[AnyGame] = SCALINO

    def _count_actions(self) -> int:
        return ACTIONS if self.options["bonus"] == "either" else PLAIN_ACTIONS

    def _observations(self) -> Observations:
        first = FIRST_PLAYER.named_seat(self.options, self.seats)
        seats = range(self.seats) if first is None else (first,)
        self._starts = np.array(
            [
                pack(SCALINO.start(self.seats, {**self.options, "first": str(seat)}))
                for seat in seats
            ]
        )
        states = self._states = np.zeros((self.tables, at.STATE_SIZE), np.int64)
        return {
            "first": states[:, at.FIRST],
            "colour": states[:, at.COLOUR],
            "due": states[:, at.DUE],
            "bonus": states[:, at.BONUS],
            "neutral_turns": states[:, at.NEUTRAL_TURNS],
            "level": states[:, at.LEVEL],
            "covered": states[:, at.COVERED],
            "seen": states[:, at.SEEN : at.STOCK],
            "unused": states[:, at.STOCK : at.PLACES].reshape(self.tables, 4, 3),
        }

    def _reset_chunk(self, begin: int, end: int) -> None:
        reset_all(self._states, self._starts, self._rngs, self._results, begin, end)

    def _step_chunk(self, actions: Ints, begin: int, end: int) -> None:
        step_all(self._states, self._starts, self._rngs, self._results, actions, begin, end)

    def _roll_out_chunk(self, steps: int, begin: int, end: int) -> int:
        return roll_out_all(
            self._states, self._starts, self._rngs, self._results, steps, begin, end
        )


def space_bits() -> dict[Space, int]:
    """The bit of each space of the board in the sets of the observations."""
    return {space: bit_of(space) for space in spaces_in(BOARD)}


BATCHES: Final = ScalinoEnv
