"""Every move of a bot has an id and is legal by the mask."""

import pytest

from tavolino.core import Dealer, Play, Stream
from tavolino.games import find_bot, rules
from tavolino.learn.encoding import encoded_games, encoder_of


@pytest.mark.parametrize("game", encoded_games())
def test_moves_of_bots_have_ids(game: str) -> None:
    play, dealer = Play(rules()[game], 2), Dealer(bytes(32))
    bot, source, encoder = find_bot(game, "casual"), Stream(bytes(32), 1), encoder_of(game, 2)
    dealer.deal(play)
    while play.outcome is None:
        seat = min(play.to_act)
        view = play.view(seat)
        action = encoder.actions.encode(view, move := bot.choose(view, source))
        assert encoder.mask(view)[action]
        text = encoder.actions.decode(view, action)
        # The first snippet of a puzzle is laid elsewhere, which makes no difference.
        assert text == move or not view.board.players[seat].layout
        play.submit_text(seat, move)
        dealer.deal(play)
