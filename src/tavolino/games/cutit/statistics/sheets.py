"""Tests sheets in games between bots."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from tavolino.games.cutit.rules.sheet import CORNERS, Sheet
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.solver.sheet_design import Bound, Difficulty, design_bounds
from tavolino.games.cutit.solver.sheet_generator import seeded_sheet
from tavolino.games.cutit.statistics.distribution import SoloResult, run_tasks, split_into_tasks

BOT: Final = "heuristic"
"""A fast bot, good enough to tell sheets apart."""
GAMES: Final = 300
"""Games per corner."""
SCREEN: Final = 40
"""Games per corner in the first, short test."""
SCREEN_ERROR: Final = 20
"""The tolerance of the short test, in tenths of a point."""
ATTEMPTS: Final = 40
"""The number of sheets generated per seed."""

OnGames = Callable[[int], None]
"""Called with the number of games whenever some are done."""


class Limits(NamedTuple):
    """Limits for the games on a sheet."""

    mean: tuple[int, int]
    """Of the mean total, in tenths of a point."""
    complete: tuple[int, int]
    """Of the percentage of complete puzzles."""
    unfair: int
    """How much better the best corner may be than the worst, in tenths of a point."""


LIMITS: Final[dict[Difficulty, Limits]] = {
    "easy": Limits((880, 950), (90, 100), 15),
    "standard": Limits((870, 930), (84, 97), 15),
    "hard": Limits((840, 910), (65, 87), 15),
}


@dataclass(frozen=True)
class SheetTrial:
    """A sheet with its bounds: those of its design, then those of the games."""

    sheet: Sheet
    difficulty: Difficulty
    games: int
    bounds: tuple[Bound, ...]

    @property
    def passes(self) -> bool:
        return all(bound.is_met for bound in self.bounds)


def try_sheet(
    sheet: Sheet,
    difficulty: Difficulty,
    games: int = GAMES,
    jobs: int = 1,
    on_games: OnGames = lambda games: None,
    limits: Limits | None = None,
) -> SheetTrial:
    """Plays `games` games from each corner, with the same dice for all corners.

    Without games, only the design is tested.
    """
    bounds = design_bounds(sheet, difficulty)
    if games:
        results = play_corners(sheet, games, jobs, on_games)
        bounds += play_bounds(results, limits or LIMITS[difficulty])
    return SheetTrial(sheet, difficulty, games, bounds)


def play_corners(sheet: Sheet, games: int, jobs: int, on_games: OnGames) -> list[list[SoloResult]]:
    """The games from each corner."""
    tasks = [
        task for corner in CORNERS for task in split_into_tasks(BOT, sheet, games, "sheet", corner)
    ]
    results: dict[Space | None, list[SoloResult]] = {corner: [] for corner in CORNERS}
    for task, played in run_tasks(tasks, jobs):
        results[task.corner] += played
        on_games(task.games)
    return [*results.values()]


def play_bounds(by_corner: list[list[SoloResult]], limits: Limits) -> tuple[Bound, ...]:
    """The bounds that only games can measure."""
    results = [result for played in by_corner for result in played]
    means = [10 * sum(one.total for one in played) / len(played) for played in by_corner]
    complete = 100 * sum(one.lost == 0 for one in results) // len(results)
    return (
        Bound("mean", round(sum(means) / len(means)), *limits.mean),
        Bound("complete", complete, *limits.complete),
        Bound("corner-spread", round(max(means) - min(means)), 0, limits.unfair),
    )


def new_sheets(
    seed: str,
    difficulty: Difficulty,
    games: int = GAMES,
    jobs: int = 1,
    on_games: OnGames = lambda games: None,
    limits: Limits | None = None,
) -> Iterator[SheetTrial]:
    """Sheets from a seed with their trials, until one passes or the attempts are used up.

    Most bad sheets already fail the short test and get no more games.
    """
    wanted = limits or LIMITS[difficulty]
    rough = widen(wanted)
    for attempt in range(ATTEMPTS):
        sheet = seeded_sheet(seed, difficulty, attempt)
        if games > SCREEN:
            trial = try_sheet(sheet, difficulty, SCREEN, jobs, on_games, rough)
            if not trial.passes:
                yield trial
                continue
        trial = try_sheet(sheet, difficulty, games, jobs, on_games, wanted)
        yield trial
        if trial.passes:
            return


def widen(limits: Limits) -> Limits:
    """Wider limits for few games, which a good sheet almost always meets."""
    low, high = limits.mean
    least, most = limits.complete
    return Limits(
        (low - SCREEN_ERROR, high + SCREEN_ERROR),
        (least - 10, min(100, most + 10)),
        limits.unfair + SCREEN_ERROR,
    )
