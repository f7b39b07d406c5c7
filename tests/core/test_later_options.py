"""Options that a game got later: records from before stay valid, and new ones name no default."""

import json

import pytest

from tavolino.core import Play, Record, read_record, verify
from tavolino.core.record import line_seal
from tavolino.core.record_reader import RecordError
from tavolino.games import rules
from tavolino.games.scalino.rules import SCALINO
from tests.golden.write import RECORDS


def header(data: bytes) -> dict[str, object]:
    options = json.loads(data.splitlines()[0])["options"]
    assert isinstance(options, dict)
    return options


def test_a_record_from_before_is_read_with_the_default_and_written_byte_for_byte() -> None:
    data = (RECORDS / "scalino-three.jsonl").read_bytes()
    assert "bonus" not in header(data)
    assert verify(data, rules()).faults == ()
    record = read_record(data, rules())
    assert record.play.options["bonus"] == "same"
    assert record.write() == data


def test_a_record_names_another_value_than_the_default() -> None:
    usual = Record(Play(SCALINO, 2, {"first": "0"})).write()
    assert header(usual) == {"first": "0", "gaps": "bay"}
    chosen = Record(Play(SCALINO, 2, {"first": "0", "bonus": "either"})).write()
    assert header(chosen) == {"first": "0", "gaps": "bay", "bonus": "either"}
    assert read_record(chosen, rules()).play.options["bonus"] == "either"


def test_a_record_that_names_the_default_is_refused() -> None:
    """A game has exactly one valid record."""
    lines = [json.loads(line) for line in Record(Play(SCALINO, 2)).write().splitlines()]
    lines[0]["options"]["bonus"] = "same"
    seal = ""
    written = b""
    for line in lines:
        del line["seal"]
        seal = line_seal(seal, line)
        sorted_line = dict(sorted({**line, "seal": seal}.items()))
        written += json.dumps(sorted_line, sort_keys=True, separators=(",", ":")).encode() + b"\n"
    with pytest.raises(RecordError, match="options"):
        read_record(written, rules())
