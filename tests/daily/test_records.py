"""A record is a try only if a server would have let it be played so."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tavolino.bots import move_seed
from tavolino.core import Dealer, Play, Record, Stream
from tavolino.daily import DailyGame, MadeChallenge
from tavolino.daily.published import PublishedDay
from tavolino.daily.records import verify_try
from tavolino.daily.verification import remade
from tavolino.games import find_bot, games
from tests.daily.days import BATCHES, TOY, published

DAY = "2026-11-18"
NAME = "demolition"
GAME = games()[NAME].rules


@cache
def day_of(name: str) -> PublishedDay:
    """A day of the toy, with the real rules of another game."""
    return published(DAY, BATCHES, name, TOY)


def made(name: str = NAME) -> MadeChallenge:
    return remade(day_of(name), TOY, name)


def faults(record: Record, name: str = NAME) -> list[str]:
    dailies: dict[str, DailyGame] = {name: TOY}
    return [fault.why for fault in verify_try(record, day_of(name), dailies, find_bot)]


def begun(name: str = NAME) -> Play[Any, Any, Any]:
    return made(name).challenge.position(games()[name].rules, made(name).secret)


def play_on(play: Play[Any, Any, Any], one: MadeChallenge) -> Play[Any, Any, Any]:
    """Plays to the end: the first legal move for the player's seat, the bot for the other."""
    name, dealer = play.game.name, Dealer(one.secret)
    while play.outcome is None:
        seat = min(play.to_act)
        view = play.game.view(play.state, seat)
        source = Stream(move_seed(one.secret, seat, len(play.log)), 0)
        own = seat == one.challenge.seat
        play.submit_text(
            seat, find_bot(name, "greedy" if own else one.challenge.bot).choose(view, source)
        )
        dealer.deal(play)
    return play


def record_of(play: Play[Any, Any, Any], one: MadeChallenge) -> Record:
    names = [
        "Ann" if seat == one.challenge.seat else one.challenge.bot for seat in range(play.seats)
    ]
    return Record(play, one.hash, one.secret.hex(), tuple(names))


@cache
def finished() -> Record:
    return record_of(play_on(begun(), made()), made())


def test_a_try_has_no_fault() -> None:
    assert faults(finished()) == []


def test_giving_up_is_a_try() -> None:
    play = begun()
    play.resign(made().challenge.seat)
    assert faults(record_of(play, made())) == []


def test_another_dealer_or_position_is_no_try() -> None:
    other = Play(GAME, 2, {"first": "1"})
    Dealer(bytes(32)).deal(other)
    other.resign(0)
    found = faults(Record(other, Dealer(bytes(32)).hash, "00" * 32))
    assert found == ["dealer", "position"]


def test_a_game_with_more_seats_is_no_try() -> None:
    """The dealer and the moves before the try are the same ones."""
    one = made("rope")
    three = Play(games()["rope"].rules, 3, one.challenge.options)
    Dealer(one.secret).deal(three)
    for seat in (0, 1):
        three.resign(seat)
    record = Record(three, one.hash, one.secret.hex(), ("Ann", "random", "random"))
    assert faults(record, "rope") == ["seats"]


def test_a_game_with_an_undo_is_no_try() -> None:
    play = begun()
    view = play.game.view(play.state, 0)
    assert view.moves
    first = len(play.log)
    play.submit_text(0, view.moves[0])
    play.undo(0, to=first)
    assert faults(record_of(play_on(play, made()), made())) == ["undo"]


def test_moves_that_the_bot_does_not_make_are_found() -> None:
    play = begun()
    random = find_bot(NAME, "random")
    while 1 not in play.to_act:
        play.submit_text(0, random.choose(play.game.view(play.state, 0), Stream(bytes(32), 0)))
    view = play.game.view(play.state, 1)
    assert view.moves
    own = random.choose(view, Stream(move_seed(made().secret, 1, len(play.log)), 0))
    play.submit_text(1, next(move for move in view.moves if move != own))
    assert faults(record_of(play_on(play, made()), made())) == ["bot"]


def test_an_opponent_who_gives_up_is_no_bot() -> None:
    play = begun()
    play.resign(1)
    assert faults(record_of(play, made())) == ["resign"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"names": ("Ann", "master")}, "opponent"),
        ({"tags": {"event": "final"}}, "tags"),
        ({"secret": "00" * 32}, "dealer"),
        ({"hash": "00" * 32}, "dealer"),
    ],
)
def test_fields_of_a_record_are_checked(change: Any, fault: str) -> None:
    assert faults(replace(finished(), **change)) == [fault]


def test_a_game_that_is_not_over_is_no_try() -> None:
    assert faults(record_of(begun(), made())) == ["open"]


def test_a_game_without_a_challenge_has_no_tries() -> None:
    assert faults(finished(), "scalino") == ["game"]


def test_moves_at_other_times_before_the_try_are_another_position() -> None:
    one = made()
    play = Play(GAME, 2, one.challenge.options)
    Dealer(one.secret).deal(play, at=5)
    play.resign(0, at=5)
    assert faults(record_of(play, one)) == ["position"]
