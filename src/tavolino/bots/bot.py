"""What a bot is: something that looks at a view and names a move."""

from typing import Any, Protocol

from tavolino.core import Source, View


class Bot(Protocol):
    def choose(self, view: View[Any], source: Source) -> str:
        """A legal move in notation, for the seat whose view this is."""
        ...
