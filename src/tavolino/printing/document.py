"""The PDF of a request."""

from typing import Final

from tavolino.games import words
from tavolino.locales import LANGUAGES
from tavolino.printing.page import PrintFile
from tavolino.printing.parts import find_pages
from tavolino.printing.request import PrintRequest

MEDIA_TYPE: Final = "application/pdf"


def print_pdf(request: PrintRequest) -> bytes:
    """The pages of all parts that are asked for. The same request gives the same bytes."""
    file = PrintFile(title_of(request), request.language)
    for part in request.parts:
        find_pages(request.manifest, part)(file, request)
    return file.finish()


def title_of(request: PrintRequest) -> str:
    """The title of the game in the language of the request."""
    titles = words.title(request.manifest)
    return titles.get(request.language, titles[LANGUAGES[0]])
