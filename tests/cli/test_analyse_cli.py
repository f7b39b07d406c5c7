"""A record analysed from the command line."""

import json
import re
from pathlib import Path

import pytest

from tavolino.bots.warmup import warm_up
from tavolino.cli import words
from tavolino.cli.analyse import _format_value
from tavolino.games.analysis import MoveReview
from tavolino.games.cutit.bots.levels import KERNEL
from tests.cli.cli_runner import GOLDEN, run

CUTIT = str(GOLDEN / "cutit.jsonl")


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """No command is kept waiting by the compiler."""
    warm_up(KERNEL)


def test_moves_are_printed_with_their_values() -> None:
    result = run("analyse", CUTIT, "--jobs", "1")
    assert result.returncode == 0, result.stderr
    assert "?" in result.stdout
    worst = result.stdout.partition("costliest mistakes:\n")[2].splitlines()
    worst = [line for line in worst if line.startswith("  Entry ")]
    assert 1 <= len(worst) <= 5
    assert "It scores" in "".join(worst)
    against_par, ending = result.stdout.splitlines()[-2:]
    assert re.search(r": 6/6( \d+/\d+){9} 89/\d+$", against_par), "ten rounds and the end"
    assert re.search(r"\d+ points: 1@\S+( \d+@\S+){9}$", ending), "all ten snippets"


def test_analysis_as_json_in_another_language() -> None:
    found = json.loads(run("--language", "de", "analyse", CUTIT, "--json", "--jobs", "1").stdout)
    assert found["game"] == "cutit"
    moves = {one["number"]: one for one in found["moves"]}
    costs = [moves[number]["cost"] for number in found["costliest"]]
    assert costs == sorted(costs, reverse=True)
    worst = moves[found["costliest"][0]]
    assert worst["best_value"] - worst["value"] >= 2
    assert any("Schnipsel" in reason for reason in worst["reasons"])
    (seat,) = found["against_par"]
    assert seat["points"][-1] <= seat["par_points"][-1] <= seat["at_most"]


def test_the_moves_of_one_seat_can_be_analysed() -> None:
    found = json.loads(run("analyse", CUTIT, "--json", "--seat", "1", "--jobs", "1").stdout)
    assert {one["seat"] for one in found["moves"]} == {0}
    assert run("analyse", CUTIT, "--seat", "7").returncode == 2


def test_a_broken_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text("{}\n")
    assert run("analyse", str(file)).returncode == 1


@pytest.mark.parametrize(
    ("unit", "shown"), [("chance", "62\N{NO-BREAK SPACE}%"), ("points", "0,6"), ("cards", "+0,62")]
)
def test_values_are_written_as_in_the_language(
    unit: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words._Reader, "language", "de")
    review = MoveReview(1, 0, "a1", unit, 0.62, "a1", 0.62, ())
    assert _format_value(review, review.value) == shown
