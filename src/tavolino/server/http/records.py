"""Records over HTTP: uploading one, the verdict on it, and its positions.

Anybody who knows the id of a record may read it: a record contains no secrets.
"""

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import SPECTATOR, Record, Seat
from tavolino.protocol import endpoints
from tavolino.protocol.endpoints import RECORD
from tavolino.protocol.records import RecordLog
from tavolino.server.context import context_of
from tavolino.server.http.positions import draw_position, show_position
from tavolino.server.http.responses import answer, read_body, route
from tavolino.server.http.visitors import (
    address_of,
    asker_of,
    check_origin,
    find_asker,
    known,
    language_of,
)
from tavolino.server.limits.requests import check_limit
from tavolino.table.audience import log_lines_of
from tavolino.table.positions import AnyPlay, read_viewer
from tavolino.table.records import checked_record


async def upload(request: Request) -> Response:
    context = context_of(request)
    check_origin(request, context)
    visitor = await known(request)
    await check_limit(context.limits.records, address_of(request))
    body = await read_body(request, context.settings.record_bytes)
    record_id, verdict = await context.records.upload(
        body, visitor.person, asker_of(request, visitor)
    )
    checked = checked_record(record_id, verdict, language_of(request))
    return answer(checked, 201 if verdict.record else 200)


async def show(request: Request) -> Response:
    record_id = request.path_params["id"]
    verdict = await context_of(request).records.find(record_id, await find_asker(request))
    return answer(checked_record(record_id, verdict, language_of(request)))


async def file(request: Request) -> Response:
    """The file exactly as it was uploaded."""
    body = await context_of(request).records.file(request.path_params["id"])
    headers = {"Content-Disposition": 'attachment; filename="record.jsonl"'}
    return Response(body, media_type=RECORD, headers=headers)


async def position(request: Request) -> Response:
    play = (await _record(request)).play
    return show_position(play, request, _viewer(play, request))


async def drawing(request: Request) -> Response:
    play = (await _record(request)).play
    return await draw_position(play, request, _viewer(play, request))


async def entries(request: Request) -> Response:
    play = (await _record(request)).play
    viewer = _viewer(play, request)
    return answer(RecordLog(viewer, log_lines_of(play, viewer)))


def _viewer(play: AnyPlay, request: Request) -> Seat:
    return read_viewer(play, request.query_params.get("seat"), SPECTATOR)


async def _record(request: Request) -> Record:
    asker = await find_asker(request)
    return await context_of(request).records.read(request.path_params["id"], asker)


ROUTES = [
    route(endpoints.UPLOAD_RECORD, upload),
    route(endpoints.GET_RECORD, show),
    route(endpoints.GET_RECORD_FILE, file),
    route(endpoints.GET_RECORD_LOG, entries),
    route(endpoints.GET_RECORD_POSITION, position),
    route(endpoints.DRAW_RECORD, drawing),
]
