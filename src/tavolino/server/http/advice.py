"""Advice over HTTP: whether moves are allowed, hints, and reviews of finished games."""

import json
from typing import Final

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from tavolino.bots import LEVELS
from tavolino.catalogue import find_game
from tavolino.core import Entry, Refused, Seat
from tavolino.locales import say
from tavolino.match.actor import check_own, check_phase
from tavolino.match.commands import Actor, take_hint
from tavolino.match.table import Table
from tavolino.server.context import AppContext, context_of
from tavolino.server.http.queued import QueuedAnswer
from tavolino.server.http.responses import answer, problem, route
from tavolino.server.http.tables import table_session_of
from tavolino.server.http.visitors import address_of, check_origin, known
from tavolino.server.limits.requests import check_limit
from tavolino.server.protocol import endpoints
from tavolino.server.protocol.advice import CheckedMove, CheckedMoves, Hint, Review
from tavolino.server.protocol.messages import encode
from tavolino.server.tables.bot_driver import bot_seed
from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.job_queue import Ticket

MOST_MOVES: Final = 50
MOST_REVIEWS: Final = 1000
NO_PREVIEW: Final = Raw(b"null")


async def check(request: Request) -> Response:
    """Checks moves of the person's own seat without making them."""
    visitor = await known(request)
    table_session, _ = await table_session_of(request)
    table = table_session.live.table
    seat = _seat(request, table)
    check_own(table, Actor(visitor.person, 0), seat)
    check_phase(table, "playing")
    moves = request.query_params.getlist("move")[:MOST_MOVES]
    checked = [_checked(table, seat, move, visitor.language) for move in moves]
    return answer(CheckedMoves(table.version, checked))


def _checked(table: Table, seat: Seat, text: str, language: str) -> CheckedMove:
    state = table.play.state
    try:
        table.game.check_turn(state, seat)
        move = table.game.read(state, seat, text)
        table.game.check(state, seat, move)
    except Refused as refusal:
        return CheckedMove(text, problem(refusal, language), NO_PREVIEW)
    if not find_game(table.game.name).previews:
        return CheckedMove(text, None, NO_PREVIEW)
    after = table.game.apply(state, Entry(seat, move))
    return CheckedMove(text, None, Raw(encode(table.game.view(after, seat))))


async def hint(request: Request) -> Response:
    """The best bot's move, with reasons. A hint counts as help, so the game is not rated."""
    context = context_of(request)
    check_origin(request, context)
    visitor = await known(request)
    await check_limit(context.limits.hints, visitor.person)
    table_session, _ = await table_session_of(request)
    seat = _seat(request, table_session.live.table)
    ticket = context.bot_service.queue_up(f"hint {visitor.person}")
    try:
        await table_session.live.act(
            lambda draft, now: take_hint(draft, Actor(visitor.person, now), seat), visitor.person
        )
    except BaseException:
        ticket.abandon()
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
    why = " ".join(say(key, language, **params) for key, params in advice["reasons"])
    return Hint(seat, advice["move"], table.version, why)


async def review(request: Request) -> Response:
    """A review of a finished game for one seat."""
    context = context_of(request)
    table_session, person = await table_session_of(request)
    table = table_session.live.table
    check_phase(table, "over")
    seat = _seat(request, table)
    known_already = context.reviews.get((table.id, seat))
    if known_already is not None:
        return answer(Review(seat, json.loads(known_already)))
    ticket = context.bot_service.queue_up(f"review {person or address_of(request)}")
    return QueuedAnswer(request, ticket, _review(context, ticket, table, seat))


async def _review(context: AppContext, ticket: Ticket, table: Table, seat: Seat) -> Review:
    try:
        said = await context.bot_service.review(ticket, table.game.name, table.play.state, seat)
    except NoMove:
        raise Refused("HINT", "none") from None
    if len(context.reviews) >= MOST_REVIEWS:
        context.reviews.pop(next(iter(context.reviews)))
    context.reviews[table.id, seat] = said
    return Review(seat, json.loads(said))


def _seat(request: Request, table: Table) -> Seat:
    text = request.query_params.get("seat", "")
    if not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < table.seats):
        raise Refused("SEAT", "unknown", seats=table.seats)
    return int(text)


ROUTES = [
    route(endpoints.CHECK_MOVES, check),
    route(endpoints.GET_HINT, hint),
    route(endpoints.GET_REVIEW, review),
]
