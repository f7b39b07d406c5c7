"""Tables over HTTP: setting them up, finding them, looking at them."""

import io

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.core import Record, Refused, Seat, is_player
from tavolino.match.audience import may_view, viewpoints_of
from tavolino.match.commands import Actor, set_ready
from tavolino.match.events import Person
from tavolino.match.table import Table
from tavolino.server.endpoints import RECORD
from tavolino.server.house import House, check_limit, house_of
from tavolino.server.http.answers import answer, decode, guarded, read_body
from tavolino.server.http.positions import draw_position, read_viewer, show_position, svg
from tavolino.server.http.visitors import address_of, check_origin, known, own_origin, visitor_of
from tavolino.server.people.names import read_name
from tavolino.server.storage import Row
from tavolino.server.tables.journal import off_loop
from tavolino.server.tables.opening import new_table, seat_all, store_new
from tavolino.server.tables.room import Room
from tavolino.server.wire_tables import CreateTable, TableLink


async def create(request: Request) -> Response:
    house = house_of(request)
    check_origin(request, house)
    visitor = await known(request)
    await check_limit(house.limits.tables, visitor.person)
    asked = decode(await read_body(request, house.settings.body_bytes), CreateTable)
    title = read_name(asked.title) if asked.title.strip() else ""
    now = house.clock.now()
    actor = Actor(visitor.person, now)
    table = new_table(asked.game, asked.seats, asked.options, asked.settings, visitor.person, now)
    seat_all(table, asked.occupants, actor)
    if asked.ready and visitor.person in table.people:
        set_ready(table, actor, True)
    room = await store_new(house.hall, table, title)
    return answer(_link(request, room), 201)


async def show(request: Request) -> Response:
    """The table as its socket would show it."""
    room, person = await room_of(request)
    await room.live.learn_names(room.live.table.people)
    return Response(room.live.frame(person, 0), media_type="application/json")


async def link(request: Request) -> Response:
    room, _ = await room_of(request)
    return answer(_link(request, room))


async def find(request: Request) -> Response:
    """The table behind a code. Codes are short, so nobody may try many."""
    house = house_of(request)
    await check_limit(house.limits.codes, address_of(request))
    code = request.path_params["code"].upper()
    rows: list[Row] = []
    if code.isascii() and code.isalnum():
        rows = await house.database.read("SELECT id FROM tables WHERE code = $1", code)
    if not rows:
        raise Refused("TABLE", "unknown")
    room = await house.hall.open(str(rows[0]["id"]))
    return answer(_link(request, room))


async def qr(request: Request) -> Response:
    room, _ = await room_of(request)
    out = io.BytesIO()
    code = segno.make(_link(request, room).url, error="m")
    code.save(out, kind="svg", scale=8, border=2, light="white", xmldecl=False)
    return svg(out.getvalue())


async def position(request: Request) -> Response:
    """An earlier position, through one's own eyes, or anybody's once the game is over."""
    table, viewer = await _begun(request)
    return show_position(table.play, request, viewer)


async def drawing(request: Request) -> Response:
    """The table as a picture."""
    table, viewer = await _begun(request)
    return await draw_position(table.play, request, viewer)


async def record(request: Request) -> Response:
    """The finished game as a file that anybody can verify."""
    room, _ = await room_of(request)
    table = room.live.table
    if table.outcome is None or not table.secret:
        raise Refused("TABLE", "running")
    names = await house_of(request).people.names(table.people)
    seats = tuple(
        names.get(occupant.person, "") if occupant.person else occupant.bot
        for occupant in table.occupants
    )
    kept = Record(table.play, table.created.hash, table.secret, seats)
    file = await off_loop(table.version, kept.write)
    headers = {"Content-Disposition": f'attachment; filename="{table.game.name}.jsonl"'}
    return Response(file, media_type=RECORD, headers=headers)


async def lobby(request: Request) -> Response:
    visitor = await visitor_of(request)
    person = visitor.person if visitor else ""
    return answer(await house_of(request).lists.open_tables(person))


async def my_games(request: Request) -> Response:
    visitor = await known(request)
    is_over = request.query_params.get("over", "0") == "1"
    offset = request.query_params.get("offset", "0")
    if not (offset.isascii() and offset.isdigit() and len(offset) < 9):
        raise Refused("BODY", "field", field="offset")
    lists = house_of(request).lists
    return answer(await lists.of(visitor.person, over=is_over, offset=int(offset)))


async def room_of(request: Request) -> tuple[Room, Person]:
    """The room a request is about, if whoever asks may look into it."""
    visitor = await visitor_of(request)
    person = visitor.person if visitor else ""
    room = await house_of(request).hall.open(request.path_params["id"])
    if not may_view(room.live.table, person):
        raise Refused("TABLE", "private")
    return room, person


def _link(request: Request, room: Room) -> TableLink:
    table = room.live.table
    house: House = house_of(request)
    url = f"{own_origin(request, house)}/t/{table.id}"
    return TableLink(table.id, url, room.live.heading.code if table.phase == "lobby" else "")


async def _begun(request: Request) -> tuple[Table, Seat]:
    """A table where there is a game to look at, and through whose eyes to look."""
    room, person = await room_of(request)
    table = room.live.table
    if table.phase == "lobby":
        raise Refused("PHASE", "lobby")
    viewpoints = viewpoints_of(table, person)
    viewer = read_viewer(table.play, request, viewpoints[0])
    if is_player(viewer) and viewer not in viewpoints and table.phase != "over":
        raise Refused("TABLE", "hidden", seat=viewer)
    return table, viewer


ROUTES = [
    Route("/api/lobby", guarded(lobby)),
    Route("/api/me/games", guarded(my_games)),
    Route("/api/tables", guarded(create), methods=["POST"]),
    Route("/api/tables/{id}", guarded(show)),
    Route("/api/tables/{id}/link", guarded(link)),
    Route("/api/tables/{id}/qr.svg", guarded(qr)),
    Route("/api/tables/{id}/at/{n}", guarded(position)),
    Route("/api/tables/{id}/drawing.svg", guarded(drawing)),
    Route("/api/tables/{id}/record", guarded(record)),
    Route("/api/codes/{code}", guarded(find)),
]
