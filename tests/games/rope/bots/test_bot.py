"""The greedy bot of Cut the Rope: the pile first, no help for opponents, games that end."""

import hashlib

import pytest

from tavolino.core import Dealer, Play, Stream
from tavolino.games.rope.bots import BOTS
from tavolino.games.rope.bots.policy import RopeBot
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.position import PlayerCards, arrange
from tavolino.games.rope.rules.state import RopeState


def chosen(state: RopeState) -> str:
    assert state.turn is not None
    return RopeBot().choose(ROPE.view(state, state.turn), Stream(bytes(32), 0))


def test_the_pile_card_comes_first() -> None:
    state = arrange(PlayerCards("4 9", "4 1 10"), PlayerCards("8"), rows=("1 2 3",))
    assert chosen(state) == "p>A"


def test_own_cards_make_room_for_the_pile_card() -> None:
    state = arrange(PlayerCards("6 9", "4 10 1", ("8 5",)), PlayerCards("9"), rows=("1 2 3",))
    assert chosen(state) == "h4>A"


def test_scissors_are_spent_for_the_pile_card_only() -> None:
    assert chosen(arrange(PlayerCards("5 9", "S 8"), PlayerCards("9"), rows=("1 2 3",))) == "hS>A"
    assert chosen(arrange(PlayerCards("7 9", "S 8"), PlayerCards("9"), rows=("1 2 3",))) == "h8.s1"


def test_opponents_get_no_help() -> None:
    state = arrange(PlayerCards("9 9", "4 8"), PlayerCards("5 5"), rows=("1 2 3", "1 2 3", "1 2 3"))
    assert ">" not in chosen(state)
    state = arrange(PlayerCards("9 9", "4 8"), PlayerCards("7 5"), rows=("1 2 3", "1 2 3", "1 2 3"))
    assert ">" in chosen(state)


@pytest.mark.parametrize("options", [{}, {"same": "yes"}, {"supply": "sequence"}], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_games_end_with_a_win_before_long(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        secret = hashlib.sha256(f"rope {seed}".encode()).digest()
        dealer, source = Dealer(secret), Stream(secret, 2**32)
        play = Play(ROPE, seats, options)
        bot = BOTS.by_name["greedy"]
        dealer.deal(play)
        while play.outcome is None:
            (seat,) = play.to_act
            play.submit_text(seat, bot.choose(ROPE.view(play.state, seat), source))
            dealer.deal(play)
        assert play.outcome.cause == "pile"
        assert len(play.log) < 800
