"""The command as people use it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tavolino.games import rules
from tests.cli.cli_runner import SC17, run
from tests.patience import PATIENCE_S


@pytest.mark.parametrize("words", [(), ("play",), ("verify",), ("nonsense",), ("games", "--x")])
def test_bad_usage_ends_with_2(words: tuple[str, ...]) -> None:
    assert run(*words).returncode == 2


@pytest.mark.parametrize("command", ["games", "play", "replay", "verify", "draw", "perft"])
def test_help_has_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.returncode == 0
    assert f"tavolino {command}" in result.stdout
    assert "Example" in result.stdout


def test_games_lists_players_options_and_bots() -> None:
    text = run("games").stdout
    assert "scalino: 2 to 4 players" in text
    assert "option gaps (SC-7): bay (default), notch" in text
    german = run("--language", "de", "games").stdout
    assert "„none“ oder der Code eines Bogens (Vorgabe: none)" in german
    assert "„dealt“ oder die Steine einer vollständigen Pyramide" in german
    listed = json.loads(run("games", "--json").stdout)
    assert set(listed) == set(rules())
    assert listed["demolition"]["players"] == [2, 6]
    options = {option["name"]: option for option in listed["scalino"]["options"]}
    assert options["gaps"] == {
        "name": "gaps",
        "choices": ["bay", "notch"],
        "default": "bay",
        "rule": "SC-7",
        "later": False,
    }


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "chess"), "There is no game “chess”"),
        (("play", "scalino", "--players", "5"), "2 to 4 players, not 5. [SEATS]"),
        (("play", "scalino", "--option", "gaps=hole"), "it can be: bay, notch. [OPTION]"),
        (("play", "scalino", "--option", "holes=1"), "There is no option “holes”"),
        (("play", "scalino", "--option", "gaps"), "NAME=VALUE"),
        (("play", "scalino", "--seat", "5"), "There is no seat 5"),
        (("play", "scalino", "--seat", "0"), "Seats are numbered from 1"),
        (
            ("play", "scalino", "--bot", "deep"),
            "the bots are: learner, casual, strong, master",
        ),
        (("play", "scalino", "--secret", "xyz"), "64 hexadecimal digits"),
        (("play", "scalino", "--players", "0"), "2 to 4 players, not 0"),
        (("play", "scalino", "--watch", "--seat", "9"), "choose either --watch or --seat"),
        (("play", "scalino", "--option", "gaps=bay", "--option", "gaps=bay"), "given twice"),
        (("play", "scalino", "--record", "/does/not/exist.jsonl"), "No such file"),
        (("play", "scalino", "--record", SC17), "already exists"),
        (("perft", "scalino", "--players", "0"), "2 to 4 players, not 0"),
        (("perft", "scalino", "--at", "5"), "--at needs --from"),
        (("play", "demolition", "--option", "pyramid=Ge5"), "not complete"),
        (("perft", "scalino", "--players", "9"), "2 to 4 players"),
        (("perft", "scalino", "--from", SC17, "--players", "4"), "already sets"),
        (("verify", "/does/not/exist"), "No such file"),
        (("verify", "/"), "Is a directory"),
        (("replay", SC17, "--at", "999"), "46 entries"),
        (("replay", SC17, "--at", "-1"), "cannot be shown at entry -1"),
        (("replay", SC17, "--seat", "7"), "There is no seat 7"),
        (("draw", SC17, "--style", "below"), "the drawings are: above"),
        (("draw", SC17, "--look", "below"), "the drawings are: above"),
        (("draw", SC17, "-o", "/does/not/exist.svg"), "No such file"),
    ],
)
def test_refusals_are_printed_on_standard_error(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "utf-8:strict"])
def test_a_terminal_with_a_narrow_encoding_causes_no_error(encoding: str) -> None:
    replayed = run("replay", SC17, PYTHONIOENCODING=encoding)
    assert (replayed.returncode, replayed.stderr) == (0, "")
    words = ("play", "scalino", "--option", "first=0")
    played = run(*words, typed=b"\xff\xfe\nquit\n", PYTHONIOENCODING=encoding)
    assert (played.returncode, played.stderr) == (0, "")


def test_a_full_disk_is_reported() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "tavolino", "games"]
        result = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE_S
        )
    assert result.returncode == 2
    assert result.stderr == "tavolino: No space left on device\n"


@pytest.mark.parametrize(("players", "gaps", "third"), [(2, "bay", 18808), (4, "notch", 19912)])
def test_perft(players: int, gaps: str, third: int) -> None:
    words = ("perft", "scalino", "--players", str(players), "--depth", "3")
    result = run(*words, "--option", f"gaps={gaps}", "--json")
    assert json.loads(result.stdout) == {
        "game": "scalino",
        "players": players,
        "options": {"first": "0", "gaps": gaps, "bonus": "same"},
        "nodes": [11, 484, third],
    }
    assert f"{third:,}" in run(*words, "--option", f"gaps={gaps}").stdout


def test_perft_from_a_recorded_position() -> None:
    result = run("perft", "scalino", "--from", SC17, "--at", "23", "--depth", "1", "--json")
    assert len(json.loads(result.stdout)["nodes"]) == 1
    over = run("perft", "scalino", "--from", SC17, "--depth", "2", "--json")
    assert json.loads(over.stdout)["nodes"] == [0, 0]
    assert run("perft", "demolition", "--from", SC17).returncode == 1


def test_perft_of_a_demolition_deals_the_pyramid() -> None:
    result = run("perft", "demolition", "--players", "3", "--depth", "2", "--json")
    nodes = json.loads(result.stdout)["nodes"]
    assert 5 < nodes[0] < nodes[1]


def test_the_language_is_the_one_asked_for_or_that_of_the_environment() -> None:
    wrong = ("play", "scalino", "--players", "5")
    assert "für 2 bis 4 Spieler, nicht für 5. [SEATS]" in run(*wrong, LC_ALL="de_DE.UTF-8").stderr
    assert "2 to 4 players, not 5. [SEATS]" in run(*wrong, LC_ALL="sv_SE.UTF-8").stderr
    asked = run("--language", "fr", *wrong, LC_ALL="de_DE.UTF-8")
    assert "Ce jeu se joue de 2 à 4 joueurs, pas à 5" in asked.stderr
    unknown = run("--language", "xx", "games", LC_ALL="it_IT.UTF-8")
    assert (unknown.returncode, unknown.stdout) == (2, "")
    assert "«xx»" in unknown.stderr or "“xx”" in unknown.stderr
