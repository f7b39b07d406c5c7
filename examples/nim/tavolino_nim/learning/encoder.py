"""Nim as fixed arrays, for programs that learn to play it."""

from typing import Final

from tavolino.core import Options, View
from tavolino.learn.encoding.encoder import Encoder, Field, Fields

from ..rules import NimBoard
from .actions import ACTIONS, HEAPS, MOST


class NimEncoder(Encoder[NimBoard]):
    def __init__(self, seats: int, options: Options) -> None:
        fields = (
            Field("heaps", (HEAPS,), f"the matches of each heap, of {MOST}"),
            Field("last", (1,), "the option `last` is `loses`"),
        )
        super().__init__(ACTIONS, seats, options, fields)

    def fill(self, view: View[NimBoard], into: Fields) -> None:
        for heap, left in enumerate(view.board.heaps):
            into["heaps"][heap] = left / MOST
        into["last"][0] = view.options["last"] == "loses"


ENCODER: Final = NimEncoder
