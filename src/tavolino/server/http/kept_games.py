"""Takes finished games of the visitor's device into the visitor's history."""

from starlette.requests import Request
from starlette.responses import Response

from tavolino.protocol import endpoints
from tavolino.protocol.tables import StoredTable, TableLink
from tavolino.server.http.me import at_browser
from tavolino.server.http.responses import answer, read_body, route
from tavolino.server.http.visitors import address_of, asker_of, own_origin
from tavolino.server.limits.requests import check_limit
from tavolino.server.live.device_game_replay import device_game_id
from tavolino.table.requests import decode_body


async def keep(request: Request) -> Response:
    """Keeps a game. A game that was handed over before is found again, and costs nothing."""
    context, visitor = await at_browser(request)
    body = await read_body(request, context.settings.record_bytes)
    stored = decode_body(body, StoredTable)
    table_id = device_game_id(stored, visitor.person)
    link = TableLink(table_id, f"{own_origin(request, context)}/t/{table_id}", "")
    if await context.keeping.has(table_id):
        return answer(link)
    await check_limit(context.limits.records, address_of(request))
    await check_limit(context.limits.kept_games, visitor.person)
    await context.keeping.keep(stored, visitor.person, asker_of(request, visitor))
    return answer(link, 201)


ROUTES = [route(endpoints.KEEP_GAME, keep)]
