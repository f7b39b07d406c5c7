"""Friends at a table: joining by a name, calls to those who look elsewhere, nudges, spectators."""

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PageTimeout

from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, is_due, log_lines, result, who_moves
from tests.web.positions import middle, play_on

CALLS = """
window.isAway = false
window.calls = []
Object.defineProperty(document, 'hidden', { get: () => window.isAway })
window.Notification = class {
  static permission = 'granted'
  static requestPermission() { return Promise.resolve('granted') }
  constructor(title, { body }) { window.calls.push(body) }
  close() {}
}
"""
"""Keeps the notifications, which a test cannot see, and lets the page believe that it is hidden."""


def look_away(page: Page) -> None:
    page.evaluate("window.isAway = true")


def expect_call(page: Page, text: str) -> None:
    try:
        page.wait_for_function("text => window.calls.some(call => call.includes(text))", arg=text)
    except PageTimeout as error:
        raise AssertionError(f"{text} is not among {page.evaluate('window.calls')}") from error


def icon_of(page: Page) -> str:
    path = page.locator("link[rel=icon]").evaluate("link => new URL(link.href).pathname")
    assert isinstance(path, str)
    return path


def height_of(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["height"]


def sit_down_as(visitor: Visitor, name: str) -> None:
    field = visitor.page.get_by_role("textbox", name="What should we call you?")
    assert len(field.input_value()) > 2, "a name is proposed"
    field.fill(name)
    visitor.page.get_by_role("button", name="Sit down").click()


def test_friends_join_are_called_and_are_asked_before_a_bot_plays_for_them(visit: Visit) -> None:
    anna, ben = visit(), visit(viewport=PHONE)
    anna.page.add_init_script(CALLS)
    ben.page.add_init_script(CALLS)
    anna.set_up("Scalino", more={"Seconds before a bot may": "10"})
    anna.page.get_by_role("textbox", name="What should we call you?").fill("Anna")
    anna.page.get_by_role("button", name="Save").click()
    expect(anna.page.get_by_role("listitem").filter(has_text="Anna").first).to_be_visible()
    anna.page.get_by_role("checkbox", name="Notify me").check()
    look_away(anna.page)

    ben.go(anna.page.url)
    expect(ben.page.get_by_text("Anna has saved you a seat.")).to_be_visible()
    expect_no_faults(ben.page, "joining")
    sit_down_as(ben, "Ben")
    ben.is_at_game()
    expect_call(anna.page, "Ben sat down.")

    slow, waiting = who_moves(anna.page, ben.page)
    slow_name, waiting_name = ("Anna", "Ben") if slow is anna.page else ("Ben", "Anna")
    assert icon_of(slow) == "/icon-turn.svg"
    assert icon_of(waiting) == "/icon.svg"
    nudge = waiting.get_by_role("button", name=f"{slow_name}, still there?")
    nudge.click()
    expect(waiting.get_by_text("Asked. A bot takes over")).to_be_visible()
    here = slow.get_by_role("button", name="I’m here")
    expect(here).to_be_in_viewport()
    expect(slow.get_by_text(f"{waiting_name} is waiting for you.").first).to_be_visible()
    expect_no_faults(slow, "nudged")
    here.click()
    expect(here).to_have_count(0)
    expect(nudge).to_have_count(0)
    Player(slow, has_touch=False).build()
    expect(log_lines(waiting)).to_have_count(2)
    assert icon_of(waiting) == "/icon-turn.svg"

    slow.get_by_role("button", name="More").click()
    slow.get_by_role("button", name="Leave table").click()
    slow.get_by_role("dialog").get_by_role("button", name="Leave table").click()
    expect(waiting.get_by_text(f"{slow_name} has left. A bot takes over.").first).to_be_visible()


def test_a_spectator_asks_to_see_only_what_is_hidden(visit: Visit) -> None:
    player, spectator = visit(), visit()
    for game, is_hidden in (("Scalino", False), ("Cut the Rope", True)):
        player.play_bots(game)
        spectator.go(player.page.url)
        panel = spectator.page.get_by_role("region", name="You are watching")
        expect(panel).to_be_visible()
        ask = panel.get_by_role("button", name="Ask")
        expect(ask).to_have_count(int(is_hidden))
    ask.click()
    expect(panel.get_by_text("Request sent to")).to_be_visible()
    expect_no_faults(spectator.page, "watching")
    player.page.get_by_role("button", name="Allow").click()
    expect(panel.get_by_role("listitem").filter(has_text="You see what")).to_be_visible()


def test_the_end_of_a_game_with_bots_is_beside_the_board_and_one_press_from_the_next(
    visit: Visit,
) -> None:
    visitor = visit()
    visitor.is_in_a_hurry()
    visitor.play_bots("Scalino")
    page, before = visitor.page, visitor.page.url
    player = Player(page)
    is_due(page).wait_for()
    board = page.get_by_role("region", name="Board")
    is_hinted = page.locator(".status.hint")
    height = height_of(board)
    for count in range(2):
        page.get_by_role("button", name="Hint").click()
        expect(is_hinted).to_be_visible()
        warning = is_hinted.get_by_text("no longer rated")
        expect(warning).to_have_count(0 if count else 1)
        assert height_of(board) == height, "a hint leaves the board alone"
        player.play(player.build, most=1)
        is_due(page).wait_for()
    play_on(visitor, middle, 10)
    player.play(player.build)
    expect(result(page)).to_be_in_viewport()
    expect(result(page)).to_contain_text("You")
    expect(page.get_by_role("tab", name="Score")).to_have_attribute("aria-selected", "true")
    expect_no_faults(page, "the end")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    visitor.is_at_game()
