"""Advice over HTTP: whether moves are allowed, and hints."""

import json

from starlette.requests import Request
from starlette.responses import Response

from tavolino.bots import LEVELS
from tavolino.core import Refused, Seat
from tavolino.protocol import endpoints
from tavolino.protocol.advice import Hint
from tavolino.server.context import AppContext, context_of
from tavolino.server.http.queued import QueuedAnswer
from tavolino.server.http.responses import answer, route
from tavolino.server.http.tables import table_session_of
from tavolino.server.http.visitors import asker_of, check_origin, known
from tavolino.server.limits.requests import check_limit
from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.job_queue import Ticket
from tavolino.table.actor import Actor
from tavolino.table.advice import check_moves, hint_of
from tavolino.table.bot_moves import bot_seed
from tavolino.table.moves import take_hint
from tavolino.table.requests import read_seat
from tavolino.table.table import Table


async def check(request: Request) -> Response:
    """Checks moves of the person's own seat without making them."""
    visitor = await known(request)
    table_session, _ = await table_session_of(request)
    table = table_session.live.table
    seat, moves = _seat(request, table), request.query_params.getlist("move")
    return answer(check_moves(table, visitor.person, seat, moves, visitor.language))


async def hint(request: Request) -> Response:
    """The best bot's move, with reasons. A hint counts as help, so the game is not rated."""
    context = context_of(request)
    check_origin(request, context)
    visitor = await known(request)
    await check_limit(context.limits.hints, visitor.person)
    table_session, _ = await table_session_of(request)
    seat = _seat(request, table_session.live.table)
    ticket = context.bot_service.queue_for_hint(asker_of(request, visitor))
    try:
        await table_session.live.act(
            lambda draft, now: take_hint(draft, Actor(visitor.person, now), seat), visitor.person
        )
    except BaseException:
        ticket.leave()
        raise
    work = _advise(context, ticket, table_session.live.table, seat, visitor.language)
    return QueuedAnswer(request, ticket, work)


async def _advise(
    context: AppContext, ticket: Ticket, table: Table, seat: Seat, language: str
) -> Hint:
    view, seed = table.play.view(seat), bot_seed(table, seat)
    try:
        advised = await context.bot_service.advise(ticket, table.game.name, LEVELS[-1], view, seed)
    except NoMove:
        raise Refused("HINT", "none") from None
    advice = json.loads(advised)
    return hint_of(table, seat, advice["move"], advice["reasons"], language)


def _seat(request: Request, table: Table) -> Seat:
    return read_seat(request.query_params.get("seat", ""), table.seats)


ROUTES = [
    route(endpoints.CHECK_MOVES, check),
    route(endpoints.GET_HINT, hint),
]
