"""A whole game of each kind against bots, by clicking alone."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import build, play, result, take


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
