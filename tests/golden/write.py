"""Writes the golden files anew: python -m tests.golden.write"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tavolino.catalogue import find_game, games, rules
from tavolino.conformance import playthrough, setups
from tavolino.core import SPECTATOR, read_record
from tavolino.drawing.dark import dimmed
from tavolino.locales import LANGUAGES
from tests.golden.actions import write_actions
from tests.golden.fields import write_fields
from tests.golden.matrix import write_matrix
from tests.golden.openspiel import write_openspiel
from tests.golden.perft import write_counts
from tests.worked import EXAMPLES

FOLDER = Path(__file__).parent
PLAYTHROUGHS = FOLDER / "playthroughs"
RECORDS = FOLDER / "records"
PICTURES = FOLDER.parents[1] / "docs" / "pictures"

PICTURED = {
    "cutit-cutting.svg": ("cutit.jsonl", 12, "table"),
    "cutit-puzzle.svg": ("cutit.jsonl", 31, "table"),
    "scalino-south.svg": ("sc17.jsonl", 46, "south"),
}
"""Pictures of whole tables for the docs: a record, after how many entries, and the style."""
WORDED = ("cutit-cutting.svg", "cutit-puzzle.svg")
"""Those with words on them. Each language has its own, such as `cutit-puzzle-pl.svg`."""


def pictures() -> dict[str, Callable[[], str]]:
    """The pictures of the docs by their files: tables and worked examples, light and dark."""
    tables = {name: partial(draw_picture, *picture) for name, picture in PICTURED.items()}
    for name in WORDED:
        for language in LANGUAGES[1:]:
            file = name.replace(".svg", f"-{language}.svg")
            tables[file] = partial(draw_picture, *PICTURED[name], language)
    light = tables | {f"{example.name}.svg": example.draw for example in EXAMPLES}
    return light | {f"dark/{name}": partial(draw_dark, draw) for name, draw in light.items()}


def draw_dark(draw: Callable[[], str]) -> str:
    return dimmed(draw())


def draw_picture(record: str, at: int, style: str, language: str = LANGUAGES[0]) -> str:
    play = read_record((RECORDS / record).read_bytes(), rules()).play
    view = play.game.view(play.state_after(at), SPECTATOR)
    return find_game(play.game.name).drawing.svg(view, style, language)


def main() -> None:
    write_actions()
    write_fields()
    write_counts()
    write_matrix()
    write_openspiel()
    for name, draw in pictures().items():
        (PICTURES / name).write_text(draw(), encoding="utf-8")
    for old in PLAYTHROUGHS.glob("*.txt"):
        old.unlink()
    for manifest in games().values():
        for setup in setups(manifest):
            (PLAYTHROUGHS / f"{setup}.txt").write_text(playthrough(setup), encoding="utf-8")


if __name__ == "__main__":
    main()
