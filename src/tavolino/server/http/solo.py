"""Solo games over HTTP: their results, and the leaderboard."""

import json

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Refused
from tavolino.games import GameManifest, find_game
from tavolino.games.solo import solo_variant
from tavolino.protocol import endpoints
from tavolino.protocol.people import (
    ShownSoloLeaderboard,
    ShownSoloResult,
    SoloLeaderboardEntry,
)
from tavolino.server.context import AppContext, context_of
from tavolino.server.http.people import page_of
from tavolino.server.http.responses import answer, route
from tavolino.server.http.tables import table_session_of
from tavolino.server.http.visitors import visitor_of
from tavolino.server.live.rating_rules import has_solo_score
from tavolino.server.people.personal_data import show_solo_score
from tavolino.server.people.solo_scores import RankedSoloPlayer, SoloScore
from tavolino.table.actor import check_phase
from tavolino.table.table import Table


async def leaderboard(request: Request) -> Response:
    """The best players of a game alone, with the options that are asked for."""
    manifest = find_game(request.path_params["game"])
    variant = _asked_variant(request, manifest)
    offset, limit = page_of(request)
    scores = context_of(request).solo_scores
    board = await scores.leaderboard(manifest.name, variant, offset, limit)
    visitor = await visitor_of(request)
    own = await scores.standing(manifest.name, variant, visitor.person) if visitor else None
    shown = ShownSoloLeaderboard(
        game=manifest.name,
        options=json.loads(variant),
        offset=offset,
        total=board.total,
        entries=[_entry(one) for one in board.entries],
        own=_entry(own) if own else None,
    )
    return answer(shown)


async def result(request: Request) -> Response:
    """What a finished game alone means for its player."""
    table_session, _ = await table_session_of(request)
    table = table_session.live.table
    check_phase(table, "over")
    context = context_of(request)
    if await context.table_manager.services.repository.is_uncounted(table.id):
        await context.table_manager.count(table)
    score = await _score(context, table)
    if score is None:
        return answer(ShownSoloResult(counts=False, is_best=False, score=None))
    counts = has_solo_score(table)
    is_best = counts and table.outcome is not None and table.outcome.points[0] == score.best
    return answer(ShownSoloResult(counts, is_best, show_solo_score(score)))


async def _score(context: AppContext, table: Table) -> SoloScore | None:
    manifest = find_game(table.game.name)
    if table.seats != 1 or not table.people or manifest.solo_scoring is None:
        return None
    variant = solo_variant(manifest, table.created.options)
    return await context.solo_scores.find(manifest.name, variant, table.people[0])


def _asked_variant(request: Request, manifest: GameManifest) -> str:
    """The options are parameters of the form `option=name=value`."""
    chosen = {}
    for text in request.query_params.getlist("option"):
        name, is_given, value = text.partition("=")
        if not is_given:
            raise Refused("BODY", "field", field="option")
        chosen[name] = value
    return solo_variant(manifest, chosen)


def _entry(ranked: RankedSoloPlayer) -> SoloLeaderboardEntry:
    score = ranked.score
    return SoloLeaderboardEntry(
        ranked.place, ranked.person, ranked.name, score.best, round(score.mean, 2), score.games
    )


ROUTES = [
    route(endpoints.GET_SOLO_LEADERBOARD, leaderboard),
    route(endpoints.GET_SOLO_RESULT, result),
]
