"""Datasets from the command line."""

import signal
import subprocess
import sys
from pathlib import Path

from tavolino.learn.datasets import load_games
from tests.cli.cli_runner import run
from tests.patience import PATIENCE_S
from tests.server.live_processes import children, is_alive, until

GAME = ("dataset", "rope", "--bots", "random", "--players", "2", "--option", "pile=3")


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_dataset_is_made_and_verified(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    result = run(*GAME, "--games", "5", "--shard", "4", "-o", str(folder))
    assert result.returncode == 0, result.stderr
    assert result.stdout == f"{folder}: 5 games in 2 shards\n"
    several = run("verify", str(folder / "records-000000.jsonl"))
    assert several.returncode == 0, several.stderr
    assert "4 games, for each: lines, moves and result are correct" in several.stdout
    one = run("verify", str(folder / "records-000001.jsonl"))
    assert "records" not in one.stdout.removeprefix(str(folder / "records-000001.jsonl"))


def test_a_wrong_record_among_several_is_named_by_its_line_in_the_file(tmp_path: Path) -> None:
    run(*GAME, "--games", "2", "--records-only", "-o", str(tmp_path / "made"))
    path = tmp_path / "made" / "records-000000.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    lines[-2] = lines[-2].replace(b'"by":0', b'"by":7').replace(b'"by":1', b'"by":7')
    path.write_bytes(b"".join(lines))
    result = run("verify", str(path))
    assert result.returncode == 1
    assert f"line {len(lines) - 1}: " in result.stderr
    assert "line 1: " not in result.stderr


def begin_many_games(folder: Path, jobs: int) -> subprocess.Popen[str]:
    """A shard is complete and another one is not."""
    words = (*GAME, "--games", "100000", "--shard", "3", "--jobs", str(jobs), "-o", str(folder))
    process = subprocess.Popen(
        [sys.executable, "-m", "tavolino", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )

    def has_begun() -> bool:
        assert process.poll() is None, process.communicate()
        return (folder / "games-000000.parquet").exists() and any(folder.glob("unfinished-*"))

    until(has_begun)
    return process


def test_ctrl_c_leaves_a_dataset_to_go_on_with(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    process = begin_many_games(folder, jobs=2)
    players = children(process.pid)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 130
    assert "of 100,000); run the same command again to continue" in err
    assert "Traceback" not in err
    assert next(load_games(folder))[0].game == 0
    until(lambda: not any(map(is_alive, players)))


def test_a_command_that_is_killed_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    process = begin_many_games(folder, jobs=1)
    process.kill()
    process.communicate(timeout=PATIENCE_S)
    # The rest would take too long: as if fewer games had been asked for.
    begun = max(int(path.stem[-6:]) for path in folder.glob("*-*")) + 1
    games = 3 * begun
    plan = (folder / "dataset.json").read_text()
    (folder / "dataset.json").write_text(plan.replace('"games":100000', f'"games":{games}'))
    words = (*GAME, "--games", str(games), "--shard", "3")
    for name in ("killed", "afresh"):
        assert run(*words, "-o", str(tmp_path / name)).returncode == 0
    assert files(folder) == files(tmp_path / "afresh")
    numbers = [row.game for batch in load_games(folder) for row in batch]
    assert numbers == list(range(games))


def test_bad_arguments_are_explained(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("")
    occupied = run(*GAME, "-o", str(tmp_path))
    assert occupied.returncode == 2
    assert "has other files" in occupied.stderr
    bots = run("dataset", "rope", "--bots", "random,casual", "--players", "3")
    assert bots.returncode == 2
    assert "For a table of 3, name as many bots" in bots.stderr
    values = run(*GAME, "--values", "guessed")
    assert values.returncode == 2
    assert "none, plain, best" in values.stderr
    nowhere = run(*GAME, "-o", "/dev/null/folder")
    assert nowhere.returncode == 2
    assert "Traceback" not in nowhere.stderr


def test_help_has_examples() -> None:
    assert "tavolino dataset scalino --bots casual,strong" in run("dataset", "--help").stdout
