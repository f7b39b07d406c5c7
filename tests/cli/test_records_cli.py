"""Records at the command line: verified, replayed, drawn, and what else comes of them."""

import json
import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.cli_runner import GOLDEN, SC17, run


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that was watched."""
    path = tmp_path_factory.mktemp("watched") / "game.jsonl"
    result = run("play", "scalino", "--watch", "--record", str(path), "--secret", "5a" * 32)
    assert (result.returncode, result.stderr) == (0, f"Saved to {path}.\n")
    return path


@pytest.fixture
def record(watched: Path, tmp_path: Path) -> Path:
    """A copy of it that may be spoiled."""
    return Path(shutil.copy(watched, tmp_path))


def test_a_watched_game_is_saved_and_verifies(record: Path) -> None:
    result = run("verify", str(record))
    assert result.returncode == 0
    assert "dealt fairly" in result.stdout


def test_the_same_secret_gives_the_same_game_but_for_the_times(
    record: Path, tmp_path: Path
) -> None:
    again = tmp_path / "again.jsonl"
    run("play", "scalino", "--watch", "--record", str(again), "--secret", "5a" * 32)

    def moves(path: Path) -> list[str]:
        return [json.loads(line).get("move") for line in path.read_text().splitlines()]

    assert moves(record) == moves(again)


def test_verify_says_what_is_wrong_with_a_changed_byte(record: Path) -> None:
    text = record.read_text()
    secret = json.loads(text.splitlines()[-1])["secret"]
    record.write_text(text.replace(secret, ("0" if secret[0] != "0" else "1") + secret[1:]))
    result = run("verify", str(record))
    assert result.returncode == 1
    lines = text.count("\n")
    assert f"line {lines}: The line was changed" in result.stderr
    assert f"line {lines}: The secret seed does not match the hash" in result.stderr


def test_a_damaged_record_is_not_replayed_or_drawn(record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-5])
    for command in ("replay", "draw"):
        result = run(command, str(record))
        assert result.returncode == 1
        assert "The last line is incomplete." in result.stderr
        assert result.stdout == ""


def test_replay_shows_moves_board_and_result() -> None:
    result = run("replay", SC17)
    assert result.returncode == 0
    assert "seat 1: e5-e6" in result.stdout
    assert "Nobody can place another block." in result.stdout
    assert "1. seat 1 with 28 points" in result.stdout
    assert " 1.0 s " in result.stdout
    assert " 1,0 s " in run("--language", "de", "replay", SC17).stdout


def test_replay_at_an_earlier_entry() -> None:
    text = run("replay", SC17, "--at", "3").stdout
    assert "e4-g4" in text
    assert "e3-g3" not in text
    assert "The game is not over." in text


def test_replay_of_hostile_names_stays_text(tmp_path: Path) -> None:
    from tavolino.core import Play, Record
    from tavolino.games.scalino.rules import SCALINO

    path = tmp_path / "hostile.jsonl"
    play = Play(SCALINO, 2, {"first": "0"})
    path.write_bytes(Record(play, names=("\x1b[2J\x07", "<b>")).write())
    text = run("replay", str(path)).stdout
    assert "\x1b" not in text
    assert "<b>" in text


def test_hostile_records_are_answered_in_plain_text(tmp_path: Path) -> None:
    path = tmp_path / "hostile.jsonl"
    lines = Path(SC17).read_bytes().splitlines(keepends=True)
    lines[1] = lines[1].replace(b"e5-e6", b"\\u001b[31m\\u0007")
    path.write_bytes(b"".join(lines))
    result = run("verify", str(path))
    assert result.returncode == 1
    assert "\x1b" not in result.stderr
    assert "line 2" in result.stderr


@pytest.mark.parametrize("style", ["above", "south", "east", "north", "west"])
def test_draw_writes_svg(style: str, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    result = run("draw", SC17, "--at", "20", "--style", style, "-o", str(out))
    assert (result.returncode, result.stdout) == (0, "")
    assert ElementTree.parse(out).getroot().tag.endswith("svg")
    old = run("draw", SC17, "--at", "20", "--look", style)
    assert old.stdout.strip() == out.read_text().strip()


def test_a_completed_building_gives_the_pyramid_of_a_demolition(tmp_path: Path) -> None:
    from tavolino.core import Play, Record, Stream
    from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
    from tavolino.games.scalino.rules import SCALINO

    play = Play(SCALINO, 4, {"first": "0"})
    for block in complete_pyramid(Stream(bytes(32), 0)).blocks:
        (seat,) = play.to_act
        play.submit(seat, block.place)
    path = tmp_path / "complete.jsonl"
    path.write_bytes(Record(play).write())
    pyramid = run("pyramid", str(path)).stdout.strip()
    demolition = tmp_path / "demolition.jsonl"
    result = run(
        *("play", "demolition", "--watch", "--players", "3", "--record", str(demolition)),
        *("--option", f"pyramid={pyramid}"),
    )
    assert result.returncode == 0
    assert run("verify", str(demolition)).returncode == 0
    assert run("pyramid", SC17).returncode == 1


def test_par_says_what_the_dice_would_have_allowed() -> None:
    result = run("par", str(GOLDEN / "cutit.jsonl"))
    assert (result.returncode, result.stderr) == (0, "")
    said = re.findall(
        r"seat (\d) scored (-?\d+) .*; par is (-?\d+), and no result can beat (-?\d+)",
        result.stdout,
    )
    assert [seat for seat, *_ in said] == ["1"]
    for _, scored, at_least, at_most in said:
        assert int(scored) <= int(at_most)
        assert int(at_least) <= int(at_most)
    assert run("par", SC17).returncode == 1


def test_replaying_and_listing_in_german() -> None:
    replayed = run("--language", "de", "replay", SC17).stdout
    assert "scalino, 4 Spieler" in replayed
    assert "Platz 1: e5-e6" in replayed
    assert "Die Partie ist vorbei." in replayed
    assert "übrige Steine" in replayed
    listed = run("--language", "de", "games").stdout
    assert "scalino: 2 bis 4 Spieler" in listed
    assert "Option gaps (SC-7): bay (Vorgabe), notch" in listed
    drawn = run("--language", "de", "draw", SC17, "--style", "south").stdout
    assert "<title>Scalino, von Süden gesehen</title>" in drawn
    refused = run("--language", "de", "pyramid", SC17)
    assert refused.returncode == 1
    assert "keine beendete Partie Scalino mit fertiger Pyramide" in refused.stderr


def test_undo_and_resignation_are_described_in_french(tmp_path: Path) -> None:
    from tavolino.core import Play, Record
    from tavolino.games.scalino.rules import SCALINO

    play = Play(SCALINO, 2, {"first": "0"})
    play.submit_text(0, "e5")
    play.undo(0, 0)
    play.resign(1, "resigned")
    path = tmp_path / "resigned.jsonl"
    path.write_bytes(Record(play).write())
    printed = run("--language", "fr", "replay", str(path)).stdout.replace("\u00a0", " ")
    assert "place 1 : annule le coup 0 et tout ce qui suit" in printed
    assert "place 2 : abandonne" in printed
