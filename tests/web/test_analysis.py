"""A finished game is analysed in its replay, and played on from one of its positions."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tavolino.core import verify
from tavolino.games import rules
from tests.games.short_games import short_game
from tests.web.axe import expect_no_faults
from tests.web.browsing import Visitor
from tests.web.conftest import Visit

BROKEN_PLACES = r"""() => {
  const texts = [...document.querySelectorAll('.log-line > span:last-child')]
    .flatMap(line => [...line.childNodes]).filter(node => node.nodeType === Node.TEXT_NODE)
  const found = []
  for (let width = 120; width < 300; width += 2) {
    document.querySelector('.log').style.width = `${width}px`
    for (const text of texts) {
      const place = /[a-i]\d–\W?[a-i]\d/.exec(text.data)
      if (!place) continue
      const range = document.createRange()
      range.setStart(text, place.index)
      range.setEnd(text, place.index + place[0].length)
      const tops = [...range.getClientRects()].map(({top}) => top)
      if (new Set(tops).size > 1) found.push(`${place[0]} at ${width}`)
    }
  }
  return found
}"""
"""The places that are broken over two lines, in a log of any width."""

GOLDEN = Path(__file__).parents[1] / "golden" / "records"


def open_record(visitor: Visitor, record: bytes) -> None:
    visitor.go("/r")
    file = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": record}
    visitor.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    visitor.page.wait_for_url("**/r/record/*")


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Analysis")


def begin(page: Page) -> None:
    panel(page).get_by_role("button", name="Analyse the game").click()
    expect(panel(page).get_by_role("progressbar")).to_be_visible()


def analyse(page: Page) -> None:
    begin(page)
    expect(panel(page).get_by_role("progressbar")).to_have_count(0)


def test_a_game_of_scalino_is_analysed_and_played_on(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    record = short_game("scalino", 2, moves=6, first="0")
    assert verify(record, rules()).fairness == "fair"
    open_record(visitor, record)
    analyse(page)
    expect(panel(page).get_by_role("img", name="Winning chance")).to_be_visible()
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
    page.get_by_role("button", name="Forward").click()
    panel(page).get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    visitor.is_at_game()
    expect(page.locator(".log-line").first).to_contain_text("1")


def test_a_game_of_cut_it_is_compared_with_par_while_nobody_looks(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_record(visitor, (GOLDEN / "cutit.jsonl").read_bytes())
    begin(page)
    address = page.url
    visitor.go("/learn")
    visitor.page.goto(f"{address.partition('?')[0]}?at=4")
    expect(panel(page).get_by_role("heading", name="Turning points")).to_be_visible()
    expect(page.get_by_text("Move 4 of")).to_be_visible()
    expect(panel(page).get_by_role("heading", name="Best moves for")).to_be_visible()
    chart = panel(page).get_by_role("img", name="Points above or below par")
    expect(chart).to_have_attribute("aria-label", re.compile(r": 89 points; par is \d+"))
    panel(page).get_by_text("Figures").click()
    expect(panel(page).get_by_role("row")).to_have_count(1 + 10 + 1)
    expect(panel(page).get_by_role("heading", name="Best solution")).to_be_visible()
    show = panel(page).locator(".best-endings").get_by_role("button", name="Show on the board")
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("The board shows the best solution found")).to_be_visible()
    expect(page.locator(".cutit-table .cutit-lying")).to_have_count(10)
    expect_no_faults(page, "against par")
    show.click()
    expect(page.get_by_text("The board shows the best solution found")).to_have_count(0)


def test_the_log_of_a_replay_follows_to_the_start_and_to_the_end(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_record(visitor, short_game("rope", 2, moves=20))
    current = page.locator(".log [aria-current]")
    expect(current).to_contain_text("resigns")
    expect(page.get_by_role("button", name="Analyse the game")).to_be_visible()
    expect(current).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="Go to start").click()
    expect(page.locator(".log li").first).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="Go to end").click()
    expect(current).to_be_in_viewport(ratio=0.9)


def test_places_stay_in_one_line_and_are_copied_as_they_are_written(visit: Visit) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    open_record(visitor, short_game("scalino", 2, moves=6, first="0"))
    lines = page.locator(".log-line")
    expect(lines.filter(has_text="–").first).to_be_visible()
    assert page.evaluate(BROKEN_PLACES) == []
    page.locator(".log").evaluate("log => getSelection().selectAllChildren(log)")
    page.keyboard.press("ControlOrMeta+C")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"[a-i]\d–[a-i]\d", copied)
