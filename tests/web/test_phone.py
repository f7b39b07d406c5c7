"""On a phone: narrow, and touched."""

from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, result
from tests.web.positions import middle, play_on

SMALL = """least => {
  // A card may be put down anywhere on its row.
  const wide = one => one.closest('[data-target]') ?? one
  return [...document.querySelectorAll('main button, main select')]
    .filter(one => one.checkVisibility() && !one.closest('.log'))
    .map(one => [one.textContent, wide(one).getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < least || box.height < least))
    .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)
}"""


def come(visit: Visit) -> tuple[Visitor, Player]:
    """Somebody who likes to see how things move."""
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    visitor.go("/")
    visitor.hurry()
    return visitor, Player(visitor.page, has_touch=True)


def fits(page: Page) -> bool:
    """Is nothing wider than the screen?"""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_scalino(visit: Visit) -> None:
    visitor, player = come(visit)
    visitor.press_at_game("Scalino", "Play now")
    player.play(player.build, most=4)
    play_on(visitor, middle, 8)
    player.play(player.build)
    expect(result(visitor.page)).to_be_visible()
    assert fits(visitor.page)


def test_cut_the_rope(visit: Visit) -> None:
    visitor, player = come(visit)
    visitor.play_bots("Cut the Rope", seats=2, more={"Cards per pile": "1"})
    player.play(player.lay_cards)
    expect(result(visitor.page)).to_be_visible()
    assert fits(visitor.page)


def test_cut_it(visit: Visit) -> None:
    visitor, player = come(visit)
    visitor.play_bots("Cut it")
    player.cut_up(rounds=4)
    assert fits(visitor.page)


def test_what_can_be_touched_is_large_enough(visit: Visit) -> None:
    visitor, _ = come(visit)
    for game in ("Scalino", "Scalino demolition", "Cut the Rope", "Cut it"):
        visitor.go("/")
        visitor.press_at_game(game, "Play now")
        visitor.is_at_game()
        assert not visitor.page.evaluate(SMALL, 44 - 0.5), game
