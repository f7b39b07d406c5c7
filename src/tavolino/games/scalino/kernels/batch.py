"""Many building games at once. A table whose game ends begins another one at once."""

from typing import Final

from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.inlining import inlined_uncounted, uncounted_kernel
from tavolino.bots.kernels.random import below
from tavolino.bots.kernels.results import Results, clear_result, write_rewards
from tavolino.games.scalino.kernels.actions import MOVE_OF_ACTION, write_legal
from tavolino.games.scalino.kernels.moves import apply
from tavolino.games.scalino.kernels.playouts import any_move
from tavolino.games.scalino.kernels.scoring import scores
from tavolino.games.scalino.kernels.state import SEAT, copy_state

_ACTION_MASK: Final = 1023


@inlined_uncounted
def _begin(state: Ints, starts: Ints, rng: Words) -> None:
    """A new game from one of the starts, all equally likely."""
    start = below(rng, len(starts)) if len(starts) > 1 else 0
    copy_state(starts[start], state)


@inlined_uncounted
def _show(state: Ints, results: Results, table: int) -> None:
    results.to_move[table] = state[SEAT]
    write_legal(state, results.masks[table])


@uncounted_kernel
def _end(state: Ints, starts: Ints, rng: Words, results: Results, table: int) -> None:
    scores(state, results.points[table])
    write_rewards(results, table)
    _begin(state, starts, rng)


@uncounted_kernel
def begin_all(
    states: Ints, starts: Ints, rngs: Words, results: Results, begin: int, end: int
) -> None:
    """New games at these tables."""
    for table in range(begin, end):
        clear_result(results, table)
        results.points[table] = 0
        _begin(states[table], starts, rngs[table : table + 1])
        _show(states[table], results, table)


@uncounted_kernel
def step_all(
    states: Ints,
    starts: Ints,
    rngs: Words,
    results: Results,
    actions: Ints,
    begin: int,
    end: int,
) -> None:
    """Makes a legal action at each of these tables."""
    for table in range(begin, end):
        state = states[table]
        clear_result(results, table)
        apply(state, MOVE_OF_ACTION[actions[table] & _ACTION_MASK])
        if state[SEAT] < 0:
            _end(state, starts, rngs[table : table + 1], results, table)
        _show(state, results, table)


@uncounted_kernel
def roll_out_all(
    states: Ints, starts: Ints, rngs: Words, results: Results, steps: int, begin: int, end: int
) -> int:
    """Makes so many random moves at each of these tables; the number of games that ended."""
    games = 0
    for table in range(begin, end):
        state = states[table]
        rng = rngs[table : table + 1]
        for _ in range(steps):
            clear_result(results, table)
            apply(state, any_move(state, rng))
            if state[SEAT] < 0:
                _end(state, starts, rng, results, table)
                games += 1
        _show(state, results, table)
    return games
