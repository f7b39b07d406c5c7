"""The command as people use it."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tavolino.catalogue import rules
from tests.cli.running import run
from tests.patience import PATIENCE_S

GOLDEN = Path(__file__).parents[1] / "golden" / "records"
SC17 = str(GOLDEN / "sc17.jsonl")


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
    listed = json.loads(run("games", "--json").stdout)
    assert set(listed) == set(rules())
    assert listed["demolition"]["players"] == [2, 6]
    options = {option["name"]: option for option in listed["scalino"]["options"]}
    assert options["gaps"] == {
        "name": "gaps",
        "choices": ["bay", "notch"],
        "default": "bay",
        "rule": "SC-7",
    }


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "chess"), "There is no game “chess”"),
        (("play", "scalino", "--players", "5"), "2 to 4 players, not 5. [SEATS]"),
        (("play", "scalino", "--option", "gaps=hole"), "it can be: bay, notch. [OPTION]"),
        (("play", "scalino", "--option", "holes=1"), "There is no option “holes”"),
        (("play", "scalino", "--option", "gaps"), "NAME=VALUE"),
        (("play", "scalino", "--seat", "4"), "There is no seat 4"),
        (
            ("play", "scalino", "--bot", "deep"),
            "the bots are: learner, casual, strong, master",
        ),
        (("play", "scalino", "--secret", "xyz"), "64 hexadecimal digits"),
        (("play", "scalino", "--players", "0"), "2 to 4 players, not 0"),
        (("play", "scalino", "--watch", "--seat", "9"), "who watches has no seat"),
        (("play", "scalino", "--option", "gaps=bay", "--option", "gaps=bay"), "given twice"),
        (("play", "scalino", "--record", "/does/not/exist.jsonl"), "No such file"),
        (("play", "scalino", "--record", SC17), "is already there"),
        (("perft", "scalino", "--players", "0"), "2 to 4 players, not 0"),
        (("perft", "scalino", "--at", "5"), "--at goes with --from"),
        (("play", "demolition", "--option", "pyramid=Ge5"), "not complete"),
        (("perft", "scalino", "--players", "9"), "2 to 4 players"),
        (("perft", "scalino", "--from", SC17, "--players", "4"), "already says"),
        (("verify", "/does/not/exist"), "No such file"),
        (("verify", "/"), "Is a directory"),
        (("replay", SC17, "--at", "999"), "46 entries"),
        (("replay", SC17, "--at", "-1"), "cannot be shown at entry -1"),
        (("replay", SC17, "--seat", "7"), "There is no seat 7"),
        (("draw", SC17, "--look", "below"), "the drawings are: above"),
        (("draw", SC17, "-o", "/does/not/exist.svg"), "No such file"),
    ],
)
def test_what_cannot_be_done_is_said_on_standard_error(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


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
    assert f"line {lines}: The dealer's secret does not fit the hash" in result.stderr


def test_a_damaged_record_is_not_replayed_or_drawn(record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-5])
    for command in ("replay", "draw"):
        result = run(command, str(record))
        assert result.returncode == 1
        assert "cut off in the middle" in result.stderr
        assert result.stdout == ""


def test_replay_shows_moves_board_and_result() -> None:
    result = run("replay", SC17)
    assert result.returncode == 0
    assert "seat 0: e5-e6" in result.stdout
    assert "Nobody can place another block." in result.stdout
    assert "1. seat 0 with 28 points" in result.stdout


def test_replay_at_an_earlier_entry() -> None:
    text = run("replay", SC17, "--at", "3").stdout
    assert "e4-g4" in text
    assert "e3-g3" not in text
    assert "The game is not over." in text


def test_replay_of_hostile_names_stays_text(tmp_path: Path) -> None:
    from tavolino.core import Play, Record
    from tavolino.games.scalino import SCALINO

    path = tmp_path / "hostile.jsonl"
    play = Play(SCALINO, 2, {"first": "0"})
    path.write_bytes(Record(play, names=("\x1b[2J\x07", "<b>")).write())
    text = run("replay", str(path)).stdout
    assert "\x1b" not in text
    assert "<b>" in text


def test_a_game_is_saved_although_nobody_reads_it_any_more(tmp_path: Path) -> None:
    path = tmp_path / "unread.jsonl"
    command = f"{sys.executable} -m tavolino play scalino --watch --record {path} | head -1"
    subprocess.run(command, shell=True, capture_output=True, timeout=PATIENCE_S)
    assert run("verify", str(path)).returncode == 0
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "utf-8:strict"])
def test_a_terminal_that_cannot_show_everything(encoding: str) -> None:
    replayed = run("replay", SC17, PYTHONIOENCODING=encoding)
    assert (replayed.returncode, replayed.stderr) == (0, "")
    words = ("play", "scalino", "--option", "first=0")
    played = run(*words, typed=b"\xff\xfe\nquit\n", PYTHONIOENCODING=encoding)
    assert (played.returncode, played.stderr) == (0, "")


def test_a_full_disk_is_said() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "tavolino", "games"]
        result = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE_S
        )
    assert result.returncode == 2
    assert result.stderr == "tavolino: No space left on device\n"


def test_hostile_records_are_answered_in_plain_text(tmp_path: Path) -> None:
    path = tmp_path / "hostile.jsonl"
    lines = Path(SC17).read_bytes().splitlines(keepends=True)
    lines[1] = lines[1].replace(b"e5-e6", b"\\u001b[31m\\u0007")
    path.write_bytes(b"".join(lines))
    result = run("verify", str(path))
    assert result.returncode == 1
    assert "\x1b" not in result.stderr
    assert "line 2" in result.stderr


@pytest.mark.parametrize("look", ["above", "south", "east", "north", "west"])
def test_draw_writes_svg(look: str, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    result = run("draw", SC17, "--at", "20", "--look", look, "-o", str(out))
    assert (result.returncode, result.stdout) == (0, "")
    assert ElementTree.parse(out).getroot().tag.endswith("svg")
    assert run("draw", SC17, "--at", "20", "--look", look).stdout.strip() == out.read_text().strip()


@pytest.mark.parametrize(("players", "gaps", "third"), [(2, "bay", 18808), (4, "notch", 19912)])
def test_perft(players: int, gaps: str, third: int) -> None:
    words = ("perft", "scalino", "--players", str(players), "--depth", "3")
    result = run(*words, "--option", f"gaps={gaps}", "--json")
    assert json.loads(result.stdout) == {
        "game": "scalino",
        "players": players,
        "options": {"first": "0", "gaps": gaps},
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


def test_a_person_plays_lists_takes_back_and_leaves(tmp_path: Path) -> None:
    path = tmp_path / "left.jsonl"
    words = ("play", "scalino", "--players", "2", "--option", "first=0", "--record", str(path))
    typed = "?\nhelp\nboard\nzz\nd4\nundo\n\ne5\nundo\nd5-f5\nquit\n"
    result = run(*words, "--seat", "0", "--bot", "random", typed=typed)
    assert (result.returncode, result.stderr) == (0, f"Saved to {path}.\n")
    assert "e5  d5-e5  e5-f5" in result.stdout
    assert "takes back your last move" in result.stdout
    assert "“zz” is no place" in result.stdout
    assert "The first block of the game covers the star, e5; d4 does not. [SC-3]" in result.stdout
    assert "You have no move to take back." in result.stdout
    assert "You have left the table." in result.stdout
    assert "not over, so its dealing cannot be checked yet" in run("verify", str(path)).stdout
    moves = [json.loads(line) for line in path.read_text().splitlines()]
    assert any("undo" in line for line in moves)
    assert "secret" not in moves[-1]


def test_the_end_of_input_leaves_the_table() -> None:
    result = run("play", "demolition", "--players", "2", "--option", "first=0")
    assert (result.returncode, result.stderr) == (0, "")
    assert "You have left the table." in result.stdout


def test_a_person_plays_a_whole_game_by_typing(tmp_path: Path) -> None:
    """Always the first move that "?" would list, by two people at one terminal."""
    from tavolino.core import Play
    from tavolino.games.scalino import SCALINO

    play = Play(SCALINO, 2, {"first": "0"})
    typed = ""
    while play.outcome is None:
        (seat,) = play.to_act
        move = next(iter(SCALINO.legal(play.state, seat)))
        play.submit(seat, move)
        typed += f"{move}\n"
    path = tmp_path / "whole.jsonl"
    words = ("play", "scalino", "--players", "2", "--option", "first=0", "--record", str(path))
    result = run(*words, "--seat", "0", "--seat", "1", typed=typed)
    assert (result.returncode, result.stderr) == (0, f"Saved to {path}.\n")
    for points in play.outcome.points:
        assert f"with {points} point" in result.stdout
    assert "dealt fairly" in run("verify", str(path)).stdout


def test_a_completed_building_gives_the_pyramid_of_a_demolition(tmp_path: Path) -> None:
    from tavolino.core import Play, Record, Stream
    from tavolino.games.scalino import SCALINO
    from tavolino.games.scalino.complete import complete_pyramid

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
    said = re.findall(r"seat (\d) scored (-?\d+) .*; (-?\d+) could be had, (-?\d+)", result.stdout)
    assert [seat for seat, *_ in said] == ["0"]
    for _, scored, at_least, at_most in said:
        assert int(scored) <= int(at_most)
        assert int(at_least) <= int(at_most)
    assert run("par", SC17).returncode == 1


def test_the_language_is_the_one_asked_for_or_that_of_the_surroundings() -> None:
    wrong = ("play", "scalino", "--players", "5")
    assert "für 2 bis 4 Spieler, nicht für 5. [SEATS]" in run(*wrong, LC_ALL="de_DE.UTF-8").stderr
    assert "2 to 4 players, not 5. [SEATS]" in run(*wrong, LC_ALL="sv_SE.UTF-8").stderr
    asked = run("--language", "fr", *wrong, LC_ALL="de_DE.UTF-8")
    assert "Ce jeu se joue de 2 à 4 joueurs" in asked.stderr
    unknown = run("--language", "xx", "games", LC_ALL="it_IT.UTF-8")
    assert (unknown.returncode, unknown.stdout) == (2, "")
    assert "«xx»" in unknown.stderr or "“xx”" in unknown.stderr


def test_a_game_in_polish() -> None:
    words = ("--language", "pl", "play", "scalino", "--players", "2", "--option", "first=0")
    result = run(*words, typed="d4\nhelp\nquit\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert "Pierwszy klocek gry zakrywa gwiazdę, e5; d4 jej nie zakrywa. [SC-3]" in result.stdout
    assert "cofa twój ostatni ruch" in result.stdout
    assert "Odchodzisz od stołu." in result.stdout
