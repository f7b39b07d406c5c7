"""The tables as Parquet files. Needs the extra `dataset`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import pyarrow
import pyarrow.compute
import pyarrow.parquet

from tavolino.core import Refused, canonical
from tavolino.learn.datasets.playing import DatasetGame
from tavolino.learn.datasets.schema import COLUMNS, FORMAT, ColumnType, DatasetColumn, TableName

GROUP_ROWS: Final = 2048
"""The rows of a row group, which is what is in memory at a time."""
FORMAT_KEY: Final = b"tavolino.format"
PLAN_KEY: Final = b"tavolino.dataset"
_TYPES: Final[Mapping[ColumnType, Any]] = {
    "int8": pyarrow.int8(),
    "int32": pyarrow.int32(),
    "int64": pyarrow.int64(),
    "float64": pyarrow.float64(),
    "string": pyarrow.string(),
    "list<int8>": pyarrow.list_(pyarrow.int8()),
    "list<int32>": pyarrow.list_(pyarrow.int32()),
    "list<string>": pyarrow.list_(pyarrow.string()),
}

Wanted = Mapping[str, object]
"""Rows to read, by column: a value, several values, or a `range`."""


def arrow_schema(table: TableName, plan: Mapping[str, object]) -> Any:
    """The schema of a table. Its metadata has the format version and the plan of the dataset; the
    metadata of each column has its meaning and who could know it.
    """
    metadata = {FORMAT_KEY: str(FORMAT).encode(), PLAN_KEY: canonical(plan)}
    return pyarrow.schema([_field(column) for column in COLUMNS[table]], metadata=metadata)


def _field(column: DatasetColumn) -> Any:
    metadata = {"knowledge": column.knowledge, "meaning": column.meaning}
    return pyarrow.field(column.name, _TYPES[column.type], column.is_nullable, metadata)


@contextmanager
def table_writer(
    games: Path, moves: Path, plan: Mapping[str, object]
) -> Iterator[Callable[[DatasetGame], None]]:
    """Opens both files for writing; games must be added in order."""
    with ExitStack() as stack:
        game_rows = stack.enter_context(_writing(games, arrow_schema("games", plan)))
        move_rows = stack.enter_context(_writing(moves, arrow_schema("moves", plan)))

        def add(one: DatasetGame) -> None:
            game_rows([one.game])
            move_rows(one.moves)

        yield add


@contextmanager
def _writing(path: Path, schema: Any) -> Iterator[Callable[[Sequence[tuple[Any, ...]]], None]]:
    waiting: list[tuple[Any, ...]] = []
    with pyarrow.parquet.ParquetWriter(path, schema, compression="zstd") as writer:

        def write(rows: list[tuple[Any, ...]]) -> None:
            columns = zip(*rows, strict=True)
            arrays = [
                pyarrow.array(column, field.type)
                for column, field in zip(columns, schema, strict=True)
            ]
            writer.write_table(pyarrow.Table.from_arrays(arrays, schema=schema))

        def add(rows: Sequence[tuple[Any, ...]]) -> None:
            waiting.extend(rows)
            while len(waiting) >= GROUP_ROWS:
                write(waiting[:GROUP_ROWS])
                del waiting[:GROUP_ROWS]

        yield add
        if waiting:
            write(waiting)


def read_batches(
    path: Path, columns: Sequence[str], where: Wanted, batch_size: int
) -> Iterator[Any]:
    """The rows of a file as Arrow record batches with these columns, one row group at a time.

    Refused if the file does not belong to a dataset or has another format.
    """
    needed = list(dict.fromkeys([*columns, *where]))
    try:
        with pyarrow.parquet.ParquetFile(path) as file:
            _check_format(path, file.schema_arrow.metadata or {})
            for batch in file.iter_batches(batch_size, columns=needed):
                for name, value in where.items():
                    batch = batch.filter(_mask(batch.column(name), value))
                if batch.num_rows:
                    yield batch.select(list(columns))
    except pyarrow.ArrowInvalid:
        raise Refused("DATASET", "file", file=str(path)) from None


def _check_format(path: Path, metadata: Mapping[bytes, bytes]) -> None:
    found = metadata.get(FORMAT_KEY, b"")
    if not found.isdigit():
        raise Refused("DATASET", "file", file=str(path))
    if int(found) != FORMAT:
        raise Refused("DATASET", "format", file=str(path), got=int(found), known=FORMAT)


def _mask(column: Any, value: object) -> Any:
    """A mask of the rows with a wanted value."""
    if isinstance(value, range) and value.step == 1:
        low = pyarrow.compute.greater_equal(column, value.start)
        return pyarrow.compute.and_(low, pyarrow.compute.less(column, value.stop))
    several = list(value) if isinstance(value, (list, tuple, set, frozenset, range)) else [value]
    return pyarrow.compute.is_in(column, pyarrow.array(several, column.type))
