"""Answers the client's requests about games, tables and records, as a server does over HTTP."""

import logging
import re
from hashlib import sha256
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from tavolino.core import SPECTATOR, Refused, verify
from tavolino.device.analysis import FinishedGame
from tavolino.device.device import LocalDevice
from tavolino.device.levels import best_level, offered_bots
from tavolino.device.puzzles import HANDLERS as PUZZLE_HANDLERS
from tavolino.device.requests import JSON, DeviceRequest, Handler, Response, json_response
from tavolino.device.table import PREFIX, DeviceTable
from tavolino.games import find_game, rules, words
from tavolino.protocol import endpoints
from tavolino.protocol.advice import Hint, Review
from tavolino.protocol.analysis import PlayOn
from tavolino.protocol.endpoints import MARKDOWN, RECORD, SVG, Endpoint
from tavolino.protocol.errors import ErrorResponse
from tavolino.protocol.records import RecordLog
from tavolino.protocol.tables import CreateTable, TableLink
from tavolino.table.actor import Actor, check_phase
from tavolino.table.advice import check_moves, hint_of
from tavolino.table.audience import log_lines_of, viewpoints_of
from tavolino.table.bot_moves import advised_move, bot_seed, is_legal
from tavolino.table.game_list import list_games
from tavolino.table.moves import take_hint
from tavolino.table.positions import (
    AnyPlay,
    position_at,
    read_moment,
    read_style,
    read_viewer,
    view_after,
    viewer_at,
)
from tavolino.table.records import checked_record, record_of
from tavolino.table.refusals import problem, status_of
from tavolino.table.requests import decode_body, read_after, read_seat

log = logging.getLogger(__name__)


async def respond(device: LocalDevice, method: str, url: str, body: bytes = b"") -> Response:
    """The response to a request. `url` is a path with a query."""
    split = urlsplit(url)
    try:
        for endpoint, handler in HANDLERS.items():
            found = _pattern(endpoint.path).fullmatch(split.path)
            if found and endpoint.method == method:
                path = {name: unquote(value) for name, value in found.groupdict().items()}
                return await handler(DeviceRequest(device, path, parse_qs(split.query), body))
        raise Refused("REQUEST", "unknown")
    except Refused as refusal:
        return _refusal(refusal, device)
    except Exception:
        log.exception("a request failed")
        return _refusal(Refused("DEVICE", "failed"), device)


def _refusal(refusal: Refused, device: LocalDevice) -> Response:
    trouble = ErrorResponse(problem(refusal, device.player.language))
    return json_response(trouble, status_of(refusal))


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


# Games


async def _games(request: DeviceRequest) -> Response:
    """All games, with the bots that this device can offer."""
    listed = list_games()
    shown = [msgspec.structs.replace(game, bots=offered_bots(game.name)) for game in listed.games]
    return json_response(msgspec.structs.replace(listed, games=shown))


async def _rules_page(request: DeviceRequest) -> Response:
    manifest, language = find_game(request.path["game"]), request.path["language"]
    text = words.rules_text(manifest, language)
    if text is None:
        raise Refused("RULES", "none", game=manifest.name, asked=language[:40])
    return Response(200, MARKDOWN, text.encode())


# Tables


async def _create(request: DeviceRequest) -> Response:
    table = await request.device.create(decode_body(request.body, CreateTable))
    return json_response(_link_to(table), 201)


async def _show(request: DeviceRequest) -> Response:
    """The table as its socket would show it."""
    shown = await request.table()
    viewpoints = viewpoints_of(shown.table, shown.player.person)
    return Response(200, JSON, shown.frames.message(viewpoints, 0))


async def _link(request: DeviceRequest) -> Response:
    return json_response(_link_to(await request.table()))


def _link_to(table: DeviceTable) -> TableLink:
    """Nobody else can open it, so it has neither a full address nor a code."""
    return TableLink(table.table.id, f"/t/{table.table.id}", "")


async def _position(request: DeviceRequest) -> Response:
    shown = await request.table()
    viewer = viewer_at(shown.table, shown.player.person, request.first("seat"))
    return json_response(position_at(shown.table.play, request.path["n"], viewer))


async def _drawing(request: DeviceRequest) -> Response:
    shown = await request.table()
    viewer = viewer_at(shown.table, shown.player.person, request.first("seat"))
    return _drawn(shown.table.play, request, viewer)


def _drawn(play: AnyPlay, request: DeviceRequest, viewer: int) -> Response:
    at = request.first("at")
    n = len(play.log) if at is None else read_moment(play, at)
    style = read_style(play, request.first("style"))
    svg = find_game(play.game.name).drawing.svg
    return Response(200, SVG, svg(view_after(play, n, viewer), style, request.language).encode())


async def _table_record(request: DeviceRequest) -> Response:
    shown = await request.table()
    record = record_of(shown.table, shown.meta.seat_names, shown.names)
    return Response(200, RECORD, record.write())


async def _check(request: DeviceRequest) -> Response:
    shown = await request.table()
    seat = read_seat(request.first("seat") or "", shown.table.seats)
    moves = request.query.get("move", [])
    return json_response(
        check_moves(shown.table, shown.player.person, seat, moves, request.language)
    )


