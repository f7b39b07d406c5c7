"""Connect four of pgx, played like the batched environments."""

from typing import Any

import jax as _jax
import numpy as np
import pgx
from numpy.typing import NDArray
from pgx.experimental import auto_reset

from tavolino.kernels.compiled import Words

jax: Any = _jax


class PgxPlayer:
    """Steps of many games in one compiled call; a game that ends begins again."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        env: Any = pgx.make("connect_four")
        self._keys = jax.random.split(jax.random.PRNGKey(0), tables)
        self._step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        self._state = jax.jit(jax.vmap(env.init))(self._keys)

    def masks(self) -> Words:
        words = np.zeros((self.tables, 1), np.uint64)
        legal = np.packbits(np.asarray(self._state.legal_action_mask), axis=1, bitorder="little")
        words.view(np.uint8)[:, : legal.shape[1]] = legal
        return words

    def step(self, actions: NDArray[np.int64]) -> None:
        """Returns when the results are there, the masks as an array of NumPy."""
        self._state = jax.block_until_ready(self._step(self._state, actions, self._keys))
        np.asarray(self._state.legal_action_mask)
