"""Playing at the command line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tavolino.cli.output import load_record
from tavolino.games import games
from tests.cli.cli_runner import run
from tests.games.cutit.rules.tables import RANKS
from tests.patience import PATIENCE_S


def test_a_game_is_saved_although_nobody_reads_it_any_more(tmp_path: Path) -> None:
    path = tmp_path / "unread.jsonl"
    command = f"{sys.executable} -m tavolino play scalino --watch --record {path} | head -1"
    subprocess.run(command, shell=True, capture_output=True, timeout=PATIENCE_S)
    assert run("verify", str(path)).returncode == 0
    assert list(tmp_path.iterdir()) == [path]


def test_a_person_plays_lists_takes_back_and_leaves(tmp_path: Path) -> None:
    path = tmp_path / "left.jsonl"
    words = ("play", "scalino", "--players", "2", "--option", "first=0", "--record", str(path))
    typed = "?\nhelp\nboard\nzz\nd4\nundo\n\ne5\nundo\nd5-f5\nquit\n"
    result = run(*words, "--seat", "1", "--bot", "random", typed=typed)
    assert (result.returncode, result.stderr) == (0, f"Saved to {path}.\n")
    assert "e5  d5-e5  e5-f5" in result.stdout
    assert "undoes your last move" in result.stdout
    assert "“zz” is not a place" in result.stdout
    assert (
        "The first block of the game must cover the star, e5; d4 does not. [SC-3]" in result.stdout
    )
    assert "You have no move to undo." in result.stdout
    assert "You left the table." in result.stdout
    assert "not over, so the deal cannot be checked yet" in run("verify", str(path)).stdout
    moves = [json.loads(line) for line in path.read_text().splitlines()]
    assert any("undo" in line for line in moves)
    assert "secret" not in moves[-1]


def test_the_end_of_input_leaves_the_table() -> None:
    result = run("play", "demolition", "--players", "2", "--option", "first=0")
    assert (result.returncode, result.stderr) == (0, "")
    assert "You left the table." in result.stdout


def test_a_person_plays_a_whole_game_by_typing(tmp_path: Path) -> None:
    """Always the first move that "?" would list, by two people at one terminal."""
    from tavolino.core import Play
    from tavolino.games.scalino.rules import SCALINO

    play = Play(SCALINO, 2, {"first": "0"})
    typed = ""
    while play.outcome is None:
        (seat,) = play.to_act
        move = next(iter(SCALINO.legal(play.state, seat)))
        play.submit(seat, move)
        typed += f"{move}\n"
    path = tmp_path / "whole.jsonl"
    words = ("play", "scalino", "--players", "2", "--option", "first=0", "--record", str(path))
    result = run(*words, "--seat", "1", "--seat", "2", typed=typed)
    assert (result.returncode, result.stderr) == (0, f"Saved to {path}.\n")
    for points in play.outcome.points:
        assert f"with {points} point" in result.stdout
    assert "dealt fairly" in run("verify", str(path)).stdout


def test_a_complete_pyramid_is_taken_down_at_once(tmp_path: Path) -> None:
    """Four people at one terminal build it, say yes, and begin; then they leave."""
    from tavolino.core import Stream
    from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
    from tavolino.games.scalino.rules.pyramid import write_blocks

    pyramid = complete_pyramid(Stream(bytes(32), 0))
    built = "".join(f"{block.place}\n" for block in pyramid.blocks)
    path = tmp_path / "sitting.jsonl"
    seats = [part for seat in "1234" for part in ("--seat", seat)]
    words = ("play", "scalino", "--players", "4", "--option", "first=0", "--record", str(path))
    result = run(*words, *seats, typed=f"{built}y\nquit\n")
    assert result.returncode == 0
    assert "Take it apart? Type “y” to continue" in result.stdout
    follower = load_record(tmp_path / "sitting-demolition.jsonl").play
    assert follower.game.name == "demolition"
    assert follower.options["pyramid"] == write_blocks(pyramid.build_order)
    declined = run(*words[:-2], *seats, typed=f"{built}no\n")
    assert declined.returncode == 0
    assert "You left" not in declined.stdout


def test_a_game_in_polish() -> None:
    words = ("--language", "pl", "play", "scalino", "--players", "2", "--option", "first=0")
    result = run(*words, typed="d4\nhelp\nquit\n")
    assert (result.returncode, result.stderr) == (0, "")
    said = "Pierwszy klocek w\N{NO-BREAK SPACE}grze musi zakryć gwiazdę, e5; d4 jej nie zakrywa."
    assert f"{said} [SC-3]" in result.stdout
    assert "cofa twój ostatni ruch" in result.stdout
    assert "Odchodzisz od stołu." in result.stdout


@pytest.mark.parametrize("game", games())
def test_the_usual_number_of_players_is_the_default(game: str, tmp_path: Path) -> None:
    path = tmp_path / "usual.jsonl"
    result = run("play", game, "--watch", "--bot", "random", "--record", str(path))
    assert result.returncode == 0, result.stderr
    assert load_record(path).play.seats == games()[game].usual_seats


def test_a_person_keeps_a_part_of_a_faulty_puzzle(tmp_path: Path) -> None:
    path = tmp_path / "faulty.jsonl"
    moves = [
        "corner a1",
        *RANKS,
        "1@0,0r0",
        "2@0,1r0",
        "5@30,30r0",
        "done",
        "?",
        "keep 6",
        "keep 5",
    ]
    words = ("play", "cutit", "--players", "1", "--seat", "1", "--record", str(path))
    result = run(*words, typed="\n".join([*moves, ""]))
    assert (result.returncode, result.stderr) == (0, f"Saved to {path}.\n")
    assert "keep 1: snippets 1 and 2, 80 spaces left over" in result.stdout
    assert "keep 1  keep 5" in result.stdout
    assert "No part is named by snippet 6. Choose one of: 1, 5. [CI-14]" in result.stdout
    assert "kept: 5; 90 spaces left over" in result.stdout
    assert run("verify", str(path)).returncode == 0
