"""The observation of a player of Scalino demolition."""

from collections import Counter
from typing import Final

from tavolino.core import Options, View
from tavolino.games.scalino.demolition.learning.actions import ACTIONS
from tavolino.games.scalino.learning.planes import PLANES, draw_blocks
from tavolino.games.scalino.rules.board import LEVELS, SIZES
from tavolino.games.scalino.rules.pyramid import COLOURS, STOCK
from tavolino.games.scalino.rules.view import DemolitionBoard
from tavolino.learn.encoding.encoder import Encoder, Field, Fields, from_viewer, mark_seats

SPACES: Final = sum(level.bit_count() for level in LEVELS)
"""The spaces of a complete pyramid, which is the sum of all points."""
BLOCKS: Final = len(COLOURS) * STOCK[1]


class DemolitionEncoder(Encoder[DemolitionBoard]):
    """Planes suffice: adjacent spaces of the same level and colour are always one block."""

    def __init__(self, seats: int, options: Options) -> None:
        fields = (
            Field("blocks", PLANES, "spaces with a block: level, colour, rank, file"),
            Field("taken", (seats, len(SIZES)), f"blocks taken by seat and size, of {BLOCKS}"),
            Field("points", (seats,), f"points by seat, of {SPACES}"),
            Field("turn", (seats,), "who is to act"),
            Field("bonus", (1,), "whether it is a bonus, which may be declined"),
        )
        super().__init__(ACTIONS, seats, options, fields)

    def fill(self, view: View[DemolitionBoard], into: Fields) -> None:
        board = view.board
        draw_blocks(into["blocks"], board.blocks)
        for row, sizes in enumerate(from_viewer(board.taken, view.viewer)):
            count = Counter(sizes)
            into["taken"][row] = [count[size] / BLOCKS for size in SIZES]
            into["points"][row] = sum(sizes) / SPACES
        mark_seats(into["turn"], view.to_act, view)
        into["bonus"][0] = board.bonus


ENCODER: Final = DemolitionEncoder
