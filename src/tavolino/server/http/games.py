"""The games and the protocol's schema, which are the same for everybody."""

import asyncio
from functools import cache
from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Refused
from tavolino.games import find_game, words
from tavolino.protocol import endpoints
from tavolino.protocol.endpoints import MARKDOWN
from tavolino.protocol.messages import encode
from tavolino.protocol.schema import document
from tavolino.server.context import context_of
from tavolino.server.http.responses import route
from tavolino.table.game_list import list_games

JSON: Final = "application/json"


async def games(request: Request) -> Response:
    # The first call takes long enough to delay the tables.
    can_print = context_of(request).prints.is_available
    return _unchanging(request, await asyncio.to_thread(_games, can_print))


async def rules_page(request: Request) -> Response:
    """The rules page of a game, in Markdown, if it has one."""
    manifest = find_game(request.path_params["game"])
    language = request.path_params["language"]
    text = words.rules_text(manifest, language)
    if text is None:
        raise Refused("RULES", "none", game=manifest.name, asked=language[:40])
    return _unchanging(request, text.encode(), MARKDOWN)


async def schema(request: Request) -> Response:
    return _unchanging(request, await asyncio.to_thread(_schema))


@cache
def _games(can_print: bool) -> bytes:
    return encode(list_games(can_print=can_print))


@cache
def _schema() -> bytes:
    return encode(document())


def _unchanging(request: Request, body: bytes, media_type: str = JSON) -> Response:
    """A response that changes only with the program; browsers revalidate it."""
    mark = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


ROUTES = [
    route(endpoints.LIST_GAMES, games),
    route(endpoints.GET_RULES, rules_page),
    route(endpoints.GET_SCHEMA, schema),
]
