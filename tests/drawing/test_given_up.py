"""A game that somebody gave up can be drawn, in whatever phase it was."""

import pytest

from tavolino.core import SPECTATOR, Dealer, Play, Stream
from tavolino.games import games


@pytest.mark.parametrize("moves", [0, 1, 2, 5, 10])
@pytest.mark.parametrize("game", games())
def test_a_game_that_was_given_up_can_be_drawn(game: str, moves: int) -> None:
    manifest, dealer, source = games()[game], Dealer(bytes(32)), Stream(bytes(32), 1)
    play = Play(manifest.rules, 2)
    dealer.deal(play)
    for _ in range(moves):
        seat = min(play.to_act)
        play.submit(seat, play.game.sample(play.state, seat, source))
        dealer.deal(play)
    play.resign(0, "resigned")
    assert play.outcome is not None
    for viewer in (SPECTATOR, 0, 1):
        view = play.view(viewer)
        for style in manifest.drawing.styles:
            assert manifest.drawing.svg(view, style, "en").startswith("<svg")
        assert manifest.drawing.text(view, "en")
