"""The arena from the command line."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from tests.cli.cli_runner import run
from tests.patience import PATIENCE_S
from tests.server.live_processes import children, is_alive, until

DUEL = ("arena", "scalino", "--bots", "random,greedy")


def test_arena_prints_a_table_and_draws_a_plot(tmp_path: Path) -> None:
    file = tmp_path / "arena.svg"
    result = run(*DUEL, "--games", "3", "--plot", str(file))
    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith("scalino, 2 players, 4 games: 2 deals")
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_arena_continues_an_interrupted_contest(tmp_path: Path) -> None:
    file = tmp_path / "games"
    words = (*DUEL, "--json", "--resume", str(file))
    first = json.loads(run(*words, "--games", "2").stdout)
    assert first["games"] == 2
    kept = file.read_bytes()
    more = json.loads(run(*words, "--games", "6").stdout)
    assert more["games"] == 6
    assert file.read_bytes().startswith(kept), "what was played is not played again"
    afresh = json.loads(run(*DUEL, "--json", "--games", "6").stdout)
    more.pop("timing"), afresh.pop("timing")
    assert more == afresh
    other = run(*words, "--seed", "other")
    assert other.returncode == 2
    assert "another contest" in other.stderr


def begin_long_contest(file: Path) -> subprocess.Popen[str]:
    """In two processes, some games of it being played and kept in the file."""
    words = (*DUEL, "--json", "--games", "100000", "--jobs", "2", "--resume", str(file))
    process = subprocess.Popen(
        [sys.executable, "-m", "tavolino", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )

    def has_played() -> bool:
        assert process.poll() is None, process.communicate()
        return file.exists() and file.read_bytes().count(b"\n") >= 6

    until(has_played)
    return process


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "games"
    process = begin_long_contest(file)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0, err
    assert "stopped after" in err
    assert "Traceback" not in err
    assert 2 <= json.loads(out)["games"] <= file.read_bytes().count(b"\n") - 1


def test_a_contest_that_is_killed_leaves_no_processes(tmp_path: Path) -> None:
    process = begin_long_contest(tmp_path / "games")
    players = children(process.pid)
    assert len(players) >= 2
    process.kill()
    process.communicate(timeout=PATIENCE_S)
    until(lambda: not any(map(is_alive, players)))


def test_bad_arguments_are_explained() -> None:
    result = run("arena", "scalino", "--bots", "random,greedy", "--players", "4")
    assert result.returncode == 2
    assert "as many bots" in result.stderr
    nowhere = run(*DUEL, "--games", "2", "--dask", "tcp://127.0.0.1:1")
    assert nowhere.returncode == 2
    assert "There is no Dask scheduler at tcp://127.0.0.1:1." in nowhere.stderr
    assert "Traceback" not in nowhere.stderr


def test_options_are_played_and_named(tmp_path: Path) -> None:
    file = tmp_path / "arena.svg"
    chosen = ("--games", "2", "--option", "bonus=either", "--option", "gaps=notch")
    result = run(*DUEL, *chosen, "--plot", str(file))
    assert result.returncode == 0, result.stderr
    title = "scalino, gaps = notch, bonus = either, 2 players, 2 games"
    assert result.stdout.startswith(title)
    assert title in file.read_text(encoding="utf-8")
    options = json.loads(run(*DUEL, *chosen, "--json").stdout)["options"]
    assert options == {"first": "0", "bonus": "either", "gaps": "notch"}


def test_unknown_options_are_refused() -> None:
    unknown = run(*DUEL, "--option", "colour=red")
    assert unknown.returncode == 2
    assert "first, gaps, bonus" in unknown.stderr
    value = run(*DUEL, "--option", "bonus=both")
    assert value.returncode == 2
    assert "same, either" in value.stderr


def test_help_has_examples() -> None:
    result = run("arena", "--help")
    assert "tavolino arena scalino --bots casual,strong" in result.stdout
