"""The weights of the rollout policy, learned from simulated games."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

FILE: Final = "weights.json"

Table = tuple[tuple[float, ...], ...]
Layers = tuple[Table, ...]


class RolloutWeights(NamedTuple):
    """Tables in points, each by the number of rounds to come, from 0 to 9.

    `one_cuts` is the value of that column by its boxes, `rises` the value of the + column by its
    boxes and by the points to beat, from −1 (none) on. `paper` is the value of each feature of the
    paper left, in the order of the kernel's evaluation. `risks` is what a snippet with none, one,
    two, or more half-stars costs: as a whole, and for each of its spaces.
    """

    one_cuts: Table
    rises: Layers
    paper: Table
    risks: Layers


@cache
def learned_weights() -> RolloutWeights:
    """The weights in the file; `docs/bots.md` says how they were found."""
    read = json.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
    return RolloutWeights(
        one_cuts=_table(read["one_cuts"]),
        rises=tuple(map(_table, read["rises"])),
        paper=_table(read["paper"]),
        risks=tuple(map(_table, read["risks"])),
    )


def _table(rows: list[list[Any]]) -> Table:
    return tuple(tuple(map(float, row)) for row in rows)
