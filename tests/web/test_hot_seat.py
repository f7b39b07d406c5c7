"""Several people at one screen: who they are, whose turn it is, and the curtain between them."""

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from tests.games.cutit.rules.tables import RANKS
from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, is_due, log_lines, result
from tests.web.positions import open_after, take_name

DOM = """() => {
  const body = document.body.cloneNode(true)
  for (const empty of body.querySelectorAll('p[role=status]:empty')) empty.remove()
  return [document.title, body.outerHTML]
}"""
"""All that the page has made, seen or not; its head has the address of the table. Two places take
turns in what is read out."""
HIDE = """isHidden => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def seat(dialog: Locator, number: int) -> Locator:
    return dialog.get_by_role("combobox", name=f"Seat {number}", exact=True)


def heading(page: Page, name: str = "") -> Locator:
    return page.get_by_role("heading", name=f"Pass the device to {name}")


def take(page: Page, name: str) -> None:
    """Opens the curtain as somebody would: they read who they should be, and press."""
    expect(heading(page, name)).to_be_visible()
    page.get_by_role("button", name=f"I am {name}", exact=True).click()
    expect(heading(page)).to_be_hidden()


def share_screen(
    visitor: Visitor, game: str, options: Mapping[str, str] | None = None, seed: str = ""
) -> Page:
    """Robin and Anna at one screen, without the form."""
    visitor.is_in_a_hurry()
    take_name(visitor, "Robin")
    body = {
        "game": game,
        "seats": 2,
        "occupants": ["me", "me"],
        "seat_names": ["", "Anna"],
        "options": {"first": "0", **(options or {})},
        "settings": {"rated": "no"},
        "seed": seed,
    }
    created = visitor.page.request.post("/api/tables", data=body)
    assert created.ok, created.text()
    visitor.go(f"/t/{created.json()['id']}")
    return visitor.page


def play_turn(page: Page, other: str) -> None:
    """Plays cards until the device is passed on."""
    player = Player(page)
    while True:
        is_due(page).or_(heading(page, other)).first.wait_for()
        if heading(page, other).is_visible():
            return
        player.play(player.lay_cards, most=1)


def test_people_at_one_screen_are_named_and_pass_the_device_on(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.is_in_a_hurry()
    take_name(visitor, "Robin")
    visitor.go("/")
    visitor.press_at_game("Cut the Rope", "Options")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seats").select_option("3")
    seat(dialog, 2).select_option("Someone on this screen")
    dialog.get_by_label("Name of player 2").fill("Anna")
    seat(dialog, 3).select_option("Someone on this screen")
    first = dialog.get_by_role("combobox", name="Who goes first", exact=True)
    expect(first.get_by_role("option")).to_have_text(
        ["Random", "You (seat 1)", "Anna (seat 2)", "Player 3 (seat 3)"]
    )
    first.select_option("You (seat 1)")
    expect_no_faults(page, "who plays")
    dialog.get_by_role("button", name="Create table").click()

    take(page, "Robin")
    expect(is_due(page)).to_contain_text("Robin")
    expect(page.locator(".seat-who b")).to_have_text(["Robin", "Anna", "Player 3"])
    expect(page.locator(".seat-who small")).to_have_text(["your turn", *["on this screen"] * 2])
    play_turn(page, "Anna")
    take(page, "Anna")
    expect(is_due(page)).to_contain_text("Anna")
    play_turn(page, "Player 3")
    take(page, "Player 3")
    expect(log_lines(page).filter(has_text="Anna")).not_to_have_count(0)

    visitor.go("/")
    expect(page.get_by_role("link", name=re.compile("Anna and Player 3")).first).to_be_visible()
    visitor.press_at_game("Cut the Rope", "Options")
    seat(dialog, 2).select_option("Someone on this screen")
    expect(page.locator("datalist option[value=Anna]")).to_have_count(1)


def test_the_curtain_shows_nothing_of_the_game(visit: Visit) -> None:
    """Two games with other cards look the same while it is closed, but not when it is open."""
    closed: list[list[list[str]]] = []
    opened: list[str] = []
    visitor = visit()
    for seed in ("one", "another"):
        page = share_screen(visitor, "rope", seed=seed)
        expect(heading(page, "Robin")).to_be_focused()
        states = [page.evaluate(DOM)]
        take(page, "Robin")
        opened.append(page.locator(".table-board").inner_text())
        play_turn(page, "Anna")
        expect(heading(page, "Anna")).to_be_focused()
        states.append(page.evaluate(DOM))
        closed.append(states)
    assert opened[0] != opened[1]
    assert closed[0] == closed[1]


def test_the_curtain_is_used_with_keys_and_closes_when_nobody_looks(visit: Visit) -> None:
    page = share_screen(visit(viewport=PHONE), "rope")
    expect(heading(page, "Robin")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="Pass the device")).to_have_count(1)
    expect_no_faults(page, "the curtain")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Board")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="Robin, your turn")).to_have_count(1)

    page.evaluate(HIDE, True)
    expect(heading(page, "Robin")).to_be_visible()
    expect(page.get_by_role("region", name="Board")).to_have_count(0)
    page.evaluate(HIDE, False)
    take(page, "Robin")
    page.reload()
    take(page, "Robin")
    # The replay would show what everybody at this screen sees.
    page.goto(page.url.replace("/t/", "/r/"))
    expect(page).to_have_url(re.compile("/t/"))
    expect(heading(page, "Robin")).to_be_visible()


def test_cuts_are_made_in_turn(visit: Visit) -> None:
    page = share_screen(visit(), "cutit", {"glass": "own"})
    player = Player(page)
    corner = page.get_by_role("button", name="Pick corner")
    for name in ("Robin", "Anna"):
        take(page, name)
        player.any_of(corner).click()
    # Both may cut now; the one who has the device goes on.
    expect(is_due(page)).to_contain_text("Anna, your turn. Cut")
    player.draw_cut()
    player.cut()
    take(page, "Robin")
    expect(is_due(page)).to_contain_text("Robin, your turn. Cut")
    expect(log_lines(page).last).to_have_text(re.compile("Anna has cut$"))
    player.draw_cut()
    player.cut()
    # The next round begins with Robin.
    expect(is_due(page)).to_contain_text("Robin, your turn. Round 2")
    expect(heading(page)).to_be_hidden()


def test_each_has_three_minutes_of_their_own(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.is_in_a_hurry()
    take_name(visitor, "Robin")
    cuts = [cut for cut in RANKS for _ in range(2)]
    options = {"first": "0", "glass": "own"}
    open_after(visitor, "cutit", 2, options, ["corner a1", "corner j1", *cuts])
    player = Player(page)
    for name in ("Robin", "Player 2"):
        take(page, name)
        expect(page.get_by_role("timer")).to_be_hidden()
        player.press(player.ready())
        player.puzzle_table().wait_for()
        expect(page.get_by_role("timer")).to_contain_text(re.compile("[23]:"))
        player.be_done()
    expect(result(page)).to_be_visible()
    expect(heading(page)).to_be_hidden()


def test_one_screen_gets_a_glass_for_each(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.press_at_game("Cut it", "Options")
    dialog = visitor.page.get_by_role("dialog")
    glass = dialog.get_by_label("Puzzle timer")
    expect(glass).to_have_value("together")
    seat(dialog, 2).select_option("Someone on this screen")
    expect(glass).to_have_value("own")
    seat(dialog, 2).select_option("Free")
    expect(glass).to_have_value("together")


def test_an_open_game_has_no_curtain(visit: Visit) -> None:
    page = share_screen(visit(), "scalino")
    player = Player(page)
    for name in ("Robin", "Anna", "Robin"):
        expect(is_due(page)).to_contain_text(f"{name}, your turn. ")
        player.play(player.build, most=1)
    expect(is_due(page)).to_contain_text("Anna, your turn. ")
    page.get_by_role("button", name="Undo").click()
    expect(is_due(page)).to_contain_text("Robin, your turn. ")
    expect(heading(page)).to_have_count(0)
    expect_no_faults(page, "two at one screen")
