"""tavolino doctor"""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.doctor.finding import Finding
from tavolino.cli.doctor.installed import check_installed, missing_packages
from tavolino.cli.words import say, say_refusal
from tavolino.server.settings import CONFIG, BadSettings, load

ConfigFile = Annotated[
    Path | None,
    typer.Option(help=f"The settings file of the server. [{CONFIG}]", metavar="FILE"),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(help="The database of the server. [TAVOLINO_DATABASE]", metavar="URL"),
]
BusUrl = Annotated[
    str | None, typer.Option(help="The bus of the server. [TAVOLINO_BUS]", metavar="URL")
]


def doctor(config: ConfigFile = None, database: DatabaseUrl = None, bus: BusUrl = None) -> None:
    """Report what is installed and what is missing, with the commands that fix it.

    Checks the extras, the games, the client, the compiled kernels and their cache folder; and what
    a server with these settings would use: its address, its database and its bus. Nothing is
    changed. The exit code is 1 if something does not work.

    \b
    Examples:
      tavolino doctor
      tavolino doctor --config tavolino.toml
    """
    findings = list(check_installed())
    if not missing_packages("server"):
        findings += _check_server({"database": database, "bus": bus}, config)
    for finding in findings:
        print(finding)
    bad = sum(finding.state == "bad" for finding in findings)
    print(say("doctor-result", count=bad))
    raise typer.Exit(1 if bad else 0)


def _check_server(flags: dict[str, str | None], config: Path | None) -> list[Finding]:
    try:
        settings = load(flags, os.environ, config)
    except BadSettings as error:
        return [Finding("bad", say_refusal(one), "tavolino serve --help") for one in error.refusals]
    from tavolino.cli.doctor.services import check_services

    async def check_all() -> list[Finding]:
        return [finding async for finding in check_services(settings)]

    return asyncio.run(check_all())
