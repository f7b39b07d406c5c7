"""Tables over HTTP: creating, finding and viewing them."""

import io

import segno
from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Refused, Seat
from tavolino.protocol import endpoints
from tavolino.protocol.endpoints import RECORD
from tavolino.protocol.tables import CreateTable, TableLink
from tavolino.server.context import AppContext, context_of
from tavolino.server.http.me import at_browser
from tavolino.server.http.positions import draw_position, show_position, svg
from tavolino.server.http.responses import answer, read_body, route
from tavolino.server.http.visitors import address_of, check_origin, known, own_origin, visitor_of
from tavolino.server.limits.requests import check_limit
from tavolino.server.live.creation import store_new
from tavolino.server.live.manager import ID
from tavolino.server.live.open_tables import is_open
from tavolino.server.live.repository import off_loop
from tavolino.server.live.session import TableSession
from tavolino.table.audience import may_view, viewpoints_of
from tavolino.table.creation import create_table, title_of
from tavolino.table.events import Person
from tavolino.table.positions import viewer_at
from tavolino.table.records import record_of
from tavolino.table.requests import decode_body
from tavolino.table.table import Table
from tavolino.table.table_meta import requested_seat_names


async def create(request: Request) -> Response:
    context = context_of(request)
    check_origin(request, context)
    visitor = await known(request)
    await context.limits.check_new_table(visitor.person, address_of(request))
    asked = decode_body(await read_body(request, context.settings.body_bytes), CreateTable)
    title, seat_names = title_of(asked), requested_seat_names(asked, visitor.person)
    table = create_table(asked, visitor.person, context.clock.now())
    if is_open(table):
        await context.open_tables.check_few(visitor.person)
        await check_limit(context.limits.open_tables_of_address, address_of(request))
        store = context.open_tables.store
    else:
        store = store_new
    table_session = await store(context.table_manager, table, title, seat_names)
    return answer(link_to(request, table_session), 201)


async def show(request: Request) -> Response:
    """The table as its websocket would show it."""
    table_session, person = await table_session_of(request)
    await table_session.live.learn_names(table_session.live.table.people)
    live = table_session.live
    message = live.frames.frames.message(viewpoints_of(live.table, person), 0)
    return Response(message, media_type="application/json")


async def link(request: Request) -> Response:
    table_session, _ = await table_session_of(request)
    return answer(link_to(request, table_session))


async def find(request: Request) -> Response:
    """The table with a code. Codes are short, so attempts are limited."""
    context = context_of(request)
    await check_limit(context.limits.codes, address_of(request))
    code = request.path_params["code"].upper()
    repository = context.table_manager.services.repository
    table_id = await repository.find_by_code(code) if code.isascii() and code.isalnum() else None
    if table_id is None:
        raise Refused("TABLE", "unknown")
    return answer(link_to(request, await context.table_manager.open(table_id)))


async def qr(request: Request) -> Response:
    table_session, _ = await table_session_of(request)
    out = io.BytesIO()
    code = segno.make(link_to(request, table_session).url, error="m")
    code.save(out, kind="svg", scale=8, border=2, light="white", xmldecl=False)
    return svg(out.getvalue())


async def position(request: Request) -> Response:
    """An earlier position from the person's own viewpoint, or from any once the game is over."""
    table, viewer = await _begun(request)
    return show_position(table.play, request, viewer)


async def drawing(request: Request) -> Response:
    """The table as a picture."""
    table, viewer = await _begun(request)
    return await draw_position(table.play, request, viewer)


async def record(request: Request) -> Response:
    """The record of a finished game, which anybody can verify."""
    table_session, _ = await table_session_of(request)
    table = table_session.live.table
    names = await context_of(request).people.names(table.people)
    kept = record_of(table, table_session.live.meta.seat_names, names)
    file = await off_loop(table.version, kept.write)
    headers = {"Content-Disposition": f'attachment; filename="{table.game.name}.jsonl"'}
    return Response(file, media_type=RECORD, headers=headers)


async def lobby(request: Request) -> Response:
    visitor = await visitor_of(request)
    person = visitor.person if visitor else ""
    context = context_of(request)
    return answer(await context.lists.listed(await context.open_tables.rows(), person))


async def my_games(request: Request) -> Response:
    visitor = await known(request)
    is_over = request.query_params.get("over", "0") == "1"
    offset = request.query_params.get("offset", "0")
    if not (offset.isascii() and offset.isdigit() and len(offset) < 9):
        raise Refused("BODY", "field", field="offset")
    lists = context_of(request).lists
    return answer(await lists.of(visitor.person, over=is_over, offset=int(offset)))


async def dismiss(request: Request) -> Response:
    context, visitor = await at_browser(request)
    await context.lists.dismiss(visitor.person, table_id_of(request))
    return Response(status_code=204)


async def restore(request: Request) -> Response:
    context, visitor = await at_browser(request)
    await context.lists.restore(visitor.person, table_id_of(request))
    return Response(status_code=204)


def table_id_of(request: Request) -> str:
    table_id: str = request.path_params["id"]
    if not ID.fullmatch(table_id):
        raise Refused("TABLE", "unknown")
    return table_id


async def table_session_of(request: Request) -> tuple[TableSession, Person]:
    """The table session of a request, if the visitor may view the table."""
    visitor = await visitor_of(request)
    person = visitor.person if visitor else ""
    table_session = await context_of(request).table_manager.open(request.path_params["id"])
    if not may_view(table_session.live.table, person):
        raise Refused("TABLE", "private")
    return table_session, person


def link_to(request: Request, table_session: TableSession) -> TableLink:
    table = table_session.live.table
    context: AppContext = context_of(request)
    url = f"{own_origin(request, context)}/t/{table.id}"
    return TableLink(table.id, url, table_session.live.meta.code if table.phase == "lobby" else "")


async def _begun(request: Request) -> tuple[Table, Seat]:
    """A table whose game has begun, and the requested viewer."""
    table_session, person = await table_session_of(request)
    table = table_session.live.table
    return table, viewer_at(table, person, request.query_params.get("seat"))


ROUTES = [
    route(endpoints.LIST_OPEN_TABLES, lobby),
    route(endpoints.LIST_MY_GAMES, my_games),
    route(endpoints.DISMISS, dismiss),
    route(endpoints.RESTORE, restore),
    route(endpoints.CREATE_TABLE, create),
    route(endpoints.GET_TABLE, show),
    route(endpoints.GET_TABLE_LINK, link),
    route(endpoints.GET_TABLE_QR, qr),
    route(endpoints.GET_TABLE_POSITION, position),
    route(endpoints.DRAW_TABLE, drawing),
    route(endpoints.GET_TABLE_RECORD, record),
    route(endpoints.FIND_TABLE, find),
]
