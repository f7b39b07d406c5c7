"""The bot `net:FILE`: a trained network that plays the likeliest move of its policy."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from tavolino.bots import Bot
from tavolino.core import Refused, Source, View
from tavolino.games import find_game
from tavolino.games.parts import find_part
from tavolino.learn.encoding import encoder_of
from tavolino.learn.encoding.encoder import Encoder
from tavolino.learn.networks.network import Floats, Network, load_network

Inputs = Callable[[View[Any]], Floats]
"""Converts a view to a row of network inputs."""


@dataclass(frozen=True)
class NetBot:
    network: Network
    inputs: Inputs

    def choose(self, view: View[Any], source: Source) -> str:
        encoder = _encoder(self.network.game, view.seats, tuple(view.options.items()))
        inputs = self.inputs(view)
        expected = self.network.hidden.shape[0], self.network.policy.shape[1]
        if (inputs.shape[1], encoder.size) != expected:
            raise Refused("BOT", "net-setup")
        logits = self.network(inputs, encoder.mask(view)[None]).logits
        return encoder.actions.decode(view, int(np.argmax(logits[0])))


def open_bot(game: str, path: str) -> Bot:
    """A bot with the network in a file; refuses other files, and networks for another game."""
    try:
        network = _load(path, Path(path).stat().st_mtime_ns)
    except (OSError, ValueError) as error:
        raise Refused("BOT", "net-file", file=path[:80]) from error
    inputs: Inputs | None = find_part(find_game(game), "learning.network_inputs", "view_inputs")
    if network.game != game or inputs is None:
        raise Refused("BOT", "net-game", file=path[:80], game=network.game[:40])
    return NetBot(network, inputs)


@lru_cache(maxsize=8)
def _load(path: str, changed: int) -> Network:
    """Loads a network, cached by the modification time of its file."""
    return load_network(Path(path))


@lru_cache(maxsize=8)
def _encoder(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Encoder[Any]:
    return encoder_of(game, seats, dict(options))
