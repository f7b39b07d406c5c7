"""Every registered game keeps every law at every table."""

import pytest

from tavolino.catalogue import games
from tavolino.conformance import LAWS, Law, Table, playthrough, prove, tables
from tests.golden.write import PLAYTHROUGHS

TABLES = [table for manifest in games().values() for table in tables(manifest)]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_law(law: Law, table: Table) -> None:
    prove(law, table, examples=2)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_golden_playthrough(table: Table) -> None:
    stored = (PLAYTHROUGHS / f"{table}.txt").read_text(encoding="utf-8")
    assert playthrough(table) == stored


def test_no_golden_playthrough_is_left_over() -> None:
    assert {path.stem for path in PLAYTHROUGHS.glob("*.txt")} == set(map(str, TABLES))
