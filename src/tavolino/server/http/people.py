"""Other people over HTTP, one's bots' tokens, and who plays best."""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.catalogue import find_game
from tavolino.core import Refused
from tavolino.server.house import check_limit, house_of
from tavolino.server.http.answers import answer, guarded
from tavolino.server.http.me import asked, at_browser
from tavolino.server.people.memory import show_rating
from tavolino.server.people.ratings import LONGEST_PAGE, Leader
from tavolino.server.wire_people import (
    MakeToken,
    NewToken,
    ShownLeader,
    ShownLeaderboard,
    ShownPerson,
    ShownToken,
    ShownTokens,
)

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
PAGE: Final = 50


async def show_person(request: Request) -> Response:
    """What everybody may know of somebody."""
    house = house_of(request)
    profile = await house.people.profile(_person(request))
    ratings = await house.ratings.of(profile.id)
    return answer(ShownPerson(profile.id, profile.name, [show_rating(one) for one in ratings]))


async def mute(request: Request) -> Response:
    house, visitor = await at_browser(request)
    await house.people.mute(visitor.person, _person(request))
    return Response(status_code=204)


async def unmute(request: Request) -> Response:
    house, visitor = await at_browser(request)
    await house.people.unmute(visitor.person, _person(request))
    return Response(status_code=204)


async def list_tokens(request: Request) -> Response:
    house, visitor = await at_browser(request)
    tokens = await house.sessions.tokens(visitor.person)
    shown = [ShownToken(one.id, one.label, one.created_at, one.seen_at) for one in tokens]
    return answer(ShownTokens(shown))


async def make_token(request: Request) -> Response:
    house, visitor = await at_browser(request)
    wish = await asked(request, MakeToken)
    await check_limit(house.limits.tokens, visitor.person)
    made, token = await house.sessions.make_token(visitor.person, wish.label, visitor.session)
    return answer(NewToken(made.id, made.label, token), 201)


async def revoke_token(request: Request) -> Response:
    house, visitor = await at_browser(request)
    token_id = request.path_params["id"]
    if not ID.fullmatch(token_id):
        raise Refused("TOKEN", "unknown")
    await house.sessions.revoke(visitor.person, token_id)
    await house.news.tell(visitor.person)
    return Response(status_code=204)


async def leaderboard(request: Request) -> Response:
    """The best players of a game at a table of this size."""
    game = request.path_params["game"]
    find_game(game)
    seats = _number(request.path_params["seats"], "seats")
    offset = _number(request.query_params.get("offset", "0"), "offset")
    limit = _number(request.query_params.get("limit", str(PAGE)), "limit")
    board = await house_of(request).ratings.leaderboard(
        game, seats, offset, min(limit, LONGEST_PAGE)
    )
    leaders = [_leader(one) for one in board.leaders]
    return answer(ShownLeaderboard(game, seats, offset, board.total, leaders))


def _leader(leader: Leader) -> ShownLeader:
    rating = leader.rating
    return ShownLeader(leader.place, leader.who, leader.name, round(rating.shown, 2), rating.games)


def _person(request: Request) -> str:
    person: str = request.path_params["person"]
    if not ID.fullmatch(person):
        raise Refused("PERSON", "unknown")
    return person


def _number(text: str, field: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise Refused("BODY", "field", field=field)
    return int(text)


ROUTES = [
    Route("/api/me/mutes/{person}", guarded(mute), methods=["PUT"]),
    Route("/api/me/mutes/{person}", guarded(unmute), methods=["DELETE"]),
    Route("/api/me/tokens", guarded(list_tokens)),
    Route("/api/me/tokens", guarded(make_token), methods=["POST"]),
    Route("/api/me/tokens/{id}", guarded(revoke_token), methods=["DELETE"]),
    Route("/api/people/{person}", guarded(show_person)),
    Route("/api/leaderboard/{game}/{seats}", guarded(leaderboard)),
]
