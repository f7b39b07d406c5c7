"""The observation of a player of Scalino."""

from typing import Final

from tavolino.core import Options, Seat, View
from tavolino.games.scalino.learning.actions import ACTIONS
from tavolino.games.scalino.learning.planes import PLANES, draw_blocks
from tavolino.games.scalino.rules.board import SIZES, TOP_LEVEL
from tavolino.games.scalino.rules.build import seat_points
from tavolino.games.scalino.rules.pyramid import COLOURS, STOCK
from tavolino.games.scalino.rules.turns import NEUTRAL, Order
from tavolino.games.scalino.rules.view import BuildBoard
from tavolino.learn.encoding.encoder import Encoder, Field, Fields, from_viewer, mark_seats

POINTS: Final = 200
"""Points are divided by this and clipped."""
_COLOURS: Final = len(COLOURS)


class ScalinoEncoder(Encoder[BuildBoard]):
    """Colours are in the order of play, starting with the viewer's: with two players the viewer's,
    the opponent's, the viewer's, the opponent's; with three the neutral one is last.
    """

    def __init__(self, seats: int, options: Options) -> None:
        fields = (
            Field("blocks", PLANES, "spaces with a block: level, colour, rank, file"),
            Field("level", (TOP_LEVEL,), "the level being built"),
            Field("unused", (_COLOURS, len(SIZES)), "unused blocks by colour and size, of 6"),
            Field("points", (_COLOURS,), f"points by colour, divided by {POINTS}"),
            Field("seat_points", (seats,), f"points by seat, divided by {POINTS}"),
            Field("turn", (seats,), "who is to act"),
            Field("colour", (_COLOURS,), "the colour to place now"),
            Field("other_colour", (_COLOURS,), "the colour that may be placed instead"),
            Field("due", (_COLOURS,), "the colour whose turn in the cycle this is"),
            Field("bonus", (1,), "whether it is a bonus, which may be declined"),
            Field("neutral", (seats,), "with three players, who places the neutral colour next"),
            Field("own_colours", (_COLOURS, _COLOURS), "green, pink, yellow, blue of each colour"),
            Field("gaps", (1,), "the option `gaps` is `notch`"),
        )
        super().__init__(ACTIONS, seats, options, fields)

    def fill(self, view: View[BuildBoard], into: Fields) -> None:
        board = view.board
        order = colour_order(view.seats, view.viewer)
        draw_blocks(into["blocks"], board.blocks, order)
        into["level"][board.level - 1] = 1
        points = seat_points(view.seats, board.scores)
        into["seat_points"][:] = from_viewer([_scale(one) for one in points], view.viewer)
        for colour, row in order.items():
            into["unused"][row] = [count / STOCK[1] for count in board.unused[colour]]
            into["points"][row] = _scale(board.scores[colour].total)
            into["own_colours"][row, colour] = 1
        mark_seats(into["turn"], view.to_act, view)
        if board.turn is not None:
            into["colour"][order[board.turn.colour]] = 1
            into["due"][order[board.cycle[board.turn.due]]] = 1
            into["bonus"][0] = board.turn.bonus
            if board.turn.other is not None:
                into["other_colour"][order[board.turn.other]] = 1
        if view.seats == 3 and board.first is not None:
            hand = Order(view.seats, board.first).hand(NEUTRAL, board.neutral_turns)
            mark_seats(into["neutral"], (hand,), view)
        into["gaps"][0] = view.options["gaps"] == "notch"


def colour_order(seats: int, viewer: Seat) -> dict[int, int]:
    """The row of each colour; the viewer's comes first.

    >>> colour_order(2, 1), colour_order(3, 1)
    ({1: 0, 2: 1, 3: 2, 0: 3}, {1: 0, 2: 1, 0: 2, 3: 3})
    """
    cycle = Order(seats, viewer).cycle
    return {colour: row for row, colour in enumerate(cycle)}


def _scale(points: int) -> float:
    return max(-1.0, min(1.0, points / POINTS))


ENCODER: Final = ScalinoEncoder
