"""Running the command: a process with words, input, output and an exit code."""

import io
import multiprocessing
import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.patience import PATIENCE_S

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tavolino.cli"])
"""Each is a copy of one that has imported everything: a second saved for every command."""


class Ran(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def run(*words: str, typed: str = "", **surroundings: str) -> Ran:
    """What `tavolino` and these words came to, with this typed and these set."""
    with tempfile.TemporaryDirectory(prefix="tavolino-cli-") as name:
        folder = Path(name)
        (folder / "in").write_text(typed, encoding="utf-8")
        process = PROCESSES.Process(target=_be_the_command, args=(folder, words, surroundings))
        process.start()
        process.join(PATIENCE_S)
        if process.exitcode is None:
            process.kill()
            raise TimeoutError(f"tavolino {' '.join(words)}")
        said, complained = ((folder / way).read_text(encoding="utf-8") for way in ("out", "err"))
        return Ran(process.exitcode, said, complained)


def _be_the_command(folder: Path, words: tuple[str, ...], surroundings: dict[str, str]) -> None:
    from tavolino.cli import main

    ways = [(folder / "in").open("rb"), *((folder / way).open("wb") for way in ("out", "err"))]
    for number, way in enumerate(ways):
        os.dup2(way.fileno(), number)
    sys.stdin, sys.stdout, sys.stderr = (
        io.TextIOWrapper(io.FileIO(number, mode), encoding="utf-8", write_through=number == 2)
        for number, mode in enumerate("rww")
    )
    sys.argv = ["tavolino", *words]
    os.environ.update(surroundings)
    try:
        main()
    finally:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
