"""Sheets on trial: a new sheet is good when the games bots play on it are."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from tavolino.core import Stream
from tavolino.games.cutit.design import Bound, Difficulty, design_bounds
from tavolino.games.cutit.generator import generate_sheet
from tavolino.games.cutit.sheet import CORNERS, Sheet
from tavolino.games.cutit.snippet import Space
from tavolino.lab.cutit import Result, run_tasks, tasks_of
from tavolino.lab.solo import seed_of

BOT: Final = "heuristic"
"""Who plays the games: quick, and good enough to tell sheets apart."""
GAMES: Final = 300
"""Games from each corner."""
SCREEN: Final = 40
"""Games from each corner that a sheet is first looked at with."""
SCREEN_SLACK: Final = 3
"""How many times as far from its bounds a sheet may be after so few games."""
ATTEMPTS: Final = 40
"""How many sheets are tried for one seed."""

MEANS: Final[dict[Difficulty, tuple[int, int]]] = {
    "easy": (870, 970),
    "standard": (850, 950),
    "hard": (800, 930),
}
"""What the mean total should be, in tenths of a point."""
COMPLETE: Final[dict[Difficulty, tuple[int, int]]] = {
    "easy": (88, 100),
    "standard": (84, 98),
    "hard": (60, 94),
}
"""How many puzzles of a hundred should come out complete."""
UNFAIR: Final = 15
"""How much better the best corner may be than the worst, in tenths of a point."""


@dataclass(frozen=True)
class Trial:
    """A sheet with its bounds, those of its design first and then those of the games played."""

    sheet: Sheet
    difficulty: Difficulty
    games: int
    bounds: tuple[Bound, ...]

    @property
    def is_passed(self) -> bool:
        return all(bound.is_met for bound in self.bounds)


def try_sheet(
    sheet: Sheet,
    difficulty: Difficulty,
    games: int = GAMES,
    jobs: int = 1,
    on_games: Callable[[int], None] = lambda games: None,
) -> Trial:
    """Plays so many games from each corner, all corners under the same dice."""
    tasks = [task for corner in CORNERS for task in tasks_of(BOT, sheet, games, "sheet", corner)]
    results: dict[Space | None, list[Result]] = {corner: [] for corner in CORNERS}
    for task, played in run_tasks(tasks, jobs):
        results[task.corner] += played
        on_games(task.games)
    bounds = (*design_bounds(sheet, difficulty), *play_bounds([*results.values()], difficulty))
    return Trial(sheet, difficulty, games, bounds)


def play_bounds(by_corner: list[list[Result]], difficulty: Difficulty) -> Iterator[Bound]:
    """The figures that only games can tell."""
    results = [result for played in by_corner for result in played]
    means = [10 * sum(one.total for one in played) / len(played) for played in by_corner]
    complete = 100 * sum(one.lost == 0 for one in results) // len(results)
    yield Bound("mean total, tenths", round(sum(means) / len(means)), *MEANS[difficulty])
    yield Bound("complete puzzles, per cent", complete, *COMPLETE[difficulty])
    yield Bound("best corner less worst, tenths", round(max(means) - min(means)), 0, UNFAIR)


def new_sheets(
    seed: str,
    difficulty: Difficulty,
    games: int = GAMES,
    jobs: int = 1,
    on_games: Callable[[int], None] = lambda games: None,
) -> Iterator[Trial]:
    """Sheets from a seed with their trials, until one has passed or the attempts are used up.

    Few games tell a sheet that is far off, so most are given up quickly.
    """
    secret = seed_of(f"sheet {difficulty} {seed}")
    for attempt in range(ATTEMPTS):
        sheet = generate_sheet(Stream(secret, attempt), difficulty, f"{difficulty}-{seed}"[:60])
        trial = try_sheet(sheet, difficulty, min(SCREEN, games), jobs, on_games)
        if games > SCREEN and all(map(_may_pass, trial.bounds)):
            trial = try_sheet(sheet, difficulty, games, jobs, on_games)
        yield trial
        if trial.is_passed and trial.games == games:
            return


def _may_pass(bound: Bound) -> bool:
    """Is it within the bounds, or not so far off that few games could not have misled?"""
    slack = (SCREEN_SLACK - 1) * (bound.high - bound.low) // 2 if "tenths" in bound.name else 0
    return bound.low - slack <= bound.got <= bound.high + slack
