"""Records: one spelling, and a clear word about everything that can be wrong with one."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core import (
    Dealer,
    Play,
    Record,
    RecordError,
    Refused,
    Stream,
    canonical,
    examine,
    read_record,
    verify,
)
from tavolino.core.record import Line, line_seal
from tavolino.core.record_reader import MOST_BYTES, MOST_LINE_BYTES
from tavolino.games import rules
from tavolino.games.scalino.rules import SCALINO
from tavolino.locales import say_fault
from tests.conformance.toy import TOY

SECRET = bytes(range(32))


def finished_game(undo: bool = True) -> bytes:
    dealer = Dealer(SECRET)
    play = Play(SCALINO, 3)
    dealer.deal(play)
    source = Stream(SECRET, 99)
    while play.outcome is None:
        (seat,) = play.to_act
        play.submit(seat, SCALINO.sample(play.state, seat, source), play.last_at + 700)
        if undo and len(play.log) == 5:
            play.undo(1, 3, play.last_at + 100)
    names = ("Ada", "Żółw <b>", "")
    return Record(play, dealer.hash, SECRET.hex(), names, {"site": "here"}).write()


GAME = finished_game()
LINES: list[Line] = [json.loads(line) for line in GAME.splitlines()]


def seal_all(lines: list[Line]) -> bytes:
    """The lines as a record with new seals, so only the intended change is wrong."""
    seal = ""
    out = b""
    for line in lines:
        bare = {name: value for name, value in line.items() if name != "seal"}
        seal = line_seal(seal, bare)
        out += canonical({**bare, "seal": seal}) + b"\n"
    return out


def changed(number: int, **fields: object) -> bytes:
    """The game with some fields of line `number` (from 1) changed; None removes a field."""
    lines = [dict(line) for line in LINES]
    line = lines[number - 1]
    line.update(fields)
    lines[number - 1] = {name: value for name, value in line.items() if value is not None}
    return seal_all(lines)


def fault_of(data: bytes) -> tuple[int, str]:
    with pytest.raises(RecordError) as error:
        read_record(data, rules())
    return error.value.fault.line, error.value.fault.why


def test_a_record_is_reproduced_byte_for_byte() -> None:
    assert read_record(GAME, rules()).write() == GAME == finished_game()


def test_a_record_is_json_lines_of_sorted_keys_with_whole_numbers_and_texts() -> None:
    def leaves(value: Any) -> list[Any]:
        if isinstance(value, dict):
            return [leaf for part in value.values() for leaf in leaves(part)]
        if isinstance(value, list):
            return [leaf for part in value for leaf in leaves(part)]
        return [value]

    for raw in GAME.splitlines():
        line = json.loads(raw)
        assert list(line) == sorted(line)
        assert {type(leaf) for leaf in leaves(line)} <= {int, str}


def test_names_and_tags_come_back() -> None:
    record = read_record(GAME, rules())
    assert record.names == ("Ada", "Żółw <b>", "")
    assert record.tags == {"site": "here"}


def test_undo_is_replayed() -> None:
    record = read_record(GAME, rules())
    assert any("undo" in line for line in LINES)
    assert len(record.play.standing) == len(record.play.log) - 3


def test_an_open_game_has_an_end_line_without_a_secret() -> None:
    play = Play(SCALINO, 4, {"first": "0"})
    play.submit_text(0, "e5", 3)
    dealer = Dealer(SECRET)
    data = Record(play, dealer.hash, SECRET.hex()).write()
    assert SECRET.hex() not in data.decode()
    assert json.loads(data.splitlines()[-1])["end"] == "open"
    assert read_record(data, rules()).write() == Record(play, dealer.hash).write() == data
    assert verify(data, rules()).fairness == "open"


def test_a_running_game_with_secrets_gives_no_record() -> None:
    play = Play(TOY, 2)
    with pytest.raises(Refused) as refused:
        Record(play).write()
    assert (refused.value.rule, refused.value.why) == ("RECORD", "open-secrets")


@pytest.mark.parametrize(
    ("make", "line", "why"),
    [
        (lambda: b"", 1, "empty"),
        (lambda: b"\n", 1, "not-json"),
        (lambda: b"x" * (MOST_BYTES + 1), 1, "oversized"),
        (lambda: b"\n" * 200_001, 200_000, "oversized-lines"),
        (lambda: b" " * (MOST_LINE_BYTES + 1) + b"\n", 1, "oversized-line"),
        (lambda: GAME[:-1], len(LINES), "cut-off"),
        (lambda: GAME[:700], GAME[:700].count(b"\n") + 1, "cut-off"),
        (lambda: b"".join(GAME.splitlines(True)[:-1]), len(LINES) - 1, "no-end"),
        (lambda: b"".join(GAME.splitlines(True)[:1]), 1, "no-end"),
        (lambda: b"".join(GAME.splitlines(True)[1:]), 1, "seal"),
        (lambda: b"[]\n", 1, "not-object"),
        (lambda: b"[" * 60_000 + b"\n", 1, "not-json"),
        (lambda: b'{"a":1.5}\n', 1, "not-json"),
        (lambda: b'{"a":NaN}\n', 1, "not-json"),
        (lambda: b'{"a":"\\ud800"}\n', 1, "not-json"),
        (lambda: b'{"a":' + b"9" * 5000 + b"}\n", 1, "not-json"),
        (lambda: b"\xff\xfe\n", 1, "not-json"),
        (lambda: GAME.replace(b'{"at"', b'{ "at"', 1), 2, "spelling"),
        (lambda: GAME.replace(b"\n", b"\r\n"), 1, "spelling"),
        (lambda: changed(1, format=None), 1, "no-header"),
        (lambda: changed(1, format=2), 1, "format"),
        (lambda: changed(1, format="1"), 1, "field"),
        (lambda: changed(1, game="chess"), 1, "game"),
        (lambda: changed(1, version=2), 1, "version"),
        (lambda: changed(1, seats=9), 1, "refused"),
        (lambda: changed(1, seats=True), 1, "field"),
        (lambda: changed(1, options={"first": "lot"}), 1, "field"),
        (lambda: changed(1, options=[]), 1, "field"),
        (lambda: changed(1, options={"first": "lot", "gaps": "x"}), 1, "refused"),
        (lambda: changed(1, options={"first": 0, "gaps": "bay"}), 1, "field"),
        (lambda: changed(1, options={"first": "lot", "gaps": "bay", "more": "x"}), 1, "field"),
        (lambda: changed(1, names=["a", "b"]), 1, "field"),
        (lambda: changed(1, names=["a", "b", "c" * 201]), 1, "field"),
        (lambda: changed(1, tags={"a": 1}), 1, "field"),
        (lambda: changed(1, tags={str(i): "" for i in range(51)}), 1, "field"),
        (lambda: changed(1, hash="xyz"), 1, "field"),
        (lambda: changed(1, extra="1"), 1, "unknown"),
        (lambda: changed(1, tags=None), 1, "missing"),
        (lambda: changed(3, at=None), 3, "missing"),
        (lambda: changed(3, at=-1), 3, "field"),
        (lambda: changed(3, at=2**53), 3, "field"),
        (lambda: changed(3, at="1"), 3, "field"),
        (lambda: changed(3, by="me"), 3, "field"),
        (lambda: changed(3, by=-1), 3, "field"),
        (lambda: changed(3, by=[0]), 3, "field"),
        (lambda: changed(3, by=3), 3, "field"),
        (lambda: changed(3, by=10**400), 3, "field"),
        (lambda: changed(3, by=True), 3, "field"),
        (lambda: changed(3, n=7), 3, "number"),
        (lambda: changed(3, move="a1"), 3, "refused"),
        (lambda: changed(3, move=5), 3, "field"),
        (lambda: changed(3, move="e6-e4"), 3, "move-spelling"),
        (lambda: changed(3, by=2), 3, "refused"),
        (lambda: changed(3, note="?"), 3, "unknown"),
        (lambda: changed(4, at=1), 4, "refused"),
        (lambda: changed(7, undo=0), 7, "refused"),
        (lambda: changed(len(LINES), points=[1, 2, 3]), len(LINES), "result"),
        (lambda: changed(len(LINES), cause="won"), len(LINES), "result"),
        (lambda: changed(len(LINES), end="open"), len(LINES), "result"),
        (lambda: changed(len(LINES), n=3), len(LINES), "result"),
        (lambda: changed(len(LINES), secret=None), len(LINES), "missing"),
        (lambda: changed(len(LINES), prize="1"), len(LINES), "unknown"),
    ],
)
def test_a_wrong_record_is_refused_with_line_and_reason(
    make: Callable[[], bytes], line: int, why: str
) -> None:
    if why == "move-spelling":
        assert LINES[2]["move"] == "e4-e6", "the opening this case turns round"
    assert fault_of(make()) == (line, why)


def test_an_illegal_move_is_named_with_its_rule() -> None:
    (fault,) = examine(changed(3, move="a5"), rules()).faults
    assert fault.refusal is not None
    assert (fault.line, fault.refusal.rule) == (3, "SC-3")


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"names": ("a",)}, "names"),
        ({"names": ("a", "b" * 201)}, "names"),
        ({"names": ("a", "\ud800")}, "names"),
        ({"hash": "zz"}, "hash"),
        ({"tags": {"a": "b" * 201}}, "tags"),
        ({"tags": dict.fromkeys(map(str, range(51)), "")}, "tags"),
    ],
)
def test_what_could_not_be_read_back_is_not_written(given: dict[str, Any], field: str) -> None:
    play = Play(SCALINO, 2, {"first": "0"})
    with pytest.raises(Refused) as refused:
        Record(play, **given)
    assert (refused.value.rule, refused.value.params) == ("RECORD", {"field": field})


def test_faults_come_in_the_order_of_lines() -> None:
    lines = GAME.splitlines(True)
    damaged = lines[5].replace(b'"at":', b'"at":9')
    late = changed(1, version=2).splitlines(True)
    reading = examine(b"".join([*late[:5], damaged, *late[6:]]), rules())
    assert [fault.line for fault in reading.faults] == sorted(f.line for f in reading.faults)
    assert reading.faults[0].why == "version"


def test_lines_in_another_order_are_found() -> None:
    raw = GAME.splitlines(True)
    raw[3], raw[4] = raw[4], raw[3]
    assert fault_of(b"".join(raw)) == (4, "seal")


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_every_changed_byte_is_found_in_its_line(data: st.DataObject) -> None:
    position = data.draw(st.integers(0, len(GAME) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda value: value != GAME[position]))
    faults = verify(GAME[:position] + bytes([byte]) + GAME[position + 1 :], rules()).faults
    assert faults
    line = GAME[:position].count(b"\n") + 1
    # A seal is itself part of its line; a lost line end joins two lines.
    assert faults[0].line in (line, line + 1)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300))
def test_nonsense_never_crashes_the_reader(data: bytes) -> None:
    reading = examine(data, rules())
    assert reading.record is None
    assert all(say_fault(fault) for fault in reading.faults)
    assert reading.faults


@settings(max_examples=100, deadline=None)
@given(
    st.integers(1, len(LINES)),
    st.sampled_from(sorted({name for line in LINES for name in line})),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.just(10**400) | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
        max_leaves=5,
    ),
)
def test_any_value_in_any_field_is_answered_with_a_fault_or_a_game(
    number: int, name: str, value: object
) -> None:
    lines = [dict(line) for line in LINES]
    lines[number - 1][name] = value
    reading = examine(seal_all(lines), rules())
    assert reading.record is not None or reading.faults
    for fault in reading.faults:
        assert all(sign.isprintable() for sign in say_fault(fault))
