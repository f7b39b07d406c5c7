"""The rules at the table: opened by a refusal, a button or a key, while the game goes on."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.web.axe import expect_no_faults
from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visit
from tests.web.players import Player, is_due, log_lines

END_TOO_SOON: Final = """
window.spoils = true
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (data) {
  const command = JSON.parse(data)
  if (window.spoils && command.type === 'move') command.move = 'end'
  send.call(this, JSON.stringify(command))
}
"""
"""Lets the page end a turn with cards in hand, which rule CR-8 does not allow."""

PAGE_MOVED: Final = "() => scrollY !== 0"


def drawer(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("Rules|Regeln"))


def expect_beside(board: Locator, panel: Locator) -> None:
    left, right = board.bounding_box(), panel.bounding_box()
    assert left
    assert right
    assert left["x"] + left["width"] <= right["x"] + 1


def test_a_refusal_opens_its_rule_beside_the_board(visit: Visit) -> None:
    page = (visitor := visit()).page
    visitor.is_in_a_hurry()
    page.add_init_script(END_TOO_SOON)
    visitor.play_bots("Cut the Rope")
    player = Player(page)
    is_due(page).wait_for()
    player.lay_cards()
    page.locator(".toast-refused").get_by_role("link", name="Rule CR-8").click()
    rules = drawer(page)
    asked_for = rules.locator(".asked-for")
    expect(asked_for).to_have_attribute("id", "CR-8")
    expect(asked_for).to_be_in_viewport()
    expect(asked_for).to_be_focused()
    expect(
        rules.get_by_role("button", name="Last rule cited: CR-8 Ending your turn")
    ).to_be_visible()
    expect_beside(page.get_by_role("region", name="Board"), rules)
    # The whole name of the rule, on a phone held sideways, too.
    page.set_viewport_size({"width": 740, "height": 360})
    cited = rules.locator(".drawer-cited > b")
    expect(cited).to_be_in_viewport(ratio=1)
    assert cited.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    page.set_viewport_size(DESKTOP)
    assert len(page.context.pages) == 1
    # The game goes on.
    page.evaluate("window.spoils = false")
    known = log_lines(page).count()
    player.lay_cards()
    expect(log_lines(page)).not_to_have_count(known)
    expect(rules).to_be_visible()
    search_and_read(page, rules)
    expect_no_faults(page, "rules beside the board")
    rules.press("Escape")
    expect(rules).to_be_hidden()
    # The notice is gone, so the focus goes to the button that opens the rules.
    expect(page.get_by_role("button", name="Rules")).to_be_focused()
    assert not page.evaluate(PAGE_MOVED)


def search_and_read(page: Page, rules: Locator) -> None:
    """Looks for words, goes from one hit to the next, and to a chapter and a rule."""
    field = rules.get_by_role("searchbox", name="Search the rules")
    field.fill("SÚPPLY ROWS")
    hits = rules.locator("mark")
    expect(hits.first).to_have_text(re.compile("supply rows", re.IGNORECASE))
    count = hits.count()
    expect(rules.get_by_role("status")).to_have_text(f"1 of {count}")
    field.press("Enter")
    expect(rules.get_by_role("status")).to_have_text(f"2 of {count}")
    expect(rules.locator("mark.current")).to_be_in_viewport()
    field.press("Shift+Enter")
    field.press("Shift+Enter")
    expect(rules.get_by_role("status")).to_have_text(f"{count} of {count}")
    field.fill("no such words")
    expect(rules.get_by_role("status")).to_have_text("nothing found")
    expect(hits).to_have_count(0)
    field.fill("")
    rules.get_by_text("Contents").click()
    rules.get_by_role("button", name="End of the game").click()
    expect(rules.get_by_role("heading", name="End of the game")).to_be_in_viewport()
    rules.get_by_role("link", name="CR-5", exact=True).first.click()
    expect(rules.locator(".asked-for")).to_have_attribute("id", "CR-5")
    assert "#" not in page.url
    for scheme, shown in (("light", ".in-light"), ("dark", ".in-dark")):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        picture = rules.locator(shown).first
        picture.scroll_into_view_if_needed()
        page.wait_for_function("one => one.naturalWidth > 0", arg=picture.element_handle())
        expect(rules.locator(".picture").first.locator("img:visible")).to_have_count(1)


def test_the_rules_on_a_phone_in_german(visit: Visit) -> None:
    page = (visitor := visit(locale="de-DE", viewport=PHONE, has_touch=True)).page
    visitor.go("/")
    page.get_by_role("listitem").filter(has_text="Scalino").get_by_role(
        "button", name="Jetzt spielen"
    ).first.click()
    tool = page.get_by_role("button", name="Regeln")
    tool.focus()
    page.keyboard.press("?")
    rules = drawer(page)
    expect(rules.get_by_role("heading", name="Spielziel")).to_be_visible()
    box = rules.bounding_box()
    assert box
    assert (box["x"], box["width"]) == (0, PHONE["width"])
    assert box["y"] < 60
    assert box["y"] + box["height"] == PHONE["height"]
    rules.get_by_role("searchbox").fill("luecke")
    expect(rules.get_by_role("status")).to_have_text("nichts gefunden")
    rules.get_by_role("searchbox").fill("lucke")
    expect(rules.locator("mark").first).to_have_text(re.compile("lücke", re.IGNORECASE))
    # Nothing but pictures scrolls sideways, and the keys stay in the drawer.
    pane = rules.locator(".drawer-pane")
    assert pane.evaluate("one => one.scrollWidth <= one.clientWidth")
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => !document.activeElement.closest('main *:not(dialog, dialog *)')"
        )
    expect_no_faults(page, "rules on a phone")
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(tool).to_be_focused()
