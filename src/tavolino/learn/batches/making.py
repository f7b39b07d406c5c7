"""Finds the batched environment of a game by its manifest."""

from collections.abc import Mapping
from importlib import import_module

from tavolino.core import Value
from tavolino.games import find_game, games
from tavolino.learn.batches.env import BatchedEnv


def make(
    game: str,
    tables: int,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    threads: int | None = None,
) -> BatchedEnv:
    """An environment with so many tables; without `seats`, as many as usual.

    `threads` is the number of threads that play, the caller's included; None is one for each core.
    Raises `ValueError` for a game without a batched environment.
    """
    manifest = find_game(game)
    if not manifest.batched:
        able = ", ".join(name for name, one in games().items() if one.batched)
        raise ValueError(f"{game} has no batched environment; these have one: {able}")
    module, _, name = manifest.batched.partition(":")
    env = getattr(import_module(module), name)(
        tables, seats or manifest.usual_seats, options, threads=threads
    )
    assert isinstance(env, BatchedEnv)
    return env
