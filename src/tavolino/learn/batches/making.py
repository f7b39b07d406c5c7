"""Finds the batched environment of a game in its folder."""

from collections.abc import Mapping

from tavolino.core import Value
from tavolino.games import find_game, games
from tavolino.games.parts import find_part, has_part
from tavolino.learn.batches.env import BatchedEnv


def batched_games() -> list[str]:
    """The games that have a batched environment."""
    return [name for name, one in games().items() if has_part(one, "learning.batches")]


def make(
    game: str,
    tables: int,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    threads: int | None = None,
) -> BatchedEnv:
    """A batched environment of a game; `seats` defaults to the usual number.

    `threads` is the number of threads, including the caller's; None means one per core. Raises
    `ValueError` for a game without a batched environment.
    """
    manifest = find_game(game)
    make_env = find_part(manifest, "learning.batches", "BATCHES")
    if make_env is None:
        able = ", ".join(batched_games())
        raise ValueError(f"{game} has no batched environment; these have one: {able}")
    env = make_env(tables, seats or manifest.usual_seats, options, threads=threads)
    assert isinstance(env, BatchedEnv)
    return env
