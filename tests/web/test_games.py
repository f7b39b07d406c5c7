"""A whole game of each kind against bots, by clicking alone; axe looks at every state of it."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit
from tests.web.players import Player, expect_first_in_log, result
from tests.web.walkthroughs import WHOLE_GAMES, Walkthrough


@pytest.mark.parametrize("game", WHOLE_GAMES.values(), ids=WHOLE_GAMES)
def test_from_the_first_page_to_the_result(visit: Visit, game: Walkthrough) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.hurry()
    for scene in game(visitor):
        expect_no_faults(visitor.page, scene)


def test_cut_it_anyhow_and_lay_in_every_way(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.hurry()
    visitor.play_bots("Cut it")
    player = Player(visitor.page)
    player.cut_up()
    player.lay_as_hinted()
    player.stand_back()
    player.lay_by_dragging()
    player.lay_by_taps()
    player.be_done()
    player.keep_part()
    expect(result(visitor.page)).to_be_visible()
    expect_first_in_log(visitor.page, "first")
