"""A completed pyramid at the end of a game: everybody is asked to take it down."""

from playwright.sync_api import expect

from tavolino.core import Stream
from tavolino.games.scalino.complete import complete_pyramid
from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit
from tests.web.players import Player, log_lines, result
from tests.web.positions import open_after

MOVES = [block.place.name for block in complete_pyramid(Stream(bytes(32), 0)).blocks]


def test_take_it_down(visit: Visit) -> None:
    visitor, spectator = visit(), visit()
    table = open_after(visitor, "scalino", 4, {"first": "0"}, MOVES)
    page = visitor.page
    expect(result(page)).to_be_visible()
    spectator.go(f"/t/{table}")
    expect(result(spectator.page)).to_be_visible()
    expect(spectator.page.get_by_role("button", name="Take it down")).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect_no_faults(page, "a complete pyramid")
    page.get_by_role("button", name="Take it down").click()
    page.get_by_role("link", name="To the next game").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    expect(page.locator(".free[data-place]").first).to_be_visible()
    known = log_lines(page).count()
    Player(page).take()
    expect(log_lines(page)).not_to_have_count(known)


def test_a_game_that_is_given_up_offers_it_not(visit: Visit) -> None:
    visitor = visit()
    open_after(visitor, "scalino", 2, {"first": "0"}, ["e5"])
    page = visitor.page
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("button", name="Take it down")).to_have_count(0)
