"""tavolino actions"""

import json
import pydoc
from collections.abc import Iterator
from itertools import islice
from typing import Annotated

import typer

from tavolino.cli.output import parse_options
from tavolino.cli.parameters import AsJson, GameName, GameOptions
from tavolino.core import settle
from tavolino.games import find_game
from tavolino.learn.encoding import ActionSpace, actions_of


def actions(
    game: GameName,
    option: GameOptions = None,
    groups: Annotated[
        bool, typer.Option("--groups", help="List the kinds of moves and their ids only.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """List the ids of all moves, as programs that learn to play use them.

    Which ids a game needs depends on its options. A long list is shown page by page.

    Example: tavolino actions scalino --option bonus=either --json
    """
    manifest = find_game(game)
    space = actions_of(game)
    options = settle(manifest.rules.options, parse_options(option or []))
    size = space.size(manifest.usual_seats, options)
    if as_json:
        listed: dict[str, object] = {"game": game, "size": size, "groups": _groups(space, size)}
        if not groups:
            listed["actions"] = list(islice(space.labels(), size))
        print(json.dumps(listed, ensure_ascii=False))
    elif groups:
        for group, ids in _groups(space, size).items():
            print(f"{ids[0]:>8} – {ids[1]:<8} {group}")
    else:
        pydoc.pager("".join(_lines(space, size)))


def _groups(space: ActionSpace, size: int) -> dict[str, tuple[int, int]]:
    """The first and the last id of each group."""
    return {name: (ids[0], ids[-1]) for name, ids in space.ranges.items() if ids[0] < size}


def _lines(space: ActionSpace, size: int) -> Iterator[str]:
    for action, label in enumerate(islice(space.labels(), size)):
        yield f"{action:>8} {label}\n"
