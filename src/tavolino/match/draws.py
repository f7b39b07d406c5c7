"""Chance for decisions that nobody at the table makes."""

from typing import Final

from tavolino.core import Stream
from tavolino.match.table import Table

PAST_ALL_DRAWS: Final = 2**32
"""The dealer's streams from here on serve no draw of a game."""


def decision_stream(table: Table) -> Stream:
    """The source of a decision made for somebody. It must not be foreseeable: such a decision may
    be a secret one.
    """
    return table.dealer.draw(PAST_ALL_DRAWS + len(table.play.log))
