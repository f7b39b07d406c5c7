"""Positions of demolition for tests of searches."""

from typing import Final

from tavolino.bots.kernels.bits import count
from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.random import seed
from tavolino.core import Stream
from tavolino.games.scalino.demolition.kernels.moves import apply
from tavolino.games.scalino.demolition.kernels.packing import pack
from tavolino.games.scalino.demolition.kernels.playouts import random_move
from tavolino.games.scalino.demolition.kernels.state import STANDING
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
from tavolino.games.scalino.rules.pyramid import write_blocks

PYRAMID: Final = write_blocks(complete_pyramid(Stream(bytes(32), 0)).build_order)


def position(seats: int, blocks: int, game: int) -> Ints:
    """A random position with this many blocks left."""
    state = pack(DEMOLITION.start(seats, {"first": "0", "pyramid": PYRAMID}))
    rng = seed(game)
    while count(int(state[STANDING])) > blocks:
        apply(state, random_move(state, rng))
    return state