async def _hint(request: DeviceRequest) -> Response:
    """The move of the best bot that this device can offer, with reasons."""
    shown = await request.table()
    seat = read_seat(request.first("seat") or "", shown.table.seats)
    await shown.act(lambda draft, now: take_hint(draft, Actor(shown.player.person, now), seat))
    return json_response(_advised(shown, seat, request.language))


def _advised(shown: DeviceTable, seat: int, language: str) -> Hint:
    table = shown.table
    game, view, seed = table.game.name, table.play.view(seat), bot_seed(table, seat)
    advice = advised_move(game, best_level(game), view, seed)
    if not is_legal(game, view, advice.move, seed):
        raise Refused("HINT", "none")
    return hint_of(table, seat, advice.move, advice.reasons, language)


# Analyses


async def _finished(request: DeviceRequest) -> FinishedGame:
    """The finished game of a table or, if there is none with this id, of a record."""
    game_id = request.path["id"]
    if game_id in request.device.records:
        record = request.record()
        if record.play.outcome is None:
            raise Refused("TABLE", "running")
        return FinishedGame(game_id, record.play, record.secret)
    table = (await request.table()).table
    check_phase(table, "over")
    return FinishedGame(game_id, table.play, table.secret)


async def _analysis(request: DeviceRequest) -> Response:
    game = await _finished(request)
    after = read_after(request.first("after"))
    return json_response(await request.device.analyses.show(game, after, request.language))


async def _analyse(request: DeviceRequest) -> Response:
    game = await _finished(request)
    after = read_after(request.first("after"))
    return json_response(await request.device.analyses.analyse_next(game, after, request.language))


async def _review(request: DeviceRequest) -> Response:
    game = await _finished(request)
    seat = read_seat(request.first("seat") or "", game.play.seats)
    return json_response(Review(seat, await request.device.analyses.review(game, seat)))


async def _play_on(request: DeviceRequest) -> Response:
    game = await _finished(request)
    asked = decode_body(request.body, PlayOn)
    return json_response(_link_to(await request.device.play_on(game.play, game.secret, asked)), 201)


# Records


async def _upload(request: DeviceRequest) -> Response:
    """Opens a record, which stays in memory."""
    record_id = PREFIX + sha256(request.body).hexdigest()
    verdict = verify(request.body, rules())
    if verdict.record is not None:
        request.device.records[record_id] = (request.body, verdict)
    checked = checked_record(record_id, verdict, request.language)
    return json_response(checked, 201 if verdict.record else 200)


async def _show_record(request: DeviceRequest) -> Response:
    request.record()
    record_id = request.path["id"]
    verdict = request.device.records[record_id][1]
    return json_response(checked_record(record_id, verdict, request.language))


async def _record_file(request: DeviceRequest) -> Response:
    return Response(200, RECORD, request.record_file())


async def _record_log(request: DeviceRequest) -> Response:
    play = request.record().play
    viewer = read_viewer(play, request.first("seat"), SPECTATOR)
    return json_response(RecordLog(viewer, log_lines_of(play, viewer)))


async def _record_position(request: DeviceRequest) -> Response:
    play = request.record().play
    viewer = read_viewer(play, request.first("seat"), SPECTATOR)
    return json_response(position_at(play, request.path["n"], viewer))


async def _record_drawing(request: DeviceRequest) -> Response:
    play = request.record().play
    return _drawn(play, request, read_viewer(play, request.first("seat"), SPECTATOR))


HANDLERS: Final[dict[Endpoint, Handler]] = {
    endpoints.LIST_GAMES: _games,
    endpoints.GET_RULES: _rules_page,
    endpoints.CREATE_TABLE: _create,
    endpoints.GET_TABLE: _show,
    endpoints.GET_TABLE_LINK: _link,
    endpoints.GET_TABLE_POSITION: _position,
    endpoints.DRAW_TABLE: _drawing,
    endpoints.GET_TABLE_RECORD: _table_record,
    endpoints.CHECK_MOVES: _check,
    endpoints.GET_HINT: _hint,
    endpoints.GET_TABLE_REVIEW: _review,
    endpoints.GET_TABLE_ANALYSIS: _analysis,
    endpoints.ANALYSE_TABLE: _analyse,
    endpoints.PLAY_ON_FROM_TABLE: _play_on,
    endpoints.GET_RECORD_REVIEW: _review,
    endpoints.GET_RECORD_ANALYSIS: _analysis,
    endpoints.ANALYSE_RECORD: _analyse,
    endpoints.PLAY_ON_FROM_RECORD: _play_on,
    endpoints.UPLOAD_RECORD: _upload,
    endpoints.GET_RECORD: _show_record,
    endpoints.GET_RECORD_FILE: _record_file,
    endpoints.GET_RECORD_LOG: _record_log,
    endpoints.GET_RECORD_POSITION: _record_position,
    endpoints.DRAW_RECORD: _record_drawing,
    **PUZZLE_HANDLERS,
}
"""The endpoints that a device answers. All others need a server."""
