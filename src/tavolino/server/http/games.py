"""What can be played here."""

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.bots import BOTS
from tavolino.core import Choice, Game, Number, Option
from tavolino.games import GAMES
from tavolino.locales import LANGUAGES
from tavolino.match.terms import TERMS
from tavolino.server.http.answers import answer
from tavolino.server.wire_games import Catalogue, ShownGame, ShownOption


@cache
def catalogue() -> Catalogue:
    return Catalogue(
        games=[show_game(game) for game in GAMES.values()],
        terms=list(map(show_option, TERMS)),
        languages=list(LANGUAGES),
    )


def show_game(game: Game[Any, Any, Any]) -> ShownGame:
    return ShownGame(
        name=game.name,
        version=game.version,
        least=game.players[0],
        most=game.players[-1],
        options=list(map(show_option, game.options)),
        bots=list(BOTS[game.name]),
        looks=list(game.looks),
        examples=list(game.example_moves),
        hides=game.hides,
    )


def show_option(option: Option) -> ShownOption:
    match option:
        case Choice():
            kind, choices, low, high = "choice", list(option.choices), 0, 0
        case Number():
            kind, choices, low, high = "number", [], option.low, option.high
        case _:
            kind, choices, low, high = "text", [], 0, option.longest
    return ShownOption(option.name, option.rule, kind, option.default, choices, low, high)


async def games(request: Request) -> Response:
    response = answer(catalogue())
    response.headers["Cache-Control"] = "no-cache"
    return response


ROUTES = [Route("/api/games", games)]
