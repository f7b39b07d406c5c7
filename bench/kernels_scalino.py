"""The kernels of Scalino against C and plain Python rules: python -m bench.kernels_scalino"""

from random import Random
from typing import Any, Final

from bench.playouts import Speeds, Timed, in_c, playing, print_table, side_by_side
from tavolino.bots.kernels.compiled import Ints
from tavolino.core import Entry, Game, Stream
from tavolino.games.scalino.demolition.kernels import packing as demolition_packing
from tavolino.games.scalino.demolition.kernels import playouts as demolition_playouts
from tavolino.games.scalino.demolition.kernels.state import BLOCK_SIZE, BLOCKS, NEAR
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
from tavolino.games.scalino.demolition.rules.game import DemolitionState
from tavolino.games.scalino.kernels import playouts
from tavolino.games.scalino.kernels.packing import pack
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.build import BuildState
from tavolino.games.scalino.rules.pyramid import write_blocks

GAMES: Final = 100_000
READABLE_GAMES: Final = 10


def by_rules(game: Game[Any, Any, Any], start: Any) -> Timed:
    random = Random(0)

    def play(games: int) -> None:
        for _ in range(games):
            state = start
            while seats := game.to_act(state):
                (seat,) = seats
                move = random.choice(list(game.legal(state, seat) or ()))
                state = game.apply(state, Entry(seat, move))
            game.outcome(state)

    return playing(play, READABLE_GAMES)


def building(seats: int, gaps: str) -> Speeds:
    start: BuildState = SCALINO.start(seats, {"first": "0", "gaps": gaps})
    packed = pack(start)
    playouts.playouts(packed, 0, 1)
    return side_by_side(
        f"Scalino, {seats} players, {gaps}",
        playing(lambda games: _count(playouts.playouts(packed, 1, games)), GAMES),
        in_c("scalino", str(seats), str(int(gaps == "notch")), str(GAMES), "1", games=GAMES),
        by_rules(SCALINO, start),
    )


def demolition_start(seats: int) -> DemolitionState:
    """A complete pyramid, the same for everybody."""
    pyramid = write_blocks(complete_pyramid(Stream(bytes(32), 0)).build_order)
    start: DemolitionState = DEMOLITION.start(seats, {"first": "0", "pyramid": pyramid})
    return start


def demolition_pyramid() -> str:
    """That pyramid for those who do not know our rules: a line for each block with its size and
    level, the set of blocks on it and the sets beyond its four sides."""
    start = demolition_start(2)
    packed = demolition_packing.pack(start)
    lines = []
    for number in range(len(start.blocks or ())):
        at = BLOCKS + number * BLOCK_SIZE
        lines.append(" ".join(map(str, packed[at : at + NEAR].tolist())))
    return "\n".join(lines)


def taking_down(seats: int) -> Speeds:
    start = demolition_start(seats)
    packed = demolition_packing.pack(start)
    demolition_playouts.playouts(packed, 0, 1)
    pyramid = demolition_pyramid()
    return side_by_side(
        f"Demolition, {seats} players",
        playing(lambda games: _count(demolition_playouts.playouts(packed, 1, games)), GAMES),
        in_c("demolition", str(seats), str(GAMES), "1", games=GAMES, given=pyramid),
        by_rules(DEMOLITION, start),
    )


def _count(points: Ints) -> None:
    """Both sides look at the points they have made."""
    points.sum(axis=0)


def measure() -> list[Speeds]:
    builds = [building(seats, gaps) for seats in (2, 3, 4) for gaps in ("bay", "notch")]
    return [*builds, *(taking_down(seats) for seats in (2, 4, 6))]


if __name__ == "__main__":
    print_table(measure())
