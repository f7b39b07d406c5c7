"""Packs readable states of demolition."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.options import check_options
from tavolino.games.scalino.demolition.kernels.moves import legal, open_blocks
from tavolino.games.scalino.demolition.kernels.state import (
    ABOVE,
    BLOCK_SIZE,
    BLOCKS,
    BONUS,
    DECLINE,
    FACES,
    LEVEL,
    LEVEL_BLOCKS,
    MAX_MOVES,
    NEAR,
    POINTS,
    SEAT,
    SEATS,
    SIZE,
    SIZE_BLOCKS,
    STANDING,
    STATE_SIZE,
)
from tavolino.games.scalino.demolition.rules.game import Demolition, DemolitionState
from tavolino.games.scalino.rules.board import TOP_LEVEL, Place, Spaces
from tavolino.games.scalino.rules.moves import DECLINE as DECLINED
from tavolino.games.scalino.rules.moves import Decline
from tavolino.games.scalino.rules.pyramid import Block

OPTIONS: Final = frozenset(("first", "pyramid"))
"""The options that the kernel supports."""


def pack(state: DemolitionState, pyramid: Sequence[Block] | None = None) -> Ints:
    """The packed state; the pyramid and the first player must be known.

    A block's number is its index in `pyramid`, by default the blocks that stand now.
    """
    check_options(Demolition.options, state.options, OPTIONS)
    if state.blocks is None or state.turn is None:
        raise ValueError("the pyramid or the first player is not known yet")
    numbered = state.blocks if pyramid is None else tuple(pyramid)
    packed = np.zeros(STATE_SIZE, dtype=np.int64)
    packed[SEATS] = state.seats
    packed[SEAT] = state.turn
    packed[BONUS] = state.bonus
    for seat, sizes in enumerate(state.taken):
        packed[POINTS + seat] = sum(sizes)
    for level in range(1, TOP_LEVEL + 1):
        packed[LEVEL_BLOCKS + level - 1] = _touched(numbered, level, -1)
    for number, block in enumerate(numbered):
        packed[SIZE_BLOCKS + block.place.size - 1] |= 1 << number
        at = BLOCKS + number * BLOCK_SIZE
        packed[at + SIZE] = block.place.size
        packed[at + LEVEL] = block.level
        packed[at + ABOVE] = _touched(numbered, block.level + 1, block.place.spaces)
        for side, face in enumerate(block.place.faces):
            packed[at + FACES + side] = _touched(numbered, block.level, face)
            packed[at + NEAR] |= packed[at + FACES + side]
        packed[at + NEAR] |= _touched(numbered, block.level - 1, block.place.spaces)
    standing = set(state.blocks)
    everything = sum(1 << number for number, block in enumerate(numbered) if block in standing)
    packed[STANDING] = everything
    open_blocks(packed, everything)
    return packed


def _touched(blocks: Sequence[Block], level: int, spaces: Spaces) -> int:
    """The blocks of a level that cover any of these spaces, as bits."""
    return sum(
        1 << number
        for number, block in enumerate(blocks)
        if block.level == level and block.place.spaces & spaces
    )


def pack_move(pyramid: Sequence[Block], state: Ints, move: Place | Decline) -> int:
    """The number of the block to take: the topmost one that stands at this place."""
    if isinstance(move, Decline):
        return DECLINE
    here = [
        number
        for number, block in enumerate(pyramid)
        if block.place == move and state[STANDING] >> number & 1
    ]
    return max(here, key=lambda number: pyramid[number].level)


def unpack_move(pyramid: Sequence[Block], move: int) -> Place | Decline:
    return DECLINED if move == DECLINE else pyramid[move].place


def legal_moves(state: Ints) -> list[int]:
    moves = np.zeros(MAX_MOVES, dtype=np.int64)
    return [int(move) for move in moves[: legal(state, moves)]]
