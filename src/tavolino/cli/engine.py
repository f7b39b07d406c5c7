"""tavolino engine"""

import io
import sys
from typing import Annotated

import typer

from tavolino.cli.extras import needs_extra
from tavolino.core import Refused
from tavolino.games import games


def engine(
    bot: Annotated[str, typer.Option(help="Which bot plays.")] = "strong",
    info: Annotated[
        bool,
        typer.Option("--info", help="Also tell the best moves and their values, where known."),
    ] = False,
) -> None:
    """Run a bot as an engine, which another program talks to over standard input and output.

    docs/engine-protocol.md describes what is said. The other side is a bot called cmd:COMMAND.

    \b
    Examples:
      tavolino engine --bot master
      tavolino arena rope --bots "cmd:tavolino engine --bot casual,strong" --games 20
    """
    names = list(dict.fromkeys(name for game in games().values() for name in game.bots.by_name))
    if bot not in names:
        raise Refused("BOT", "unknown", got=bot[:40], expected=", ".join(names))
    with needs_extra("engine"):
        from tavolino.engines.serving import EngineServer

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", newline="\n")

    def write(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    EngineServer(bot, write, with_info=info).serve(sys.stdin)
