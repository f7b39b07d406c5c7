"""What can be printed of a game."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from tavolino.games import find_game
from tavolino.games.manifest import GameManifest, PrintPart
from tavolino.games.parts import find_part
from tavolino.games.words import Translations
from tavolino.locales import LANGUAGES, translations

MATERIAL: Final = "material"
"""The name of everything that it takes to play, in one file."""
RULES: Final = {
    PrintPart(name="rules"): "tavolino.printing.booklet",
    PrintPart(name="summary"): "tavolino.printing.summary",
}
"""What every game has, with the modules that draw it. It is folded or read, not cut, so it is no
part of the material."""


def parts_of(manifest: GameManifest) -> tuple[PrintPart, ...]:
    return (*manifest.prints, *RULES)


def listed_parts(manifest: GameManifest) -> tuple[PrintPart, ...]:
    """All parts, led by the material as a whole where there is more than one part of it."""
    if len(manifest.prints) < 2:
        return parts_of(manifest)
    is_per_player = any(part.is_per_player for part in manifest.prints)
    whole = PrintPart(name=MATERIAL, is_per_player=is_per_player)
    return (whole, *parts_of(manifest))


def part_title(name: str) -> Translations:
    return translations(f"print-part-{name}") or {LANGUAGES[0]: name}


def find_pages(manifest: GameManifest, part: PrintPart) -> Callable[..., None]:
    """The function that draws a part: the game's own, or that of the game it is a variant of."""
    if part in RULES:
        drawn: Any = import_module(RULES[part]).pages
    else:
        drawn = find_part(manifest, f"printing.{part.name}", "pages")
    if drawn is None and manifest.parent:
        return find_pages(find_game(manifest.parent), part)
    if drawn is None:
        raise ValueError(f"{manifest.name}: printing/{part.name}.py is missing")
    return drawn
