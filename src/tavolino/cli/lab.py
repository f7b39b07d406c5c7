"""tavolino lab"""

import json
from pathlib import Path
from typing import Annotated

import typer

from tavolino.bots.cutit.levels import POLICIES
from tavolino.catalogue import find_bot, find_game
from tavolino.cli.arena import Dask
from tavolino.cli.extras import needs_extra
from tavolino.cli.output import UsageTrouble, write_file
from tavolino.cli.progress import progress
from tavolino.cli.sheets import Jobs, find_sheet
from tavolino.core import Refused
from tavolino.games.cutit.scoring import GRADES
from tavolino.lab.balance import balance as seat_balance
from tavolino.lab.balance import find_settings, play_trial, trials
from tavolino.lab.balance_page import page
from tavolino.lab.cutit import Distribution, play_many
from tavolino.lab.plot import plot
from tavolino.lab.running import run

lab = typer.Typer(
    name="lab",
    help="Let bots play many games and see what comes of it.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@lab.command()
def cutit(
    games: Annotated[int, typer.Option(min=2, max=100_000, help="Solo games by each bot.")] = 300,
    bots: Annotated[str, typer.Option(help="Which bots, with commas.")] = ",".join(POLICIES),
    sheet: Annotated[str, typer.Option(help="The id of a sheet, or a file.")] = "standard",
    seed: Annotated[str, typer.Option(help="Any words: the same words, the same dice.")] = "lab",
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    plot_file: Annotated[
        Path | None, typer.Option("--plot", help="Draw the distributions to this SVG file.")
    ] = None,
) -> None:
    """Measure how well the bots play Cut it alone.

    All bots get the same dice. Means have 95 % confidence intervals. Grades are those of the solo
    game, from 1 to 5.

    Example: tavolino lab cutit --games 300 --bots greedy,planner --jobs 2 --plot totals.svg
    """
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in POLICIES:
            raise Refused("BOT", "unknown", got=name[:40], expected=", ".join(POLICIES))
    if len(set(names)) != len(names):
        raise UsageTrouble("name each bot once")
    chosen = find_sheet(sheet)
    with progress() as bar:
        rows = {name: bar.add_task(name, total=games) for name in names}
        found = play_many(
            names, chosen, games, seed, jobs, lambda bot, done: bar.advance(rows[bot], done)
        )
    if plot_file is not None:
        title = f"Cut it alone on sheet {chosen.id}, {games} games each"
        write_file(plot_file, plot(title, found).encode())
    if as_json:
        figures = {"sheet": chosen.id, "seed": seed, "bots": list(map(_figures, found))}
        print(json.dumps(figures, indent=2))
    else:
        _print_table(found)


@lab.command()
def balance(
    game: Annotated[str, typer.Argument(help="The name of a game.", metavar="GAME")],
    out: Annotated[
        Path | None, typer.Option("-o", "--out", help="The page; GAME-balance.html if none.")
    ] = None,
    bot: Annotated[str, typer.Option(help="Who plays on every seat.")] = "casual",
    games: Annotated[int, typer.Option(min=2, max=1_000_000, help="Games in each setting.")] = 200,
    players: Annotated[
        int | None, typer.Option(help="This number of players alone; all by default.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Any words: the same words, the same games.")] = "lab",
    jobs: Jobs = 1,
    dask: Dask = "",
) -> None:
    """Measure whether a game is fair to its seats, with any number of players and any options.

    The same bot plays on every seat; seat 0 begins. The result is one HTML page with tables and
    plots. Ctrl-C ends it with the games played so far.

    Example: tavolino lab balance scalino --games 500 --jobs 2 -o scalino.html
    """
    rules = find_game(game).rules
    find_bot(rules.name, bot)
    of = find_settings(rules.name, players)
    if not of:
        raise Refused(
            "SEATS", "count", got=players or 0, low=rules.players[0], high=rules.players[-1]
        )
    file = out or Path(f"{rules.name}-balance.html")
    write_file(file, b"")
    played = []
    with needs_extra("dask"), progress() as bar:
        row = bar.add_task(rules.name, total=len(of) * games)
        try:
            for one in run(play_trial, trials(rules.name, bot, of, games, seed), jobs, dask):
                played.append(one)
                bar.advance(row)
        except KeyboardInterrupt:
            bar.stop()
            typer.echo(f"stopped after {len(played)} games", err=True)
    found = seat_balance(played)
    write_file(file, page(rules.name, bot, seed, found).encode())
    unfair = sum(one.verdict != 0 for one in found)
    print(f"{file}: {len(played)} games, {len(found)} seats looked at, {unfair} of them unfair")


def _figures(one: Distribution) -> dict[str, object]:
    return {
        "bot": one.bot,
        "games": len(one.results),
        "mean": round(one.mean, 2),
        "interval": [round(one.mean - one.error, 2), round(one.mean + one.error, 2)],
        "deviation": round(one.deviation, 2),
        "complete": round(one.complete, 4),
        "grades": one.grades,
        "totals": one.totals,
        "seconds_per_game": round(one.seconds, 4),
    }


def _print_table(found: list[Distribution]) -> None:
    spans = [f"≤{most}" for most in GRADES] + [f">{GRADES[-1]}"]
    heads = "".join(f"{span:>7}" for span in spans)
    print(f"{'bot':10}{'games':>6}{'mean':>8}{'95 % interval':>17}{'complete':>10}{heads}  s/game")
    for one in found:
        games = len(one.results)
        interval = f"{one.mean - one.error:.1f} to {one.mean + one.error:.1f}"
        grades = "".join(f"{count / games:>7.0%}" for count in one.grades)
        print(
            f"{one.bot:10}{games:>6}{one.mean:>8.1f}{interval:>17}{one.complete:>10.1%}{grades}"
            f"{one.seconds:>8.2f}"
        )
