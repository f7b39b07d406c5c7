"""Connect four of pgx, played like the batched environments."""

from functools import partial
from typing import Any

import jax as _jax
import numpy as np
import pgx
from numpy.typing import NDArray
from pgx.experimental import auto_reset

from tavolino.bots.kernels.compiled import Words

jax: Any = _jax
jnp: Any = _jax.numpy


class PgxPlayer:
    """Moves of many games in one compiled call; a game that ends begins again.

    It has every advantage we know of: the memory of the last state is used again, keys are made
    once, and random moves are drawn by a running sum, which is quicker than
    `jax.random.categorical`.
    """

    def __init__(self, tables: int) -> None:
        self.tables = tables
        env: Any = pgx.make("connect_four")
        self._key = jax.random.PRNGKey(0)
        self._keys = jax.random.split(self._key, tables)
        step = jax.vmap(auto_reset(env.step, env.init))
        self._step = jax.jit(step, donate_argnums=0)
        self._roll_out = jax.jit(partial(_roll_out, step), static_argnums=3, donate_argnums=0)
        self._state = jax.jit(jax.vmap(env.init))(self._keys)

    def masks(self) -> Words:
        words = np.zeros((self.tables, 1), np.uint64)
        legal = np.packbits(np.asarray(self._state.legal_action_mask), axis=1, bitorder="little")
        words.view(np.uint8)[:, : legal.shape[1]] = legal
        return words

    def step(self, actions: NDArray[np.int64]) -> None:
        """Returns when the results are there, the masks as an array of NumPy."""
        state = self._step(self._state, actions.astype(np.int32), self._keys)
        self._state = jax.block_until_ready(state)
        np.asarray(self._state.legal_action_mask)

    def roll_out(self, steps: int) -> None:
        self._key, key = jax.random.split(self._key)
        state = self._roll_out(self._state, key, self._keys, steps)
        self._state = jax.block_until_ready(state)


def _roll_out(step: Any, state: Any, key: Any, keys: Any, steps: int) -> Any:
    def move(state: Any, key: Any) -> Any:
        return step(state, _any_action(key, state.legal_action_mask), keys), None

    return jax.lax.scan(move, state, jax.random.split(key, steps))[0]


def _any_action(key: Any, legal: Any) -> Any:
    """A legal action for each table, all equally likely."""
    chances = jax.random.uniform(key, (legal.shape[0],))
    chosen = jnp.floor(chances * legal.sum(axis=1)).astype(jnp.int32)
    return jnp.argmax(jnp.cumsum(legal, axis=1) > chosen[:, None], axis=1)
