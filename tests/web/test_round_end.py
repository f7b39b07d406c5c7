"""The end of a round of Cut it: everybody's snippets, and what each die gave."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.axe import expect_no_faults
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, log_lines, spots_of

WATCH = """
window.revealed = []
const note = (name, text) => {
  const { dataset } = document.documentElement
  if (dataset[name] !== text) dataset[name] = text
}
new MutationObserver(() => {
  const panel = document.querySelector('.cutit-reveal:not(.pinned)')
  if (panel && panel !== window.panel) {
    const texts = (selector) => [...panel.querySelectorAll(selector)].map((one) => one.textContent)
    window.revealed.push({
      round: document.querySelector('.cutit-round b').textContent,
      names: texts('bdi'),
      dice: texts('.cutit-gave b'),
      sums: texts('[data-flies]'),
    })
  }
  window.panel = panel
  note('revealed', String(window.revealed.length))
  for (const { textContent } of document.querySelectorAll('.unseen [role=status]')) {
    if (textContent.includes('Round ')) note('announced', textContent)
  }
}).observe(document, { childList: true, subtree: true, characterData: true })
"""
"""Notes what was revealed, and what was announced, however short a time it was there."""


def reveal(page: Page) -> Locator:
    return page.locator(".cutit-reveal")


def expect_revealed(page: Page, count: int) -> None:
    expect(page.locator("html")).to_have_attribute("data-revealed", str(count))


def head(page: Page) -> Locator:
    return page.locator(".cutit-round")


def at_a_table(visitor: Visitor) -> Player:
    visitor.is_in_a_hurry()
    visitor.page.add_init_script(WATCH)
    visitor.play_bots("Cut it")
    player = Player(visitor.page)
    player.press(visitor.page.get_by_role("button", name="Pick corner").first)
    return player


def cut(player: Player) -> None:
    player.draw_cut()
    player.cut()


def expect_points_by_colour(page: Page, index: int) -> None:
    """The points of each player are those of the dice, and on the score sheet, too."""
    shown = page.evaluate("window.revealed")[index]
    assert shown["round"] == f"Round {index + 1} of 10"
    assert len(shown["names"]) == len(shown["sums"]) == 2
    for seat, text in enumerate(shown["sums"]):
        if text != "−5":
            dice = shown["dice"][4 * seat : 4 * seat + 4]
            assert sum(map(int, dice)) == int(text)
    row = page.locator(".cutit-rounds tbody tr").nth(index)
    expect(row.locator(".number b")).to_have_text(shown["sums"][0])


def test_all_see_the_snippets_of_a_round_and_nobody_waits(visit: Visit) -> None:
    anna, ben = visit(reduced_motion="no-preference"), visit(reduced_motion="no-preference")
    player = at_a_table(anna)
    ben.page.add_init_script(WATCH)
    ben.go(anna.page.url)
    ben.page.locator(".cutit-sheet").wait_for()
    cut(player)
    for page in (anna.page, ben.page):
        expect_revealed(page, 1)
        expect(reveal(page)).to_have_count(0)
        expect(head(page)).to_contain_text("Round 2 of 10")
    expect_points_by_colour(anna.page, 0)

    # A press on the sheet closes it, and begins the next cut.
    spot = spots_of(anna.page.locator(".cutit-open"))[0]
    player.draw_cut()
    anna.page.get_by_role("button", name="Cut", exact=True).click()
    reveal(anna.page).wait_for()
    expect(reveal(anna.page)).to_contain_text(re.compile("point|penalty"))
    anna.page.mouse.click(*spot)
    expect(reveal(anna.page)).to_have_count(0)
    expect(anna.page.locator(".cutit-point")).to_be_visible()
    expect(head(anna.page)).to_contain_text("Round 3 of 10")
    expect_points_by_colour(anna.page, 1)

    # Neither a look back nor a reload shows it again.
    log_lines(anna.page).first.get_by_role("button").click()
    expect(anna.page.locator(".status")).to_contain_text("after move")
    log_lines(anna.page).last.get_by_role("button").click()
    expect(head(anna.page)).to_contain_text("Round 3 of 10")
    expect_revealed(anna.page, 2)
    anna.page.reload()
    expect(head(anna.page)).to_contain_text("Round 3 of 10")
    expect_revealed(anna.page, 0)


def test_without_motion_it_comes_at_a_press(visit: Visit) -> None:
    visitor = visit()
    player = at_a_table(visitor)
    cut(player)
    page = visitor.page
    expect(head(page)).to_contain_text("Round 2 of 10")
    announced = re.compile(r"Round 1: Guest \d+ .+\) and Beginner bot .+\)\.")
    expect(page.locator("html")).to_have_attribute("data-announced", announced)
    expect_revealed(page, 0)
    page.get_by_role("button", name="Look at round 1").click()
    expect(reveal(page).get_by_role("img")).to_have_count(2)
    expect(head(page)).to_contain_text("Round 1 of 10")
    expect_no_faults(page, "the round in detail")
    page.keyboard.press("Escape")
    expect(reveal(page)).to_have_count(0)
    expect(head(page)).to_contain_text("Round 2 of 10")
