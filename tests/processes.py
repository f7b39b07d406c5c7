"""Processes that are copies of one which has imported everything: a second saved for each."""

import io
import multiprocessing
import os
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

PROCESSES: Final = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.imported"])

Stream = Path | Connection
"""Where a process reads from or writes to: a file, or its end of a pipe."""


def environment(**more: str) -> dict[str, str]:
    """What is set here but for settings of a server, and these."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TAVOLINO_")}
    return {**kept, **more}


def be_the_command(
    words: tuple[str, ...],
    environment: Mapping[str, str],
    folder: Path,
    streams: tuple[Stream, Stream, Stream],
) -> None:
    """Is `tavolino` with these words, this environment, in this folder, until it ends."""
    from tavolino.cli import main

    for number, stream in enumerate(streams):
        if isinstance(stream, Connection):
            os.dup2(stream.fileno(), number)
            stream.close()
        else:
            with stream.open("wb" if number else "rb") as file:
                os.dup2(file.fileno(), number)
    encoding, _, errors = environment.get("PYTHONIOENCODING", "utf-8").partition(":")
    ways = ("r", errors or "strict"), ("w", errors or "strict"), ("w", "backslashreplace")
    sys.stdin, sys.stdout, sys.stderr = (
        io.TextIOWrapper(io.FileIO(number, mode), encoding, how, write_through=number == 2)
        for number, (mode, how) in enumerate(ways)
    )
    sys.argv = ["tavolino", *words]
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    try:
        main()
    finally:
        for out in (sys.stdout, sys.stderr):
            out.flush()
