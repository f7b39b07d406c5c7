"""How many random moves a second the rules of Cut the Rope make on one core.

A move is: list the legal ones, pick one, apply it, and ask whose turn it is and whether it is over.
"""

import random
import sys
import time
from collections.abc import Mapping
from typing import Final

from tavolino.core import CHANCE, Entry, Value
from tavolino.games.rope import ROPE

TABLES: Final[tuple[tuple[int, Mapping[str, Value]], ...]] = (
    (2, {}),
    (4, {}),
    (8, {}),
    (4, {"supply": "sequence"}),
    (4, {"same": "yes"}),
)


class Draws:
    """Quick random numbers, so that the rules are measured and not the drawing."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)


def play_game(seats: int, options: Mapping[str, Value], source: Draws) -> int:
    """One game of random moves; how many it took."""
    state = ROPE.start(seats, options)
    moves = 0
    while ROPE.outcome(state) is None:
        (seat,) = ROPE.to_act(state)
        if seat == CHANCE:
            move = ROPE.sample(state, CHANCE, source)
        else:
            legal = list(ROPE.legal(state, seat) or ())
            move = legal[source.below(len(legal))]
        state = ROPE.apply(state, Entry(seat, move))
        moves += 1
    return moves


def moves_per_second(seats: int, options: Mapping[str, Value], seconds: float) -> float:
    source = Draws(1)
    moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += play_game(seats, options, source)
    return moves / spent


def main(seconds: float = 3) -> None:
    for seats, options in TABLES:
        told = " ".join(f"{name}={value}" for name, value in options.items())
        speed = moves_per_second(seats, options, seconds)
        print(f"rope {seats} players {told:15} {speed:10,.0f} moves/s", flush=True)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
