"""The actions of Scalino demolition: taking the topmost block at each place."""

from typing import Final

from tavolino.games.scalino.rules.board import PLACES
from tavolino.games.scalino.rules.moves import DECLINE
from tavolino.learn.encoding.actions import ListedActions

ACTIONS: Final = ListedActions({"take": tuple(PLACES), "decline": (str(DECLINE),)})
