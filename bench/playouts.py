"""Random games per second of a compiled kernel, of hand-written C and of the readable rules."""

import shutil
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SOURCES: Final = Path(__file__).parent / "c"
ROUNDS: Final = 5
"""The best of so many counts: the machine may be busy with other things."""


@dataclass(frozen=True)
class Speeds:
    """Random games per second on one core; `c` is None where there is no C compiler."""

    name: str
    kernel: float
    c: float | None
    rules: float

    @property
    def of_c(self) -> float | None:
        return None if self.c is None else self.kernel / self.c

    @property
    def of_rules(self) -> float:
        return self.kernel / self.rules


def games_per_second(play: Callable[[int], object], games: int) -> float:
    """The best of several rounds, in processor time."""

    def count() -> int:
        play(games)
        return games

    return per_second(count)


def per_second(count: Callable[[], int]) -> float:
    """What was counted in a second of processor time, the best of several rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        begun = time.process_time()
        counted = count()
        best = max(best, counted / (time.process_time() - begun))
    return best


def c_games_per_second(
    source: str, arguments: Callable[[int], list[str]], games: int, given: str = ""
) -> float | None:
    """Compiles bench/c/SOURCE.c and runs it; its first printed number is the seconds it took."""
    compiler = shutil.which("gcc")
    if compiler is None:
        return None
    with TemporaryDirectory() as folder:
        program = str(Path(folder) / source)
        flags = ["-O3", "-march=native", "-o", program]
        subprocess.run([compiler, *flags, str(SOURCES / f"{source}.c")], check=True)
        best = 0.0
        for _ in range(ROUNDS):
            command = [program, *arguments(games)]
            done = subprocess.run(command, input=given, text=True, capture_output=True, check=True)
            best = max(best, games / float(done.stdout.split()[0]))
        return best


def print_table(speeds: list[Speeds]) -> None:
    print(f"{'random games/s, one core':32} {'kernel':>10} {'C':>10} {'rules':>8}  of C  × rules")
    for one in speeds:
        c = "no gcc" if one.c is None else f"{one.c:,.0f}"
        of_c = "–" if one.of_c is None else f"{one.of_c:.2f}"
        figures = (
            f"{one.kernel:>10,.0f} {c:>10} {one.rules:>8,.1f}  {of_c:>4} {one.of_rules:>8,.0f}"
        )
        print(f"{one.name:32} {figures}")
