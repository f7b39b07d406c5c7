"""Puzzles over HTTP: the next one, moves, hints and solutions."""

import asyncio
import re
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Refused
from tavolino.protocol import endpoints
from tavolino.protocol.puzzles import NextPuzzle, PuzzleGames, PuzzleMove
from tavolino.puzzles.presentation import PuzzleStanding, show_game, show_puzzle
from tavolino.server.context import AppContext, context_of
from tavolino.server.http.me import asked
from tavolino.server.http.responses import answer, route
from tavolino.server.http.visitors import asker_of, check_origin, known, language_of, visitor_of
from tavolino.server.limits.requests import check_limit
from tavolino.server.people.sessions import Visitor

ID: Final = re.compile(r"[0-9a-f]{12}")


async def list_games(request: Request) -> Response:
    """The games that have puzzles, with the visitor's ratings."""
    visitor = await visitor_of(request)
    puzzles = context_of(request).puzzles
    achieved = await puzzles.achieved(visitor.person if visitor else None)
    language = language_of(request)
    shown = [show_game(puzzles.library, game, one, language) for game, one in achieved.items()]
    return answer(PuzzleGames(shown))


async def next_puzzle(request: Request) -> Response:
    context, visitor = await _solver(request)
    wanted = await asked(request, NextPuzzle)
    standing = await context.puzzles.next(visitor.person, wanted.game, wanted.theme)
    return await _shown(request, visitor, standing)


async def show(request: Request) -> Response:
    visitor = await known(request)
    standing = await context_of(request).puzzles.find(visitor.person, _id(request))
    return await _shown(request, visitor, standing)


async def move(request: Request) -> Response:
    context, visitor = await _solver(request)
    made = await asked(request, PuzzleMove)
    standing = await context.puzzles.move(visitor.person, _id(request), made.move, made.on)
    return await _shown(request, visitor, standing)


async def hint(request: Request) -> Response:
    context, visitor = await _solver(request)
    standing = await context.puzzles.hint(visitor.person, _id(request))
    return await _shown(request, visitor, standing)


async def give_up(request: Request) -> Response:
    context, visitor = await _solver(request)
    standing = await context.puzzles.give_up(visitor.person, _id(request))
    return await _shown(request, visitor, standing)


async def _solver(request: Request) -> tuple[AppContext, Visitor]:
    """A person at a browser or with a token, within the limit."""
    context = context_of(request)
    check_origin(request, context)
    visitor = await known(request)
    await check_limit(context.limits.puzzles, visitor.person)
    return context, visitor


async def _shown(request: Request, visitor: Visitor, standing: PuzzleStanding) -> Response:
    # Replaying the position and explaining the line would delay other requests.
    show = partial(asyncio.to_thread, show_puzzle, standing, language_of(request))
    ticket = context_of(request).puzzles.show_queue.join("move", asker_of(request, visitor))
    return answer(await ticket.result(show))


def _id(request: Request) -> str:
    puzzle_id: str = request.path_params["id"]
    if not ID.fullmatch(puzzle_id):
        raise Refused("PUZZLE", "unknown")
    return puzzle_id


ROUTES = [
    route(endpoints.LIST_PUZZLE_GAMES, list_games),
    route(endpoints.NEXT_PUZZLE, next_puzzle),
    route(endpoints.GET_PUZZLE, show),
    route(endpoints.MOVE_IN_PUZZLE, move),
    route(endpoints.GET_PUZZLE_HINT, hint),
    route(endpoints.GIVE_UP_PUZZLE, give_up),
]
