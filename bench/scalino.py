"""Speed of the plain Python rules of Scalino, in CPU time: python -m bench.scalino"""

import hashlib
import json
import statistics
import time

from tavolino.core import Play, Stream
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.build import BuildState

GAMES = 200
PYRAMIDS = 200


def random_game(number: int) -> tuple[float, list[BuildState]]:
    """The seconds one random 4-player game takes, and its positions."""
    source = Stream(hashlib.sha256(f"bench {number}".encode()).digest(), 0)
    play = Play(SCALINO, 4, {"first": "0"})
    positions = []
    start = time.process_time()
    while play.outcome is None:
        positions.append(play.state)
        (seat,) = play.to_act
        play.submit(seat, SCALINO.sample(play.state, seat, source))
    return time.process_time() - start, positions


def seconds_for_legal_moves(state: BuildState) -> float:
    assert state.turn is not None
    start = time.process_time()
    list(SCALINO.legal(state, state.turn.seat))
    return time.process_time() - start


def seconds_for_pyramid(number: int) -> float:
    source = Stream(hashlib.sha256(f"pyramid {number}".encode()).digest(), 0)
    start = time.process_time()
    complete_pyramid(source)
    return time.process_time() - start


def main() -> None:
    games = [random_game(number) for number in range(GAMES)]
    middle = [positions[len(positions) // 2] for _, positions in games]
    legal = [seconds_for_legal_moves(state) for state in middle]
    pyramids = [seconds_for_pyramid(number) for number in range(PYRAMIDS)]
    figures = {
        "legal moves in mid-game, mean ms (limit 1)": 1000 * statistics.mean(legal),
        "random 4-player game, mean ms (limit 60)": 1000 * statistics.mean(g[0] for g in games),
        "complete pyramid, mean ms": 1000 * statistics.mean(pyramids),
        "complete pyramid, worst ms (limit 1000)": 1000 * max(pyramids),
    }
    print(json.dumps({name: round(value, 3) for name, value in figures.items()}, indent=2))


if __name__ == "__main__":
    main()
