"""tavolino play"""

import hashlib
import secrets
import time
from pathlib import Path
from typing import Annotated

import typer

from tavolino.bots.kernels import warm_up_in_background
from tavolino.bots.levels import CompiledBot
from tavolino.catalogue import find_bot, find_game
from tavolino.cli.output import UsageTrouble, check_new_file, parse_options, read_seat
from tavolino.cli.parameters import GameName, GameOptions
from tavolino.cli.terminal import TerminalTable
from tavolino.cli.words import say
from tavolino.core import Dealer, Play, Stream
from tavolino.core.record import is_hex


def play(
    game: GameName,
    players: Annotated[
        int | None, typer.Option(help="How many play; as many as is usual by default.")
    ] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(help="A seat you play, counted from 1; several if you take turns."),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Let the bots play alone.")] = False,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "casual",
    option: GameOptions = None,
    record: Annotated[Path | None, typer.Option(help="Save the game to this file.")] = None,
    secret: Annotated[
        str | None, typer.Option(help="The dealer's secret, 64 hex digits: the same draws again.")
    ] = None,
) -> None:
    """Play a game in the terminal against bots.

    Type moves in notation; “?” lists them, “help” lists the other commands.

    \b
    Examples:
      tavolino play scalino
      tavolino play demolition --players 3 --record game.jsonl
      tavolino play scalino --watch --bot random --option gaps=notch
    """
    manifest = find_game(game)
    seats = manifest.usual_seats if players is None else players
    table = Play(manifest.rules, seats, parse_options(option or []))
    if watch and seat:
        raise UsageTrouble(say("watch-or-seat"))
    people = [] if watch else [read_seat(one, table.seats) for one in seat or [1]]
    if secret is not None and not is_hex(secret, 64):
        raise UsageTrouble(say("secret-form"))
    if record is not None:
        check_new_file(record)
    dealer = Dealer(bytes.fromhex(secret) if secret else None)
    # Bots must not share the dealer's stream, from which they could predict the draws.
    seed = f"bots {secret}".encode() if secret else secrets.token_bytes(32)
    player = find_bot(game, bot)
    if isinstance(player, CompiledBot):
        warm_up_in_background(player.kernel)
    TerminalTable(
        table,
        dealer,
        people=frozenset(people),
        bot=player,
        bot_name=bot,
        chance_of_bots=Stream(hashlib.sha256(seed).digest(), 0),
        record=record,
        clock=time.monotonic,
    ).run()
