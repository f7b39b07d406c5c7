"""Makes a dataset, or goes on where an interrupted run has stopped."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tavolino.core import Refused
from tavolino.lab.running import run
from tavolino.learn.datasets.locking import locked
from tavolino.learn.datasets.plan import FILE, DatasetPlan, describe, read_plan, write_plan
from tavolino.learn.datasets.playing import GameTask, play_task
from tavolino.learn.datasets.shards import ShardFiles, UnfinishedShard

OnGames = Callable[[int], None]
"""Called with the number of games that have been added."""


def _ignore(games: int) -> None:
    pass


def make_dataset(folder: Path, plan: DatasetPlan, jobs: int = 1, cluster: str = "") -> None:
    """Plays all games of the plan that the folder does not have, in processes or on a cluster.

    The result does not depend on their number, on the order in which games end, or on
    interruptions. Refused if the folder has something else.
    """
    with opened_dataset(folder, plan):
        add_games(folder, plan, jobs, cluster)


@contextmanager
def opened_dataset(folder: Path, plan: DatasetPlan) -> Iterator[None]:
    """The folder, with the plan in it and no other process at work."""
    if plan.tables:
        # An extra that is missing must not show only when the first shard is complete.
        import tavolino.learn.datasets.parquet  # noqa: F401
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder):
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
    """Plays the missing games of a dataset that is open. `on_games` also counts those that are
    there.
    """
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
    """The games to play. A shard is looked at, and added to `shards`, when its turn comes, so
    memory does not grow with their number.
    """
    for number in range(plan.shards):
        files = ShardFiles(folder, number)
        wanted = plan.numbers(number)
        if files.is_complete(plan):
            # The run may have been interrupted before this.
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
    """Checks that the folder has a dataset of the same plan, with as many games or fewer."""
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
        # The last shard was complete with fewer games. It is played again: the same games.
        ShardFiles(folder, games // plan.shard).remove()
