"""What a move at each of many tables leads to: arrays with a row for each table."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.inlining import inlined_uncounted, uncounted_kernel


class Results(NamedTuple):
    """Written in place by the kernels."""

    masks: Words
    """The legal actions, a bit for each id, 64 to a word."""
    to_move: npt.NDArray[np.int8]
    """The seat that moves next."""
    terminated: npt.NDArray[np.bool_]
    """True if the last move ended a game; what else is here then belongs to the next game, except
    rewards and points."""
    rewards: npt.NDArray[np.float32]
    """For each seat; not 0 only where a game ended."""
    points: Ints
    """The points of each seat in the last game that ended."""


def new_results(tables: int, seats: int, words: int) -> Results:
    return Results(
        masks=np.zeros((tables, words), np.uint64),
        to_move=np.zeros(tables, np.int8),
        terminated=np.zeros(tables, np.bool_),
        rewards=np.zeros((tables, seats), np.float32),
        points=np.zeros((tables, seats), np.int64),
    )


@inlined_uncounted
def clear_result(results: Results, table: int) -> None:
    """Forgets the game that ended with the move before, if any did."""
    if results.terminated[table]:
        results.terminated[table] = False
        for seat in range(results.rewards.shape[1]):
            results.rewards[table, seat] = 0.0


@uncounted_kernel
def write_rewards(results: Results, table: int) -> None:
    """Ends a game by its points: 1 for a win, −1 for a defeat, between them for a shared win."""
    points = results.points[table]
    best = points[0]
    winners = 0
    for own in points:
        if own > best:
            best = own
    for own in points:
        winners += own == best
    won = 2 / winners - 1
    for seat in range(len(points)):
        results.rewards[table, seat] = won if points[seat] == best else -1.0
    results.terminated[table] = True
