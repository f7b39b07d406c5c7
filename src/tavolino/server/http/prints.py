"""Games to print, as PDF files. They are the same for everybody who asks for the same."""

import json
from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Refused
from tavolino.games import find_game
from tavolino.locales import LANGUAGES
from tavolino.printing.request import MOST_COPIES, read_request
from tavolino.protocol import endpoints
from tavolino.protocol.endpoints import PDF
from tavolino.server.context import context_of
from tavolino.server.http.queued import CLIENT_CLOSED_REQUEST, unless_left
from tavolino.server.http.responses import route
from tavolino.server.http.visitors import address_of, find_asker, language_of, own_origin
from tavolino.server.limits.requests import check_limit

NAMES: Final = ("part", "paper", "ink")
CACHE: Final = "private, no-cache"


async def game(request: Request) -> Response:
    """The file with the parts, paper, ink, copies and options in the query."""
    context, query = context_of(request), request.query_params
    manifest = find_game(request.path_params["game"])
    wanted: dict[str, Any] = {name: query[name] for name in NAMES if name in query}
    wanted["game"] = manifest.name
    wanted["language"] = _language(request)
    wanted["copies"] = _copies(query.get("copies", "1"))
    wanted["options"] = {
        option.name: query[option.name] for option in manifest.print_options if option.name in query
    }
    wanted["address"] = own_origin(request, context)
    read_request(**wanted)
    text = json.dumps(wanted, sort_keys=True)

    async def check() -> None:
        await check_limit(context.limits.prints, address_of(request))

    asker = await find_asker(request)
    find = context.prints.find(text, partial(str, text), asker, check)
    file = await unless_left(request, find)
    if file is None:
        return Response(status_code=CLIENT_CLOSED_REQUEST)
    name = f"{manifest.name}-{query.get('part', 'material')}.pdf"
    headers = {
        "Cache-Control": CACHE,
        "ETag": file.tag,
        "Vary": "Accept-Language",
        "Content-Disposition": f'attachment; filename="{name}"',
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    return Response(file.data, media_type=PDF, headers=headers)


def _language(request: Request) -> str:
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else language_of(request)


def _copies(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 4:
        raise Refused("PRINT", "copies", got=text[:20], most=MOST_COPIES)
    return int(text)


ROUTES = [route(endpoints.PRINT_GAME, game)]
