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
    expect(page.get_by_text("Click to put the block")).to_be_visible()
    page.mouse.click(*spot)


def take(page: Page, choice: random.Random) -> None:
    """Scalino demolition: takes a block that the board lets rise."""
    free = page.locator(".free[data-place]")
    free.first.wait_for()
    spots = [spot for block in free.all() if (spot := block.evaluate(VISIBLE_SPOT))]
    x, y = choice.choice(spots)
    page.mouse.move(x, y)
    expect(page.get_by_text("Click to take")).to_be_visible()
    page.mouse.click(x, y)


def lay_cards(page: Page, choice: random.Random) -> None:
    """Cut the Rope: a card on a row that it fits, the pile's first; else one on the supply."""
    cards = page.get_by_role("region", name="Your cards")
    from_pile = cards.get_by_role("button", name="from your pile, fits row")
    fitting = from_pile.or_(cards.get_by_role("button", name="fits row"))
    from_hand = cards.get_by_role("button", name="from your hand")
    end = cards.get_by_role("button", name="End turn")
    if fitting.count():
        (from_pile if from_pile.count() else fitting).first.click()
        page.locator(".rope-row[data-lit=true]").get_by_role("button").first.click()
        return
    if from_hand.count():
        any_of(from_hand, choice).click()
        places = cards.get_by_role("button", name="Lay the card here", disabled=False)
        any_of(places, choice).click()
    else:
        end.click()
    # The turn is over by itself after a while, or at once at a second click.
    end.click()


def cut_up(page: Page) -> None:
    """Cut it: picks a corner, then cuts between points that the sheet offers, to the last round."""
    choice = random.Random(1)
    corner = page.get_by_role("button", name="Pick the corner")
    sheet = page.get_by_role("application", name="The sheet")
    scissors = page.get_by_role("button", name="Cut", exact=True)
    while True:
        corner.or_(sheet).or_(puzzle_table(page)).first.wait_for()
        if puzzle_table(page).is_visible():
            return
        if corner.count():
            any_of(corner, choice).click()
            expect(corner).to_have_count(0)
            continue
        page.mouse.click(*middle(any_of(sheet.locator(".cutit-open"), choice)))
        expect(page.locator(".cutit-point")).to_be_visible()
        page.mouse.click(*middle(any_of(sheet.locator(".cutit-open"), choice)))
        scissors.click()
        expect(scissors).to_be_hidden()


def loose_snippets(page: Page) -> Locator:
    return page.get_by_role("list", name="Loose snippets").get_by_role("button")


def puzzle_table(page: Page) -> Locator:
    return page.get_by_role("group", name="The table with your puzzle")


def stand_back(page: Page) -> None:
    """Cut it: sees more of the table at a time."""
    for _ in range(3):
        page.get_by_role("button", name="Farther away").click()


def lay_by_taps(page: Page) -> None:
    """Cut it: picks a loose snippet, turns it once, and taps on the left of the table."""
    loose = loose_snippets(page)
    left = loose.count()
    loose.first.click()
    loose.first.click()
    x, y = middle(puzzle_table(page))
    page.mouse.click(x * 0.3, y)
    expect(loose).to_have_count(left - 1)


def lay_by_dragging(page: Page) -> None:
    """Cut it: drags a loose snippet to the right of the table."""
    loose = loose_snippets(page)
    left = loose.count()
    page.mouse.move(*middle(loose.first))
    page.mouse.down()
    x, y = middle(puzzle_table(page))
    page.mouse.move(x * 1.7, y, steps=4)
    page.mouse.up()
    expect(loose).to_have_count(left - 1)
