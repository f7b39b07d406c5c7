"""Demolitions that are half done, for tests of what looks ahead in them."""

from typing import Final

from tavolino.core import Stream
from tavolino.games.scalino import DEMOLITION
from tavolino.games.scalino.complete import complete_pyramid
from tavolino.games.scalino.pyramid import write_blocks
from tavolino.kernels.bits import count
from tavolino.kernels.compiled import Ints
from tavolino.kernels.demolition.moves import apply
from tavolino.kernels.demolition.packing import pack
from tavolino.kernels.demolition.playouts import any_move
from tavolino.kernels.demolition.state import STANDING
from tavolino.kernels.random import seed

PYRAMID: Final = write_blocks(complete_pyramid(Stream(bytes(32), 0)).build_order)


def position(seats: int, blocks: int, game: int) -> Ints:
    """A chance position with so many blocks left."""
    state = pack(DEMOLITION.start(seats, {"first": "0", "pyramid": PYRAMID}))
    rng = seed(game)
    while count(int(state[STANDING])) > blocks:
        apply(state, any_move(state, rng))
    return state
