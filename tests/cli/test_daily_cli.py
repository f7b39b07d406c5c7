"""tavolino daily verify: a published day is checked, and a changed one is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import commitment
from tavolino.daily import shifted, write_challenge
from tavolino.daily.days import begins_at
from tests.cli.running import run
from tests.daily.days import GAME, ROUNDS, SECRET, made_for

DAY = "2026-11-18"
NUMBERS = ("c3" * 16,)


def published() -> dict[str, Any]:
    made = made_for(DAY, NUMBERS)[GAME]
    challenge = {
        "game": GAME,
        "attempt": made.attempt,
        "challenge": write_challenge(made.challenge),
    }
    return {
        "day": DAY,
        "hash": commitment(SECRET),
        "sealed_at": begins_at(shifted(DAY, -2)),
        "rounds": ROUNDS,
        "contributions": list(NUMBERS),
        "secret": SECRET.hex(),
        "challenges": [challenge],
    }


def verified(folder: Path, day: dict[str, Any], *words: str) -> Any:
    file = folder / "day.json"
    file.write_text(json.dumps(day), encoding="utf-8")
    return run("daily", "verify", str(file), *words)


def test_a_fair_day(tmp_path: Path) -> None:
    done = verified(tmp_path, published(), "--hash", commitment(SECRET), "--number", NUMBERS[0])
    assert done.returncode == 0, done.stderr
    assert f"{DAY} was drawn fairly" in done.stdout
    assert "1 number from visitors" in done.stdout


@pytest.mark.parametrize(
    ("changed", "words", "sentence"),
    [
        ({"secret": "00" * 32}, (), "The secret does not fit the hash."),
        ({"contributions": []}, (), "The challenge of demolition does not follow"),
        ({}, ("--hash", "ab" * 32), "was published before"),
        ({}, ("--number", "ab" * 16), "is missing"),
        ({"day": "someday"}, (), "not a file about a daily challenge"),
    ],
)
def test_a_changed_day(
    tmp_path: Path, changed: dict[str, Any], words: tuple[str, ...], sentence: str
) -> None:
    done = verified(tmp_path, {**published(), **changed}, *words)
    assert done.returncode == 1
    assert sentence in done.stderr
