"""Bots make legal moves from views alone, and greedy beats random."""

import hashlib
from typing import Any

import pytest

from tavolino.bots import Bot, RandomBot
from tavolino.core import Dealer, Play, Refused, Stream, View, canonical
from tavolino.games import find_bot, find_game, rules
from tavolino.games.scalino.rules import SCALINO
from tests.conformance.toy import TOY
from tests.games.scalino.rules.table import build


def play_out(game: str, seats: list[Bot], seed: str) -> tuple[int, ...]:
    secret = hashlib.sha256(seed.encode()).digest()
    dealer = Dealer(secret)
    source = Stream(secret, 2**32)
    play = Play(rules()[game], len(seats))
    dealer.deal(play)
    while play.outcome is None:
        seat = min(play.to_act)
        view = play.game.view(play.state, seat)
        play.submit_text(seat, seats[seat].choose(view, source))
        dealer.deal(play)
    return play.outcome.ranks


@pytest.mark.parametrize("game", rules())
def test_bots_play_every_number_of_seats(game: str) -> None:
    for seats in rules()[game].players:
        for name in ("random", "greedy"):
            assert play_out(game, [find_bot(game, name)] * seats, f"{game} {seats}")


@pytest.mark.parametrize("game", ["scalino", "demolition", "rope"])
def test_greedy_beats_random(game: str) -> None:
    bots = find_game(game).bots.by_name
    wins = 0
    for number in range(20):
        seats = [bots["greedy"], bots["random"]]
        own = number % 2
        if own:
            seats.reverse()
        wins += play_out(game, seats, f"{game} {number}")[own] == 1
    assert wins >= 15


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_view_and_chance_give_the_same_move(name: str) -> None:
    view = SCALINO.view(build(4, "e5 e4 d4").state, 3)
    bot = find_bot("scalino", name)
    moves = {bot.choose(view, Stream(bytes(32), 1)) for _ in range(5)}
    assert len(moves) == 1
    assert moves <= set(view.moves or ())


def test_a_bot_is_not_given_the_state() -> None:
    """A bot gets only the view, which can be serialized."""

    class Watching:
        def choose(self, view: View[Any], source: object) -> str:
            assert isinstance(view, View)
            canonical(view)
            return (view.moves or ("",))[0]

    assert play_out("scalino", [Watching()] * 2, "watching")


def test_random_bot_samples_if_moves_cannot_be_listed() -> None:
    state = TOY.start(2)
    dealer = Dealer(bytes(32))
    play = Play(TOY, 2)
    dealer.deal(play)
    view = TOY.view(play.state, 0)
    endless = View(**{**vars(view), "moves": None})
    assert RandomBot(TOY).choose(endless, Stream(bytes(32), 3)).startswith("show ")
    assert not state.cards


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused, match="BOT: unknown"):
        find_bot("scalino", "grandmaster")
