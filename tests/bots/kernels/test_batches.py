"""Batches use all cores and do not depend on their number."""

import sys
import threading
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from tavolino.bots.kernels.batches import CHUNK_GAMES, on_all_cores
from tavolino.bots.kernels.compiled import Ints
from tavolino.games.scalino.kernels.packing import pack
from tavolino.games.scalino.kernels.playouts import playouts
from tavolino.games.scalino.rules import SCALINO


def play(number: int, games: int) -> Ints:
    return playouts(start(), number, games)


@cache
def start() -> Ints:
    """Packed by a kernel, so created only when a test needs it."""
    return pack(SCALINO.start(2, {"first": "0"}))


@pytest.mark.parametrize("games", [1, CHUNK_GAMES, 3 * CHUNK_GAMES + 7])
def test_the_number_of_cores_does_not_change_the_results(games: int) -> None:
    one, three = (on_all_cores(play, games, 5, cores) for cores in (1, 3))
    assert one.shape == (games, 2)
    assert np.array_equal(one, three)


def test_chunks_are_different_games() -> None:
    points = on_all_cores(play, 2 * CHUNK_GAMES)
    assert not np.array_equal(points[:CHUNK_GAMES], points[CHUNK_GAMES:])


def went_on(kernel: Callable[[], object]) -> bool:
    """True if this thread ran Python code while another one was in the kernel."""
    begun = threading.Event()
    ended: list[object] = []

    def call() -> None:
        begun.set()
        ended.append(kernel())

    thread = threading.Thread(target=call)
    thread.start()
    begun.wait()
    is_ahead = not ended
    thread.join()
    return is_ahead


def test_kernels_release_the_gil() -> None:
    """A thread that held Python's lock would be asked for it too late, if at all; one that does
    not is sometimes done before the other has its turn on a busy machine."""
    play(0, 1)
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        assert any(went_on(lambda: play(0, 20_000)) for _ in range(50))
        assert not any(went_on(lambda: sum(range(100_000))) for _ in range(5))
    finally:
        sys.setswitchinterval(usual)
