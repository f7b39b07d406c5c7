"""Which rank tokens there are. CI-13"""

import pytest

from tavolino.games.cutit.scoring import TOKENS
from tests.games.cutit.playing import JOINED, at_puzzle, submit


@pytest.mark.parametrize(("seats", "tokens"), [(2, [3, 0]), (3, [5, 3, 0])])
def test_ci13_tokens_by_the_number_of_players(seats: int, tokens: list[int]) -> None:
    play = at_puzzle(seats)
    for seat in range(seats):
        submit(play, seat, *JOINED, "done")
    players = play.game.view(play.state, 0).board.players
    assert [player.token for player in players] == tokens


def test_ci13_tokens_of_four() -> None:
    assert TOKENS[4] == (5, 3, 1, 0)
