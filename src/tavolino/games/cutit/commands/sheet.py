"""tavolino sheet"""

from pathlib import Path
from typing import Annotated, cast, get_args

import typer

from tavolino.cli.output import InvalidRecordError, UsageError, about, read_file, write_file
from tavolino.cli.parameters import Jobs, processes
from tavolino.cli.progress import progress
from tavolino.cli.words import current_language, say, say_refusal
from tavolino.core import Refused
from tavolino.games.cutit.drawing import draw_sheet_svg, draw_sheet_text
from tavolino.games.cutit.rules.sheet import CORNERS, Sheet, read_sheet, write_sheet
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.solver.sheet_design import Bound, Difficulty
from tavolino.games.cutit.statistics.sheets import GAMES, SheetTrial, new_sheets, try_sheet
from tavolino.locales.formats import format_list

sheet = typer.Typer(
    name="sheet",
    help="Make, show and check cutting sheets of Cut it.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

SheetName = Annotated[str, typer.Argument(help="The id of a sheet, or a file.", metavar="SHEET")]
Level = Annotated[str, typer.Option("--difficulty", help="easy, standard or hard.")]
Games = Annotated[
    int,
    typer.Option(min=0, max=10_000, help="Games from each corner; 0 looks at the design alone."),
]


def find_sheet(name: str) -> Sheet:
    """A sheet that comes with the game, or one from a file."""
    if name in SHEETS:
        return SHEETS[name]
    if not Path(name).exists():
        raise UsageError(say("no-sheet", got=name[:60], expected=", ".join(SHEETS)))
    return read_sheet(read_file(Path(name)).decode("utf-8", "replace"))


@sheet.command()
def new(
    seed: Annotated[str, typer.Option(help="Any words: the same words, the same sheet.")],
    difficulty: Level = "standard",
    out: Annotated[
        Path | None, typer.Option("-o", "--out", help="The file; standard output if none.")
    ] = None,
    games: Games = GAMES,
    jobs: Jobs = 1,
) -> None:
    """Generate sheets and test them in simulated games until one is good.

    The measurements go to standard error.

    Example: tavolino sheet new --seed 7 --difficulty hard -o seven.json
    """
    level = _level(difficulty)
    with progress() as bar:
        row = bar.add_task(say("lab-head-games"), total=None)
        trials = []
        for trial in new_sheets(
            seed, level, games, processes(jobs), lambda done: bar.advance(row, done)
        ):
            trials.append(trial)
            bar.update(row, description=say("sheet-progress", number=len(trials) + 1))
    trial = trials[-1]
    typer.echo("\n".join(_report(trial)), err=True)
    if not trial.passes:
        raise UsageError(say("no-good-sheet", seed=seed[:40]))
    text = write_sheet(trial.sheet)
    if out is None:
        print(text, end="")
    else:
        write_file(out, text.encode())


@sheet.command()
def show(
    name: SheetName,
    svg: Annotated[Path | None, typer.Option(help="Draw it to this SVG file instead.")] = None,
) -> None:
    """Show a sheet.

    Example: tavolino sheet show standard --svg sheet.svg
    """
    found = find_sheet(name)
    if svg is None:
        print(draw_sheet_text(found, current_language()))
    else:
        write_file(svg, draw_sheet_svg(found, current_language()).encode())


@sheet.command()
def check(
    name: SheetName, difficulty: Level = "standard", games: Games = GAMES, jobs: Jobs = 1
) -> None:
    """Check a sheet: the rules, its design, and simulated games.

    Example: tavolino sheet check seven.json --difficulty hard --games 100
    """
    level = _level(difficulty)
    try:
        found = find_sheet(name)
    except Refused as refusal:
        raise InvalidRecordError(about(name, say_refusal(refusal))) from None
    with progress() as bar:
        row = bar.add_task(say("lab-head-games"), total=games * len(CORNERS))
        trial = try_sheet(found, level, games, processes(jobs), lambda done: bar.advance(row, done))
    print("\n".join(_report(trial)))
    if not trial.passes:
        raise InvalidRecordError(about(name, say("sheet-out-of-bounds", level=level)))


def _level(text: str) -> Difficulty:
    if text not in get_args(Difficulty):
        expected = format_list(get_args(Difficulty), current_language(), "or")
        raise UsageError(say("no-difficulty", expected=expected, got=text[:40]))
    return cast(Difficulty, text)


def _report(trial: SheetTrial) -> list[str]:
    """Every bound with its figure, those not met marked."""
    head = say("sheet-head", sheet=trial.sheet.id, level=trial.difficulty, games=trial.games)
    return [head, *map(_line, trial.bounds)]


def _line(bound: Bound) -> str:
    is_exact = bound.low == bound.high
    bounds = str(bound.low) if is_exact else say("number-span", low=bound.low, high=bound.high)
    figure = say(f"sheet-figure-{bound.name}")
    mark = "  " if bound.is_met else "✗ "
    return mark + say("sheet-figure", figure=figure, got=bound.got, bounds=bounds)
