"""tavolino games"""

import json
from typing import Annotated

import typer

from tavolino.catalogue import games as installed
from tavolino.core import Choice, Number, Option, plain


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
        print(f"{name}: {game.players[0]} to {game.players[-1]} players")
        for option in game.options:
            print(f"  option {option.name} ({option.rule}): {_values(option)}")
        print(f"  bots: {', '.join(manifest.bots.by_name)}")
        print(f"  moves look like: {', '.join(game.example_moves)}")


def _values(option: Option) -> str:
    if isinstance(option, Choice):
        return ", ".join(
            f"{value} (default)" if value == option.default else value for value in option.choices
        )
    if isinstance(option, Number):
        return f"{option.low} to {option.high} ({option.default} by default)"
    return f"{option.expected} ({option.default} by default)"
