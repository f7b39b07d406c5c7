"""Randomness for decisions that nobody at the table makes."""

from typing import Final

from tavolino.core import Stream
from tavolino.table.table import Table

PAST_ALL_DRAWS: Final = 2**32
"""The draws of a game never use the dealer's streams from this number on."""


def decision_stream(table: Table) -> Stream:
    """The random source for a move made on a player's behalf. It must be unpredictable, because the
    move may be secret.
    """
    return table.dealer.draw(PAST_ALL_DRAWS + len(table.play.log))
