"""Looking at the pyramid: from where, whose rows, and what nothing may hide."""

import re

from playwright.sync_api import expect

from tests.games.scalino.rules.table import LEVEL_1
from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.positions import open_after

MOVES = [*LEVEL_1.split(), "e5-e6"]


def test_a_phone_looks_from_above_and_remembers_another_choice(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    open_after(visitor, "scalino", 2, {"first": "0"}, [])
    page = visitor.page
    above = page.get_by_role("img", name="The pyramid from above")
    expect(above).to_be_visible()
    # The star lies over the places that are shown.
    assert page.locator(".sc-allowed ~ .sc-star").count() == 1
    page.get_by_role("button", name="Side view").tap()
    page.get_by_role("button", name="Turn the table right").tap()
    east = page.get_by_role("img", name="The pyramid from the side of column i")
    expect(east).to_be_visible()
    page.reload()
    expect(east).to_be_visible()


def test_rows_are_seen_and_every_line_of_a_replay_has_its_colour(visit: Visit) -> None:
    visitor = visit()
    table = open_after(visitor, "scalino", 2, {"first": "0"}, MOVES)
    page = visitor.page
    cards = page.locator(".sc-card-face")
    expect(cards).to_have_count(4)
    expect(cards.first).to_have_accessible_name(re.compile(r"\d points"))
    expect(page.locator(".sc-rows")).to_have_count(0)
    page.locator(".sc-board").focus()
    page.keyboard.press("Tab")
    expect(page.locator('.sc-rows[data-colour="0"] .sc-badge').first).to_be_visible()
    cards.nth(1).click()
    page.mouse.move(1, 1)
    expect(page.locator('.sc-rows[data-colour="1"]')).to_be_visible()
    expect_no_faults(page, "the rows of a colour")
    visitor.go(f"/r/{table}?at=1")
    lines = page.locator(".log > li", has_text="places a")
    expect(lines).to_have_count(len(MOVES))
    coloured = lines.filter(has_text=re.compile("places a (green|pink|yellow|blue) block"))
    expect(coloured).to_have_count(len(MOVES))
    page.reload()
    expect(coloured).to_have_count(len(MOVES))
