"""Proves every puzzle of the package with the naive rules; see `make prove-puzzles`."""

import sys
from concurrent.futures import ProcessPoolExecutor

from tests.naive.puzzles import prove
from tests.puzzles.shipped import GAMES, shipped


def main(games: list[str]) -> int:
    """Prints a line for each game; returns the number of puzzles that are wrong."""
    wrong = 0
    with ProcessPoolExecutor() as pool:
        for game in games:
            puzzles = shipped(game)
            faults = 0
            for puzzle, fault in zip(puzzles, pool.map(prove, puzzles), strict=True):
                if fault:
                    faults += 1
                    print(game, puzzle.id, fault, flush=True)
            proved = len(puzzles) - faults
            print(f"{game}: {proved} of {len(puzzles)} have exactly one best line", flush=True)
            wrong += faults
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or GAMES) > 0)
