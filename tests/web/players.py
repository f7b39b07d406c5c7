"""Players who make moves by pressing what the board offers them, and nothing else."""

import random
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from playwright.sync_api import Error, Locator, Page, expect

Spot = tuple[float, float]
Choose = Callable[[list[Spot]], Spot]

GRACE_MS = 2500
"""How long a turn of Cut the Rope waits before it is over."""

MIDDLES = """elements => elements.map(element => {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
})"""

VISIBLE_SPOTS = """elements => elements.flatMap(element => {
  const box = element.getBoundingClientRect()
  const steps = [8, 5, 11, 3, 13, 6, 10, 2, 14, 7, 9, 4, 12]
  for (const down of steps) {
    for (const across of steps) {
      const [x, y] = [box.x + (box.width * across) / 16, box.y + (box.height * down) / 16]
      if (element.contains(document.elementFromPoint(x, y))) return [[x, y]]
    }
  }
  return []
})"""
"""Where elements can be pointed at, others being drawn over them."""


def is_due(page: Page) -> Locator:
    """Is there if it is one's turn."""
    return page.locator(".status[data-mine=true]")


def who_moves(first: Page, second: Page) -> tuple[Page, Page]:
    """Of two people who play each other: who is to move, and who waits."""
    others_turn = first.locator(".status", has_text="Waiting for")
    is_due(first).or_(others_turn).wait_for()
    return (first, second) if is_due(first).is_visible() else (second, first)


def result(page: Page) -> Locator:
    return page.locator("#result-title")


def log_lines(page: Page) -> Locator:
    return page.locator(".log > li")


def expect_first_in_log(page: Page, text: str) -> None:
    """Looks into the log of a finished game, which is behind its points, and back."""
    page.get_by_role("tab", name="Log").click()
    expect(log_lines(page).first).to_contain_text(text)
    page.get_by_role("tab", name="Score").click()


def spots_of(elements: Locator, where: str = MIDDLES) -> list[Spot]:
    """Where these can be pointed at, asked of the page only once, however many they are."""
    elements.first.wait_for()
    return [(x, y) for x, y in elements.evaluate_all(where)]


