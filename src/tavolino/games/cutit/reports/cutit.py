"""tavolino lab cutit"""

import json
from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.output import UsageError, write_file
from tavolino.cli.parameters import AsJson, Jobs, processes
from tavolino.cli.progress import progress
from tavolino.cli.words import current_language, say
from tavolino.core import Refused
from tavolino.games.cutit.bots.levels import POLICIES
from tavolino.games.cutit.commands.sheet import find_sheet
from tavolino.games.cutit.rules.scoring import GRADES
from tavolino.games.cutit.statistics.distribution import Distribution, play_many
from tavolino.games.cutit.statistics.plot import plot
from tavolino.lab.wording import Wording, in_columns


def cutit(
    games: Annotated[int, typer.Option(min=2, max=100_000, help="Solo games by each bot.")] = 300,
    bots: Annotated[str, typer.Option(help="Which bots, with commas.")] = ",".join(POLICIES),
    sheet: Annotated[str, typer.Option(help="The id of a sheet, or a file.")] = "standard",
    seed: Annotated[str, typer.Option(help="Any words: the same words, the same dice.")] = "lab",
    jobs: Jobs = 1,
    as_json: AsJson = False,
    plot_file: Annotated[
        Path | None, typer.Option("--plot", help="Draw the distributions to this SVG file.")
    ] = None,
) -> None:
    """How well the bots play Cut it alone.

    All bots get the same dice. The interval of a mean is where the true one lies, 95 times in a
    hundred; grades are those of the solo game, from 1 to 5.

    Example: tavolino lab cutit --games 300 --bots greedy,planner --jobs 2 --plot totals.svg
    """
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in POLICIES:
            raise Refused("BOT", "unknown", got=name[:40], expected=", ".join(POLICIES))
    if len(set(names)) != len(names):
        raise UsageError(say("lab-bot-twice"))
    chosen = find_sheet(sheet)
    with progress() as bar:
        rows = {name: bar.add_task(name, total=games) for name in names}
        found = play_many(
            names,
            chosen,
            games,
            seed,
            processes(jobs),
            lambda bot, done: bar.advance(rows[bot], done),
        )
    if plot_file is not None:
        title = say("solo-title", sheet=chosen.id, games=games)
        write_file(plot_file, plot(title, found, current_language()).encode())
    if as_json:
        figures = {"sheet": chosen.id, "seed": seed, "bots": list(map(_figures, found))}
        print(json.dumps(figures, indent=2))
    else:
        _print_table(found)


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
    wording = Wording(current_language())
    before, after = ("bot", "games", "mean", "interval", "complete"), "seconds-game"
    spans = [f"≤{most}" for most in GRADES] + [f">{GRADES[-1]}"]
    heads = [*(say(f"lab-head-{head}") for head in before), *spans, say(f"lab-head-{after}")]
    print("\n".join(in_columns([heads, *(_row(one, wording) for one in found)])))


def _row(one: Distribution, wording: Wording) -> list[str]:
    games = len(one.results)
    low, high = (wording.number(one.mean + way * one.error, 1) for way in (-1, 1))
    return [
        one.bot,
        str(games),
        wording.number(one.mean, 1),
        wording.span(low, high),
        wording.percent(one.complete, 1),
        *(wording.percent(count / games, 0) for count in one.grades),
        wording.number(one.seconds, 2),
    ]
