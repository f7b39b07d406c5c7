"""A small network with a policy head and a value head, and its file format."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]

_PARTS: Final = ("hidden", "hidden_bias", "policy", "policy_bias", "value", "value_bias")
ILLEGAL_LOGIT: Final = np.float32(-1e9)


class Output(NamedTuple):
    """The outputs for each position of a batch."""

    hidden: Floats
    logits: Floats
    value: Floats
    """The expected result for the seat to move, from −1 to 1."""


@dataclass(frozen=True)
class Network:
    """One hidden layer of rectified linear units, and linear heads for the policy and the value.

    Training changes the arrays in place.
    """

    game: str
    hidden: Floats
    hidden_bias: Floats
    policy: Floats
    policy_bias: Floats
    value: Floats
    value_bias: Floats

    @property
    def parts(self) -> dict[str, Floats]:
        """All arrays by name."""
        return {name: getattr(self, name) for name in _PARTS}

    def __call__(self, inputs: Floats, legal: Bools) -> Output:
        hidden = np.maximum(inputs @ self.hidden + self.hidden_bias, 0)
        logits = np.where(legal, hidden @ self.policy + self.policy_bias, ILLEGAL_LOGIT)
        value = np.tanh(hidden @ self.value + self.value_bias)[:, 0]
        return Output(hidden, logits, value)

    def save(self, path: Path) -> None:
        """Writes a NumPy archive in half precision, which suffices to play."""
        halves: dict[str, Any] = {
            name: array.astype(np.float16) for name, array in self.parts.items()
        }
        with path.open("wb") as file:
            np.savez_compressed(file, game=np.array(self.game), **halves)


def new_network(game: str, inputs: int, hidden: int, actions: int, seed: int) -> Network:
    """A network with random weights from a seed; all actions start equally likely."""
    random = np.random.default_rng(seed)
    scale = np.sqrt(2 / inputs)
    return Network(
        game=game,
        hidden=(scale * random.standard_normal((inputs, hidden))).astype(np.float32),
        hidden_bias=np.zeros(hidden, np.float32),
        policy=np.zeros((hidden, actions), np.float32),
        policy_bias=np.zeros(actions, np.float32),
        value=np.zeros((hidden, 1), np.float32),
        value_bias=np.zeros(1, np.float32),
    )


def load_network(path: Path) -> Network:
    """Raises `ValueError` if the file is not a network, `OSError` if it cannot be read."""
    try:
        with np.load(path, allow_pickle=False) as archive:
            game = str(archive["game"])
            return Network(game, **{name: archive[name].astype(np.float32) for name in _PARTS})
    except (KeyError, TypeError, ValueError, BadZipFile, EOFError) as error:
        raise ValueError(f"{path} is no network") from error
