"""Records of games that are not over: only those that hide nothing can be read."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core import RecordError, canonical, read_record, verify
from tavolino.core.record import Line, line_seal
from tavolino.games import rules
from tavolino.locales import LANGUAGES, say_fault
from tests.cli.cli_runner import run

GOLDEN = Path(__file__).parents[1] / "golden" / "records"
RECORDS: dict[str, list[Line]] = {
    path.stem: [json.loads(line) for line in path.read_bytes().splitlines()]
    for path in sorted(GOLDEN.glob("*.jsonl"))
}


def has_hidden_moves(lines: list[Line]) -> bool:
    return rules()[str(lines[0]["game"])].imperfect_information


HIDING = [name for name, lines in RECORDS.items() if has_hidden_moves(lines)]
OPEN = [name for name, lines in RECORDS.items() if not has_hidden_moves(lines)]


def cut(name: str, entries: int, **end: Any) -> bytes:
    """The first entries of a stored game, sealed as if it went no further."""
    last = {"end": "open", "n": entries, **end}
    out, seal = b"", ""
    for line in (*RECORDS[name][: 1 + entries], last):
        bare = {key: value for key, value in line.items() if key != "seal"}
        seal = line_seal(seal, bare)
        out += canonical({**bare, "seal": seal}) + b"\n"
    return out


@st.composite
def cuts(draw: st.DrawFn, names: list[str]) -> tuple[str, int]:
    name = draw(st.sampled_from(names))
    return name, draw(st.integers(0, len(RECORDS[name]) - 3))


def test_both_kinds_of_game_are_tried() -> None:
    assert {RECORDS[name][0]["game"] for name in HIDING} == {
        game.name for game in rules().values() if game.imperfect_information
    }
    assert OPEN


@settings(max_examples=60, deadline=None)
@given(cuts(HIDING))
def test_a_game_with_secrets_is_refused_wherever_it_is_cut(where: tuple[str, int]) -> None:
    name, entries = where
    data = cut(name, entries)
    verdict = verify(data, rules())
    assert (verdict.record, verdict.fairness) == (None, "unknown")
    (fault,) = verdict.faults
    assert fault.refusal is not None
    assert (fault.line, fault.why) == (entries + 2, "refused")
    assert (fault.refusal.rule, fault.refusal.why) == ("RECORD", "open-secrets")
    with pytest.raises(RecordError, match="open-secrets"):
        read_record(data, rules())


@settings(max_examples=30, deadline=None)
@given(cuts(OPEN))
def test_a_game_without_secrets_is_read_wherever_it_is_cut(where: tuple[str, int]) -> None:
    data = cut(*where)
    verdict = verify(data, rules())
    assert (verdict.faults, verdict.fairness) == ((), "open")
    assert read_record(data, rules()).write() == data


def test_a_game_with_secrets_cannot_be_called_over_too_soon() -> None:
    (fault,) = verify(cut(HIDING[0], 4, end="over"), rules()).faults
    assert fault.refusal is not None
    assert fault.refusal.why == "open-secrets"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_has_a_sentence(language: str) -> None:
    (fault,) = verify(cut(HIDING[0], 4), rules()).faults
    sentence = say_fault(fault, language)
    assert "Cut it" in sentence or "Cut the Rope" in sentence


@pytest.mark.parametrize("command", ["verify", "replay", "draw"])
def test_commands_refuse_a_game_that_still_hides_something(command: str, tmp_path: Path) -> None:
    path = tmp_path / "open.jsonl"
    path.write_bytes(cut(HIDING[0], 4))
    result = run(command, str(path))
    assert result.returncode == 1
    assert "still has hidden cards or cuts" in result.stderr
