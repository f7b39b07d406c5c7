"""A whole game of each kind against bots, by clicking alone."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import (
    build,
    cut_up,
    lay_by_dragging,
    lay_by_taps,
    lay_cards,
    play,
    result,
    stand_back,
    take,
)


def test_scalino(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.hurry()
    visitor.press_at_game("Scalino", "Play now")
    visitor.is_at_game()
    assert play(visitor.page, build) > 10
    expect(result(visitor.page)).to_be_visible()


def test_demolition(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.hurry()
    visitor.press_at_game("Scalino demolition", "Play now")
    visitor.is_at_game()
    assert play(visitor.page, take) > 10
    expect(result(visitor.page)).to_be_visible()


def test_cut_it(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.hurry()
    visitor.play_bots("Cut it")
    page = visitor.page
    cut_up(page)
    page.get_by_role("button", name="Hint").click()
    hinted = page.get_by_role("button", name="Lay snippet")
    hinted.click()
    expect(hinted).to_be_hidden()
    stand_back(page)
    lay_by_dragging(page)
    lay_by_taps(page)
    page.get_by_role("button", name="I am done").click()
    page.get_by_role("dialog").get_by_role("button", name="I am done").click()
    expect(result(page)).to_be_visible()


def test_cut_the_rope(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.hurry()
    visitor.play_bots("Cut the Rope", seats=3, more={"Cards in each own pile": "2"})
    assert play(visitor.page, lay_cards) > 2
    expect(result(visitor.page)).to_be_visible()
