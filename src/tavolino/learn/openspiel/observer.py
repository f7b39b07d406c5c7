"""Observers: observations and information states as tensors and strings."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from tavolino.core import canonical
from tavolino.learn.encoding.encoder import Floats
from tavolino.learn.openspiel.position import view_of
from tavolino.learn.openspiel.recall import (
    DIGEST_BITS,
    digest_bits,
    information_text,
    recent_actions,
)
from tavolino.learn.openspiel.setup import Setup

RECENT: Final = 32
"""The number of actions in the tensor of an information state, the latest first."""


class TavolinoObserver:
    """The fields of the encoder. Information states also have `recent`, the last actions that the
    player has seen, each with its seat and the bits of its id; and `digest`, a hash of everything
    seen since the start.
    """

    def __init__(self, setup: Setup, has_perfect_recall: bool) -> None:
        self._setup = setup
        self._encoder = setup.encoder
        self._has_perfect_recall = has_perfect_recall
        self._bits = (setup.encoder.size - 1).bit_length()
        shapes = {field.name: field.shape for field in self._encoder.fields}
        self._observed = self._encoder.length
        if has_perfect_recall:
            shapes["recent"] = (RECENT, setup.seats + self._bits)
            shapes["digest"] = (DIGEST_BITS,)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: Floats = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict: dict[str, Floats] = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: Any, player: int) -> None:
        """Fills the tensor with the player's observation of this state."""
        position = state.position
        self.tensor[: self._observed] = self._encoder.observe(view_of(position, player))
        if not self._has_perfect_recall:
            return
        recent = self.dict["recent"]
        recent.fill(0)
        shifts = np.arange(self._bits)
        for row, (seat, action) in zip(
            recent, recent_actions(position, player, RECENT), strict=False
        ):
            row[(seat - player) % self._setup.seats] = 1
            row[self._setup.seats :] = action >> shifts & 1
        bits = digest_bits(information_text(position, player))
        self.dict["digest"][:] = np.frombuffer(bits, np.uint8)

    def string_from(self, state: Any, player: int) -> str:
        """The player's observation of this state, or the information state."""
        if self._has_perfect_recall:
            return f"player {player}\n{information_text(state.position, player)}"
        board = view_of(state.position, player).board
        return f"player {player}\n{canonical(board).decode()}"


def make_observer(setup: Setup, kind: Any, params: Mapping[str, Any] | None) -> TavolinoObserver:
    """The observer for an `IIGObservationType`. Public and private information is not separated."""
    if params:
        raise ValueError(f"observers have no parameters, but there are {', '.join(params)}")
    if kind is None:
        kind = pyspiel.IIGObservationType(perfect_recall=False)
    if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
        raise ValueError("observers have the public and the player's own information only")
    return TavolinoObserver(setup, kind.perfect_recall)
