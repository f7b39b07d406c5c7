"""Writes the golden files anew: python -m tests.golden.write"""

from pathlib import Path

from tavolino.catalogue import find_game, games, rules
from tavolino.conformance import playthrough, setups
from tavolino.core import SPECTATOR, read_record
from tests.golden.matrix import write_matrix
from tests.golden.perft import write_counts

FOLDER = Path(__file__).parent
PLAYTHROUGHS = FOLDER / "playthroughs"
RECORDS = FOLDER / "records"
PICTURES = FOLDER.parents[1] / "docs" / "pictures"

PICTURED = {
    "rope-table.svg": ("rope.jsonl", 120, "table"),
    "cutit-cutting.svg": ("cutit.jsonl", 12, "table"),
    "cutit-puzzle.svg": ("cutit.jsonl", 31, "table"),
    "scalino-above.svg": ("sc17.jsonl", 46, "above"),
    "scalino-south.svg": ("sc17.jsonl", 46, "south"),
}
"""The pictures of the docs: a record, after how many entries, and the style."""


def draw_picture(record: str, at: int, style: str) -> str:
    play = read_record((RECORDS / record).read_bytes(), rules()).play
    view = play.game.view(play.state_after(at), SPECTATOR)
    return find_game(play.game.name).drawing.svg(view, style)


def main() -> None:
    write_counts()
    write_matrix()
    for name, picture in PICTURED.items():
        (PICTURES / name).write_text(draw_picture(*picture), encoding="utf-8")
    for old in PLAYTHROUGHS.glob("*.txt"):
        old.unlink()
    for manifest in games().values():
        for setup in setups(manifest):
            (PLAYTHROUGHS / f"{setup}.txt").write_text(playthrough(setup), encoding="utf-8")


if __name__ == "__main__":
    main()
