"""Engines at the command line: in the arena, at a table, in the lab, and our own."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tavolino.cli.output import load_record
from tests.cli.cli_runner import run
from tests.engines.engines import PYTHON_BOT, scripted
from tests.patience import PATIENCE_S
from tests.server.live_processes import children, is_alive, until

PATIENT = ("--move-seconds", "180")


def test_an_engine_plays_in_the_arena(tmp_path: Path) -> None:
    file = tmp_path / "games"
    words = ("arena", "demolition", "--bots", f"{PYTHON_BOT},random", "--resume", str(file))
    found = json.loads(run(*words, "--games", "4", *PATIENT, "--json").stdout)
    assert [bot["bot"] for bot in found["bots"]] == [PYTHON_BOT, "random"]
    assert found["bots"][0]["wins"]["value"] == 1
    assert found["bots"][0]["forfeits"] == 0
    assert found["forfeits"] == []
    other = run(*words, "--games", "4", "--move-seconds", "3")
    assert other.returncode == 2
    assert "its time_ms is [180000, None]" in other.stderr


def test_the_arena_counts_forfeits(tmp_path: Path) -> None:
    bot, file = scripted("nonsense"), tmp_path / "games"
    words = ("arena", "rope", "--bots", f"{bot},casual,casual", "--option", "pile=10", *PATIENT)
    result = run(*words, "--games", "3", "--resume", str(file))
    assert (result.returncode, result.stderr.strip()) == (0, "")
    *_, line = result.stdout.splitlines()
    why = "wrote “I am thinking” where “move” was expected. [ENGINE]"
    assert line.startswith(f"{bot} has forfeited 3 games. ")
    assert line.endswith(why)
    again = json.loads(run(*words, "--games", "3", "--resume", str(file), "--json").stdout)
    faulty, fair = again["bots"]
    assert (faulty["forfeits"], fair["forfeits"]) == (3, 0)
    assert (faulty["wins"]["value"], fair["points"]["value"] > -10) == (0, True)
    (forfeits,) = again["forfeits"]
    assert (forfeits["why"], forfeits["games"]) == ("nonsense", 3)
    assert forfeits["first"]["got"] == "I am thinking"


def test_a_bot_that_forfeits_alone_keeps_its_points() -> None:
    """What it has not scored, the default moves have."""
    words = ("arena", "cutit", "--bots", scripted("crash"), "--games", "1", "--json", *PATIENT)
    (bot,) = json.loads(run(*words).stdout)["bots"]
    assert bot["forfeits"] == 1
    assert bot["points"]["value"] < 0


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("cmd:./nowhere", "./nowhere cannot be started for cmd:./nowhere: No such file"),
        ("cmd:", "has no command that can be run"),
        (scripted("crash-at-once"), "ended with exit code 4. Its last words: it broke"),
        (scripted("other-seats"), "does not play Scalino with these options and 2 players."),
    ],
    ids=["nowhere", "empty", "crash", "seats"],
)
def test_an_engine_that_cannot_play_is_refused_before_anything_is_played(
    bot: str, said: str
) -> None:
    for words in (
        ("arena", "scalino", "--bots", f"{bot},random"),
        ("play", "scalino", "--players", "2", "--bot", bot),
        ("lab", "balance", "scalino", "--players", "2", "--bot", bot, "--out", "/nowhere/page"),
    ):
        result = run(*words)
        assert (result.returncode, result.stdout) == (2, "")
        assert said in result.stderr
        assert "Traceback" not in result.stderr


def test_an_engine_plays_at_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = ("play", "scalino", "--players", "2", "--watch", "--record", str(path), *PATIENT)
    bot = scripted("default")
    result = run(*words, "--bot", bot)
    assert result.returncode == 0, result.stderr
    assert f"seat 1 ({bot}): easy" in result.stdout
    assert "dealt fairly" in run("verify", str(path)).stdout


def test_an_engine_forfeits_at_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = ("play", "demolition", "--players", "2", "--option", "first=1", *PATIENT)
    result = run(*words, "--bot", scripted("exit"), "--record", str(path))
    assert result.returncode == 0, result.stderr
    assert "ended with exit code 0." in result.stdout
    assert "seat 2" in result.stdout
    assert "forfeits the game" in result.stdout
    outcome = load_record(path).play.outcome
    assert outcome is not None
    assert (outcome.cause, outcome.ranks) == ("resigned", (1, 2))
    replayed = run("replay", str(path))
    assert replayed.returncode == 0, replayed.stderr
    assert "Everybody else resigned." in replayed.stdout


def test_where_several_play_on_default_moves_are_made_for_a_seat_that_forfeited(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.jsonl"
    words = ("play", "demolition", "--players", "3", "--watch", "--record", str(path), *PATIENT)
    result = run(*words, "--bot", scripted("error"))
    assert result.returncode == 0, result.stderr
    assert result.stdout.count("forfeits the game") == 2, "then only one is left"
    assert load_record(path).play.outcome is not None


def test_the_lab_measures_balance_with_an_engine(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ("lab", "balance", "demolition", "--players", "2", "--games", "2", *PATIENT)
    result = run(*words, "--bot", PYTHON_BOT, "--out", str(page))
    assert (result.returncode, result.stderr.strip()) == (0, "")
    assert "mybot.py" in page.read_text()
    faulty = run(*words, "--bot", scripted("error"), "--out", str(page))
    assert faulty.returncode == 0
    assert "has forfeited" in faulty.stderr


@pytest.mark.parametrize(
    ("how", "jobs"), [(signal.SIGINT, 1), (signal.SIGKILL, 2)], ids=["interrupted", "killed"]
)
def test_a_contest_that_ends_early_leaves_no_engines(
    how: signal.Signals, jobs: int, tmp_path: Path
) -> None:
    file = tmp_path / "games"
    contest = (
        "arena",
        "demolition",
        "--games",
        "100000",
        "--resume",
        str(file),
        "--jobs",
        f"{jobs}",
    )
    process = subprocess.Popen(
        [sys.executable, "-m", "tavolino", *contest, "--bots", f"{scripted('stubborn')},random"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )

    def has_played() -> bool:
        assert process.poll() is None, process.communicate()
        return file.exists() and file.read_bytes().count(b"\n") >= 6

    until(has_played)
    started = children(process.pid)
    started += [engine for worker in started for engine in children(worker)]
    engines = [one for one in started if "scripted.py" in command_line(one)]
    assert len(engines) >= jobs
    process.send_signal(how)
    _, errors = process.communicate(timeout=PATIENCE_S)
    assert "Traceback" not in errors
    until(lambda: not any(map(is_alive, started)))


def command_line(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


def test_our_engine_explains_itself() -> None:
    assert "tavolino engine --bot master" in run("engine", "--help").stdout
    unknown = run("engine", "--bot", "deep")
    assert unknown.returncode == 2
    assert "the bots are: learner, casual, strong, master" in unknown.stderr
    ended = run("engine", "--bot", "random", typed="tavolino 1\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.endswith("ready\n")
