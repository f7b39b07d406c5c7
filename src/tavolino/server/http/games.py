"""The games and the protocol's schema, which are the same for everybody."""

import asyncio
from functools import cache
from hashlib import sha256
from typing import Final, assert_never

from starlette.requests import Request
from starlette.responses import Response

from tavolino.catalogue import GameManifest, find_game, words
from tavolino.catalogue import games as installed
from tavolino.catalogue.solo import solo_options
from tavolino.core import Choice, Number, Option, Refused, Text
from tavolino.match.settings import TABLE_SETTINGS
from tavolino.server.http.responses import route
from tavolino.server.protocol import endpoints
from tavolino.server.protocol.endpoints import MARKDOWN
from tavolino.server.protocol.games import (
    AnyOption,
    GameList,
    ShownChoice,
    ShownGame,
    ShownNumber,
    ShownText,
)
from tavolino.server.protocol.messages import encode
from tavolino.server.protocol.schema import document

JSON: Final = "application/json"
TABLE: Final = "table"
"""The owner of the options that every table has."""


async def games(request: Request) -> Response:
    # The first call takes long enough to delay the tables.
    return _unchanging(request, await asyncio.to_thread(_games))


async def rules_page(request: Request) -> Response:
    """The rules page of a game, in Markdown, if it has one."""
    manifest = find_game(request.path_params["game"])
    language = request.path_params["language"]
    text = words.rules_text(manifest, language)
    if text is None:
        raise Refused("RULES", "none", game=manifest.name, asked=language[:40])
    return _unchanging(request, text.encode(), MARKDOWN)


async def schema(request: Request) -> Response:
    return _unchanging(request, await asyncio.to_thread(_schema))


@cache
def _games() -> bytes:
    shown = [show_game(manifest) for manifest in installed().values()]
    return encode(GameList(shown, [show_option(TABLE, setting) for setting in TABLE_SETTINGS]))


@cache
def _schema() -> bytes:
    return encode(document())


def show_game(manifest: GameManifest) -> ShownGame:
    game = manifest.rules
    return ShownGame(
        name=game.name,
        title=words.title(manifest),
        about=words.about(manifest),
        causes=words.causes(manifest),
        leads_to=words.sequels(manifest),
        parent=manifest.parent,
        rule_prefix=manifest.rule_prefix,
        rules_page=manifest.rules_page or manifest.name,
        rules_languages=words.rules_languages(manifest),
        version=game.version,
        fewest=game.players[0],
        most=game.players[-1],
        usual_seats=manifest.usual_seats,
        minutes=manifest.minutes,
        age=manifest.age,
        options=[show_option(game.name, option) for option in game.options],
        solo_options=_solo_options(manifest),
        imperfect_information=game.imperfect_information,
        styles=list(manifest.drawing.styles),
        example_moves=list(game.example_moves),
        bots=list(manifest.bots.levels._fields),
    )


def _solo_options(manifest: GameManifest) -> list[str] | None:
    if manifest.solo_scoring is None:
        return None
    return [option.name for option in solo_options(manifest)]


def show_option(owner: str, option: Option) -> AnyOption:
    """An option of a game, or of every table if `owner` is TABLE."""
    label, help_text = words.option_label(owner, option), words.option_help(owner, option)
    match option:
        case Choice(name, choices, default, rule):
            labels = {value: words.value_label(owner, option, value) for value in choices}
            return ShownChoice(name, rule, label, help_text, list(choices), default, labels)
        case Number(name, low, high, default, rule):
            return ShownNumber(name, rule, label, help_text, low, high, default)
        case Text(name, default, rule, expected, longest):
            usual = words.value_label(owner, option, default)
            return ShownText(name, rule, label, help_text, longest, expected, default, usual)
        case _:
            assert_never(option)


def _unchanging(request: Request, body: bytes, media_type: str = JSON) -> Response:
    """A response that changes only with the program; browsers revalidate it."""
    mark = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


ROUTES = [
    route(endpoints.LIST_GAMES, games),
    route(endpoints.GET_RULES, rules_page),
    route(endpoints.GET_SCHEMA, schema),
]