def middle(element: Locator) -> Spot:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@dataclass
class Player:
    """Plays with the mouse, or with a finger."""

    page: Page
    has_touch: bool = False
    choice: random.Random = field(default_factory=lambda: random.Random(1))

    def play(self, make_move: Callable[[], None], *, most: int = 1000) -> int:
        """Plays until the game is over or the limit is reached; returns the number of moves."""
        for made in range(most):
            is_due(self.page).or_(result(self.page)).first.wait_for()
            if result(self.page).is_visible():
                return made
            known = log_lines(self.page).count()
            make_move()
            expect(log_lines(self.page)).not_to_have_count(known)
        return most

    def press(self, element: Locator, *, patience_ms: float | None = None) -> None:
        if self.has_touch:
            element.tap(timeout=patience_ms)
        else:
            element.click(timeout=patience_ms)

    def press_at(self, x: float, y: float) -> None:
        if self.has_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press_twice_at(self, x: float, y: float, invitation: str) -> None:
        """Points at something; the board says what another press would do; presses."""
        if self.has_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y)
        expect(self.page.get_by_text(re.compile(invitation)).first).to_be_visible()
        self.press_at(x, y)

    def any_of(self, found: Locator) -> Locator:
        return found.nth(self.choice.randrange(found.count()))

    # Scalino

    def build(self) -> None:
        """Puts a block where the board shows that one may lie."""
        grips = self.page.locator(".sc-allowed").locator(".sc-grip, .sc-grip-mark")
        spot = self.choice.choice(spots_of(grips))
        self.press_twice_at(*spot, "(Click|Tap again) to place the block")

    def take(self) -> None:
        """Takes a block that the board lets rise."""
        free = self.page.locator(".free[data-place]")
        spot = self.choice.choice(spots_of(free, VISIBLE_SPOTS))
        self.press_twice_at(*spot, "(Click|Tap again) to take")

    # Cut the Rope

    def lay_cards(self) -> None:
        """A card on a row that it fits, the pile's first; else one on the supply."""
        cards = self.page.get_by_role("region", name="Your cards")
        cards.wait_for()
        from_pile = cards.get_by_role("button", name="from your pile, fits row")
        fitting = cards.get_by_role("button", name="fits row")
        from_hand = cards.get_by_role("button", name="from your hand")
        end = cards.get_by_role("button", name="End turn")
        if fitting.count():
            self.press(from_pile if from_pile.count() else fitting.first)
            self.press(self.page.locator(".rope-row[data-lit=true]").get_by_role("button").first)
            return
        if from_hand.count():
            self.press(self.any_of(from_hand))
            self.press(
                self.any_of(cards.get_by_role("button", name="Put the card here", disabled=False))
            )
        else:
            self.press(end)
        # The turn is over at once at another press, or by itself, be it before that press.
        with suppress(Error):
            self.press(end, patience_ms=GRACE_MS)

    # Cut it

    def cut_up(self, draw_cut: Callable[[], None] | None = None, *, rounds: int = 100) -> None:
        """Picks a corner, then cuts, anyhow if not told how, until the puzzle, and is ready."""
        self.cut_all(draw_cut, rounds=rounds)
        if self.ready().is_visible():
            self.press(self.ready())
            self.puzzle_table().wait_for()

    def cut_all(self, draw_cut: Callable[[], None] | None = None, *, rounds: int = 100) -> None:
        """The same, but is not ready yet."""
        corner = self.page.get_by_role("button", name="Pick corner")
        sheet = self.page.get_by_role("application", name="The sheet")
        puzzle = self.puzzle_table()
        for _ in range(1 + rounds):
            corner.or_(sheet).or_(puzzle).or_(self.ready()).first.wait_for()
            if puzzle.is_visible() or self.ready().is_visible():
                return
            if corner.count():
                self.press(self.any_of(corner))
                expect(corner).to_have_count(0)
                continue
            (draw_cut or self.draw_cut)()
            self.cut()

    def cut(self) -> None:
        scissors = self.page.get_by_role("button", name="Cut", exact=True)
        self.press(scissors)
        expect(scissors).to_be_hidden()

    def draw_cut(self) -> None:
        """Names the two ends of a cut, which makes it one to think about."""
        self._draw_cut(self.choice.choice, self.choice.choice)

    def draw_straight_cut(self) -> None:
        """Takes off the lowest spaces from the left to the right: such snippets can be joined."""
        self._draw_cut(
            lambda spots: min(spots, key=lambda spot: (spot[0], -spot[1])),
            lambda spots: max(spots, key=lambda spot: (spot[1], spot[0])),
        )
        self._take_smaller_part()

    def draw_small_cut(self) -> None:
        """Any cut, but most of the sheet stays."""
        self.draw_cut()
        self._take_smaller_part()

    def _take_smaller_part(self) -> None:
        # The part with more points is chosen at first; which one that is depends on the dice.
        spaces = self.page.locator(".cutit-part > span:nth-of-type(2)")
        counts = [int(re.sub(r"\D", "", text)) for text in spaces.all_inner_texts()]
        self.press(spaces.nth(counts.index(min(counts))))

    def _draw_cut(self, first: Choose, second: Choose) -> None:
        points = self.page.get_by_role("application", name="The sheet").locator(".cutit-open")
        self.press_at(*first(spots_of(points)))
        expect(self.page.locator(".cutit-point")).to_be_visible()
        self.press_at(*second(spots_of(points)))
        expect(self.page.get_by_role("button", name="Cut", exact=True)).to_be_visible()

    def ready(self) -> Locator:
        """Says that one is ready for the puzzle."""
        return self.page.get_by_role("button", name="I’m ready")

    def puzzle_table(self) -> Locator:
        return self.page.get_by_role("group", name="Your puzzle")

    def loose_snippets(self) -> Locator:
        return self.page.get_by_role("group", name="Loose snippets").get_by_role("button")

    def spot_on_mat(self) -> Spot:
        """A place of the mat in the middle of the felt where nothing lies."""
        return spots_of(self.page.locator(".cutit-mat"), VISIBLE_SPOTS)[0]

    def stand_back(self) -> None:
        """Sees more of the felt at a time."""
        self.press(self.page.get_by_role("button", name="Zoom out"))

    def lay_by_taps(self) -> None:
        """Picks a loose snippet, which turns it, and presses on the mat."""
        loose = self.loose_snippets()
        left = loose.count()
        self.press_at(*spots_of(loose, VISIBLE_SPOTS)[0])
        self.press_at(*self.spot_on_mat())
        expect(loose).to_have_count(left - 1)

    def lay_by_dragging(self) -> None:
        """Drags a loose snippet to the mat, or beside what lies there."""
        loose = self.loose_snippets()
        left = loose.count()
        self.drag(loose.last, self.spot_on_mat())
        expect(loose).to_have_count(left - 1)

    def drag(self, snippet: Locator, to: Spot) -> None:
        self.page.mouse.move(*spots_of(snippet, VISIBLE_SPOTS)[0])
        self.page.mouse.down()
        self.page.mouse.move(*to, steps=4)
        self.page.mouse.up()

    def lay_as_hinted(self) -> None:
        self.press(self.page.get_by_role("button", name="Hint"))
        hinted = self.page.get_by_role("button", name="Place snippet")
        self.press(hinted)
        expect(hinted).to_be_hidden()

    def be_done(self) -> None:
        self.press(self.page.get_by_role("button", name="I’m done"))
        self.press(self.page.get_by_role("dialog").get_by_role("button", name="I’m done"))

    def keep_part(self) -> None:
        """After the check of a faulty puzzle keeps the part that is chosen."""
        self.press(self.page.get_by_role("button", name="Keep this part"))
