"""What can be printed of a game."""

from typing import Final

from tavolino.games.manifest import GameManifest, PrintPart
from tavolino.games.words import Translations
from tavolino.locales import LANGUAGES, translations

MATERIAL: Final = "material"
"""The name of the file with everything needed to play."""
RULES: Final = (PrintPart(name="rules"), PrintPart(name="summary"))
"""Parts that every game has. They are folded or read, not cut, so they are not part of the
material."""


def print_parts(manifest: GameManifest) -> tuple[PrintPart, ...]:
    return (*manifest.prints, *RULES)


def listed_parts(manifest: GameManifest) -> tuple[PrintPart, ...]:
    """All parts, led by the material as a whole where there is more than one part of it."""
    if len(manifest.prints) < 2:
        return print_parts(manifest)
    is_per_player = any(part.is_per_player for part in manifest.prints)
    whole = PrintPart(name=MATERIAL, is_per_player=is_per_player)
    return (whole, *print_parts(manifest))


def part_title(name: str) -> Translations:
    return translations(f"print-part-{name}") or {LANGUAGES[0]: name}
