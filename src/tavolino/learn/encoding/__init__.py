"""Games as fixed arrays: actions as integers, what a seat may know as numbers."""

from tavolino.learn.encoding.actions import ActionGroup, ActionSpace, ListedActions
from tavolino.learn.encoding.finding import actions_of, encoded_games, encoder_of

__all__ = [
    "ActionGroup",
    "ActionSpace",
    "ListedActions",
    "actions_of",
    "encoded_games",
    "encoder_of",
]
