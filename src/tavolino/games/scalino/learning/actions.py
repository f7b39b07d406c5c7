"""The actions of Scalino: a block at each place, in the due colour or in a chosen one."""

from typing import Final

from tavolino.core import Options
from tavolino.games.scalino.rules.board import PLACES
from tavolino.games.scalino.rules.moves import DECLINE, ColouredPlace
from tavolino.games.scalino.rules.pyramid import COLOURS
from tavolino.learn.encoding.actions import ListedActions


class ScalinoActions(ListedActions):
    def size(self, seats: int, options: Options) -> int:
        """Players choose a colour only if a bonus block may be of either colour. SC-9"""
        return len(self) if options["bonus"] == "either" else self.ranges["coloured-place"].start


ACTIONS: Final = ScalinoActions(
    {
        "place": tuple(PLACES),
        "decline": (str(DECLINE),),
        "coloured-place": tuple(
            str(ColouredPlace(colour, place)) for colour in COLOURS for place in PLACES.values()
        ),
    }
)
