"""After the check of Cut it: who has a faulty puzzle sees its parts and picks the one to keep."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.games.cutit.rules.tables import RANKS
from tests.web.axe import expect_no_faults
from tests.web.browsing import DESKTOP, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import VISIBLE_SPOTS, Player, is_due, log_lines, result, spots_of
from tests.web.positions import open_after
from tests.web.test_glass import two_who_cut

FAULTY = ("1@0,0r0", "2@0,1r0", "3@0,2r0", "5@14,0r1")
"""1 and 2 are joined, 3 is joined to 2 with a fault beside it, and 5 lies apart."""


def faulty_puzzle(visitor: Visitor) -> Player:
    """A game alone, with ten ranks as snippets, at the check of a puzzle of four of them."""
    open_after(visitor, "cutit", 1, {}, ["corner a1", *RANKS, *FAULTY, "done"])
    return Player(visitor.page)


def parts(page: Page) -> Locator:
    return page.get_by_role("radio")


def lost(page: Page) -> Locator:
    return page.locator('.cutit-lying[data-lost="true"]')


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_part_is_picked_and_kept(visit: Visit, size: ViewportSize) -> None:
    visitor = visit(viewport=size)
    player = faulty_puzzle(visitor)
    page = visitor.page
    expect(page.get_by_text("Which part do you want to keep?")).to_be_visible()
    expect(is_due(page)).to_contain_text("Choose which part of your puzzle to keep.")
    expect(parts(page)).to_have_count(3)
    # The best part is chosen already.
    expect(page.get_by_role("radio", name="Snippets 1 and 2 −80 points best")).to_be_checked()
    expect(lost(page)).to_have_count(2)
    expect(page.locator('.cutit-part-edge[data-chosen="true"]')).to_have_count(1)
    expect(player.loose_snippets()).to_have_count(0)
    expect_no_faults(page, "choosing a part")

    # A tap on the table picks the part below it, and turns nothing.
    player.press_at(*spots_of(page.locator('[data-snippet="5"]'), VISIBLE_SPOTS)[0])
    expect(page.get_by_role("radio", name="Snippet 5 −90 points")).to_be_checked()
    expect(page.locator('[data-snippet="5"] .cutit-turning')).to_have_attribute("data-turns", "1")
    expect(lost(page)).to_have_count(3)
    expect(page.locator(".cutit-check")).to_contain_text("−90 points")

    # So do a click on the list and the arrow keys.
    page.get_by_text("Snippets 1 and 2").click()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=re.compile("Snippet 3"))).to_be_checked()

    player.press(page.get_by_role("button", name="Keep this part"))
    expect(result(page)).to_be_visible()
    expect(page.locator(".cutit-found")).to_contain_text("−90 points")
    page.get_by_role("tab", name="Log").click()
    expect(log_lines(page).last).to_contain_text("keeps the part with snippet 3")


def test_the_others_see_who_is_choosing(visit: Visit) -> None:
    anna, ben = two_who_cut(visit)
    for player in (anna, ben):
        player.press(player.ready())
    for player in (anna, ben):
        player.puzzle_table().wait_for()
    anna.lay_by_taps()
    anna.lay_by_dragging()
    anna.be_done()
    ben.be_done()
    expect(ben.page.get_by_text("Waiting for: Anna")).to_be_visible()
    expect(ben.page.locator(".cutit-others")).to_contain_text("choosing a part")
    expect(parts(ben.page)).to_have_count(0)
    expect(is_due(ben.page)).to_be_hidden()
    # Everybody may look at the puzzles now.
    ben.press(ben.page.locator(".cutit-others").get_by_role("button", name="Anna"))
    expect(ben.page.locator(".cutit-lying")).to_have_count(2)
    anna.keep_part()
    for player in (anna, ben):
        expect(result(player.page)).to_be_visible()
