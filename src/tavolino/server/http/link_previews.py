"""What other programs show of a link: Open Graph tags in the head of the page.

Programs that make previews have no cookie, so a preview shows only what a stranger may see.
"""

from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote

from starlette.requests import Request

from tavolino.core import Refused
from tavolino.games import GameManifest, find_game
from tavolino.games.pictures import SIZE
from tavolino.games.words import about, title
from tavolino.locales import LANGUAGES, say
from tavolino.protocol import endpoints
from tavolino.server.context import context_of
from tavolino.server.http.pictures import SENTENCES
from tavolino.server.http.visitors import asker_of, language_of, own_origin
from tavolino.server.storage import Unavailable
from tavolino.table.audience import may_view
from tavolino.table.table_meta import name_at

MARK: Final = b"<title>Tavolino</title>"
"""The tags are put in place of this title."""
SITE: Final = "Tavolino"
OF_GAMES: Final = ("learn", "leaderboard")
"""Pages that may be about one game."""


class Preview(NamedTuple):
    """A title, a sentence, and the path of a picture. `version` changes when the picture does: many
    programs never ask for the same address again.
    """

    title: str
    sentence: str
    picture: str
    version: int = 0


async def with_preview(request: Request, body: bytes) -> bytes:
    """The page with tags for what it is about."""
    context, language = context_of(request), language_of(request)
    try:
        preview = await _preview_of(request, language)
    except (Refused, Unavailable):
        preview = _site(language)
    origin = own_origin(request, context)
    tags = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:url": f"{origin}{quote(request.scope['path'])}",
    }
    card = "summary"
    if context.pictures.is_available:
        query = f"language={language}" + (f"&v={preview.version}" if preview.version else "")
        tags |= {
            "og:image": f"{origin}{preview.picture}?{query}",
            "og:image:type": endpoints.PNG,
            "og:image:width": str(SIZE[0]),
            "og:image:height": str(SIZE[1]),
            "og:image:alt": f"{preview.title}. {preview.sentence}",
        }
        card = "summary_large_image"
    heading = SITE if preview.title == SITE else f"{preview.title} – {SITE}"
    lines = [f"<title>{escape(heading)}</title>"]
    lines += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    lines += [f'<meta name="twitter:card" content="{card}" />']
    return body.replace(MARK, "\n    ".join(lines).encode(), 1)


async def _preview_of(request: Request, language: str) -> Preview:
    match request.scope["path"].strip("/").split("/"):
        case ["r", "record", record_id]:
            return await _record(request, record_id, language)
        case ["t" | "r", table_id]:
            return await _table(request, table_id, language)
        case [page, game, *_] if page in OF_GAMES:
            return _game(find_game(game), language)
        case _:
            return _site(language)


async def _table(request: Request, table_id: str, language: str) -> Preview:
    context = context_of(request)
    live = (await context.table_manager.open(table_id)).live
    table = live.table
    manifest = find_game(table.game.name)
    if not may_view(table, ""):
        return _game(manifest, language)
    names = await context.people.names(table.people)
    shown = (name_at(table, seat, live.meta.seat_names, names) for seat in range(table.seats))
    players = list(dict.fromkeys(filter(None, shown)))
    picture = endpoints.GET_TABLE_PICTURE.path.format(id=table.id)
    sentence = say(SENTENCES[table.phase], language)
    return Preview(_heading(manifest, players, language), sentence, picture, table.version)


async def _record(request: Request, record_id: str, language: str) -> Preview:
    record = await context_of(request).records.read(record_id, asker_of(request))
    manifest = find_game(record.play.game.name)
    picture = endpoints.GET_RECORD_PICTURE.path.format(id=record_id)
    names = list(filter(None, record.names))
    return Preview(_heading(manifest, names, language), say("preview-over", language), picture)


def _game(manifest: GameManifest, language: str) -> Preview:
    words = about(manifest)
    sentence = words.get(language) or words[LANGUAGES[0]]
    picture = endpoints.GET_GAME_PICTURE.path.format(game=manifest.name)
    return Preview(_heading(manifest, [], language), sentence, picture)


def _site(language: str) -> Preview:
    return Preview(SITE, say("preview-site", language), endpoints.GET_PICTURE.path)


def _heading(manifest: GameManifest, names: list[str], language: str) -> str:
    titles = title(manifest)
    game = titles.get(language) or titles[LANGUAGES[0]]
    return f"{game} · {', '.join(names)}" if names else game
