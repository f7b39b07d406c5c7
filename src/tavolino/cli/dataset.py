"""tavolino dataset"""

from pathlib import Path
from typing import Annotated, cast

import typer

from tavolino.cli.extras import needs_extra
from tavolino.cli.output import about, parse_options
from tavolino.cli.parameters import (
    Dask,
    GameName,
    GameOptions,
    Jobs,
    Players,
    Seed,
    processes,
)
from tavolino.cli.progress import progress
from tavolino.cli.words import say
from tavolino.games import find_game
from tavolino.learn.datasets.making import add_games, open_dataset
from tavolino.learn.datasets.plan import SHARD, VALUES, Values, plan_dataset

INTERRUPTED = 130
"""The exit code after Ctrl-C: scripts must not take the dataset for complete."""


def dataset(
    game: GameName,
    out: Annotated[
        Path | None, typer.Option("-o", "--out", help="The folder; GAME-dataset if none.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="The bot on each seat, with commas; one name for all seats.")
    ] = "casual",
    games: Annotated[int, typer.Option(min=1, max=100_000_000, help="How many games.")] = 100,
    players: Players = None,
    option: GameOptions = None,
    seed: Seed = "dataset",
    every_seating: Annotated[
        bool, typer.Option("--every-seating", help="Play each deal with every seating of the bots.")
    ] = False,
    values: Annotated[
        str,
        typer.Option(
            metavar="|".join(VALUES), help="Value every move: by the plain or the best evaluator."
        ),
    ] = VALUES[0],
    shard: Annotated[
        int, typer.Option(min=1, max=100_000, help="The games in each set of files.")
    ] = SHARD,
    records_only: Annotated[bool, typer.Option("--records-only", help="Write no tables.")] = False,
    jobs: Jobs = 1,
    dask: Dask = "",
) -> None:
    """Let bots play, and write their games as records (JSON Lines) and as tables (Parquet).

    Seat 1 begins, unless an option says otherwise. Every game is kept as soon as it is over: after
    Ctrl-C or a crash, the same command goes on where it stopped, and with more games it adds the
    missing ones. The same arguments give the same files, with any number of processes or on a
    cluster.

    \b
    Examples:
      tavolino dataset scalino --bots casual,strong --every-seating --games 1000 --jobs 2
      tavolino dataset rope --players 3 --option pile=12 --values plain -o rope-small
    """
    plan = plan_dataset(
        find_game(game).name,
        tuple(name.strip() for name in bots.split(",")),
        games,
        players,
        parse_options(option or []),
        seed,
        shard=shard,
        every_seating=every_seating,
        values=cast(Values, values),
        tables=not records_only,
    )
    folder = out or Path(f"{plan.contest.game}-dataset")
    with (
        needs_extra("dataset"),
        open_dataset(folder, plan),
        needs_extra("dask"),
        progress() as bar,
    ):
        row = bar.add_task(plan.contest.game, total=plan.games)
        try:
            add_games(folder, plan, processes(jobs), dask, lambda more: bar.advance(row, more))
        except KeyboardInterrupt:
            bar.stop()
            done = round(bar.tasks[0].completed)
            typer.echo(say("dataset-stopped", games=done, wanted=plan.games), err=True)
            raise typer.Exit(INTERRUPTED) from None
    print(about(folder, say("dataset-made", games=plan.games, shards=plan.shards)))
