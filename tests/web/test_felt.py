"""The felt of Cut it's puzzle: how large it is, and what a snippet does that is moved on it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.games.cutit.rules.tables import RANKS
from tests.web.axe import expect_no_faults
from tests.web.browsing import DESKTOP, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import VISIBLE_SPOTS, Player, spots_of
from tests.web.positions import open_after

LANDSCAPE: ViewportSize = {"width": 740, "height": 360}

MEASURED = """() => {
  const felt = document.querySelector('.cutit-table')
  const { x, y, width, height } = felt.getBoundingClientRect()
  const boxes = [...felt.querySelectorAll('.cutit-lying .cutit-paper')]
    .map(one => one.getBoundingClientRect())
  return {
    height: height / innerHeight,
    width: width / innerWidth,
    space: width / felt.viewBox.baseVal.width * 20,
    inView: boxes.filter(one => one.left >= x && one.right <= x + width
      && one.top >= y && one.bottom <= y + height && one.bottom <= innerHeight).length,
    scrolls: [...document.querySelectorAll('.cutit, .cutit *')]
      .filter(one => one.scrollWidth > one.clientWidth + 1
        && /auto|scroll/.test(getComputedStyle(one).overflowX)).length,
  }
}"""

COVERED = """() => {
  const shown = [...document.querySelectorAll('.cutit-number circle')]
    .map(one => one.getBoundingClientRect())
  const spaces = [...document.querySelectorAll('.cutit-lying .cutit-paper')]
  return shown.filter(({ x, y, width, height }) => spaces.some(paper => {
    const at = new DOMPoint(x + width / 2, y + height / 2)
    return paper.isPointInFill(at.matrixTransform(paper.getScreenCTM().inverse()))
  })).length
}"""
"""How many numbers stand on a space."""

VIEW = "document.querySelector('.cutit-table').getAttribute('viewBox')"


def open_puzzle(visitor: Visitor, *laid: str) -> Player:
    """A game alone at its puzzle of ten ranks."""
    open_after(visitor, "cutit", 1, {}, ["corner a1", *RANKS, *laid])
    player = Player(visitor.page)
    player.puzzle_table().wait_for()
    return player


def snippet(page: Page, number: int) -> Locator:
    return page.locator(f'[data-snippet="{number}"]')


def turns(page: Page, number: int) -> Locator:
    return snippet(page, number).locator(".cutit-turning")


@pytest.mark.parametrize(
    ("size", "space", "height"),
    [(DESKTOP, 26, 0.75), (PHONE, 18, 0.7), (LANDSCAPE, 18, 0.75)],
    ids=["desktop", "phone", "landscape"],
)
def test_the_felt_is_the_page(visit: Visit, size: ViewportSize, space: int, height: float) -> None:
    visitor = visit(viewport=size)
    player = open_puzzle(visitor)
    expect(player.loose_snippets()).to_have_count(10)
    found = visitor.page.evaluate(MEASURED)
    assert round(found["space"], 2) >= space
    assert found["height"] >= height
    assert found["inView"] == 10
    assert found["scrolls"] == 0
    assert visitor.page.evaluate(COVERED) == 0
    if size == DESKTOP:
        assert found["width"] >= 0.97
        # The log is folded, and there at a press.
        log = visitor.page.get_by_role("tab", name="Log")
        expect(log).to_be_hidden()
        visitor.page.get_by_role("button", name="Players, log and chat").click()
        expect(log).to_be_visible()
        assert visitor.page.evaluate(MEASURED)["inView"] == 10
    if size == PHONE:
        expect_to_survive_a_turn_of_the_phone(visitor.page, player)


def expect_to_survive_a_turn_of_the_phone(page: Page, player: Player) -> None:
    """Loose snippets are spread anew, as they are turned; what is laid stays, and so does undo."""
    player.lay_by_taps()
    loose = player.loose_snippets()
    player.press_at(*spots_of(loose, VISIBLE_SPOTS)[-1])
    undo = page.get_by_role("button", name="Undo")
    ways = "all => all.map(one => one.querySelector('.cutit-turning')?.dataset.turns)"
    turned = loose.evaluate_all(ways)
    for size in (LANDSCAPE, PHONE):
        page.set_viewport_size(size)
        expect(page.locator(".cutit-table")).to_be_in_viewport(ratio=0.99)
        page.wait_for_function(f"({MEASURED})().inView === 10")
        assert round(page.evaluate(MEASURED)["space"], 2) >= 18
        assert loose.evaluate_all(ways) == turned
    expect(loose).to_have_count(9)
    while undo.is_enabled():
        undo.click()
    expect(loose).to_have_count(10)


def test_loose_and_joined(visit: Visit) -> None:
    visitor = visit()
    player = open_puzzle(visitor, "1@0,0r0")
    page = visitor.page
    before = page.evaluate(VIEW)
    loose = player.loose_snippets()
    expect(loose).to_have_count(9)

    # Dropped on the felt it stays loose; nothing is sent, and the picture does not move.
    spot = spots_of(snippet(page, 2), VISIBLE_SPOTS)[0]
    player.drag(snippet(page, 2), (spot[0] - 3, spot[1] + 8))
    expect(loose).to_have_count(9)
    # While it is held, half-stars that it matches glow.
    page.mouse.move(*spots_of(snippet(page, 2), VISIBLE_SPOTS)[0])
    page.mouse.down()
    page.mouse.move(*player.spot_on_mat(), steps=4)
    assert page.locator(".cutit-glow").count() > 0
    # The wheel turns what is held.
    degrees = page.locator(".cutit-carried .cutit-turning")
    now = degrees.get_attribute("data-turns")
    page.mouse.wheel(0, 100)
    expect(degrees).not_to_have_attribute("data-turns", now or "")
    page.mouse.up()
    expect(page.locator(".cutit-glow")).to_have_count(0)
    expect(loose).to_have_count(8)
    page.get_by_role("button", name="Undo").click()
    expect(loose).to_have_count(9)

    # M holds it at the next matching star, Enter joins it there.
    snippet(page, 2).focus()
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    for number in (1, 2):
        expect(snippet(page, number)).to_have_attribute("data-joined", "true")
    expect(snippet(page, 3)).to_have_attribute("data-joined", "false")
    expect(page.locator(".cutit-group")).to_have_count(1)
    expect(page.locator(".cutit-join").first).to_be_visible()
    expect(page.locator(".cutit-check")).to_contain_text("2 of 10 snippets joined")
    assert page.evaluate(COVERED) == 0
    assert page.evaluate(VIEW) == before
    expect_no_faults(page, "two snippets joined")

    # A tap turns a loose snippet, and Ctrl+Z turns it back.
    was = turns(page, 5).get_attribute("data-turns") or ""
    player.press_at(*spots_of(snippet(page, 5), VISIBLE_SPOTS)[0])
    expect(turns(page, 5)).not_to_have_attribute("data-turns", was)
    page.keyboard.press("Control+z")
    expect(turns(page, 5)).to_have_attribute("data-turns", was)
    expect(snippet(page, 2)).to_have_attribute("data-joined", "true")
    # Once more takes the join apart.
    page.keyboard.press("Control+z")
    expect(loose).to_have_count(9)
    expect(page.locator(".cutit-group")).to_have_count(0)


def touching(page: Page) -> Callable[..., None]:
    """What fingers do on the glass: how, and where they are."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(fingers)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return touch


