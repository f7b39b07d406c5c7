"""The kernel of Cut the Rope against C and plain Python rules: python -m bench.kernels_rope"""

from collections.abc import Mapping
from typing import Final

import numpy as np

from bench.playouts import Speeds, in_c, playing, print_table, side_by_side
from bench.rope import Draws, play_game
from tavolino.bots.kernels.random import seed
from tavolino.core import Value
from tavolino.games.rope.kernels.packing import pack
from tavolino.games.rope.kernels.playouts import playouts
from tavolino.games.rope.kernels.state import PILE_SIZE
from tavolino.games.rope.rules import ROPE

GAMES: Final = 10_000
READABLE_GAMES: Final = 20
TABLES: Final[tuple[tuple[int, Mapping[str, Value]], ...]] = (
    (2, {}),
    (4, {}),
    (8, {}),
    (2, {"same": "yes"}),
    (2, {"supply": "sequence"}),
)


def speeds(seats: int, options: Mapping[str, Value]) -> Speeds:
    state = ROPE.start(seats, options)
    table = pack(state)
    points = np.zeros(seats, np.int64)
    rng = seed(1)
    playouts(table, rng, 1, points)
    variants = [str(int(options.get("same") == "yes")), str(int(options.get("supply") is not None))]

    def by_rules(games: int) -> None:
        source = Draws(1)
        for _ in range(games):
            play_game(seats, options, source)

    def by_kernel(games: int) -> None:
        playouts(table, rng, games, points)

    words = (str(seats), str(table[PILE_SIZE]), *variants, str(GAMES), "1")
    return side_by_side(
        f"Rope, {seats} players" + "".join(f", {name} {value}" for name, value in options.items()),
        playing(by_kernel, GAMES),
        in_c("rope", *words, games=GAMES),
        playing(by_rules, READABLE_GAMES),
    )


def measure() -> list[Speeds]:
    return [speeds(seats, options) for seats, options in TABLES]


if __name__ == "__main__":
    print_table(measure())
