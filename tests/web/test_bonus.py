"""Scalino for two with the option that leaves the colour of the bonus block to the player."""

from playwright.sync_api import expect

from tests.games.scalino.rules.table import LEVEL_1
from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.players import Player, log_lines
from tests.web.positions import open_after

OPTIONS = {"first": "0", "bonus": "either"}


def test_the_colour_of_the_bonus_block_is_chosen(visit: Visit) -> None:
    visitor = visit()
    open_after(visitor, "scalino", 2, OPTIONS, LEVEL_1.split())
    page = visitor.page
    expect(page.get_by_text("one more yellow or green block").first).to_be_visible()
    expect(page.locator(".sc-card.due")).to_have_count(2)
    yellow = page.get_by_role("button", name="A yellow block (C)")
    green = page.get_by_role("button", name="A green block (C)")
    expect(yellow).to_have_attribute("aria-pressed", "true")
    expect_no_faults(page, "a choice of colours")
    page.locator(".sc").hover(position={"x": 5, "y": 5})
    page.keyboard.press("c")
    expect(green).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sc-allowed")).to_have_attribute("data-colour", "0")
    yellow.click()
    expect(page.locator(".sc-allowed")).to_have_attribute("data-colour", "2")
    green.click()
    Player(page).build()
    expect(log_lines(page).last).to_contain_text("places a green block")
    expect(green).to_be_hidden()


def test_it_fits_on_a_phone(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    open_after(visitor, "scalino", 2, OPTIONS, LEVEL_1.split())
    page = visitor.page
    page.get_by_role("button", name="A green block (C)").tap()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    Player(page, has_touch=True).build()
    expect(log_lines(page).last).to_contain_text("places a green block")
