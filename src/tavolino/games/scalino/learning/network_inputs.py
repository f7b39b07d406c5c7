"""Network inputs for two players of Scalino, from a view or from a batch.

Colours are in their cycle, starting with the one to place: the mover's, the opponent's, the
mover's, the opponent's.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tavolino.core import View
from tavolino.games.scalino.rules.board import BOARD, PLACES, TOP_LEVEL, Space, spaces_in
from tavolino.games.scalino.rules.pyramid import COLOURS, STOCK
from tavolino.games.scalino.rules.view import BuildBoard

SEATS: Final = 2
SPACES: Final = spaces_in(BOARD)
_INDEX: Final = {space: index for index, space in enumerate(SPACES)}
_COLOURS: Final = len(COLOURS)
_SEEN: Final = len(SPACES) * (_COLOURS + 1)
"""First come the spaces where each colour is visible, and those covered on the current level."""
_UNUSED: Final = _COLOURS * 3
INPUTS: Final = _SEEN + TOP_LEVEL + _UNUSED + _COLOURS + 1
"""Then the level, the unused blocks, the due colour of the cycle, and whether it is a bonus."""


def view_inputs(view: View[BuildBoard]) -> NDArray[np.float32]:
    """One row of inputs for the viewer, who is to move."""
    board, turn = view.board, view.board.turn
    assert turn is not None
    seen = np.zeros((_COLOURS + 1, len(SPACES)), np.float32)
    for block in board.blocks:
        spaces = [_INDEX[space] for space in spaces_in(PLACES[block.place].spaces)]
        seen[:_COLOURS, spaces] = 0
        seen[(block.colour - turn.colour) % _COLOURS, spaces] = 1
        if block.level == board.level:
            seen[_COLOURS, spaces] = 1
    unused = np.roll(np.array(board.unused, np.float32), -turn.colour, axis=0) / STOCK[1]
    rest = np.zeros(TOP_LEVEL + _COLOURS + 1, np.float32)
    rest[board.level - 1] = 1
    rest[TOP_LEVEL + (board.cycle[turn.due] - turn.colour) % _COLOURS] = 1
    rest[-1] = turn.bonus
    level, due = rest[:TOP_LEVEL], rest[TOP_LEVEL:]
    return np.concatenate((seen.ravel(), level, unused.ravel(), due), dtype=np.float32)[None]


def batch_inputs(
    observations: Mapping[str, NDArray[np.integer[Any]]], space_bits: Mapping[Space, int]
) -> NDArray[np.float32]:
    """One row of inputs per table, from the observations of `tavolino.learn.batches`."""
    tables = len(observations["colour"])
    colour = observations["colour"][:, None]
    bits = np.array([space_bits[space] for space in SPACES])
    order = (colour + np.arange(_COLOURS)) % _COLOURS
    seen = np.take_along_axis(observations["seen"], order, axis=1)
    sets = np.concatenate((seen, observations["covered"][:, None]), axis=1)
    unused = np.take_along_axis(observations["unused"], order[:, :, None], axis=1)
    due = (observations["first"] + observations["due"] - observations["colour"]) % _COLOURS
    inputs = np.zeros((tables, INPUTS), np.float32)
    rows = np.arange(tables)
    inputs[:, :_SEEN] = (sets[:, :, None] >> bits & 1).reshape(tables, _SEEN)
    inputs[rows, _SEEN + observations["level"] - 1] = 1
    inputs[:, _SEEN + TOP_LEVEL : _SEEN + TOP_LEVEL + _UNUSED] = (
        unused.reshape(tables, _UNUSED) / STOCK[1]
    )
    inputs[rows, _SEEN + TOP_LEVEL + _UNUSED + due] = 1
    inputs[:, -1] = observations["bonus"]
    return inputs
