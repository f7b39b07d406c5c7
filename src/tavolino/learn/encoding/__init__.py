"""Encodes games as arrays of fixed size: actions as integers, observations as numbers."""

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
