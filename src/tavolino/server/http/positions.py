"""Positions of a game, at a table or in a record, as one viewer's view or drawing."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tavolino.catalogue import find_game
from tavolino.core import SPECTATOR, Play, Refused, Seat
from tavolino.server.http.responses import answer
from tavolino.server.http.visitors import language_of
from tavolino.server.protocol.endpoints import SVG
from tavolino.server.protocol.tables import Position
from tavolino.server.tables.frames import seat_view_at, view_after

AnyPlay = Play[Any, Any, Any]


def read_moment(play: AnyPlay, text: str) -> int:
    """The number of log entries after which to show the game."""
    last = len(play.log)
    if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= last):
        raise Refused("AT", "range", got=text[:20], most=last)
    return int(text)


def read_viewer(play: AnyPlay, request: Request, default: Seat) -> Seat:
    """The requested viewer. The caller checks the permission."""
    seat = request.query_params.get("seat")
    if seat is None:
        return default
    if seat == "spectator":
        return SPECTATOR
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < play.seats):
        raise Refused("SEAT", "unknown", seats=play.seats)
    return int(seat)


def show_position(play: AnyPlay, request: Request, viewer: Seat) -> Response:
    """The position at the entry in the path."""
    n = read_moment(play, request.path_params["n"])
    return answer(Position(n, len(play.log), seat_view_at(play, viewer, n)))


async def draw_position(play: AnyPlay, request: Request, viewer: Seat) -> Response:
    """The requested position, or the last one, as a picture in the reader's language."""
    drawing = find_game(play.game.name).drawing
    at = request.query_params.get("at")
    n = len(play.log) if at is None else read_moment(play, at)
    # `look` is the old name of `style`.
    old = request.query_params.get("look", drawing.styles[0])
    style = request.query_params.get("style", old)
    if style not in drawing.styles:
        raise Refused("STYLE", "unknown", got=style[:40], expected=", ".join(drawing.styles))
    view = view_after(play, n, viewer)
    # Drawing takes long enough to delay other tables.
    drawn = await asyncio.to_thread(drawing.svg, view, style, language_of(request))
    return svg(drawn)


def svg(drawing: str | bytes) -> Response:
    return Response(drawing, media_type=SVG)
