"""The rules of a game as they are written for readers: Markdown, and pictures as SVG."""

from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.games import GameManifest, words
from tavolino.locales import LANGUAGES
from tavolino.locales.line_breaks import bind_letters

PACKAGED: Final = Path(__file__).parent / "docs"
"""Where a wheel has the pages; `pyproject.toml` puts them there."""
SOURCE: Final = Path(__file__).parents[3] / "docs"
"""Where they are written."""


class RulesPage(NamedTuple):
    """A page and the folder it lies in, which its pictures are relative to."""

    text: str
    folder: Traversable

    def picture(self, path: str) -> str:
        """The SVG document at a path such as `../../pictures/board.svg`."""
        found: Traversable = self.folder
        for part in PurePosixPath(path).parts:
            found = found.parent if part == ".." and isinstance(found, Path) else found / part
        return found.read_text(encoding="utf-8")


def rules_page(manifest: GameManifest, language: str) -> RulesPage:
    """The page in this language, or in English. Refused if the game has none."""
    for one in (language, LANGUAGES[0]):
        if manifest.words is not None:
            text = words.rules_text(manifest, one)
            if text is not None:
                return RulesPage(text, manifest.words / one)
        else:
            folder = (PACKAGED if PACKAGED.is_dir() else SOURCE) / "rules" / one
            file = folder / f"{manifest.rules_page or manifest.name}.md"
            if file.is_file():
                text = file.read_text(encoding="utf-8")
                return RulesPage(bind_letters(text, one), folder)
    raise Refused("PRINT", "no-rules", game=manifest.name)
