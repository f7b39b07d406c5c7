"""The plan of a dataset, which determines every byte of its records and every row."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from math import ceil
from pathlib import Path
from typing import Final, Literal

from tavolino.bots.warmup import can_compile
from tavolino.core import Refused, Value, canonical, settle
from tavolino.games import find_bot, find_game, rules
from tavolino.lab.arena.contest import Contest, Sitting, with_first_seat
from tavolino.learn.datasets.schema import FORMAT

FILE: Final = "dataset.json"
SHARD: Final = 100
Values = Literal["none", "plain", "best"]
"""How moves are evaluated: not at all, by the game's plain evaluator, or by its best one."""
VALUES: Final[tuple[Values, ...]] = ("none", "plain", "best")


@dataclass(frozen=True)
class DatasetPlan:
    """Games of bots, in shards of `shard` games.

    The bots sit as they are listed, or with `every_seating` each deal is played in every seating.
    Without `tables` there are only records.
    """

    contest: Contest
    games: int
    shard: int = SHARD
    every_seating: bool = False
    values: Values = "none"
    tables: bool = True

    @property
    def shards(self) -> int:
        return ceil(self.games / self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def sitting(self, number: int) -> Sitting:
        if not self.every_seating:
            return Sitting(self.contest, number, 0)
        return Sitting(self.contest, *divmod(number, len(self.contest.seatings)))


def plan_dataset(
    game: str,
    bots: Sequence[str] = ("casual",),
    games: int = 100,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: str = "dataset",
    *,
    shard: int = SHARD,
    every_seating: bool = False,
    values: Values = "none",
    tables: bool = True,
) -> DatasetPlan:
    """A plan with a bot for each seat; a single bot plays on all of them.

    Refused if it cannot be played.
    """
    manifest = find_game(game)
    if players is None:
        players = len(bots) if len(bots) > 1 else manifest.usual_seats
    seated = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    if len(seated) != players:
        raise Refused("DATASET", "bots", players=players, got=len(seated))
    if values not in VALUES:
        raise Refused("DATASET", "values", got=str(values)[:40], expected=", ".join(VALUES))
    for bot in seated:
        find_bot(game, bot)  # not an engine: its games could not be repeated
    chosen = with_first_seat(game, options or {})
    # 12 and "12" are the same value. Normalize it: the seeds of games contain its spelling.
    settled = settle(manifest.rules.options, chosen)
    contest = Contest(game, seated, players, {name: settled[name] for name in chosen}, seed)
    return DatasetPlan(contest, games, shard, every_seating, values, tables)


def describe(plan: DatasetPlan) -> dict[str, object]:
    """Everything that determines the games, as JSON, without their number: a shard is the same in a
    larger dataset.
    """
    contest = plan.contest
    return {
        "bots": list(contest.bots),
        # Bots that search play differently, and better, with compiled kernels.
        "compiled": can_compile(),
        "every_seating": plan.every_seating,
        "format": FORMAT,
        "game": contest.game,
        "options": dict(contest.options),
        "players": contest.players,
        "program": version("tavolino"),
        "seed": contest.seed,
        "shard": plan.shard,
        "tables": plan.tables,
        "values": plan.values,
        "version": rules()[contest.game].version,
    }


def read_plan(folder: Path) -> dict[str, object]:
    """The description of a dataset, and its number of games. Refused if there is none."""
    path = folder / FILE
    try:
        found = json.loads(path.read_bytes())
    except (OSError, ValueError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("games"), int):
        raise Refused("DATASET", "file", file=str(path))
    return found


def write_plan(folder: Path, plan: DatasetPlan) -> None:
    path = folder / FILE
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_bytes(canonical({**describe(plan), "games": plan.games}) + b"\n")
    unfinished.replace(path)