def test_two_fingers(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    player = open_puzzle(visitor)
    page = visitor.page
    touch = touching(page)

    # Apart on the felt: it comes nearer.
    x, y = player.spot_on_mat()
    seen = page.evaluate(MEASURED)["space"]
    touch("touchStart", (x, y))
    touch("touchStart", (x, y), (x + 30, y))
    touch("touchMove", (x - 20, y), (x + 40, y))
    touch("touchMove", (x - 40, y), (x + 50, y))
    touch("touchEnd")
    nearer = page.evaluate(MEASURED)["space"]
    assert nearer > 1.5 * seen
    page.get_by_role("button", name="Fit to screen").tap()
    assert page.evaluate(MEASURED)["inView"] == 10

    # One on a snippet, the other around it: it turns.
    was = turns(page, 5).get_attribute("data-turns") or ""
    x, y = spots_of(snippet(page, 5), VISIBLE_SPOTS)[0]
    touch("touchStart", (x, y))
    touch("touchStart", (x, y), (x + 40, y))
    touch("touchMove", (x, y), (x + 30, y + 30))
    touch("touchMove", (x, y), (x, y + 40))
    touch("touchEnd")
    expect(turns(page, 5)).not_to_have_attribute("data-turns", was)

    # The phone is turned, and back: everything stays in view, as large as there is room for.
    for size, space in ((LANDSCAPE, 10), (PHONE, 14)):
        page.set_viewport_size(size)
        page.wait_for_function(f"() => ({MEASURED})().inView === 10")
        assert page.evaluate(MEASURED)["space"] >= space
