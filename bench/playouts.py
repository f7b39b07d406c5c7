"""Random games per second of a kernel, of hand-written C and of the plain Python rules."""

import shutil
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

SOURCES: Final = Path(__file__).parent / "c"
ROUNDS: Final = 9
"""The median of this many measurements counts, because the machine may be busy."""
LEAST_OF_C: Final = 0.8
"""What part of C's speed a kernel should reach."""

Timed = Callable[[], float]
"""Runs a function; returns how often it could run per second."""


@dataclass(frozen=True)
class Speeds:
    """Random games per second on one core, the medians of all rounds.

    `of_c` is the median of the ratios of each round, whose counts were made one right after the
    other; so it need not be the ratio of the medians. `c` and `of_c` are None where there is no C
    compiler. `least_of_c` is the goal for that ratio.
    """

    name: str
    kernel: float
    c: float | None
    rules: float
    of_c: float | None
    of_rules: float
    least_of_c: float = LEAST_OF_C


def side_by_side(
    name: str, kernel: Timed, c: Timed | None, rules: Timed, least_of_c: float = LEAST_OF_C
) -> Speeds:
    """All have their turn in each round: what else the machine has to do meanwhile slows them
    all."""
    rounds = [(kernel(), None if c is None else c(), rules()) for _ in range(ROUNDS)]
    of_c = [ours / theirs for ours, theirs, _ in rounds if theirs is not None]
    return Speeds(
        name,
        median(one[0] for one in rounds),
        None if c is None else median(one[1] for one in rounds if one[1] is not None),
        median(one[2] for one in rounds),
        median(of_c) if of_c else None,
        median(one[0] / one[2] for one in rounds),
        least_of_c,
    )


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


def in_c(
    source: str,
    *words: str,
    games: int | None = None,
    given: str = "",
    counted: tuple[int, ...] | None = None,
) -> Timed | None:
    """Runs bench/c/SOURCE.c with these words. It prints the seconds it took and, where it is not
    asked for a number of games, what it has counted; `counted` is what that has to be."""
    program = _compile(source)
    if program is None:
        return None

    def once() -> float:
        command = [program, *words]
        done = subprocess.run(command, input=given, text=True, capture_output=True, check=True)
        seconds, *more = done.stdout.split()
        if counted is not None and tuple(map(int, more)) != counted:
            raise AssertionError(f"{source}.c counted {more}, not {counted}")
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
    heads = f"{'kernel':>10} {'C':>10} {'rules':>8}  of C  goal  × rules"
    print(f"{'random games/s, one core':34} {heads}")
    for one in speeds:
        c = "no gcc" if one.c is None else f"{one.c:,.0f}"
        of_c = "–" if one.of_c is None else f"{one.of_c:.2f}"
        goal = f"{one.least_of_c:>4}"
        ratios = f"{of_c:>4}  {goal} {one.of_rules:>8,.0f}"
        print(f"{one.name:34} {one.kernel:>10,.0f} {c:>10} {one.rules:>8,.1f}  {ratios}")
