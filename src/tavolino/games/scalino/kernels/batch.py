"""Batches of building games. When a game ends, the table starts a new one at once."""

from typing import Final

from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.inlining import inline_no_refcount, no_refcount_kernel
from tavolino.bots.kernels.random import below
from tavolino.bots.kernels.results import Results, clear_result, write_rewards
from tavolino.games.scalino.kernels.actions import MOVE_OF_ACTION, write_legal
from tavolino.games.scalino.kernels.moves import apply
from tavolino.games.scalino.kernels.playouts import random_move
from tavolino.games.scalino.kernels.scoring import scores
from tavolino.games.scalino.kernels.state import SEAT, copy_state

_ACTION_MASK: Final = 1023


@inline_no_refcount
def _reset(state: Ints, starts: Ints, rng: Words) -> None:
    """Starts a new game from a random one of the start states."""
    start = below(rng, len(starts)) if len(starts) > 1 else 0
    copy_state(starts[start], state)


@inline_no_refcount
def _observe(state: Ints, results: Results, table: int) -> None:
    results.to_move[table] = state[SEAT]
    write_legal(state, results.masks[table])


@no_refcount_kernel
def _end(state: Ints, starts: Ints, rng: Words, results: Results, table: int) -> None:
    scores(state, results.points[table])
    write_rewards(results, table)
    _reset(state, starts, rng)


@no_refcount_kernel
def reset_all(
    states: Ints, starts: Ints, rngs: Words, results: Results, begin: int, end: int
) -> None:
    """Starts new games at the tables from `begin` to `end`."""
    for table in range(begin, end):
        clear_result(results, table)
        results.points[table] = 0
        _reset(states[table], starts, rngs[table : table + 1])
        _observe(states[table], results, table)


@no_refcount_kernel
def step_all(
    states: Ints,
    starts: Ints,
    rngs: Words,
    results: Results,
    actions: Ints,
    begin: int,
    end: int,
) -> None:
    """Makes a legal action at each table."""
    for table in range(begin, end):
        state = states[table]
        clear_result(results, table)
        apply(state, MOVE_OF_ACTION[actions[table] & _ACTION_MASK])
        if state[SEAT] < 0:
            _end(state, starts, rngs[table : table + 1], results, table)
        _observe(state, results, table)


@no_refcount_kernel
def roll_out_all(
    states: Ints, starts: Ints, rngs: Words, results: Results, steps: int, begin: int, end: int
) -> int:
    """Makes `steps` random moves at each table; returns the number of games that ended."""
    games = 0
    for table in range(begin, end):
        state = states[table]
        rng = rngs[table : table + 1]
        for _ in range(steps):
            clear_result(results, table)
            apply(state, random_move(state, rng))
            if state[SEAT] < 0:
                _end(state, starts, rng, results, table)
                games += 1
        _observe(state, results, table)
    return games
