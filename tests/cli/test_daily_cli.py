"""tavolino daily verify: a published day is checked, and a changed one is refused."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tavolino.daily import ROUNDS, daily_games
from tests.cli.cli_runner import run
from tests.daily.days import BATCHES, GAME, hash_of, published, receipt_of
from tests.daily.vectors import file_of

DAY = "2026-11-18"


@cache
def file() -> dict[str, Any]:
    """A day with the real rounds, of one game."""
    daily = daily_games()[GAME]
    return file_of(published(DAY, BATCHES, GAME, daily, ROUNDS))


def verified(folder: Path, day: dict[str, Any], *words: str) -> Any:
    path = folder / "day.json"
    path.write_text(json.dumps(day), encoding="utf-8")
    return run("daily", "verify", str(path), *words)


def receipt(folder: Path, **changed: object) -> str:
    path = folder / "receipt.json"
    own = receipt_of(DAY, 1, 2, ROUNDS)._asdict()
    path.write_text(json.dumps({**own, **changed}), encoding="utf-8")
    return str(path)


def test_a_fair_day(tmp_path: Path) -> None:
    noted = ("--hash", hash_of(DAY, ROUNDS), "--receipt", receipt(tmp_path))
    done = verified(tmp_path, file(), *noted)
    assert done.returncode == 0, done.stderr
    assert f"{DAY} was drawn fairly" in done.stdout
    assert "4 numbers from visitors" in done.stdout
    assert "There is no challenge for rope" in done.stdout


@pytest.mark.parametrize(
    ("changed", "words", "sentence"),
    [
        ({"secret": "00" * 32}, (), "The secret does not fit the hash."),
        ({"batches": []}, (), "The challenge of demolition does not follow"),
        ({"rounds": 7}, (), "mixed in 7 rounds instead of 5000000"),
        ({"challenges": 2 * file()["challenges"]}, (), "more than one challenge"),
        ({}, ("--hash", "ab" * 32), "was published before"),
        ({"day": "someday"}, (), "not a file about a daily challenge"),
        ({"note": ""}, (), "not a file about a daily challenge"),
    ],
)
def test_a_changed_day(
    tmp_path: Path, changed: dict[str, Any], words: tuple[str, ...], sentence: str
) -> None:
    done = verified(tmp_path, {**file(), **changed}, *words)
    assert done.returncode == 1
    assert sentence in done.stderr


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"value": "ab" * 16}, "is not in the draw where its receipt says"),
        ({"head": "ab" * 32}, "were changed after the receipt"),
        ({"more": 1}, "This is not the receipt of a number."),
    ],
)
def test_a_receipt_that_does_not_fit(
    tmp_path: Path, changed: dict[str, Any], sentence: str
) -> None:
    done = verified(tmp_path, file(), "--receipt", receipt(tmp_path, **changed))
    assert done.returncode == 1
    assert sentence in done.stderr
