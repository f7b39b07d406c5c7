"""Batches: all cores, the same games."""

import threading
from functools import partial

import numpy as np
import pytest

from tavolino.games.scalino import SCALINO
from tavolino.kernels.batches import PART, on_all_cores
from tavolino.kernels.scalino.packing import pack
from tavolino.kernels.scalino.playouts import playouts

PLAY = partial(playouts, pack(SCALINO.start(2, {"first": "0"})))


@pytest.mark.parametrize("games", [1, PART, 3 * PART + 7])
def test_the_cores_do_not_matter(games: int) -> None:
    one, three = (on_all_cores(PLAY, games, 5, cores) for cores in (1, 3))
    assert one.shape == (games, 2)
    assert np.array_equal(one, three)


def test_parts_are_different_games() -> None:
    points = on_all_cores(PLAY, 2 * PART)
    assert not np.array_equal(points[:PART], points[PART:])


def test_python_goes_on_while_a_kernel_runs() -> None:
    """One call of the kernel, in which the other thread would stand still if the lock were held."""
    PLAY(0, 1)
    begun = threading.Event()

    def play() -> None:
        begun.set()
        PLAY(0, 100_000)

    thread = threading.Thread(target=play)
    thread.start()
    begun.wait()
    steps = 0
    while thread.is_alive():
        steps += 1
    assert steps > 1000
