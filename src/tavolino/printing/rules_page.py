"""The rules page of a game: Markdown, and pictures as SVG."""

from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from tavolino.core import Refused
from tavolino.games import GameManifest, words
from tavolino.locales import LANGUAGES


class RulesPage(NamedTuple):
    """A page and its folder, to which the paths of pictures are relative."""

    text: str
    folder: Traversable

    def picture(self, path: str) -> str:
        """The SVG document at a path such as `../pictures/board.svg`."""
        found: Traversable = self.folder
        for part in PurePosixPath(path).parts:
            found = found.parent if part == ".." and isinstance(found, Path) else found / part
        return found.read_text(encoding="utf-8")


def rules_page(manifest: GameManifest, language: str) -> RulesPage:
    """The page in this language, or in English. Refused if the game has none."""
    owner = words.rules_owner(manifest)
    for one in (language, LANGUAGES[0]):
        text = words.rules_text(owner, one)
        if text is not None and owner.words is not None:
            return RulesPage(text, owner.words / one)
    raise Refused("PRINT", "no-rules", game=manifest.name)
