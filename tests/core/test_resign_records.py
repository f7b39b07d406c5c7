"""Records of games that were given up."""

import json
from typing import Any

import pytest

from tavolino.core import Dealer, Game, Play, Record, RecordError, read_record, verify
from tavolino.core.record import Line
from tavolino.games import rules
from tests.core.test_record import SECRET, seal_all
from tests.core.test_resign import play_on


def given_up_games() -> dict[str, bytes]:
    """Of each game one with as many seats as may be: one seat gives up early, others later."""
    games = {}
    for game in rules().values():
        seats = game.players[-1]
        dealer = Dealer(SECRET)
        play: Play[Any, Any, Any] = Play(game, seats)
        play_on(play, dealer, 5)
        play.resign(seats - 1, "time", play.last_at)
        play_on(play, dealer, 5)
        for seat in range(1, seats - 1):
            play.resign(seat, "resigned", play.last_at)
        play_on(play, dealer)
        games[game.name] = Record(play, dealer.hash, SECRET.hex()).write()
    return games


RECORDS = given_up_games()


@pytest.mark.parametrize("game", rules().values(), ids=lambda game: game.name)
def test_a_record_with_a_resignation_reads_back_and_is_fair(game: Game[Any, Any, Any]) -> None:
    data = RECORDS[game.name]
    record = read_record(data, rules())
    assert record.write() == data
    assert record.play.resigned[0] == game.players[-1] - 1
    assert data.count(b'"resign":"time"') == 1
    verdict = verify(data, rules())
    assert (verdict.faults, verdict.fairness) == ((), "fair")


@pytest.mark.parametrize("game", rules().values(), ids=lambda game: game.name)
def test_a_game_played_out_after_giving_up_is_fair(game: Game[Any, Any, Any]) -> None:
    seats = max(3, game.players[0]) if 3 in game.players else game.players[-1]
    dealer = Dealer(SECRET)
    play: Play[Any, Any, Any] = Play(game, seats)
    play_on(play, dealer, 4)
    if seats > 2:
        play.resign(0, at=play.last_at)
    play_on(play, dealer)
    assert play.outcome is not None
    if seats > 2:
        assert play.outcome.ranks[0] == seats
    data = Record(play, dealer.hash, SECRET.hex()).write()
    assert read_record(data, rules()).write() == data
    assert verify(data, rules()).fairness == "fair"


def with_resign(line: int, **fields: object) -> bytes:
    """A record of two at Scalino whose line 3 gives up, with some fields of a line changed."""
    play = Play(rules()["scalino"], 2, {"first": "0"})
    play.submit_text(0, "e5", 3)
    play.resign(1, at=5)
    lines: list[Line] = [json.loads(raw) for raw in Record(play).write().splitlines()]
    lines[line - 1].update(fields)
    lines[line - 1] = {name: value for name, value in lines[line - 1].items() if value is not None}
    return seal_all(lines)


def test_the_line_of_a_resignation() -> None:
    line = with_resign(1).splitlines()[2]
    assert b'{"at":5,"by":1,"n":1,"resign":"resigned",' in line
    assert json.loads(with_resign(1).splitlines()[-1])["cause"] == "resigned"


@pytest.mark.parametrize(
    ("line", "fields", "why"),
    [
        (3, {"resign": "bored"}, "field"),
        (3, {"resign": ""}, "field"),
        (3, {"resign": 1}, "field"),
        (3, {"resign": ["time"]}, "field"),
        (3, {"resign": "Resigned"}, "field"),
        (3, {"undo": 0}, "unknown"),
        (3, {"move": "e4"}, "unknown"),
        (3, {"by": "chance"}, "refused"),
        (3, {"by": "spectator"}, "refused"),
        (3, {"by": 2}, "field"),
        (3, {"at": 2}, "refused"),
        (3, {"n": 5}, "number"),
        (4, {"ranks": [2, 1]}, "result"),
        (4, {"cause": "time"}, "result"),
        (4, {"points": [1, 0]}, "result"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(
    line: int, fields: dict[str, object], why: str
) -> None:
    with pytest.raises(RecordError) as error:
        read_record(with_resign(line, **fields), rules())
    assert (error.value.fault.line, error.value.fault.why) == (line, why)


def test_entries_after_the_end_are_refused() -> None:
    lines: list[Line] = [json.loads(raw) for raw in with_resign(1).splitlines()]
    move: Line = {"at": 9, "by": 1, "n": 2, "move": "e4"}
    end = {**lines[-1], "n": 3}
    with pytest.raises(RecordError) as error:
        read_record(seal_all([*lines[:-1], move, end]), rules())
    fault = error.value.fault
    assert (fault.line, fault.refusal and fault.refusal.rule) == (4, "OVER")
