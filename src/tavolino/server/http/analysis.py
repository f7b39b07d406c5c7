"""Analyses of finished games over HTTP, and games that go on from one of their positions."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Refused, Seat
from tavolino.games import find_game
from tavolino.games.analysis import move_numbers
from tavolino.protocol import endpoints
from tavolino.protocol.advice import Review
from tavolino.protocol.analysis import PlayOn
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.context import AppContext, context_of
from tavolino.server.http.queued import QueuedAnswer
from tavolino.server.http.responses import answer, read_body, route
from tavolino.server.http.tables import link_to, table_session_of
from tavolino.server.http.visitors import (
    address_of,
    asker_of,
    check_origin,
    find_asker,
    known,
    language_of,
)
from tavolino.server.limits.requests import take_up_to
from tavolino.server.live.creation import store_new
from tavolino.server.records.analysis_repository import Kind
from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.job_queue import Ticket
from tavolino.table.actor import check_phase
from tavolino.table.analysis import analysis_of, read_par_review
from tavolino.table.continuation import continue_game
from tavolino.table.positions import AnyPlay
from tavolino.table.requests import decode_body, read_after, read_seat

Handler = Callable[[Request], Awaitable[Response]]


class Finished(NamedTuple):
    """A finished game, and the dealer's secret."""

    id: str
    kind: Kind
    play: AnyPlay
    secret: str


FindGame = Callable[[Request], Awaitable[Finished]]


async def _of_table(request: Request) -> Finished:
    """The game of a table that the visitor may view."""
    table_session, _ = await table_session_of(request)
    table = table_session.live.table
    check_phase(table, "over")
    return Finished(table.id, "tables", table.play, table.secret)


async def _of_record(request: Request) -> Finished:
    record_id = request.path_params["id"]
    record = await context_of(request).records.read(record_id, await find_asker(request))
    if record.play.outcome is None:
        raise Refused("TABLE", "running")
    return Finished(record_id, "records", record.play, record.secret)


def _show(find: FindGame) -> Handler:
    async def show(request: Request) -> Response:
        """The moves that have been analysed so far."""
        return await _shown(request, await find(request))

    return show


def _analyse(find: FindGame) -> Handler:
    async def analyse(request: Request) -> Response:
        """Lets the moves that are left be analysed in the background."""
        context = context_of(request)
        check_origin(request, context)
        visitor = await known(request)
        game = await find(request)
        left = set(move_numbers(game.play)) - await context.analyses.numbers(game.id)
        if left and not await context.analyses.is_running(game.id):
            asker = asker_of(request, visitor)
            await context.analyses.check_may_request(asker)
            moves = await take_up_to(context.limits.analysed_moves, visitor.person, len(left))
            await context.analyses.request(game.id, game.kind, moves, wall_ms(), asker)
        return await _shown(request, game)

    return analyse


async def _shown(request: Request, game: Finished) -> Response:
    analyses = context_of(request).analyses
    # Asked first: a move that is stored meanwhile is shown, and the reader asks again.
    is_running = await analyses.is_running(game.id)
    reviews = await analyses.moves(game.id, read_after(request.query_params.get("after")))
    found = analysis_of(game.play, reviews, language_of(request), is_running=is_running)
    return answer(found)


def _review(find: FindGame) -> Handler:
    async def review(request: Request) -> Response:
        """How one seat compares with par."""
        context = context_of(request)
        game = await find(request)
        seat = read_seat(request.query_params.get("seat", ""), game.play.seats)
        if find_game(game.play.game.name).review is None:
            return answer(Review(seat, None))
        stored = await context.analyses.find_seat(game.id, seat)
        if stored is not None:
            return answer(Review(seat, stored))
        asker = await find_asker(request)
        ticket = context.bot_service.queue_for_review(asker, game.id, seat)
        return QueuedAnswer(request, ticket, _reviewed(context, ticket, game, seat))

    return review


async def _reviewed(context: AppContext, ticket: Ticket, game: Finished, seat: Seat) -> Review:
    play = game.play
    try:
        found = await context.bot_service.review(ticket, play.game.name, play.state, seat)
    except NoMove:
        raise Refused("HINT", "none") from None
    review = read_par_review(found)
    if review is not None:
        await context.analyses.add_seat(game.id, seat, review)
    return Review(seat, review)


def _play_on(find: FindGame) -> Handler:
    async def play_on(request: Request) -> Response:
        """A new table that goes on from a position of the game."""
        context = context_of(request)
        check_origin(request, context)
        visitor = await known(request)
        await context.limits.check_new_table(visitor.person, address_of(request))
        asked = decode_body(await read_body(request, context.settings.body_bytes), PlayOn)
        game = await find(request)
        table = continue_game(game.play, game.secret, asked, visitor.person, context.clock.now())
        table_session = await store_new(context.table_manager, table, "", {})
        return answer(link_to(request, table_session), 201)

    return play_on


ROUTES = [
    route(endpoints.GET_TABLE_ANALYSIS, _show(_of_table)),
    route(endpoints.ANALYSE_TABLE, _analyse(_of_table)),
    route(endpoints.GET_TABLE_REVIEW, _review(_of_table)),
    route(endpoints.PLAY_ON_FROM_TABLE, _play_on(_of_table)),
    route(endpoints.GET_RECORD_ANALYSIS, _show(_of_record)),
    route(endpoints.ANALYSE_RECORD, _analyse(_of_record)),
    route(endpoints.GET_RECORD_REVIEW, _review(_of_record)),
    route(endpoints.PLAY_ON_FROM_RECORD, _play_on(_of_record)),
]
