"""Writes the golden files anew: python -m tests.golden.write"""

from pathlib import Path

from tavolino.conformance import playthrough, tables
from tavolino.games import GAMES
from tests.golden.perft import write_counts

FOLDER = Path(__file__).parent
PLAYTHROUGHS = FOLDER / "playthroughs"


def main() -> None:
    write_counts()
    for old in PLAYTHROUGHS.glob("*.txt"):
        old.unlink()
    for game in GAMES.values():
        for table in tables(game):
            (PLAYTHROUGHS / f"{table}.txt").write_text(playthrough(table), encoding="utf-8")


if __name__ == "__main__":
    main()
