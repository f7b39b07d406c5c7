"""Writes the golden files anew: python -m tests.golden.write"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tavolino.conformance import GameSetup, playthrough, setups
from tavolino.core import SPECTATOR, read_record
from tavolino.drawing.theme import DARK, LIGHT, Palette, paint
from tavolino.games import find_game, games, rules
from tavolino.locales import LANGUAGES
from tests.golden.actions import write_actions
from tests.golden.architecture import write_architecture
from tests.golden.fields import write_fields
from tests.golden.matrix import write_matrix
from tests.golden.openspiel import write_openspiel
from tests.golden.perft import write_counts
from tests.rulebook import GAMES
from tests.worked import EXAMPLES
from tests.worked.example import Example

FOLDER = Path(__file__).parent
PLAYTHROUGHS = FOLDER / "playthroughs"
RECORDS = FOLDER / "records"

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
    found: dict[str, Callable[[], str]] = {}
    for folder, palette in (("", LIGHT), ("dark/", DARK)):
        for name, picture in PICTURED.items():
            for language in LANGUAGES if name in WORDED else LANGUAGES[:1]:
                ending = ".svg" if language == LANGUAGES[0] else f"-{language}.svg"
                draw = partial(draw_picture, *picture, language, palette)
                found[folder + name.replace(".svg", ending)] = draw
        for example in EXAMPLES:
            found[f"{folder}{example.name}.svg"] = partial(draw_example, example, palette)
    return found


def draw_example(example: Example, palette: Palette) -> str:
    return paint(example.draw(), palette)


def picture_file(name: str) -> Path:
    """Where a picture of the docs lies: in the folder of its game."""
    game = Path(name).name.partition("-")[0]
    return GAMES / game / "words" / "pictures" / name


def draw_picture(record: str, at: int, style: str, language: str, palette: Palette) -> str:
    play = read_record((RECORDS / record).read_bytes(), rules()).play
    view = play.game.view(play.state_after(at), SPECTATOR)
    return find_game(play.game.name).drawing.svg(view, style, language, palette)


def stored_setups() -> list[GameSetup]:
    """The setups with a stored playthrough; of those that differ in who begins, one of a game."""
    found = []
    for manifest in games().values():
        every = setups(manifest)
        others = [setup for setup in every if "first" in setup.chosen][1:]
        found += [setup for setup in every if setup not in others]
    return found


def main() -> None:
    write_actions()
    write_architecture()
    write_fields()
    write_counts()
    write_matrix()
    write_openspiel()
    for name, draw in pictures().items():
        picture_file(name).write_text(draw(), encoding="utf-8")
    for old in PLAYTHROUGHS.glob("*.txt"):
        old.unlink()
    for setup in stored_setups():
        (PLAYTHROUGHS / f"{setup}.txt").write_text(playthrough(setup), encoding="utf-8")


if __name__ == "__main__":
    main()
