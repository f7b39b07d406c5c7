"""The batched environment of Cut the Rope."""

from typing import ClassVar, Final

from tavolino.bots.kernels.compiled import Ints
from tavolino.core import AnyGame
from tavolino.games.rope.kernels import state as at
from tavolino.games.rope.kernels.batch import (
    hands_to_move,
    new_tables,
    observe_all,
    reset_all,
    roll_out_all,
    step_all,
)
from tavolino.games.rope.kernels.packing import pack
from tavolino.games.rope.rules import ROPE
from tavolino.learn.batches.env import BatchedEnv, Observations


class RopeEnv(BatchedEnv):
    """Observations show only the hand of the seat to move and the open cards.

    | name | shape | meaning |
    |---|---|---|
    | `hand` | 11 | how many cards of each kind the seat to move holds: scissors, 1 to 10 |
    | `rows` | 3 | the shared rows, each by the code of its standing, see `STANDINGS` |
    | `row_cards` | 3 × 11 | how many cards of each kind lie in each shared row |
    | `discard` | 11 | how many cards of each kind lie in the discard pile |
    | `draw_left` | | cards in the draw pile |
    | `idle_turns`, `turns_without_pile` | | consecutive turns; −1 if this turn broke the series |
    | `open_cards` | seats × 4 | pile card and the last card of each supply row; 15 for none |
    | `pile_left`, `hand_left` | seats | cards in each player's pile and hand |
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
            "hand": hands_to_move(self._tables),
            "rows": rows[:, :, 0],
            "row_cards": rows[:, :, at.ROW_COUNTS : at.ROW_COUNTS + at.CARD_KINDS],
            "discard": packed[:, at.DISCARD : at.DISCARD + at.CARD_KINDS],
            "draw_left": packed[:, at.DRAW_LEFT],
            "idle_turns": packed[:, at.IDLE],
            "turns_without_pile": packed[:, at.TURNS_WITHOUT_PILE],
            "open_cards": self._tables.open_cards,
            "pile_left": players[:, :, at.PILE_LEFT],
            "hand_left": players[:, :, at.HAND_LEFT],
            "supply_lengths": players[:, :, at.LENGTH : at.LENGTH + 3],
        }

    def _reset_chunk(self, begin: int, end: int) -> None:
        reset_all(self._tables, self._rngs, self._results, begin, end)

    def _observe_chunk(self, begin: int, end: int) -> None:
        """Recomputes the results after tables were changed."""
        observe_all(self._tables, self._results, begin, end)

    def _step_chunk(self, actions: Ints, begin: int, end: int) -> None:
        step_all(self._tables, self._rngs, self._results, actions, begin, end)

    def _roll_out_chunk(self, steps: int, begin: int, end: int) -> int:
        return roll_out_all(self._tables, self._rngs, self._results, steps, begin, end)


BATCHES: Final = RopeEnv
