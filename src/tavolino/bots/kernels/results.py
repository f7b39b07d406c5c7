"""The results of a step at every table of a batch: arrays with one row per table."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.inlining import inline_no_refcount, no_refcount_kernel


class Results(NamedTuple):
    """Kernels write the results in place."""

    masks: Words
    """The legal actions as bit masks, 64 ids per word."""
    to_move: npt.NDArray[np.int8]
    """The seat that moves next."""
    terminated: npt.NDArray[np.bool_]
    """True if the last move ended a game. Rewards and points are then those of that game, and the
    other fields describe the next game."""
    rewards: npt.NDArray[np.float32]
    """By seat; 0 unless a game ended."""
    points: Ints
    """By seat, of the last game that ended."""


def new_results(tables: int, seats: int, words: int) -> Results:
    return Results(
        masks=np.zeros((tables, words), np.uint64),
        to_move=np.zeros(tables, np.int8),
        terminated=np.zeros(tables, np.bool_),
        rewards=np.zeros((tables, seats), np.float32),
        points=np.zeros((tables, seats), np.int64),
    )


@inline_no_refcount
def clear_result(results: Results, table: int) -> None:
    """Resets the termination flag and the rewards after a game ended."""
    if results.terminated[table]:
        results.terminated[table] = False
        for seat in range(results.rewards.shape[1]):
            results.rewards[table, seat] = 0.0


@no_refcount_kernel
def write_rewards(results: Results, table: int) -> None:
    """Marks a game as ended. Rewards: 1 for a win, −1 for a loss, in between for a shared win."""
    points = results.points[table]
    best = points[0]
    winners = 0
    for seat_points in points:
        if seat_points > best:
            best = seat_points
    for seat_points in points:
        winners += seat_points == best
    won = 2 / winners - 1
    for seat in range(len(points)):
        results.rewards[table, seat] = won if points[seat] == best else -1.0
    results.terminated[table] = True
