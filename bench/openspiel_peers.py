"""Moves per second of the kernels, compared with OpenSpiel's C++ games.

    python -m bench.openspiel_peers

Both are driven from Python on one core by random play, with every legal move equally likely.
OpenSpiel lists the moves and applies one move per call, as usual from Python; the kernels play
whole games in one call. Only moves of players are counted, not dealing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from bench.kernels_scalino import demolition_start
from bench.openspiel import pace, pyspiel
from bench.playouts import per_second
from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.random import seed
from tavolino.core import Value
from tavolino.games.rope.kernels.packing import pack as pack_rope
from tavolino.games.rope.kernels.playouts import playouts as rope_playouts
from tavolino.games.rope.rules import ROPE
from tavolino.games.scalino.demolition.kernels import moves as demolition_rules
from tavolino.games.scalino.demolition.kernels import packing as demolition_packing
from tavolino.games.scalino.demolition.kernels import playouts as demolition_playouts
from tavolino.games.scalino.demolition.kernels import state as demolition_state
from tavolino.games.scalino.kernels import moves as scalino_rules
from tavolino.games.scalino.kernels import playouts, scoring, state
from tavolino.games.scalino.kernels.packing import pack as pack_scalino
from tavolino.games.scalino.rules import SCALINO

PEERS: Final = ("crazy_eights", "quoridor", "hex")
SECONDS: Final = 0.5
GAMES: Final = 10_000


@dataclass(frozen=True)
class Moves:
    """Random moves per second on one core."""

    name: str
    is_ours: bool
    moves: float


@kernel
def building_moves(start: Ints, rng: Words, games: int) -> int:
    """Plays this many random building games to the end, with scoring; returns the move count."""
    table = start.copy()
    points = np.empty(4, dtype=np.int64)
    moves = 0
    for _ in range(games):
        state.copy_state(start, table)
        while not state.is_over(table):
            scalino_rules.apply(table, playouts.random_move(table, rng))
            moves += 1
        scoring.scores(table, points)
    return moves


@kernel
def demolition_moves(start: Ints, rng: Words, games: int) -> int:
    """The same for demolition."""
    table = start.copy()
    points = np.empty(6, dtype=np.int64)
    moves = 0
    for _ in range(games):
        demolition_state.copy_state(start, table)
        while table[demolition_state.STANDING]:
            demolition_rules.apply(table, demolition_playouts.random_move(table, rng))
            moves += 1
        demolition_state.scores(table, points)
    return moves


def ours(name: str, play: Callable[[int], int]) -> Moves:
    play(1)
    return Moves(name, True, per_second(lambda: play(GAMES)))


def scalino(seats: int) -> Moves:
    start = pack_scalino(SCALINO.start(seats, {"first": "0"}))
    rng = seed(1)
    return ours(f"Scalino, {seats} players", lambda games: building_moves(start, rng, games))


def taking_down(seats: int) -> Moves:
    start = demolition_packing.pack(demolition_start(seats))
    rng = seed(1)
    return ours(f"Demolition, {seats} players", lambda games: demolition_moves(start, rng, games))


def rope(seats: int) -> Moves:
    options: dict[str, Value] = {}
    start = pack_rope(ROPE.start(seats, options))
    points = np.zeros(seats, np.int64)
    rng = seed(1)
    return ours(f"Rope, {seats} players", lambda games: rope_playouts(start, rng, games, points))


def theirs(name: str) -> Moves:
    return Moves(f"OpenSpiel {name}", False, pace(pyspiel.load_game(name), SECONDS).moves)


def measure() -> list[Moves]:
    kernels = [scalino(2), scalino(4), taking_down(2), rope(2), rope(4)]
    return [*kernels, *map(theirs, PEERS)]


def print_table(found: list[Moves]) -> None:
    best = max(one.moves for one in found if not one.is_ours)
    print(f"{'random moves/s, one core':32} {'moves':>12}  × best OpenSpiel")
    for one in found:
        print(f"{one.name:32} {one.moves:>12,.0f} {one.moves / best:>8.1f}")


if __name__ == "__main__":
    print_table(measure())
