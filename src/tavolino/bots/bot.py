"""The protocol of a bot: it gets a view and returns a move."""

from typing import Any, Protocol

from tavolino.core import Source, View


class Bot(Protocol):
    def choose(self, view: View[Any], source: Source) -> str:
        """A legal move in notation, for the seat whose view this is."""
        ...
