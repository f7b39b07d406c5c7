"""tavolino play"""

import hashlib
import secrets
import time
from pathlib import Path
from typing import Annotated, Final

import typer

from tavolino.bots.levels import CompiledBot
from tavolino.bots.warmup import warm_up_in_background
from tavolino.cli.output import UsageError, check_new_file, parse_options, read_seat
from tavolino.cli.parameters import GameName, GameOptions, GameSeconds, MoveSeconds
from tavolino.cli.terminal import TerminalTable
from tavolino.cli.words import current_language, say
from tavolino.core import AnyPlay, Dealer, Play, Refused, Seat, Stream
from tavolino.core.record import is_hex
from tavolino.engines import USUAL_TIME, EngineBot, TimeControl, check_bot, find_player
from tavolino.games import find_game, sequels, words
from tavolino.locales import LANGUAGES

USUAL_BOT: Final = "casual"


def play(
    game: GameName,
    players: Annotated[
        int | None, typer.Option(help="The number of players; by default the usual number.")
    ] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(help="A seat you play, counted from 1; several if you take turns."),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Let the bots play alone.")] = False,
    bot: Annotated[
        str, typer.Option(help="Who plays the other seats: a bot, cmd:COMMAND, or net:FILE.")
    ] = USUAL_BOT,
    option: GameOptions = None,
    record: Annotated[Path | None, typer.Option(help="Save the game to this file.")] = None,
    secret: Annotated[
        str | None, typer.Option(help="The dealer's secret, 64 hex digits: the same draws again.")
    ] = None,
    move_seconds: MoveSeconds = USUAL_TIME.move,
    game_seconds: GameSeconds = USUAL_TIME.game,
) -> None:
    """Play a game in the terminal against bots.

    Type moves in notation; “?” lists them, “help” lists the other commands. Where a finished game
    leads to another one (a complete pyramid can be taken down), you are asked whether to go on; its
    record has the name of that game after yours.

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
        raise UsageError(say("watch-or-seat"))
    people = [] if watch else [read_seat(one, table.seats) for one in seat or [1]]
    if secret is not None and not is_hex(secret, 64):
        raise UsageError(say("secret-form"))
    if record is not None:
        check_new_file(record)
    check_bot(table.game.name, bot, table.seats, table.options)
    time_control = TimeControl(move_seconds, game_seconds)
    sitting: AnyPlay | None = table
    while sitting is not None:
        dealer = Dealer(bytes.fromhex(secret) if secret else None)
        sit_down(sitting, dealer, frozenset(people), bot, time_control, secret, record)
        sitting = go_on(sitting, dealer) if people else None
        if sitting is not None:
            bot = bot_for(sitting, bot)
            secret = hashlib.sha256(f"sequel {secret}".encode()).hexdigest() if secret else None
            record = record and record.with_stem(f"{record.stem}-{sitting.game.name}")


def sit_down(
    table: AnyPlay,
    dealer: Dealer,
    people: frozenset[Seat],
    bot: str,
    time_control: TimeControl,
    secret: str | None,
    record: Path | None,
) -> None:
    """Plays one game to its end, or until everybody has left."""
    # Bots must not share the dealer's stream, from which they could predict the draws.
    seed = f"bots {secret}".encode() if secret else secrets.token_bytes(32)
    bots = {
        seat: find_player(table.game.name, bot, time_control)
        for seat in range(table.seats)
        if seat not in people
    }
    kernels = {player.kernel for player in bots.values() if isinstance(player, CompiledBot)}
    warm_up_in_background(*kernels)
    terminal = TerminalTable(
        table,
        dealer,
        people=people,
        bots=bots,
        bot_name=bot,
        chance_of_bots=Stream(hashlib.sha256(seed).digest(), 0),
        record=record,
        clock=time.monotonic,
    )
    try:
        terminal.run()
    finally:
        for player in bots.values():
            if isinstance(player, EngineBot):
                player.close(table.outcome)


def bot_for(table: AnyPlay, bot: str) -> str:
    """The same bot if it can play at this table, else the usual one."""
    try:
        check_bot(table.game.name, bot, table.seats, table.options)
    except Refused:
        return USUAL_BOT
    return bot


def go_on(table: AnyPlay, dealer: Dealer) -> AnyPlay | None:
    """The game that follows this one, if there is one and somebody wants it."""
    labels = words.sequels(find_game(table.game.name))
    for game, options in sequels(table, dealer).items():
        what = labels[game].get(current_language(), labels[game][LANGUAGES[0]])
        print(say("terminal-go-on", what=what, yes=say("terminal-yes")))
        try:
            wanted = input("> ").strip().casefold() == say("terminal-yes")
        except (EOFError, KeyboardInterrupt):
            return None
        if wanted:
            return Play(find_game(game).rules, table.seats, options)
    return None
