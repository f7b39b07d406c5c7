"""Positions of a game over HTTP, at a table or in a record."""

import asyncio
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Seat
from tavolino.games import find_game
from tavolino.protocol.endpoints import SVG
from tavolino.server.context import context_of
from tavolino.server.http.responses import answer
from tavolino.server.http.visitors import asker_of, language_of
from tavolino.table.positions import AnyPlay, position_at, read_moment, read_style, view_after


def show_position(play: AnyPlay, request: Request, viewer: Seat) -> Response:
    """The position at the entry in the path."""
    return answer(position_at(play, request.path_params["n"], viewer))


async def draw_position(play: AnyPlay, request: Request, viewer: Seat) -> Response:
    """The requested position, or the last one, as a picture in the reader's language."""
    at = request.query_params.get("at")
    n = len(play.log) if at is None else read_moment(play, at)
    # `look` is the old name of `style`.
    style = read_style(play, request.query_params.get("style", request.query_params.get("look")))
    view = view_after(play, n, viewer)
    svg_of = find_game(play.game.name).drawing.svg
    draw = partial(asyncio.to_thread, svg_of, view, style, language_of(request))
    # Drawing takes long enough to delay other tables.
    ticket = context_of(request).drawings.join("question", asker_of(request))
    return svg(await ticket.result(draw))


def svg(drawing: str | bytes) -> Response:
    return Response(drawing, media_type=SVG)
