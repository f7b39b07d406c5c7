"""Challenges are the same on every machine, can be played, and par can be reached."""

import hashlib
from functools import cache
from typing import Any

import pytest

from tavolino.bots.search.endgame import EndgameSolver
from tavolino.core import Dealer, Play, Stream
from tavolino.daily import (
    MadeChallenge,
    daily_games,
    make_challenge,
    read_challenge,
    write_challenge,
)
from tavolino.games import games
from tavolino.games.cutit.printing.sheet import requested_sheet
from tavolino.games.cutit.rules.sheet_code import sheet_code
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.rope.daily import trial
from tavolino.games.scalino.bots.levels import ENDGAME as SCALINO
from tavolino.games.scalino.demolition.bots.levels import ENDGAME as DEMOLITION
from tavolino.printing.request import read_request

DAY = "2026-11-18"
MIXED = bytes(range(32))
ENDGAMES = ("scalino", "demolition")
DIGESTS = {
    "scalino": "8fab789b8adf8b81",
    "rope": "7b3bc74929e628e0",
    "cutit": "e04bd745822d0874",
    "demolition": "40ac44aafdc454ee",
}
"""Of the challenges of one day. Another digest means that old days cannot be checked any more."""


@cache
def made(name: str) -> MadeChallenge:
    return make_challenge(daily_games()[name], name, DAY, MIXED)


def begun(name: str) -> Play[Any, Any, Any]:
    one = made(name)
    return one.challenge.position(games()[name].rules, one.secret)


def finish(name: str, bot: str) -> Play[Any, Any, Any]:
    """Plays a challenge with this bot in the player's seat."""
    one, play, bots = made(name), begun(name), games()[name].bots
    dealer = Dealer(one.secret)
    while play.outcome is None:
        seat = min(play.to_act)
        mover = bots.find(bot if seat == one.challenge.seat else one.challenge.bot)
        view = play.game.view(play.state, seat)
        play.submit_text(seat, mover.choose(view, Stream(one.secret, 5_000 + len(play.log))))
        dealer.deal(play)
    return play


def score(name: str, play: Play[Any, Any, Any]) -> int | None:
    return daily_games()[name].score(play, made(name).challenge.seat)


def test_every_game_here_has_a_challenge() -> None:
    assert daily_games().keys() >= set(DIGESTS)


@pytest.mark.parametrize("name", DIGESTS)
def test_the_same_numbers_make_the_same_challenge_everywhere(name: str) -> None:
    text = write_challenge(made(name).challenge)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == DIGESTS[name]
    assert write_challenge(read_challenge(text)) == text


@pytest.mark.parametrize("name", DIGESTS)
def test_a_try_begins_with_the_players_turn(name: str) -> None:
    play = begun(name)
    assert play.outcome is None
    assert made(name).challenge.seat in play.to_act


@pytest.mark.parametrize("name", ENDGAMES)
def test_par_of_an_endgame_is_what_best_play_reaches(name: str) -> None:
    par = made(name).challenge.par
    assert par > 0
    assert score(name, finish(name, "endgame")) == par


@pytest.mark.parametrize(("name", "solver"), [("scalino", SCALINO), ("demolition", DEMOLITION)])
def test_not_every_first_move_reaches_par(name: str, solver: EndgameSolver) -> None:
    play, one = begun(name), made(name)
    moves = play.game.view(play.state, one.challenge.seat).moves or ()
    values = [solver.lead_after(play.state, move) for move in moves]
    assert max(values) == one.challenge.par
    assert min(values) < one.challenge.par


def test_par_of_cards_is_the_fewest_turns_of_some_game() -> None:
    one = made("rope")
    turns = [trial(one.secret, number) for number in range(24)]
    assert one.challenge.par == min(turn for turn in turns if turn is not None)
    assert score("rope", finish("rope", "strong")) == turns[0]


def test_a_pile_that_is_not_empty_is_a_failure() -> None:
    assert score("rope", begun("rope")) is None


def test_a_fresh_sheet_is_none_that_comes_with_the_game() -> None:
    play = begun("cutit")
    assert sheet_code(play.state.sheet) not in map(sheet_code, SHEETS.values())
    view = play.game.view(play.state, 0)
    assert play.game.determinize(view, Stream(bytes(32), 0)).sheet == play.state.sheet
    ended = finish("cutit", "greedy")
    reached = score("cutit", ended)
    assert reached is not None
    assert 50 < reached <= made("cutit").challenge.par + 20


def test_the_sheet_of_the_day_can_be_printed() -> None:
    daily = daily_games()["cutit"]
    assert daily.print_options is not None
    options = daily.print_options(made("cutit").challenge)
    request = read_request(game="cutit", part="sheet", options=options)
    assert requested_sheet(request) == begun("cutit").state.sheet
