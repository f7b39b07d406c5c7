"""Datasets: many games of bots as records and as Parquet tables, and how to read them.

Tables need the extra `dataset`; records do not. `docs/datasets.md` describes the files.
"""

from tavolino.learn.datasets.loading import load_batches, load_games, load_moves, load_records
from tavolino.learn.datasets.making import make_dataset
from tavolino.learn.datasets.plan import DatasetPlan, plan_dataset, read_plan
from tavolino.learn.datasets.schema import (
    COLUMNS,
    FORMAT,
    DatasetColumn,
    GameRow,
    Knowledge,
    MoveRow,
    known_to_seat,
)

__all__ = [
    "COLUMNS",
    "FORMAT",
    "DatasetColumn",
    "DatasetPlan",
    "GameRow",
    "Knowledge",
    "MoveRow",
    "known_to_seat",
    "load_batches",
    "load_games",
    "load_moves",
    "load_records",
    "make_dataset",
    "plan_dataset",
    "read_plan",
]
