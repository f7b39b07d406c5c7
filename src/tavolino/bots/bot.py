"""The protocol of a bot: it gets a view and returns a move."""

import hmac
from typing import Any, Protocol

from tavolino.core import Seat, Source, View


class Bot(Protocol):
    def choose(self, view: View[Any], source: Source) -> str:
        """A legal move in notation, for the seat whose view this is."""
        ...


def move_seed(secret: bytes, seat: Seat, entries: int) -> bytes:
    """The seed of a bot's choice after this many entries of the log, derived from the dealer's
    secret without revealing it.
    """
    return hmac.digest(secret, f"bot {seat} {entries}".encode(), "sha256")
