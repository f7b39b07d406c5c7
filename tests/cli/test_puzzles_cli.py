"""`tavolino puzzles`, as people use it."""

from pathlib import Path

import pytest

from tavolino.puzzles.format import read_puzzles
from tests.cli.cli_runner import run


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two puzzles, made by two processes."""
    file = tmp_path_factory.mktemp("puzzles") / "rope.jsonl"
    options = ("--count", "2", "--seed", "cli", "--processes", "2")
    made = run("puzzles", "make", "rope", *options, "-o", str(file))
    assert made.stdout == f"{file}: 2 puzzles, proved.\n"
    return file


def test_puzzles_are_made_and_proved(made: Path) -> None:
    assert len(read_puzzles(made.read_bytes())) == 2
    checked = run("puzzles", "check", str(made))
    assert checked.stdout == f"{made}: all 2 puzzles have exactly one best line.\n"


def test_a_file_that_is_wrong_is_named_by_line_and_field(made: Path, tmp_path: Path) -> None:
    file = tmp_path / "rope.jsonl"
    file.write_bytes(made.read_bytes())
    first, second = file.read_text().splitlines()
    puzzle = read_puzzles(file.read_bytes())[1]
    wrong = second.replace(f'"value":{puzzle.value}', f'"value":{puzzle.value + 1}')
    file.write_text(f"{first}\n{wrong}\n")
    checked = run("puzzles", "check", str(file))
    assert checked.returncode == 1
    assert checked.stderr.lstrip() == (
        f"tavolino: {file}: Line 2 cannot be proved: the field “value” is wrong. [PUZZLE]\n"
    )
    file.write_text(f"{first}\n{second[:-2]}\n")
    checked = run("puzzles", "check", str(file))
    assert "Line 2 is not canonical JSON." in checked.stderr


def test_an_unknown_game_is_refused() -> None:
    refused = run("puzzles", "make", "chess")
    assert refused.returncode == 2
    assert "chess" in refused.stderr
