"""tavolino lab"""

from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.extras import needs_extra
from tavolino.cli.game_commands import GameReports
from tavolino.cli.output import parse_options, write_file
from tavolino.cli.parameters import (
    Dask,
    GameName,
    GameOptions,
    GameSeconds,
    Jobs,
    MoveSeconds,
    Seed,
    processes,
)
from tavolino.cli.progress import progress
from tavolino.cli.words import current_language, say, say_refusal
from tavolino.engines import USUAL_TIME, TimeControl, check_bot
from tavolino.games import find_game
from tavolino.lab.arena.contest import with_first_seat
from tavolino.lab.balance import balance as seat_balance
from tavolino.lab.balance import balance_games, find_settings, play_balance_game
from tavolino.lab.balance_page import BalanceReport, page
from tavolino.lab.running import run

lab = typer.Typer(
    name="lab",
    cls=GameReports,
    help="Let bots play many games and see what comes of it.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@lab.command()
def balance(
    game: GameName,
    out: Annotated[
        Path | None, typer.Option("-o", "--out", help="The page; GAME-balance.html if none.")
    ] = None,
    bot: Annotated[str, typer.Option(help="Who plays on every seat.")] = "casual",
    games: Annotated[int, typer.Option(min=2, max=1_000_000, help="Games in each setting.")] = 200,
    players: Annotated[
        int | None, typer.Option(help="This number of players alone; all by default.")
    ] = None,
    option: GameOptions = None,
    seed: Seed = "lab",
    jobs: Jobs = 1,
    dask: Dask = "",
    move_seconds: MoveSeconds = USUAL_TIME.move,
    game_seconds: GameSeconds = USUAL_TIME.game,
) -> None:
    """Measure whether a game is fair to its seats, with any number of players and any options.

    The same bot plays on every seat; seat 1 begins. Options given here hold in every game; the
    others are varied one at a time. The result is one HTML page
    with tables and plots. Ctrl-C ends it with the games played so far.

    Example: tavolino lab balance scalino --games 500 --jobs 2 -o scalino.html
    """
    rules = find_game(game).rules
    of = find_settings(rules.name, players, parse_options(option or []))
    if not dask:
        for setting in of:
            check_bot(rules.name, bot, setting.players, with_first_seat(rules.name, setting.chosen))
    file = out or Path(f"{rules.name}-balance.html")
    write_file(file, b"")
    time = TimeControl(move_seconds, game_seconds)
    played = []
    with needs_extra("dask"), progress() as bar:
        row = bar.add_task(rules.name, total=len(of) * games)
        try:
            for one in run(
                play_balance_game,
                balance_games(rules.name, bot, of, games, seed, time=time),
                processes(jobs),
                dask,
            ):
                played.append(one)
                bar.advance(row)
        except KeyboardInterrupt:
            bar.stop()
            typer.echo(say("lab-stopped", games=len(played)), err=True)
    found = seat_balance(played)
    write_file(file, page(BalanceReport(rules.name, bot, seed, found, current_language())).encode())
    unfair = sum(one.verdict != 0 for one in found)
    faults = [fault for _, game in played for fault in game.faults]
    if faults:
        why = say_refusal(faults[0].refusal)
        forfeited = say("lab-games", games=len(faults))
        typer.echo(say("arena-forfeits", bot=bot, games=forfeited, why=why), err=True)
    games_played = say("lab-games", games=len(played))
    seats = len(found)
    print(say("balance-done", file=str(file), games=games_played, seats=seats, unfair=unfair))
