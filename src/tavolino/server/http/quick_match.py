"""Quick match over HTTP: looking for an opponent, and giving up."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tavolino.protocol import endpoints
from tavolino.protocol.tables import LookForOpponent, QuickMatchStatus
from tavolino.server.context import context_of
from tavolino.server.http.responses import answer, read_body, route
from tavolino.server.http.visitors import address_of, check_origin, known
from tavolino.table.requests import decode_body

LARGEST: Final = 1024


async def look(request: Request) -> Response:
    """Looks for an opponent. The client repeats this every two seconds while the person waits."""
    context = context_of(request)
    check_origin(request, context)
    visitor = await known(request)
    asked = decode_body(await read_body(request, LARGEST) or b"{}", LookForOpponent)
    if not await context.quick_match.is_waiting(visitor.person):
        await context.limits.check_new_table(visitor.person, address_of(request))
    game = request.path_params["game"]
    standing = await context.quick_match.look(visitor.person, game, asked.bot)
    return answer(QuickMatchStatus(*standing))


async def stop(request: Request) -> Response:
    context = context_of(request)
    check_origin(request, context)
    visitor = await known(request)
    await context.quick_match.leave(visitor.person)
    return Response(status_code=204)


ROUTES = [
    route(endpoints.LOOK_FOR_OPPONENT, look),
    route(endpoints.STOP_LOOKING, stop),
]
