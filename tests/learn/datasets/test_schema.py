"""The columns of a dataset, and what the documents say about them."""

import json
import re
from pathlib import Path

import pyarrow.parquet
import pytest

from tavolino.learn.datasets import COLUMNS, FORMAT, GameRow, MoveRow, known_to_seat
from tavolino.learn.datasets.parquet import arrow_schema
from tavolino.learn.datasets.schema import TableName

PAGE = Path(__file__).parents[3] / "docs" / "datasets.md"
TABLES: tuple[TableName, ...] = ("games", "moves")


def documented(table: TableName) -> list[tuple[str, ...]]:
    """The rows of the table in the documents that describes the columns."""
    section = PAGE.read_text(encoding="utf-8").partition(f"\n## The table `{table}`\n")[2]
    rows = re.findall(r"^\| `(\w+)` \| `([^`]+)` \| (\w+) \| (.+) \|$", section, re.M)
    return rows[: len(COLUMNS[table])]


@pytest.mark.parametrize("table", TABLES)
def test_the_documents_list_every_column(table: TableName) -> None:
    expected = [
        (column.name, column.type, column.knowledge, column.meaning) for column in COLUMNS[table]
    ]
    assert documented(table) == expected


def test_the_documents_name_the_format() -> None:
    assert f"`tavolino.format` | the version of this format: {FORMAT} |" in PAGE.read_text("utf-8")


def test_rows_have_the_fields_of_their_columns() -> None:
    assert GameRow._fields == tuple(column.name for column in COLUMNS["games"])
    assert MoveRow._fields == tuple(column.name for column in COLUMNS["moves"])


def test_a_seat_knows_neither_the_record_nor_the_result() -> None:
    assert not {"record", "points", "ranks", "cause"} & set(known_to_seat("games"))
    assert not {"points", "rank"} & set(known_to_seat("moves"))
    assert {"view", "move", "value"} <= set(known_to_seat("moves"))


@pytest.mark.parametrize("table", TABLES)
def test_a_file_says_what_it_is(table: TableName, tmp_path: Path) -> None:
    path = tmp_path / "table.parquet"
    schema = arrow_schema(table, {"seed": "x"})
    pyarrow.parquet.write_table(schema.empty_table(), path)
    found = pyarrow.parquet.read_schema(path)
    assert found.metadata[b"tavolino.format"] == str(FORMAT).encode()
    assert json.loads(found.metadata[b"tavolino.dataset"]) == {"seed": "x"}
    for field, column in zip(found, COLUMNS[table], strict=True):
        assert (field.name, field.nullable) == (column.name, column.is_nullable)
        assert field.metadata[b"knowledge"] == column.knowledge.encode()
        assert field.metadata[b"meaning"] == column.meaning.encode()
