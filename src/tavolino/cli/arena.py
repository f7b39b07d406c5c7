"""tavolino arena"""

import json
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.extras import needs_extra
from tavolino.cli.output import UsageError, parse_options, write_file
from tavolino.cli.parameters import (
    AsJson,
    Dask,
    GameName,
    GameOptions,
    GameSeconds,
    Jobs,
    MoveSeconds,
    Players,
    Seed,
    processes,
)
from tavolino.cli.progress import progress
from tavolino.cli.words import current_language, say
from tavolino.engines import USUAL_TIME, TimeControl, check_bot, split_bots
from tavolino.games import find_game
from tavolino.lab.arena.contest import Contest, GameResult, with_first_seat
from tavolino.lab.arena.playing import play_sitting
from tavolino.lab.arena.store import Store, open_store, read_games
from tavolino.lab.running import run


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Which bots, with commas; the same twice for two of a kind. "
            "One of your own is cmd:COMMAND, a network is net:FILE."
        ),
    ] = "casual,strong",
    games: Annotated[
        int, typer.Option(min=1, max=10_000_000, help="The least number of games.")
    ] = 100,
    players: Players = None,
    option: GameOptions = None,
    seed: Seed = "arena",
    jobs: Jobs = 1,
    dask: Dask = "",
    resume: Annotated[
        Path | None,
        typer.Option(help="Keep the games in this file; those already in it are not played again."),
    ] = None,
    clock: Annotated[
        bool, typer.Option("--clock", help="Bots also keep to their seconds, as at a table.")
    ] = False,
    move_seconds: MoveSeconds = USUAL_TIME.move,
    game_seconds: GameSeconds = USUAL_TIME.game,
    plot_file: Annotated[
        Path | None, typer.Option("--plot", help="Draw the figures to this SVG file.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, and see how certain the result is.

    Every deal is played with every seating, so neither cards nor seats favour a bot. Seat 1 begins,
    unless an option says otherwise. Ctrl-C ends the contest with the games played so far. The same
    arguments give the same result, with any number of processes or on a cluster.

    \b
    Examples:
      tavolino arena scalino --bots casual,strong --games 200 --jobs 2
      tavolino arena rope --bots master,casual,casual,casual --resume rope.games --plot rope.svg
      tavolino arena cutit --bots strong,master --players 1 --json
      tavolino arena scalino --bots "cmd:./mybot --fast,strong" --move-seconds 2
    """
    with needs_extra("lab"):
        from tavolino.lab.arena.figures import figures
        from tavolino.lab.arena.report import as_json as described
        from tavolino.lab.arena.report import plot, table
    rules = find_game(game).rules
    names = split_bots(bots)
    contest = Contest(
        game=rules.name,
        bots=names,
        players=len(names) if players is None else players,
        options=with_first_seat(rules.name, parse_options(option or [])),
        seed=seed,
        watch_clock=clock,
        time=TimeControl(move_seconds, game_seconds),
    )
    if not dask:
        for name in contest.names:
            check_bot(contest.game, name, contest.players, contest.options)
    played = _play(contest, contest.deals_for(games), processes(jobs), dask, resume)
    found = figures(contest, played)
    if not found.games:
        raise UsageError(say("arena-no-deal"))
    if plot_file is not None:
        write_file(plot_file, plot(found, current_language()).encode())
    if as_json:
        print(json.dumps(described(found), indent=2))
    else:
        print("\n".join(table(found, current_language())))


def _play(
    contest: Contest, deals: int, jobs: int, cluster: str, file: Path | None
) -> list[GameResult]:
    """The games of `deals` deals, including those in the file. After an interrupt, all games so
    far.
    """
    played = read_games(file, contest) if file else []
    known = {(one.deal, one.seating) for one in played}
    wanted = [one for one in contest.sittings(deals) if (one.deal, one.seating) not in known]
    keeper = open_store(file, contest, played) if file else nullcontext(None)
    with needs_extra("dask"), keeper as store, progress() as bar:
        row = bar.add_task(contest.game, total=len(wanted) + len(known), completed=len(known))
        try:
            for one in run(play_sitting, wanted, jobs, cluster):
                played.append(one)
                _keep(store, one)
                bar.advance(row)
        except KeyboardInterrupt:
            bar.stop()
            typer.echo(say("lab-stopped", games=len(played)), err=True)
    return [one for one in played if one.deal < deals]


def _keep(store: Store | None, played: GameResult) -> None:
    if store is not None:
        store.add(played)
