"""Pictures that go with links. Programs that show links have no cookie, so everybody gets the same
picture: what a stranger may see.
"""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import SPECTATOR
from tavolino.games import GameManifest, find_game
from tavolino.games.pictures import game_picture, site_picture, table_picture
from tavolino.locales import LANGUAGES, say
from tavolino.printing.fonts import can_write
from tavolino.protocol import endpoints
from tavolino.protocol.endpoints import PNG
from tavolino.protocol.log import Phase
from tavolino.server.context import context_of
from tavolino.server.http.responses import route
from tavolino.server.http.visitors import address_of, asker_of, language_of
from tavolino.server.limits.requests import check_limit
from tavolino.table.audience import may_view

BRIEFLY: Final = "public, max-age=60"
LONG: Final = "public, max-age=86400"

SENTENCES: Final[dict[Phase, str]] = {
    "lobby": "preview-lobby",
    "playing": "preview-playing",
    "over": "preview-over",
}


async def table(request: Request) -> Response:
    """A table as a spectator sees it. One that strangers may not watch is a picture of its game."""
    session = await context_of(request).table_manager.open(request.path_params["id"])
    table, language = session.live.table, _language(request)
    manifest = find_game(table.game.name)
    if not may_view(table, ""):
        return await _game(request, manifest, language)
    view = None if table.phase == "lobby" else table.play.view(SPECTATOR)
    sentence, label = say(SENTENCES[table.phase], language), session.live.meta.title
    label = label if can_write(label) else ""
    draw = partial(table_picture, manifest, view, sentence, language, label)
    key = ("table", table.id, table.version, language, label)
    # A title goes when its author is deleted, and must soon be gone elsewhere, too.
    is_final = table.phase == "over" and not label
    return await _send(request, key, draw, LONG if is_final else BRIEFLY)


async def record(request: Request) -> Response:
    """The last position of a record."""
    record_id, language = request.path_params["id"], _language(request)
    play = (await context_of(request).records.read(record_id, asker_of(request))).play
    manifest = find_game(play.game.name)
    sentence = say("preview-over", language)
    draw = partial(table_picture, manifest, play.view(SPECTATOR), sentence, language)
    return await _send(request, ("record", record_id, language), draw, LONG)


async def game(request: Request) -> Response:
    return await _game(request, find_game(request.path_params["game"]), _language(request))


async def site(request: Request) -> Response:
    language = _language(request)
    return await _send(request, ("site", language), partial(site_picture, language), LONG)


async def _game(request: Request, manifest: GameManifest, language: str) -> Response:
    draw = partial(game_picture, manifest, language)
    return await _send(request, ("game", manifest.name, language), draw, LONG)


def _language(request: Request) -> str:
    """The language of the page that has the link, or else the browser's."""
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else language_of(request)


async def _send(request: Request, key: Hashable, draw: Callable[[], str], cache: str) -> Response:
    context = context_of(request)

    async def check() -> None:
        await check_limit(context.limits.pictures, address_of(request))

    picture = await context.pictures.find(key, draw, asker_of(request), check)
    headers = {
        "Cache-Control": cache,
        "ETag": picture.tag,
        "Vary": "Accept-Language",
        # Unlike everything else here, it is meant for other sites.
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    if request.headers.get("if-none-match") == picture.tag:
        return Response(status_code=304, headers=headers)
    return Response(picture.data, media_type=PNG, headers=headers)


ROUTES = [
    route(endpoints.GET_TABLE_PICTURE, table),
    route(endpoints.GET_RECORD_PICTURE, record),
    route(endpoints.GET_GAME_PICTURE, game),
    route(endpoints.GET_PICTURE, site),
]
