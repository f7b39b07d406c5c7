"""A finished game is analysed in its replay, and played on from one of its positions."""

from playwright.sync_api import Locator, Page, expect

from tavolino.catalogue import rules
from tavolino.core import verify
from tests.analysis.short_games import short_game
from tests.web.axe import expect_no_faults
from tests.web.browsing import Visitor
from tests.web.conftest import Visit


def open_record(visitor: Visitor, record: bytes) -> None:
    visitor.go("/r")
    file = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": record}
    visitor.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    visitor.page.wait_for_url("**/r/record/*")


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Analysis")


def analyse(page: Page) -> None:
    panel(page).get_by_role("button", name="Analyse the game").click()
    expect(panel(page).get_by_role("progressbar")).to_have_count(0)


def test_a_game_of_scalino_is_analysed_and_played_on(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    record = short_game("scalino", 2, moves=6, first="0")
    assert verify(record, rules()).fairness == "fair"
    open_record(visitor, record)
    analyse(page)
    expect(panel(page).get_by_role("img", name="Chance of winning")).to_be_visible()
    expect(panel(page).get_by_role("heading", name="Turning points")).to_be_visible()
    marks = page.locator(".log .log-mark")
    expect(marks.first).to_be_visible()
    panel(page).locator(".turning-points button").first.click()
    expect(panel(page).get_by_role("heading", name="Best moves for")).to_be_visible()
    best = panel(page).locator(".best-moves button")
    expect(best).to_have_count(3)
    best.first.click()
    expect(best.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".table-board .sc-advice")).to_be_visible()
    expect_no_faults(page, "analysis")
    page.reload()
    expect(panel(page).get_by_role("heading", name="Turning points")).to_be_visible()
    page.get_by_role("button", name="One on").click()
    panel(page).get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    visitor.is_at_game()
    expect(page.locator(".log-line").first).to_contain_text("1")
