"""The weights of the rollout policy, learned from simulated games."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

FILE: Final = "weights.json"

Table = tuple[tuple[float, ...], ...]
Layers = tuple[Table, ...]


class RolloutWeights(NamedTuple):
    """Tables in points. The first index is the number of rounds to come, from 0 to 9."""

    one_cuts: Table
    """The value of the single-cut column, by its boxes."""
    rises: Layers
    """The value of the + column, by its boxes and the points to beat, from −1 (none) on."""
    paper: Table
    """The value of each feature of the paper left, in the order of the kernel's evaluation."""
    risks: Layers
    """The cost of a snippet with 0, 1, 2, and more half-stars: fixed, and per space."""


@cache
def learned_weights() -> RolloutWeights:
    """The weights in the file; `docs/bots.md` describes how they were learned."""
    read = json.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
    return RolloutWeights(
        one_cuts=_table(read["one_cuts"]),
        rises=tuple(map(_table, read["rises"])),
        paper=_table(read["paper"]),
        risks=tuple(map(_table, read["risks"])),
    )


def _table(rows: list[list[Any]]) -> Table:
    return tuple(tuple(map(float, row)) for row in rows)
