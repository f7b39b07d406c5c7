"""Random moves per second of the rules of Cut the Rope: python -m bench.rope

A move is: list the legal moves, pick one, apply it, and ask whose turn it is and whether the game
is over. The result is the best of a few rounds in CPU time, because other programs disturb the
rest.
"""

import json
import random
import time
from collections.abc import Mapping
from typing import Final

from tavolino.core import CHANCE, Entry, Value
from tavolino.games.rope.rules import ROPE

TABLES: Final[tuple[tuple[int, Mapping[str, Value]], ...]] = (
    (2, {}),
    (4, {}),
    (8, {}),
    (4, {"supply": "sequence"}),
    (4, {"same": "yes"}),
)
ROUNDS: Final = 5
SECONDS: Final = 1
LIMIT: Final = 50_000


class Draws:
    """Fast random numbers, to measure the rules and not the drawing."""

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


def moves_per_second(seats: int, options: Mapping[str, Value]) -> float:
    """The speed of one round."""
    source = Draws(1)
    moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        moves += play_game(seats, options, source)
    return moves / spent


def main() -> None:
    figures = {}
    for seats, options in TABLES:
        shown = "".join(f", {name}={value}" for name, value in options.items())
        best = max(moves_per_second(seats, options) for _ in range(ROUNDS))
        figures[f"{seats} players{shown}, random moves a second (limit {LIMIT})"] = round(best)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
