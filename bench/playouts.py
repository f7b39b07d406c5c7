"""Random games per second of a compiled kernel, of hand-written C and of the readable rules."""

import shutil
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SOURCES: Final = Path(__file__).parent / "c"
ROUNDS: Final = 8
"""The best of so many counts: the machine may be busy with other things."""

Timed = Callable[[], float]
"""Does something, and gives how often it could be done in a second."""


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


def side_by_side(name: str, kernel: Timed, c: Timed | None, rules: Timed) -> Speeds:
    """The best of several rounds. All have their turn in each: what else the machine has to do
    meanwhile slows them all."""
    speeds = Speeds(name, 0.0, None if c is None else 0.0, 0.0)
    for _ in range(ROUNDS):
        speeds = Speeds(
            name,
            max(speeds.kernel, kernel()),
            None if c is None or speeds.c is None else max(speeds.c, c()),
            max(speeds.rules, rules()),
        )
    return speeds


def playing(play: Callable[[int], object], games: int) -> Timed:
    """Games in a second of processor time."""

    def count() -> int:
        play(games)
        return games

    return counting(count)


def counting(count: Callable[[], int]) -> Timed:
    """What is counted in a second of processor time."""

    def once() -> float:
        begun = time.process_time()
        counted = count()
        return counted / (time.process_time() - begun)

    return once


def per_second(count: Callable[[], int]) -> float:
    """What was counted in a second of processor time, the best of several rounds."""
    once = counting(count)
    return max(once() for _ in range(ROUNDS))


def in_c(source: str, *words: str, games: int | None = None, given: str = "") -> Timed | None:
    """Runs bench/c/SOURCE.c with these words. It prints the seconds it took and, where it is not
    asked for so many games, what it has counted."""
    program = _compile(source)
    if program is None:
        return None

    def once() -> float:
        command = [program, *words]
        done = subprocess.run(command, input=given, text=True, capture_output=True, check=True)
        seconds, *more = done.stdout.split()
        return (int(more[0]) if games is None else games) / float(seconds)

    return once


@cache
def _compile(source: str) -> str | None:
    compiler = shutil.which("gcc")
    if compiler is None:
        return None
    program = str(Path(_programs().name) / source)
    flags = ["-O3", "-march=native", "-o", program]
    subprocess.run([compiler, *flags, str(SOURCES / f"{source}.c")], check=True)
    return program


@cache
def _programs() -> "TemporaryDirectory[str]":
    """Gone when we are."""
    return TemporaryDirectory(prefix="tavolino-bench-")


def print_table(speeds: list[Speeds]) -> None:
    print(f"{'random games/s, one core':32} {'kernel':>10} {'C':>10} {'rules':>8}  of C  × rules")
    for one in speeds:
        c = "no gcc" if one.c is None else f"{one.c:,.0f}"
        of_c = "–" if one.of_c is None else f"{one.of_c:.2f}"
        figures = (
            f"{one.kernel:>10,.0f} {c:>10} {one.rules:>8,.1f}  {of_c:>4} {one.of_rules:>8,.0f}"
        )
        print(f"{one.name:32} {figures}")
