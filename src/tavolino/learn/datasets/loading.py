"""Reads datasets in batches, never a whole file at once.

Every function takes the folder of a dataset or one of its files. Incomplete shards are skipped.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tavolino.core import Record, Refused, read_record
from tavolino.core.record_parts import split_records
from tavolino.games import rules
from tavolino.learn.datasets.plan import read_plan
from tavolino.learn.datasets.schema import COLUMNS, GameRow, MoveRow, TableName, check_columns

BATCH: Final = 1024
EVERYTHING: Final[Mapping[str, object]] = {}


def load_moves(
    source: str | Path, where: Mapping[str, object] = EVERYTHING, batch_size: int = BATCH
) -> Iterator[list[MoveRow]]:
    """The moves of players with the positions they were made in.

    `where` keeps the rows in which each named column has the given value, one of several given
    values, or a value in a `range`: `{"bot": "strong", "seat": (0, 1), "game": range(800)}`.
    """
    for batch in load_batches(source, "moves", where=where, batch_size=batch_size):
        yield [MoveRow(**row) for row in batch.to_pylist()]


def load_games(
    source: str | Path, where: Mapping[str, object] = EVERYTHING, batch_size: int = BATCH
) -> Iterator[list[GameRow]]:
    """The games with their results and records. `where` is as for moves."""
    for batch in load_batches(source, "games", where=where, batch_size=batch_size):
        yield [_game_row(row) for row in batch.to_pylist()]


def load_batches(
    source: str | Path,
    table: TableName,
    columns: tuple[str, ...] | None = None,
    where: Mapping[str, object] = EVERYTHING,
    batch_size: int = BATCH,
) -> Iterator[Any]:
    """Arrow record batches with these columns (by default all); only these are read from disk.

    A batch has `to_pandas()`, and each of its columns `to_numpy()`, if pandas or NumPy is
    installed. `known_to_seat` lists the columns that reveal no more than the seat knew.
    """
    if table not in COLUMNS:
        raise Refused("DATASET", "table", got=str(table)[:40], expected=", ".join(COLUMNS))
    chosen = tuple(column.name for column in COLUMNS[table]) if columns is None else columns
    check_columns(table, (*chosen, *where))
    # Needs the extra `dataset`.
    from tavolino.learn.datasets.parquet import read_batches

    for path in _files(Path(source), f"{table}-*.parquet"):
        yield from read_batches(path, chosen, where, batch_size)


def load_records(source: str | Path) -> Iterator[Record]:
    """The records, each read and checked, one at a time. Needs no extra."""
    for path in _files(Path(source), "records-*.jsonl"):
        with path.open("rb") as file:
            for part in split_records(file):
                yield read_record(part.data, rules())


def _files(source: Path, pattern: str) -> list[Path]:
    """The file itself, or the files of a folder in the order of their games."""
    if source.is_file():
        return [source]
    plan = read_plan(source)
    if pattern.endswith(".parquet") and not plan.get("tables"):
        raise Refused("DATASET", "no-tables", folder=str(source))
    return sorted(source.glob(pattern))


def _game_row(row: Mapping[str, Any]) -> GameRow:
    lists = {name: tuple(row[name]) for name in ("bots", "points", "ranks")}
    return GameRow(**{**row, **lists})
