"""A record analysed from the command line."""

import json
from pathlib import Path

import pytest

from tavolino.bots.cutit.levels import KERNEL
from tavolino.bots.kernels import warm_up
from tests.cli.running import GOLDEN, run

CUTIT = str(GOLDEN / "cutit.jsonl")


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """No command is kept waiting by the compiler."""
    warm_up(KERNEL)


def test_moves_are_printed_with_their_values() -> None:
    result = run("analyse", CUTIT, "--jobs", "1")
    assert result.returncode == 0, result.stderr
    assert "?" in result.stdout
    worst = result.stdout.partition("cost most:\n")[2].splitlines()
    assert 1 <= len(worst) <= 5
    assert all(line.startswith("  Entry ") for line in worst)
    assert "The snippet earns" in "".join(worst)


def test_analysis_as_json_in_another_language() -> None:
    found = json.loads(run("--language", "de", "analyse", CUTIT, "--json", "--jobs", "1").stdout)
    assert found["game"] == "cutit"
    moves = {one["number"]: one for one in found["moves"]}
    costs = [moves[number]["cost"] for number in found["costliest"]]
    assert costs == sorted(costs, reverse=True)
    worst = moves[found["costliest"][0]]
    assert worst["best_value"] - worst["value"] >= 2
    assert any("Schnipsel" in reason for reason in worst["reasons"])


def test_the_moves_of_one_seat_can_be_analysed() -> None:
    found = json.loads(run("analyse", CUTIT, "--json", "--seat", "1", "--jobs", "1").stdout)
    assert {one["seat"] for one in found["moves"]} == {0}
    assert run("analyse", CUTIT, "--seat", "7").returncode == 2


def test_a_broken_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text("{}\n")
    assert run("analyse", str(file)).returncode == 1
