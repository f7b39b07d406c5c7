"""Analyses of finished games over HTTP, and games that go on from one of their positions."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from tavolino.analysis import Question
from tavolino.core import Refused
from tavolino.match.actor import check_phase
from tavolino.protocol import endpoints
from tavolino.protocol.analysis import AnalysedMove, PlayOn
from tavolino.server.context import AppContext, context_of
from tavolino.server.http.queued import QueuedAnswer
from tavolino.server.http.responses import answer, read_body, route
from tavolino.server.http.tables import link_to, table_session_of
from tavolino.server.http.visitors import check_origin, known, language_of
from tavolino.server.limits.requests import check_limit
from tavolino.server.tables.creation import store_new
from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.job_queue import Ticket
from tavolino.tables.analysis import analysed_move, analysis_of, read_question, read_review
from tavolino.tables.decoding import decode_body
from tavolino.tables.playing_on import continued
from tavolino.tables.positions import AnyPlay

Handler = Callable[[Request], Awaitable[Response]]


class Finished(NamedTuple):
    """A finished game, and the dealer's secret."""

    id: str
    play: AnyPlay
    secret: str


FindGame = Callable[[Request], Awaitable[Finished]]


async def _of_table(request: Request) -> Finished:
    """The game of a table that the visitor may view."""
    table_session, _ = await table_session_of(request)
    table = table_session.live.table
    check_phase(table, "over")
    return Finished(table.id, table.play, table.secret)


async def _of_record(request: Request) -> Finished:
    record_id = request.path_params["id"]
    record = await context_of(request).records.read(record_id)
    if record.play.outcome is None:
        raise Refused("TABLE", "running")
    return Finished(record_id, record.play, record.secret)


def _show(find: FindGame) -> Handler:
    async def show(request: Request) -> Response:
        """The moves that have been analysed so far."""
        game = await find(request)
        reviews = await context_of(request).analyses.all(game.id)
        return answer(analysis_of(game.play, reviews, language_of(request)))

    return show


def _analyse(find: FindGame) -> Handler:
    async def analyse(request: Request) -> Response:
        """Analyses one move, unless that has been done already."""
        context = context_of(request)
        check_origin(request, context)
        visitor = await known(request)
        game = await find(request)
        question = read_question(game.play, request.path_params["n"])
        stored = await context.analyses.find(game.id, question.number)
        if stored is not None:
            return answer(analysed_move(stored, language_of(request)))
        await check_limit(context.limits.analysed_moves, visitor.person)
        ticket = context.bot_service.queue_up(f"analysis {visitor.person}")
        work = _reviewed(context, ticket, game.id, question, visitor.language)
        return QueuedAnswer(request, ticket, work)

    return analyse


async def _reviewed(
    context: AppContext, ticket: Ticket, game_id: str, question: Question, language: str
) -> AnalysedMove:
    try:
        review = read_review(await context.bot_service.analyse(ticket, question))
    except NoMove:
        raise Refused("ANALYSIS", "none") from None
    await context.analyses.add(game_id, review)
    return analysed_move(review, language)


def _play_on(find: FindGame) -> Handler:
    async def play_on(request: Request) -> Response:
        """A new table that goes on from a position of the game."""
        context = context_of(request)
        check_origin(request, context)
        visitor = await known(request)
        await check_limit(context.limits.tables, visitor.person)
        asked = decode_body(await read_body(request, context.settings.body_bytes), PlayOn)
        game = await find(request)
        table = continued(game.play, game.secret, asked, visitor.person, context.clock.now())
        table_session = await store_new(context.table_manager, table, "", {})
        return answer(link_to(request, table_session), 201)

    return play_on


ROUTES = [
    route(endpoints.GET_TABLE_ANALYSIS, _show(_of_table)),
    route(endpoints.ANALYSE_TABLE_MOVE, _analyse(_of_table)),
    route(endpoints.PLAY_ON_FROM_TABLE, _play_on(_of_table)),
    route(endpoints.GET_RECORD_ANALYSIS, _show(_of_record)),
    route(endpoints.ANALYSE_RECORD_MOVE, _analyse(_of_record)),
    route(endpoints.PLAY_ON_FROM_RECORD, _play_on(_of_record)),
]
