"""What can be played here, and how to talk about it: the same for everybody."""

import asyncio
from functools import cache
from hashlib import sha256
from typing import assert_never

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.catalogue import GameManifest
from tavolino.catalogue import games as installed
from tavolino.core import Choice, Number, Option, Text
from tavolino.match.terms import TERMS
from tavolino.server.http.answers import guarded
from tavolino.server.schema import document
from tavolino.server.wire import encode
from tavolino.server.wire_games import (
    AnyOption,
    GameList,
    ShownChoice,
    ShownGame,
    ShownNumber,
    ShownText,
)


async def games(request: Request) -> Response:
    return _unchanging(request, _games())


async def schema(request: Request) -> Response:
    # The first time it takes long enough to be felt at the tables.
    return _unchanging(request, await asyncio.to_thread(_schema))


@cache
def _games() -> bytes:
    shown = [show_game(manifest) for manifest in installed().values()]
    return encode(GameList(shown, [show_option(term) for term in TERMS]))


@cache
def _schema() -> bytes:
    return encode(document())


def show_game(manifest: GameManifest) -> ShownGame:
    game = manifest.rules
    return ShownGame(
        name=game.name,
        version=game.version,
        fewest=game.players[0],
        most=game.players[-1],
        options=[show_option(option) for option in game.options],
        hides=game.hides,
        looks=list(manifest.drawing.styles),
        example_moves=list(game.example_moves),
        bots=list(manifest.bots.levels._fields),
    )


def show_option(option: Option) -> AnyOption:
    match option:
        case Choice(name, choices, default, rule):
            return ShownChoice(name, rule, list(choices), default)
        case Number(name, low, high, default, rule):
            return ShownNumber(name, rule, low, high, default)
        case Text(name, default, rule, expected, longest):
            return ShownText(name, rule, longest, expected, default)
        case _:
            assert_never(option)


def _unchanging(request: Request, body: bytes) -> Response:
    """An answer that changes only with the program: browsers ask whether theirs still holds."""
    mark = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


ROUTES = [
    Route("/api/games", guarded(games)),
    Route("/api/schema", guarded(schema)),
]
