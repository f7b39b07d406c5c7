"""What can be printed of a game."""

from typing import Final

from tavolino.games.manifest import GameManifest, PrintPart
from tavolino.games.words import Translations
from tavolino.locales import LANGUAGES, translations

MATERIAL: Final = "material"
"""The name of everything that it takes to play, in one file."""
RULES: Final = (PrintPart(name="rules"), PrintPart(name="summary"))
"""What every game has. It is folded or read, not cut, so it is no part of the material."""


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
