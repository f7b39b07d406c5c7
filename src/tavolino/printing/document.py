"""The PDF of a request."""

from collections.abc import Callable
from typing import Final, TypeAlias

from tavolino.games import GameManifest, PrintPart, find_game
from tavolino.games.parts import find_part
from tavolino.printing import booklet, summary
from tavolino.printing.page import PrintFile
from tavolino.printing.request import PrintRequest, game_title

MEDIA_TYPE: Final = "application/pdf"
Pages: TypeAlias = Callable[[PrintFile, PrintRequest], None]
"""Draws the pages of a part."""
RULES: Final[dict[str, Pages]] = {"rules": booklet.pages, "summary": summary.pages}
"""What every game has."""


def print_pdf(request: PrintRequest) -> bytes:
    """The pages of all requested parts. The same request gives the same bytes."""
    file = PrintFile(game_title(request), request.language)
    for part in request.parts:
        find_pages(request.manifest, part)(file, request)
    return file.finish()


def find_pages(manifest: GameManifest, part: PrintPart) -> Pages:
    """The function that draws a part: the game's, or that of its parent."""
    if part.name in RULES:
        return RULES[part.name]
    pages: Pages | None = find_part(manifest, f"printing.{part.name}", "pages")
    if pages is not None:
        return pages
    if manifest.parent:
        return find_pages(find_game(manifest.parent), part)
    raise ValueError(f"{manifest.name}: printing/{part.name}.py is missing")
