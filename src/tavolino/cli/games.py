"""tavolino games"""

import json
from typing import Annotated

import typer

from tavolino.cli.words import current_language, say
from tavolino.core import Choice, Number, Option, plain
from tavolino.games import games as installed
from tavolino.games import words


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False,
) -> None:
    """List the games, their players, options and bots.

    Example: tavolino games --json
    """
    if as_json:
        listed = {
            name: {
                "players": [game.players[0], game.players[-1]],
                "version": game.version,
                "options": plain(game.options),
                "bots": list(manifest.bots.by_name),
                "styles": manifest.drawing.styles,
            }
            for name, manifest in installed().items()
            for game in [manifest.rules]
        }
        print(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    for name, manifest in installed().items():
        game = manifest.rules
        print(say("games-players", name=name, low=game.players[0], high=game.players[-1]))
        for option in game.options:
            described = {"name": option.name, "rule": option.rule, "values": _values(option)}
            print("  " + say("games-option", **described))
        print("  " + say("games-bots", bots=", ".join(manifest.bots.by_name)))
        print("  " + say("games-moves", examples=", ".join(game.example_moves)))


def _values(option: Option) -> str:
    if isinstance(option, Choice):
        return ", ".join(
            say("games-default", value=value) if value == option.default else value
            for value in option.choices
        )
    if isinstance(option, Number):
        return say("games-range", low=option.low, high=option.high, default=option.default)
    expected = words.in_language(words.option_expected(option), current_language())
    return say("games-text", expected=expected, default=option.default)
