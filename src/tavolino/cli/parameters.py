"""Arguments and options that several commands have."""

import os
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(help="The name of a game.", metavar="GAME")]
GameOptions = Annotated[list[str] | None, typer.Option(help="NAME=VALUE, as often as needed.")]
Players = Annotated[
    int | None, typer.Option(help="Players at a table; by default one for each bot.")
]
Seed = Annotated[str, typer.Option(help="Any words: the same words, the same games.")]
Jobs = Annotated[
    int, typer.Option(min=0, max=256, help="How many processes; 0 for one per processor.")
]
Dask = Annotated[
    str, typer.Option("--dask", help="The address of a Dask scheduler whose workers play instead.")
]
MoveSeconds = Annotated[
    float,
    typer.Option(min=0.01, max=3600, help="How long a bot that is a command may take to move."),
]
GameSeconds = Annotated[
    float | None,
    typer.Option(min=0.01, max=86_400, help="How long it may take for all its moves of a game."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print it as JSON.")]


def processes(jobs: int) -> int:
    """How many processes `jobs` asks for."""
    return jobs or os.cpu_count() or 1
