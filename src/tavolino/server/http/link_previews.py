"""What other programs show of a link to a table: Open Graph tags in the head of the page.

Programs that make previews have no cookie, so a preview shows only what a stranger may see.
"""

from html import escape
from typing import Final

from starlette.requests import Request

from tavolino.catalogue import find_game
from tavolino.catalogue.words import title
from tavolino.core import Refused
from tavolino.locales import LANGUAGES, say
from tavolino.match.audience import may_view
from tavolino.match.table import Phase, Table
from tavolino.server.context import context_of
from tavolino.server.http.visitors import language_of, own_origin
from tavolino.server.storage import Unavailable

MARK: Final = b"<title>Tavolino</title>"
"""The tags are put in place of this title."""
PICTURE: Final = "/icon-512.png"


async def with_preview(request: Request, body: bytes) -> bytes | None:
    """The page with tags for the table it is about; None if there is nothing to say about it."""
    table_id = request.path_params.get("id") or request.path_params.get("path", "")
    if not table_id or MARK not in body:
        return None
    context = context_of(request)
    try:
        table = (await context.table_manager.open(table_id)).live.table
        if not may_view(table, ""):
            return None
        names = await context.people.names(table.people)
    except (Refused, Unavailable):
        return None
    language = language_of(request)
    heading = _heading(table, list(names.values()), language)
    origin = own_origin(request, context)
    tags = {
        "og:site_name": "Tavolino",
        "og:type": "website",
        "og:title": heading,
        "og:description": _invitation(table.phase, language),
        "og:url": f"{origin}{request.url.path}",
        "og:image": f"{origin}{PICTURE}",
    }
    lines = [f"<title>{escape(heading)} – Tavolino</title>"]
    lines += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    return body.replace(MARK, "\n    ".join(lines).encode(), 1)


def _heading(table: Table, names: list[str], language: str) -> str:
    titles = title(find_game(table.game.name))
    game = titles.get(language) or titles[LANGUAGES[0]]
    return f"{game} · {', '.join(names)}" if names else game


def _invitation(phase: Phase, language: str) -> str:
    if phase == "lobby":
        return say("preview-lobby", language)
    return say("preview-playing" if phase == "playing" else "preview-over", language)
