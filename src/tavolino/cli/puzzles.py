"""tavolino puzzles"""

from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.extras import needs_extra
from tavolino.cli.output import InvalidRecordError, about, read_file, write_file
from tavolino.cli.parameters import Dask, GameName, Jobs, processes
from tavolino.cli.progress import progress
from tavolino.cli.words import say, say_refusal
from tavolino.core import Refused
from tavolino.games import find_game
from tavolino.lab.running import run
from tavolino.puzzles.format import read_puzzles, write_puzzles
from tavolino.puzzles.generator import make_puzzles
from tavolino.puzzles.proof_check import NumberedPuzzle, check

puzzles = typer.Typer(
    name="puzzles",
    help="Make positions with exactly one best line, and prove them.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@puzzles.command(name="make")
def make(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many puzzles.")] = 10,
    seed: Annotated[
        str, typer.Option(help="Any words: the same words, the same puzzles.")
    ] = "puzzles",
    out: Annotated[
        Path | None, typer.Option("-o", "--out", help="The file; GAME-puzzles.jsonl if none.")
    ] = None,
    jobs: Annotated[
        int,
        typer.Option(
            "--jobs",
            "--processes",
            min=0,
            max=256,
            help="How many processes; 0 for one per processor.",
        ),
    ] = 1,
    dask: Dask = "",
) -> None:
    """Make puzzles from games between bots. Each is proved to have exactly one best line.

    The same arguments give the same file, with any number of processes or on a cluster.

    Example: tavolino puzzles make scalino --count 100 --seed mine --jobs 2
    """
    name = find_game(game).name
    file = out or Path(f"{name}-puzzles.jsonl")
    with needs_extra("dask"), progress() as bar:
        row = bar.add_task(name, total=count)
        found = make_puzzles(
            name,
            count,
            seed,
            processes(jobs),
            dask,
            on_found=lambda so_far: bar.update(row, completed=so_far),
        )
    write_file(file, write_puzzles(found))
    print(say("puzzles-made", file=str(file), count=len(found)))


@puzzles.command(name="check")
def check_file(
    file: Annotated[Path, typer.Argument(help="A file of puzzles.", metavar="FILE")],
    jobs: Jobs = 1,
) -> None:
    """Prove every puzzle of a file again. The first that is wrong is named by line and field.

    Example: tavolino puzzles check scalino-puzzles.jsonl
    """
    try:
        found = read_puzzles(read_file(file))
        with progress() as bar:
            row = bar.add_task(file.name, total=len(found))
            wrong = []
            for one in run(
                check, map(NumberedPuzzle, range(1, len(found) + 1), found), processes(jobs)
            ):
                bar.advance(row)
                if one.field:
                    wrong.append(one)
        for one in sorted(wrong)[:1]:
            raise Refused("PUZZLE", "unproved", line=one.line, field=one.field)
    except Refused as refusal:
        raise InvalidRecordError(about(file, say_refusal(refusal))) from None
    print(say("puzzles-proved", file=str(file), count=len(found)))
