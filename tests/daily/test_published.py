"""The file of a day: whatever is changed in it, somebody finds out."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tavolino.daily.published import BadDay, read_published, read_receipt
from tavolino.daily.verification import missing_games, verify_day
from tests.daily.days import ROUNDS, TOY, published, receipt_of
from tests.daily.vectors import file_of

GAMES = {"toy": TOY}
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**60), 2**60)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=70)
    | st.text("0123456789abcdef", min_size=64, max_size=64),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=4,
)


FILE = file_of(published())
RECEIPT = {**receipt_of("2026-11-18", 1, 2)._asdict()}


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all fields and items."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    found: list[tuple[Any, ...]] = []
    for key, one in inner:
        found.append((*path, key))
        if isinstance(one, dict | list):
            found += places(one, (*path, key))
    return found


def objects(value: Any) -> list[tuple[Any, ...]]:
    """The paths of all objects."""
    paths = [(), *places(value)]
    return [path for path in paths if isinstance(at(value, path), dict)]


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def changed(path: tuple[Any, ...], value: object) -> dict[str, Any]:
    file = deepcopy(FILE)
    at(file, path[:-1])[path[-1]] = value
    return file


def is_refused(file: object) -> bool:
    try:
        day = read_published(json.dumps(file).encode())
    except BadDay:
        return True
    left_out = missing_games(day, GAMES)  # mentioned
    return bool(verify_day(day, GAMES, rounds=ROUNDS) or left_out)


def test_the_file_as_it_is_passes() -> None:
    assert not is_refused(FILE)
    assert len(places(FILE)) == 17


@given(st.sampled_from(places(FILE)), JSON)
def test_another_value_of_any_field_is_refused(path: tuple[Any, ...], value: object) -> None:
    assume(written(value) != written(at(FILE, path)))
    assert is_refused(changed(path, value))


def written(value: object) -> str:
    return json.dumps(value, sort_keys=True)


@given(st.sampled_from(places(FILE)), st.data())
def test_a_small_change_of_any_field_is_refused(path: tuple[Any, ...], data: st.DataObject) -> None:
    """As an attacker would make it: the value is of the same form."""
    old = at(FILE, path)
    if isinstance(old, bool) or not isinstance(old, int | str):
        return
    if isinstance(old, int):
        value: object = old + data.draw(st.integers(-3, 3).filter(bool))
    else:
        place = data.draw(st.integers(0, len(old) - 1))
        letter = data.draw(
            st.sampled_from("0123456789abcdef").filter(lambda one: one != old[place])
        )
        value = old[:place] + letter + old[place + 1 :]
    assert is_refused(changed(path, value))


@given(st.sampled_from(objects(FILE)), st.text(min_size=1, max_size=9), JSON)
def test_a_field_that_nobody_knows_is_refused(
    path: tuple[Any, ...], name: str, value: object
) -> None:
    assume(name not in at(FILE, path))
    assert is_refused(changed((*path, name), value))


@given(st.sampled_from([path for path in places(FILE) if isinstance(path[-1], str)]))
def test_a_missing_field_is_refused(path: tuple[Any, ...]) -> None:
    file = deepcopy(FILE)
    del at(file, path[:-1])[path[-1]]
    assert is_refused(file)


@pytest.mark.parametrize("name", FILE)
def test_a_field_that_appears_twice_is_refused(name: str) -> None:
    text = json.dumps(FILE)
    double = text[:-1] + f', "{name}": {json.dumps(FILE[name])}}}'
    with pytest.raises(BadDay):
        read_published(double.encode())


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b'{"day": 7}', b"\xff", b"[" * 100_000, b"1" * 10_000]
)
def test_other_files_are_refused_as_days(data: bytes) -> None:
    with pytest.raises(BadDay):
        read_published(data)
    with pytest.raises(BadDay):
        read_receipt(data)


def test_a_receipt_is_read_and_nothing_else() -> None:
    assert read_receipt(json.dumps(RECEIPT).encode()) == receipt_of("2026-11-18", 1, 2)
    for wrong in ({"value": "7"}, {"path": "00"}, {"batch": -1}, {"more": 1}):
        with pytest.raises(BadDay):
            read_receipt(json.dumps({**RECEIPT, **wrong}).encode())
