"""Other people over HTTP, the tokens of the visitor's bots, and the leaderboard."""

import re
from typing import Final, get_args

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Refused
from tavolino.games import find_game
from tavolino.protocol import endpoints
from tavolino.protocol.people import (
    LeaderboardEntry,
    MakeToken,
    NewToken,
    Outcome,
    ShownGameResult,
    ShownHistory,
    ShownLeaderboard,
    ShownOpponent,
    ShownPar,
    ShownPerson,
    ShownTally,
    ShownToken,
    ShownTokens,
)
from tavolino.server.context import context_of
from tavolino.server.http.me import asked, at_browser
from tavolino.server.http.responses import answer, route
from tavolino.server.http.visitors import visitor_of
from tavolino.server.limits.requests import check_limit
from tavolino.server.people.history import Filter
from tavolino.server.people.personal_data import show_rating, show_solo_score
from tavolino.server.people.ratings import LONGEST_PAGE, RankedPlayer

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
PAGE: Final = 50
OUTCOMES: Final[dict[str, Outcome]] = {one: one for one in get_args(Outcome)}


async def show_person(request: Request) -> Response:
    """The public profile of a person."""
    context = context_of(request)
    profile = await context.people.profile(person_of(request))
    ratings = await context.ratings.of(profile.id)
    scores = await context.solo_scores.of(profile.id)
    statistics = await context.history.statistics(profile.id)
    shown = ShownPerson(
        id=profile.id,
        name=profile.name,
        ratings=[show_rating(one) for one in ratings],
        solo_scores=[show_solo_score(one) for one in scores],
        tallies=[ShownTally(*one) for one in statistics.tallies],
        par=[ShownPar(one.game, one.games, round(one.mean, 1), one.best) for one in statistics.par],
        streak=statistics.streak,
        longest_streak=statistics.longest_streak,
    )
    return answer(shown)


async def show_games(request: Request) -> Response:
    """The finished games of a person. Others see those at tables that were open to all."""
    context = context_of(request)
    visitor = await visitor_of(request)
    profile = await context.people.profile(person_of(request))
    is_own = visitor is not None and visitor.person == profile.id
    wanted = Filter(*(request.query_params.get(name, "")[:80] for name in Filter._fields))
    offset, limit = page_of(request)
    games, total = await context.history.page(
        profile.id, wanted, is_own=is_own, offset=offset, limit=limit
    )
    met = await context.history.opponents(profile.id, is_own=is_own)
    names = await context.people.names(
        who for who in (*met, *(one for game in games for one in game.opponents)) if ":" not in who
    )

    def show(who: str) -> ShownOpponent:
        return ShownOpponent(who, names.get(who, ""))

    shown = [
        ShownGameResult(
            table=one.table,
            game=one.game,
            seats=one.seats,
            place=one.place,
            points=one.points,
            outcome=OUTCOMES[one.outcome],
            opponents=[show(who) for who in one.opponents],
            ended_at=one.ended_at,
            from_device=one.from_device,
        )
        for one in games
    ]
    return answer(ShownHistory(offset, total, shown, [show(who) for who in met]))


async def mute(request: Request) -> Response:
    context, visitor = await at_browser(request)
    await context.people.mute(visitor.person, person_of(request))
    return Response(status_code=204)


async def unmute(request: Request) -> Response:
    context, visitor = await at_browser(request)
    await context.people.unmute(visitor.person, person_of(request))
    return Response(status_code=204)


async def list_tokens(request: Request) -> Response:
    context, visitor = await at_browser(request)
    tokens = await context.sessions.tokens(visitor.person)
    shown = [ShownToken(one.id, one.label, one.created_at, one.seen_at) for one in tokens]
    return answer(ShownTokens(shown))


async def make_token(request: Request) -> Response:
    context, visitor = await at_browser(request)
    wanted = await asked(request, MakeToken)
    await check_limit(context.limits.tokens, visitor.person)
    made, token = await context.sessions.make_token(visitor.person, wanted.label, visitor.session)
    return answer(NewToken(made.id, made.label, token), 201)


async def revoke_token(request: Request) -> Response:
    context, visitor = await at_browser(request)
    token_id = request.path_params["id"]
    if not ID.fullmatch(token_id):
        raise Refused("TOKEN", "unknown")
    await context.sessions.revoke(visitor.person, token_id)
    await context.person_updates.publish(visitor.person)
    return Response(status_code=204)


async def leaderboard(request: Request) -> Response:
    """The best players of a game at tables of this size."""
    game = request.path_params["game"]
    find_game(game)
    seats = _number(request.path_params["seats"], "seats")
    offset, limit = page_of(request)
    ratings = context_of(request).ratings
    board = await ratings.leaderboard(game, seats, offset, limit)
    visitor = await visitor_of(request)
    own = await ratings.standing(game, seats, visitor.person) if visitor else None
    entries = [_entry(one) for one in board.entries]
    shown_own = _entry(own) if own else None
    return answer(ShownLeaderboard(game, seats, offset, board.total, entries, shown_own))


def page_of(request: Request) -> tuple[int, int]:
    """From which line on, and how many."""
    offset = _number(request.query_params.get("offset", "0"), "offset")
    limit = _number(request.query_params.get("limit", str(PAGE)), "limit")
    return offset, min(limit, LONGEST_PAGE)


def _entry(ranked: RankedPlayer) -> LeaderboardEntry:
    rating = ranked.rating
    return LeaderboardEntry(
        ranked.place, ranked.who, ranked.name, rating.points, rating.deviation, rating.games
    )


def person_of(request: Request) -> str:
    """The id of the person in the path."""
    person: str = request.path_params["person"]
    if not ID.fullmatch(person):
        raise Refused("PERSON", "unknown")
    return person


def _number(text: str, field: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise Refused("BODY", "field", field=field)
    return int(text)


ROUTES = [
    route(endpoints.MUTE, mute),
    route(endpoints.UNMUTE, unmute),
    route(endpoints.LIST_TOKENS, list_tokens),
    route(endpoints.MAKE_TOKEN, make_token),
    route(endpoints.REVOKE_TOKEN, revoke_token),
    route(endpoints.GET_PERSON, show_person),
    route(endpoints.GET_PERSON_GAMES, show_games),
    route(endpoints.GET_LEADERBOARD, leaderboard),
]
