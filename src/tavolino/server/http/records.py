"""Records over HTTP: bringing one along, what a check of it finds, and looking through it.

An id is as good as the file itself, which has no secrets: whoever has one may look.
"""

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import SPECTATOR, Record, Refused, Verdict
from tavolino.locales import say_fault_alone
from tavolino.match.audience import log_lines_of
from tavolino.server.context import check_limit, context_of
from tavolino.server.http.positions import draw_position, read_viewer, show_position
from tavolino.server.http.responses import answer, read_body, route
from tavolino.server.http.visitors import address_of, check_origin, known, visitor_of
from tavolino.server.protocol import endpoints
from tavolino.server.protocol.endpoints import RECORD
from tavolino.server.protocol.messages import ShownEntry, ShownResult
from tavolino.server.protocol.records import CheckedRecord, RecordLog, ShownFault, ShownRecord


async def take_in(request: Request) -> Response:
    context = context_of(request)
    check_origin(request, context)
    visitor = await known(request)
    await check_limit(context.limits.records, address_of(request))
    body = await read_body(request, context.settings.record_bytes)
    record_id, verdict = await context.records.take_in(body, visitor.person)
    return answer(_checked(record_id, verdict), 201 if verdict.record else 200)


async def show(request: Request) -> Response:
    record_id = request.path_params["id"]
    return answer(_checked(record_id, await context_of(request).records.find(record_id)))


async def file(request: Request) -> Response:
    """The file, byte by byte as it came."""
    body = await context_of(request).records.file(request.path_params["id"])
    headers = {"Content-Disposition": 'attachment; filename="record.jsonl"'}
    return Response(body, media_type=RECORD, headers=headers)


async def position(request: Request) -> Response:
    play = (await _record(request)).play
    return show_position(play, request, read_viewer(play, request, SPECTATOR))


async def drawing(request: Request) -> Response:
    play = (await _record(request)).play
    with suppress(Refused):  # Anybody may look; one who is known may have chosen a language.
        await visitor_of(request)
    return await draw_position(play, request, read_viewer(play, request, SPECTATOR))


async def entries(request: Request) -> Response:
    play = (await _record(request)).play
    viewer = read_viewer(play, request, SPECTATOR)
    return answer(RecordLog(viewer, [ShownEntry(*line) for line in log_lines_of(play, viewer)]))


async def _record(request: Request) -> Record:
    verdict = await context_of(request).records.find(request.path_params["id"])
    if verdict.record is None:
        # It was kept by an older version of the game's rules.
        raise Refused("RECORD", "unknown")
    return verdict.record


def _checked(record_id: str, verdict: Verdict) -> CheckedRecord:
    return CheckedRecord(
        faults=[ShownFault(fault.line, say_fault_alone(fault)) for fault in verdict.faults],
        fairness=verdict.fairness,
        record=_shown(record_id, verdict.record) if verdict.record else None,
    )


def _shown(record_id: str, record: Record) -> ShownRecord:
    play = record.play
    outcome = play.outcome
    return ShownRecord(
        id=record_id,
        game=play.game.name,
        version=play.game.version,
        seats=play.seats,
        options=dict(play.options),
        names=list(record.names),
        tags=dict(record.tags),
        hash=record.hash,
        secret=record.secret,
        entries=len(play.log),
        result=ShownResult.of(outcome) if outcome else None,
    )


ROUTES = [
    route(endpoints.UPLOAD_RECORD, take_in),
    route(endpoints.GET_RECORD, show),
    route(endpoints.GET_RECORD_FILE, file),
    route(endpoints.GET_RECORD_LOG, entries),
    route(endpoints.GET_RECORD_POSITION, position),
    route(endpoints.DRAW_RECORD, drawing),
]
