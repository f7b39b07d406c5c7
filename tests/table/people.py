"""The people at the tables of these tests, as they act when the games start."""

from typing import Final

from tavolino.table.actor import Actor
from tests.table.tables import START

ANN: Final = Actor("ann", START)
BOB: Final = Actor("bob", START)
CEM: Final = Actor("cem", START)
DEE: Final = Actor("dee", START)
WIM: Final = Actor("wim", START)
"""A spectator."""
