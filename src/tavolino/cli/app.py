"""The commands, and how their errors are reported."""

import io
import os
import sys
from typing import Annotated

import typer

from tavolino.cli.actions import actions
from tavolino.cli.analyse import analyse
from tavolino.cli.arena import arena
from tavolino.cli.daily import daily
from tavolino.cli.dataset import dataset
from tavolino.cli.doctor import doctor
from tavolino.cli.draw import draw
from tavolino.cli.engine import engine
from tavolino.cli.game_commands import GameCommands
from tavolino.cli.games import games
from tavolino.cli.lab import lab
from tavolino.cli.output import InvalidRecordError, UsageError
from tavolino.cli.perft import perft
from tavolino.cli.play import play
from tavolino.cli.print import print_game
from tavolino.cli.puzzles import puzzles
from tavolino.cli.records import replay, verify
from tavolino.cli.serve import serve
from tavolino.cli.site import site
from tavolino.cli.storage import backup, restore
from tavolino.cli.warmup import warmup
from tavolino.cli.words import environment_language, say_refusal, set_language
from tavolino.core import Refused
from tavolino.locales import LANGUAGES

Language = Annotated[
    str | None,
    typer.Option(
        help="The language of the table and of refusals; LANG of the environment by default.",
        metavar="|".join(LANGUAGES),
    ),
]

app = typer.Typer(
    name="tavolino",
    cls=GameCommands,
    help="Clever table games, played properly: play them, replay, verify and draw their records.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (
    games,
    play,
    replay,
    verify,
    draw,
    perft,
    actions,
    analyse,
    arena,
    dataset,
    backup,
    restore,
    site,
):
    app.command(no_args_is_help=command is not games)(command)
app.command(name="print", no_args_is_help=True)(print_game)
app.command()(serve)
app.command()(engine)
app.command()(warmup)
app.command()(doctor)
app.add_typer(lab)
app.add_typer(daily)
app.add_typer(puzzles)


@app.callback()
def choose(language: Language = None) -> None:
    set_language(environment_language(os.environ) if language is None else language)


def main() -> None:
    """Runs a command. Errors go to standard error, as one sentence.

    Exit codes: 0 success, 1 a record is wrong, 2 the command was used wrongly.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A character that the terminal cannot show is replaced; that must not be a traceback.
            stream.reconfigure(errors="replace")
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except Refused as refusal:
        _stop(say_refusal(refusal), 2)
    except UsageError as error:
        _stop(str(error), 2)
    except InvalidRecordError as error:
        _stop(str(error), 1)
    except BrokenPipeError:
        # The reader of the output has closed the pipe.
        _silence_output()
        raise SystemExit(1) from None
    except OSError as error:
        _silence_output()
        _stop(str(error.strerror), 2)


def _silence_output() -> None:
    """Redirects buffered output to nothing, so flushing it at exit does not fail."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def _stop(sentence: str, code: int) -> None:
    print(f"tavolino: {sentence}", file=sys.stderr)
    raise SystemExit(code)
