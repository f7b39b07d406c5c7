"""The actions of Scalino demolition: the uppermost block on each place."""

from typing import Final

from tavolino.encoding.actions import ListedActions
from tavolino.games.scalino.board import PLACES
from tavolino.games.scalino.moves import DECLINE

ACTIONS: Final = ListedActions({"take": tuple(PLACES), "decline": (str(DECLINE),)})
