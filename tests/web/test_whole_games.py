"""A whole game of each kind against bots, by clicking alone."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import Player, log_lines, result


def test_scalino(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.hurry()
    visitor.press_at_game("Scalino", "Play now")
    player = Player(visitor.page)
    assert player.play(player.build) > 10
    expect(result(visitor.page)).not_to_be_in_viewport()
    visitor.page.get_by_role("link", name="Result").click()
    expect(result(visitor.page)).to_be_in_viewport()


def test_demolition(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.hurry()
    visitor.press_at_game("Scalino demolition", "Play now")
    player = Player(visitor.page)
    assert player.play(player.take) > 10
    expect(log_lines(visitor.page).first).to_contain_text("builds the pyramid")
    expect(result(visitor.page)).to_be_visible()


def test_cut_the_rope(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.hurry()
    visitor.play_bots("Cut the Rope", seats=3, more={"Cards in each own pile": "2"})
    player = Player(visitor.page)
    player.play(player.lay_cards)
    expect(log_lines(visitor.page).first).to_contain_text("deals the cards")
    expect(result(visitor.page)).to_be_visible()
    expect(visitor.page.locator(".ranking tbody tr").first).to_contain_text("0 left")


def test_cut_it(visit: Visit) -> None:
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
    expect(log_lines(visitor.page).first).to_contain_text("begin")
    expect(result(visitor.page)).to_be_visible()
