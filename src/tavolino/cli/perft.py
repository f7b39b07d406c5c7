"""tavolino perft"""

import json
from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.output import InvalidRecordError, UsageError, about, load_record, parse_options
from tavolino.cli.parameters import AsJson, GameName, GameOptions
from tavolino.cli.records import At, play_at
from tavolino.cli.words import say
from tavolino.core import AnyGame, AnyPlay, Dealer, Play
from tavolino.core import perft as count
from tavolino.core.chance import SECRET_BYTES
from tavolino.games import find_game


def perft(
    game: GameName,
    players: Annotated[
        int | None, typer.Option(help="How many play; the fewest by default.")
    ] = None,
    depth: Annotated[int, typer.Option(min=1, max=20, help="How many moves deep.")] = 3,
    option: GameOptions = None,
    start: Annotated[
        Path | None, typer.Option("--from", help="Start from a position of this record.")
    ] = None,
    at: At = None,
    as_json: AsJson = False,
) -> None:
    """Count the legal move sequences of each length.

    The first seat starts. Declining a bonus counts as a move, a forced skip does not. Where the
    start needs chance (a pyramid for demolition), it is always drawn from a secret of zeros.

    Example: tavolino perft scalino --players 4 --depth 3 --option gaps=notch --json
    """
    rules = find_game(game).rules
    if start is None:
        if at is not None:
            raise UsageError(say("at-without-from"))
        seats = rules.players[0] if players is None else players
        play = _new_play(rules, seats, parse_options(option or []))
    else:
        if players is not None or option:
            raise UsageError(say("from-with-players"))
        play = play_at(load_record(start).play, at)
        if play.game is not rules:
            other = say("other-game", got=play.game.name, expected=game)
            raise InvalidRecordError(about(start, other))
    nodes = count(rules, play.state, depth)
    if as_json:
        options = dict(play.options)
        line = {"game": game, "players": play.seats, "options": options, "nodes": nodes}
        print(json.dumps(line, ensure_ascii=False))
        return
    for length, number in enumerate(nodes, 1):
        print(f"{length:3} {number:>15,}")


def _new_play(rules: AnyGame, seats: int, chosen: dict[str, str]) -> AnyPlay:
    if any(option.name == "first" for option in rules.options):
        chosen = {"first": "0", **chosen}
    play = Play(rules, seats, chosen)
    Dealer(bytes(SECRET_BYTES)).deal(play)
    return play
