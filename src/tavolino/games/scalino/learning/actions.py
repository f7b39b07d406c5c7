"""The actions of Scalino: a block on each place, in the due colour or in one that is chosen."""

from typing import Final

from tavolino.core import Options
from tavolino.games.scalino.rules.board import PLACES
from tavolino.games.scalino.rules.moves import DECLINE, ColouredPlace
from tavolino.games.scalino.rules.pyramid import COLOURS
from tavolino.learn.encoding.actions import ListedActions


class ScalinoActions(ListedActions):
    def size(self, seats: int, options: Options) -> int:
        """Only a bonus in either colour makes players name a colour. SC-9"""
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
