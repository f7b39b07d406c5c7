"""Many tables of Cut the Rope."""

from typing import ClassVar, Final

from tavolino.bots.kernels.compiled import Ints
from tavolino.core import AnyGame
from tavolino.games.rope.kernels import state as at
from tavolino.games.rope.kernels.batch import (
    begin_all,
    new_tables,
    roll_out_all,
    show_all,
    shown_hands,
    step_all,
)
from tavolino.games.rope.kernels.packing import pack
from tavolino.games.rope.rules import ROPE
from tavolino.learn.batches.env import BatchedEnv, Observations


class RopeEnv(BatchedEnv):
    """Observations show the hand of the seat to move and what lies open, and nothing else.

    | name | shape | meaning |
    |---|---|---|
    | `hand` | 11 | how many cards of each kind the seat to move holds: scissors, 1 to 10 |
    | `rows` | 3 | the shared rows, each by the code of its standing, see `STANDINGS` |
    | `row_cards` | 3 × 11 | how many cards of each kind lie in each shared row |
    | `discard` | 11 | how many cards of each kind lie in the discard pile |
    | `draw_left` | | cards in the draw pile |
    | `idle_turns`, `turns_without_pile` | | turns in a row; −1 if this turn has broken the row |
    | `open_cards` | seats × 4 | pile card and the last card of each supply row; 15 for none |
    | `pile_left`, `hand_left` | seats | cards in each own pile and in each hand |
    | `supply_lengths` | seats × 3 | cards in each supply row |
    """

    game: ClassVar[AnyGame] = ROPE

    def _count_actions(self) -> int:
        return at.MOVES

    def _observations(self) -> Observations:
        self._tables = new_tables(self.tables, pack(ROPE.start(self.seats, self.options)))
        packed = self._tables.packed
        rows = packed[:, at.ROWS : at.DISCARD].reshape(self.tables, 3, at.ROW_SIZE)
        players = packed[:, at.PLAYERS : at.PLAYERS + self.seats * at.PLAYER_SIZE].reshape(
            self.tables, self.seats, at.PLAYER_SIZE
        )
        return {
            "hand": shown_hands(self._tables),
            "rows": rows[:, :, 0],
            "row_cards": rows[:, :, at.ROW_COUNTS : at.ROW_COUNTS + at.EACH],
            "discard": packed[:, at.DISCARD : at.DISCARD + at.EACH],
            "draw_left": packed[:, at.DRAW_LEFT],
            "idle_turns": packed[:, at.IDLE],
            "turns_without_pile": packed[:, at.BARREN],
            "open_cards": self._tables.open_cards,
            "pile_left": players[:, :, at.PILE_LEFT],
            "hand_left": players[:, :, at.HAND_LEFT],
            "supply_lengths": players[:, :, at.LENGTH : at.LENGTH + 3],
        }

    def _begin_chunk(self, begin: int, end: int) -> None:
        begin_all(self._tables, self._rngs, self._results, begin, end)

    def _show_chunk(self, begin: int, end: int) -> None:
        """Writes what the tables look like, as every step does."""
        show_all(self._tables, self._results, begin, end)

    def _step_chunk(self, actions: Ints, begin: int, end: int) -> None:
        step_all(self._tables, self._rngs, self._results, actions, begin, end)

    def _roll_out_chunk(self, steps: int, begin: int, end: int) -> int:
        return roll_out_all(self._tables, self._rngs, self._results, steps, begin, end)


BATCHES: Final = RopeEnv
