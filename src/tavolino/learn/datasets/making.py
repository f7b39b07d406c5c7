"""Creates a dataset, or resumes an interrupted run."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tavolino.core import Refused
from tavolino.lab.running import run
from tavolino.learn.datasets.locking import lock_folder
from tavolino.learn.datasets.plan import FILE, DatasetPlan, describe, read_plan, write_plan
from tavolino.learn.datasets.playing import GameTask, play_task
from tavolino.learn.datasets.shards import ShardFiles, UnfinishedShard

OnGames = Callable[[int], None]
"""Called with the number of games added."""


def _ignore(games: int) -> None:
    pass


def make_dataset(folder: Path, plan: DatasetPlan, jobs: int = 1, cluster: str = "") -> None:
    """Plays all missing games of the plan, in processes or on a cluster.

    The result does not depend on the number of processes, the order in which games end, or
    interruptions. Refused if the folder contains something else.
    """
    with open_dataset(folder, plan):
        add_games(folder, plan, jobs, cluster)


@contextmanager
def open_dataset(folder: Path, plan: DatasetPlan) -> Iterator[None]:
    """Locks the folder and writes the plan into it."""
    if plan.tables:
        # Fail early if the extra is missing, not when the first shard is complete.
        import tavolino.learn.datasets.parquet  # noqa: F401
    folder.mkdir(parents=True, exist_ok=True)
    with lock_folder(folder):
        if (folder / FILE).exists():
            _resume(folder, plan)
        elif any(folder.iterdir()):
            raise Refused("DATASET", "occupied", folder=str(folder))
        write_plan(folder, plan)
        yield


def add_games(
    folder: Path,
    plan: DatasetPlan,
    jobs: int = 1,
    cluster: str = "",
    on_games: OnGames = _ignore,
) -> None:
    """Plays the missing games of an open dataset. `on_games` also counts the existing ones."""
    shards: dict[int, UnfinishedShard] = {}
    for game in run(play_task, _missing(folder, plan, shards, on_games), jobs, cluster):
        number = game.number // plan.shard
        shards[number].add(game)
        on_games(1)
        if len(shards[number].starts) == len(plan.numbers(number)):
            shards.pop(number).complete(plan)


def _missing(
    folder: Path, plan: DatasetPlan, shards: dict[int, UnfinishedShard], on_games: OnGames
) -> Iterator[GameTask]:
    """The games to play. A shard is opened and added to `shards` only when its games are next, so
    memory does not grow with the number of shards.
    """
    for number in range(plan.shards):
        files = ShardFiles(folder, number)
        wanted = plan.numbers(number)
        if files.is_complete(plan):
            # The previous run may have been interrupted before it removed the file.
            files.unfinished.unlink(missing_ok=True)
            on_games(len(wanted))
            continue
        shard = UnfinishedShard.open(files, wanted)
        on_games(len(shard.starts))
        missing = [game for game in wanted if game not in shard.starts]
        if missing:
            shards[number] = shard
            yield from (GameTask(plan, game) for game in missing)
        else:
            shard.complete(plan)


def _resume(folder: Path, plan: DatasetPlan) -> None:
    """Checks that the folder has a dataset of the same plan, with at most as many games."""
    found = read_plan(folder)
    for name, expected in describe(plan).items():
        if found.get(name) != expected:
            got = str(found.get(name))[:60]
            raise Refused("DATASET", "other", folder=str(folder), field=name, got=got)
    games = found["games"]
    assert isinstance(games, int)
    if games > plan.games:
        raise Refused("DATASET", "fewer", folder=str(folder), games=games, got=plan.games)
    if games < plan.games and games % plan.shard:
        # The last shard was completed with fewer games, so it is played again.
        ShardFiles(folder, games // plan.shard).remove()
