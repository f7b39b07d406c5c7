"""The commands of the lab, as people use them."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tavolino.games.cutit.rules.sheet import read_sheet, write_sheet
from tavolino.games.cutit.rules.sheets import SHEETS
from tests.cli.cli_runner import run


def test_lab_cutit_prints_a_table_and_draws_a_plot(tmp_path: Path) -> None:
    file = tmp_path / "totals.svg"
    result = run("lab", "cutit", "--games", "4", "--bots", "random,greedy", "--plot", str(file))
    assert result.returncode == 0
    head, *rows = result.stdout.splitlines()
    assert head.split()[:3] == ["bot", "games", "average"]
    assert [row.split()[:2] for row in rows] == [["random", "4"], ["greedy", "4"]]
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_lab_cutit_as_json(tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_text(write_sheet(SHEETS["sharp"]))
    words = ("lab", "cutit", "--games", "3", "--bots", "greedy", "--json", "--sheet")
    by_file, by_name = (json.loads(run(*words, name).stdout) for name in (str(file), "sharp"))
    (bot,) = by_file["bots"]
    assert by_file["sheet"] == "sharp"
    assert len(bot["totals"]) == bot["games"] == sum(bot["grades"]) == 3
    assert bot["interval"][0] <= bot["mean"] <= bot["interval"][1]
    assert bot["totals"] == by_name["bots"][0]["totals"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("lab", "cutit", "--bots", "deep"), "the bots are: random, greedy, heuristic, planner"),
        (("lab", "cutit", "--bots", "random,random"), "name each bot once"),
        (("lab", "cutit", "--sheet", "nowhere"), "there is no sheet or file “nowhere”"),
        (("sheet", "show", "nowhere"), "sheets: standard"),
        (("sheet", "new", "--seed", "1", "--difficulty", "mild"), "easy, standard or hard"),
    ],
)
def test_bad_arguments_are_explained(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr


def test_a_new_sheet_can_be_shown_and_checked(tmp_path: Path) -> None:
    file, picture = tmp_path / "new.json", tmp_path / "new.svg"
    made = run("sheet", "new", "--seed", "seven", "--games", "0", "-o", str(file))
    assert made.returncode == 0
    assert "standard-seven: bounds of standard, 0 games from each corner" in made.stderr
    sheet = read_sheet(file.read_text())
    shown = run("sheet", "show", str(file))
    assert shown.stdout.startswith(sheet.name)
    assert run("sheet", "show", str(file), "--svg", str(picture)).returncode == 0
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    checked = run("sheet", "check", str(file), "--games", "2")
    assert "best corner less worst, tenths" in checked.stdout
    assert "stars between equal colours, per cent" in checked.stdout


def test_a_sheet_that_is_out_of_bounds_ends_with_1(tmp_path: Path) -> None:
    result = run("sheet", "check", "sharp", "--difficulty", "easy", "--games", "2")
    assert result.returncode == 1
    assert "✗ stars: 33 (42 to 44)" in result.stdout
    broken = tmp_path / "broken.json"
    broken.write_text(write_sheet(SHEETS["sharp"]).replace('"BBKYYKGPGG"', '"KBKYYKGPGG"'))
    result = run("sheet", "check", str(broken))
    assert result.returncode == 1
    assert "CI-1" in result.stderr


@pytest.mark.parametrize("words", [("lab", "cutit"), ("sheet", "new"), ("sheet", "check")])
def test_help_has_an_example(words: tuple[str, ...]) -> None:
    result = run(*words, "--help")
    assert result.returncode == 0
    assert f"Example: tavolino {' '.join(words)}" in result.stdout


def test_the_balance_of_a_game_is_written_as_a_page(tmp_path: Path) -> None:
    file = tmp_path / "balance.html"
    words = ("lab", "balance", "demolition", "--games", "2", "--players", "2")
    result = run(*words, "--bot", "random", "-o", str(file))
    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith(f"{file}: 2 games, 2 seats looked at")
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert run(*words[:3], "--players", "9").returncode == 2


def test_the_balance_with_an_option(tmp_path: Path) -> None:
    file = tmp_path / "balance.html"
    words = ("lab", "balance", "scalino", "--games", "2", "--bot", "random", "-o", str(file))
    result = run(*words, "--option", "bonus=either")
    assert result.returncode == 0, result.stderr
    page = file.read_text(encoding="utf-8")
    assert "<caption>bonus = either</caption>" in page
    assert "<caption>bonus = either, gaps = notch</caption>" in page
    unknown = run(*words, "--option", "colour=red")
    assert unknown.returncode == 2
    assert "first, gaps, bonus" in unknown.stderr


def test_figures_are_printed_in_the_language_of_the_reader(tmp_path: Path) -> None:
    checked = run("--language", "fr", "sheet", "check", "standard", "--games", "0")
    assert "étoiles\N{NO-BREAK SPACE}: 40 (36 à 41)" in checked.stdout
    file = tmp_path / "balance.html"
    words = ("lab", "balance", "demolition", "--games", "2", "--players", "2", "--bot", "random")
    done = run("--language", "pl", *words, "-o", str(file))
    assert "2 gry, zbadano 2 miejsca" in done.stdout
    page = file.read_text(encoding="utf-8")
    assert '<html lang="pl">' in page
    assert "<td>miejsce 1</td>" in page
