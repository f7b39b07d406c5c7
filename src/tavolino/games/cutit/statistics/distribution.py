"""Measures how well bots play solo games of Cut it: the distribution of totals over many games."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from time import process_time
from typing import Final, NamedTuple

from tavolino.games.cutit.bots.levels import POLICIES
from tavolino.games.cutit.bots.policy import Rules
from tavolino.games.cutit.bots.solo_game import play_solo
from tavolino.games.cutit.rules.scoring import GRADES, grade
from tavolino.games.cutit.rules.sheet import Sheet
from tavolino.games.cutit.rules.snippet import Space
from tavolino.lab.seeds import seed_of

NORMAL_95: Final = 1.96
"""The half-width of a 95 % confidence interval in standard errors, for large samples."""
CHUNK: Final = 5
"""The number of games a process plays before it reports."""


class Task(NamedTuple):
    """Some consecutive games of one bot. The seed and the number of a game determine its dice for
    every bot. Without a corner the bot picks one.
    """

    bot: str
    sheet: Sheet
    seed: str
    first: int
    games: int
    corner: Space | None = None


class SoloResult(NamedTuple):
    """The result of a game: its total, the spaces left out of the puzzle, and its seconds."""

    total: int
    lost: int
    seconds: float


@dataclass(frozen=True)
class Distribution:
    """The games of one bot."""

    bot: str
    results: tuple[SoloResult, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(result.total for result in self.results)

    @property
    def mean(self) -> float:
        return sum(self.totals) / len(self.totals)

    @property
    def deviation(self) -> float:
        """The standard deviation of the totals."""
        mean = self.mean
        degrees = max(1, len(self.totals) - 1)
        return sqrt(sum((total - mean) ** 2 for total in self.totals) / degrees)

    @property
    def error(self) -> float:
        """The half-width of the 95 % confidence interval of the mean."""
        return NORMAL_95 * self.deviation / sqrt(len(self.totals))

    @property
    def complete(self) -> float:
        """The share of games with a complete puzzle."""
        return sum(result.lost == 0 for result in self.results) / len(self.results)

    @property
    def grades(self) -> tuple[int, ...]:
        """How many games earned each solo grade, from 1 to 5. CI-17"""
        earned = [grade(total) for total in self.totals]
        return tuple(earned.count(one) for one in range(1, len(GRADES) + 2))

    @property
    def seconds(self) -> float:
        """Processor time per game."""
        return sum(result.seconds for result in self.results) / len(self.results)


def play_many(
    bots: Sequence[str],
    sheet: Sheet,
    games: int,
    seed: str = "lab",
    jobs: int = 1,
    on_games: Callable[[str, int], None] = lambda bot, games: None,
) -> list[Distribution]:
    """Solo games by each bot, all with the same dice.

    `on_games` is called with the bot and the number of games whenever some are done.
    """
    tasks = [task for bot in bots for task in split_into_tasks(bot, sheet, games, seed)]
    results: dict[str, list[SoloResult]] = {bot: [] for bot in bots}
    for task, played in run_tasks(tasks, jobs):
        results[task.bot] += played
        on_games(task.bot, task.games)
    return [Distribution(bot, tuple(results[bot])) for bot in bots]


def split_into_tasks(
    bot: str, sheet: Sheet, games: int, seed: str, corner: Space | None = None
) -> list[Task]:
    """The games of one bot, split into tasks."""
    return [
        Task(bot, sheet, seed, first, min(CHUNK, games - first), corner)
        for first in range(0, games, CHUNK)
    ]


def run_tasks(tasks: Sequence[Task], jobs: int = 1) -> Iterator[tuple[Task, list[SoloResult]]]:
    """The tasks in order with their results, run in `jobs` processes."""
    if jobs == 1:
        yield from zip(tasks, map(run_task, tasks), strict=True)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from zip(tasks, pool.map(run_task, tasks), strict=True)


def run_task(task: Task) -> list[SoloResult]:
    rules = Rules(task.sheet)
    policy = POLICIES[task.bot]
    results = []
    for number in range(task.first, task.first + task.games):
        start = process_time()
        game = play_solo(policy, rules, seed_of(f"{task.seed} {number}"), task.corner)
        results.append(SoloResult(game.total, game.lost, process_time() - start))
    return results
