"""tavolino serve"""

import inspect
import os
from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.extras import needs_extra
from tavolino.cli.output import UsageError
from tavolino.cli.words import current_language, say, say_refusal
from tavolino.server.settings import (
    CONFIG,
    BadSettings,
    ServerSetting,
    declared,
    flag,
    load,
    shown,
    variable,
)

CONFIG_HELP = f"A TOML file with settings by their names. [{CONFIG}]"


def serve(config: Path | None = None, **flags: str | None) -> None:
    """Run the server, so people can play over the network.

    Every setting is a flag, an environment variable (in brackets), or a line of the file, with the
    name of the flag and _ for -. Flags override the environment, which overrides the file.

    \b
    Examples:
      tavolino serve
      tavolino serve --host 0.0.0.0 --port 80 --public-url http://games.example
      tavolino serve --config tavolino.toml
    """
    try:
        settings = load(flags, os.environ, config)
    except BadSettings as bad:
        raise UsageError("\ntavolino: ".join(map(say_refusal, bad.refusals))) from None
    with needs_extra("server"):
        from tavolino.server.main import run
        from tavolino.server.storage import Unavailable
    try:
        run(settings, current_language())
    except Unavailable as error:
        raise UsageError(say("storage-gone", error=str(error))) from error


def _parameter(name: str, setting: ServerSetting[object]) -> inspect.Parameter:
    """A flag. Its value is parsed together with all others, so all errors are reported."""
    default = shown(setting.default)
    help_text = f"{setting.help} [{variable(name)}{f'; default: {default}' if default else ''}]"
    option = typer.Option(flag(name), help=help_text, metavar="…", show_default=False)
    return inspect.Parameter(
        name,
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[str | None, option],
    )


def _signature() -> inspect.Signature:
    """A signature with a parameter for each setting, of which Typer makes flags."""
    option = typer.Option("--config", help=CONFIG_HELP, metavar="FILE", show_default=False)
    config = inspect.Parameter(
        "config",
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[Path | None, option],
    )
    settings = [_parameter(name, setting) for name, setting in declared()]
    return inspect.Signature([config, *settings])


serve.__signature__ = _signature()  # type: ignore[attr-defined]
serve.__annotations__ = {
    name: parameter.annotation for name, parameter in inspect.signature(serve).parameters.items()
}
