"""Players who make moves by clicking on what the board offers them, and nothing else."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

Spot = tuple[float, float]
MakeMove = Callable[[Page, random.Random], None]

VISIBLE_SPOT = """element => {
  const box = element.getBoundingClientRect()
  const steps = [8, 5, 11, 3, 13, 6, 10, 2, 14, 7, 9, 4, 12]
  for (const down of steps) {
    for (const across of steps) {
      const [x, y] = [box.x + (box.width * across) / 16, box.y + (box.height * down) / 16]
      if (element.contains(document.elementFromPoint(x, y))) return [x, y]
    }
  }
  return null
}"""
"""Where an element can be pointed at, others being drawn over it."""


def is_due(page: Page) -> Locator:
    return page.locator(".status[data-mine=true]")


def result(page: Page) -> Locator:
    return page.get_by_role("heading", name="Result", exact=True)


def log_lines(page: Page) -> Locator:
    return page.locator(".log > li")


def play(page: Page, make_move: MakeMove, *, most: int = 1000) -> int:
    """Plays until the game is over, or so many moves; gives how many it were."""
    choice = random.Random(1)
    for made in range(most):
        is_due(page).or_(result(page)).first.wait_for()
        if result(page).is_visible():
            return made
        known = log_lines(page).count()
        make_move(page, choice)
        expect(log_lines(page)).not_to_have_count(known)
    return most


def middle(element: Locator) -> Spot:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def any_of(found: Locator, choice: random.Random) -> Locator:
    return found.nth(choice.randrange(found.count()))


def build(page: Page, choice: random.Random) -> None:
    """Scalino: puts a block where the board shows that one may lie."""
    grips = page.locator(".sc-allowed").locator(".sc-grip, .sc-grip-mark")
    grips.first.wait_for()
    spot = middle(any_of(grips, choice))
    page.mouse.move(*spot)
    expect(page.get_by_role("button", name="Put it here")).to_be_enabled()
    page.mouse.click(*spot)


def take(page: Page, choice: random.Random) -> None:
    """Scalino demolition: takes a block that the board lets rise."""
    free = page.locator(".free[data-place]")
    free.first.wait_for()
    spots = [spot for block in free.all() if (spot := block.evaluate(VISIBLE_SPOT))]
    x, y = choice.choice(spots)
    page.mouse.move(x, y)
    expect(page.get_by_role("button", name="Take it")).to_be_enabled()
    page.mouse.click(x, y)


def lay_cards(page: Page, choice: random.Random) -> None:
    """Cut the Rope: a card on a row that it fits, the pile's first; else one on the supply."""
    cards = page.get_by_role("region", name="Your cards")
    fitting = cards.get_by_role("button", name="fits row")
    end = page.get_by_role("button", name="End turn")
    if fitting.count():
        card = fitting.filter(has_not_text="never")
        from_pile = cards.get_by_role("button", name="from your pile, fits row")
        (from_pile if from_pile.count() else card).first.click()
        page.locator(".rope-row[data-lit=true]").get_by_role("button").first.click()
    else:
        hand = cards.get_by_role("button", name="from your hand")
        if hand.count():
            any_of(hand, choice).click()
            places = cards.get_by_role("button", name="Lay the card here", disabled=False)
            any_of(places, choice).click()
        else:
            end.click()
        end.click()
