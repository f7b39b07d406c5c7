"""Asking about moves: is this one allowed, what would a bot do, how good was it all."""

import json
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.bots import LEVELS
from tavolino.core import Refused, Seat
from tavolino.locales import say
from tavolino.match.actor import check_own, check_phase
from tavolino.match.commands import Actor, take_hint
from tavolino.match.table import Table
from tavolino.server.executor import NoMove
from tavolino.server.house import House, check_limit, house_of
from tavolino.server.http.answers import answer, guarded, problem
from tavolino.server.http.queued import QueuedAnswer
from tavolino.server.http.tables import room_of
from tavolino.server.http.visitors import address_of, check_origin, known
from tavolino.server.job_queue import Place
from tavolino.server.tables.attendant import bot_seed
from tavolino.server.wire_advice import CheckedMove, CheckedMoves, Hint, Review

MOST_MOVES: Final = 50
MOST_REVIEWS: Final = 1000


async def check(request: Request) -> Response:
    """Whether moves of one's own seat are allowed, without making them."""
    visitor = await known(request)
    room, _ = await room_of(request)
    table = room.live.table
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
        table.game.check(state, seat, table.game.read(state, seat, text))
    except Refused as refusal:
        return CheckedMove(text, problem(refusal, language))
    return CheckedMove(text, None)


async def hint(request: Request) -> Response:
    """What the best bot would do, and why. It counts as help, so the game is not rated."""
    house = house_of(request)
    check_origin(request, house)
    visitor = await known(request)
    await check_limit(house.limits.hints, visitor.person)
    room, _ = await room_of(request)
    seat = _seat(request, room.live.table)
    place = house.thinker.queue_up(f"hint {visitor.person}")
    try:
        await room.live.act(
            lambda draft, now: take_hint(draft, Actor(visitor.person, now), seat), visitor.person
        )
    except BaseException:
        place.abandon()
        raise
    work = _advise(house, place, room.live.table, seat, visitor.language)
    return QueuedAnswer(request, place, work)


async def _advise(house: House, place: Place, table: Table, seat: Seat, language: str) -> Hint:
    view, seed = table.play.view(seat), bot_seed(table, seat)
    try:
        advised = await house.thinker.advise(place, table.game.name, LEVELS[-1], view, seed)
    except NoMove:
        raise Refused("HINT", "none") from None
    advice = json.loads(advised)
    why = " ".join(say(key, language, **params) for key, params in advice["reasons"])
    return Hint(seat, advice["move"], table.version, why)


async def review(request: Request) -> Response:
    """What more there is to say to a seat about a finished game."""
    house = house_of(request)
    room, person = await room_of(request)
    table = room.live.table
    check_phase(table, "over")
    seat = _seat(request, table)
    known_already = house.reviews.get((table.id, seat))
    if known_already is not None:
        return answer(Review(seat, json.loads(known_already)))
    place = house.thinker.queue_up(f"review {person or address_of(request)}")
    return QueuedAnswer(request, place, _review(house, place, table, seat))


async def _review(house: House, place: Place, table: Table, seat: Seat) -> Review:
    try:
        said = await house.thinker.review(place, table.game.name, table.play.state, seat)
    except NoMove:
        raise Refused("HINT", "none") from None
    if len(house.reviews) >= MOST_REVIEWS:
        house.reviews.pop(next(iter(house.reviews)))
    house.reviews[table.id, seat] = said
    return Review(seat, json.loads(said))


def _seat(request: Request, table: Table) -> Seat:
    text = request.query_params.get("seat", "")
    if not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < table.seats):
        raise Refused("SEAT", "unknown", seats=table.seats)
    return int(text)


ROUTES = [
    Route("/api/tables/{id}/check", guarded(check)),
    Route("/api/tables/{id}/hint", guarded(hint), methods=["POST"]),
    Route("/api/tables/{id}/review", guarded(review)),
]
