"""Files of puzzles: what is written is read, and damage is named by line and field."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tavolino.core import Refused, canonical
from tavolino.puzzles.format import read_puzzles, write_puzzles
from tests.puzzles.shipped import GAMES, shipped

Change = Callable[[dict[str, Any]], object]


def damaged(change: Change) -> bytes:
    """Three lines, the second of which is changed."""
    lines = write_puzzles(shipped(GAMES[0])[:3]).splitlines()
    line = json.loads(lines[1])
    change(line)
    lines[1] = canonical(line)
    return b"\n".join(lines) + b"\n"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_is_read(game: str) -> None:
    puzzles = shipped(game)
    assert read_puzzles(write_puzzles(puzzles)) == puzzles


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("format", lambda line: line.update(format=2)),
        ("game", lambda line: line.pop("game")),
        ("version", lambda line: line.update(version="1")),
        ("seats", lambda line: line.update(seats=0)),
        ("seat", lambda line: line.update(seat=2)),
        ("seat", lambda line: line.update(seat=True)),
        ("options", lambda line: line.update(options=[])),
        ("options", lambda line: line["options"].update(first=None)),
        ("log", lambda line: line["log"].append(7)),
        ("goal", lambda line: line.update(goal="lose")),
        ("order", lambda line: line.update(order="")),
        ("line", lambda line: line.update(line=[])),
        ("value", lambda line: line.update(value=None)),
        ("others", lambda line: line.update(others=[["e5"]])),
        ("others", lambda line: line["others"][0].update(e5="x")),
        ("themes", lambda line: line.update(themes="level")),
        ("casual", lambda line: line.update(casual=[5, 4])),
        ("strong", lambda line: line.update(strong=[1])),
        ("id", lambda line: line.update(id="0" * 12)),
        ("id", lambda line: line["log"].pop()),
        ("extra", lambda line: line.update(extra=1)),
    ],
)
def test_a_damaged_field_is_named(field: str, change: Change) -> None:
    with pytest.raises(Refused) as refused:
        read_puzzles(damaged(change))
    refusal = refused.value
    assert (refusal.rule, refusal.why) == ("PUZZLE", "field")
    assert refusal.params == {"line": 2, "field": field}


def test_a_line_that_is_cut_off_is_named() -> None:
    data = write_puzzles(shipped(GAMES[0])[:2])[:-1]
    with pytest.raises(Refused, match="cut-off, line=2"):
        read_puzzles(data)


@pytest.mark.parametrize("bad", [b"{", b"[]", b'{"a": 1}', b"\xff", b""])
def test_a_line_that_is_no_canonical_json_is_named(bad: bytes) -> None:
    data = write_puzzles(shipped(GAMES[0])[:1]) + bad + b"\n"
    with pytest.raises(Refused, match="not-json, line=2"):
        read_puzzles(data)


def test_the_same_puzzle_twice_is_refused() -> None:
    puzzle = shipped(GAMES[0])[0]
    with pytest.raises(Refused, match="twice"):
        read_puzzles(write_puzzles([puzzle, puzzle]))
