"""Running the command: a process with words, input, output and an exit code."""

import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from tests.patience import PATIENCE_S
from tests.processes import PROCESSES, be_the_command, environment

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "records"
SC17: Final = str(GOLDEN / "sc17.jsonl")


class Ran(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def run(*words: str, typed: str | bytes = "", **variables: str) -> Ran:
    """What `tavolino` and these words came to, with this typed and these set."""
    with tempfile.TemporaryDirectory(prefix="tavolino-cli-") as name:
        typing, said, complained = (Path(name) / way for way in ("in", "out", "err"))
        typing.write_bytes(typed if isinstance(typed, bytes) else typed.encode())
        around = environment(**variables)
        given = (words, around, Path.cwd(), (typing, said, complained))
        process = PROCESSES.Process(target=be_the_command, args=given)
        process.start()
        process.join(PATIENCE_S)
        if process.exitcode is None:
            process.kill()
            raise TimeoutError(f"tavolino {' '.join(words)}")
        encoding = variables.get("PYTHONIOENCODING", "utf-8").partition(":")[0]
        texts = (way.read_text(encoding) for way in (said, complained))
        return Ran(process.exitcode, *texts)
