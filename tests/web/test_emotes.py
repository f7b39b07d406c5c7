"""Emotes: sent with two presses, seen at the sender's seat, kept in the chat."""

from playwright.sync_api import Page, expect

from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.players import who_moves


def send(page: Page, words: str) -> None:
    page.get_by_role("button", name="Reactions").first.click()
    page.get_by_role("group", name="Reactions").get_by_role("button", name=words).click()


def test_emotes_are_seen_heard_and_kept_in_the_chat(visit: Visit) -> None:
    anna, ben, carla = visit(), visit(viewport=PHONE), visit()
    for visitor, name in ((anna, "Anna"), (ben, "Ben"), (carla, "Carla")):
        visitor.take_name(name)
    anna.go("/")
    anna.press_at_game("Scalino", "Invite")
    anna.page.wait_for_url("**/t/*")
    ben.go(anna.page.url)
    send(ben.page, "Hello!")
    expect(anna.page.locator(".floating-emotes")).to_contain_text("Ben")  # he has no seat yet
    expect(anna.page.locator(".chat-lines")).to_contain_text("Hello!")
    ben.page.get_by_role("button", name="Sit down").click()
    who_moves(anna.page, ben.page)
    ben.is_at_game()  # the tools come anew with the board
    anna.page.locator(".toast", has_text="Ben sat down").get_by_role("button").click()

    seat = anna.page.locator(".seat", has_text="Ben")
    send(ben.page, "Well played!")
    expect(seat.locator(".seat-emote")).to_be_visible()
    expect(anna.page.get_by_role("status")).to_contain_text(["Ben says: Well played!"])
    expect(anna.page.locator(".floating-emotes p")).to_have_count(0)
    expect(seat.locator(".seat-emote")).to_have_count(0)  # it goes by itself
    expect(anna.page.get_by_role("tab", name="Chat 1")).to_be_visible()

    # With the keyboard alone; on Ben's phone the seats are below the board.
    button = anna.page.get_by_role("button", name="Reactions")
    button.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("button", name="Hello!")).to_be_focused()
    expect_no_faults(anna.page, "emotes")
    anna.page.keyboard.press("Escape")
    expect(button).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("button", name="Hello!")).to_be_focused()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    expect(ben.page.locator(".floating-emotes")).to_contain_text("Anna")
    expect(ben.page.get_by_role("group", name="Reactions")).to_have_count(0)

    # A spectator, who reads German.
    carla.page.evaluate("localStorage.setItem('tavolino.language', '\"de\"')")
    carla.go(anna.page.url)
    carla.page.get_by_role("tab", name="Chat").click()
    lines = carla.page.locator(".chat-lines > li")
    expect(lines).to_contain_text(["Hallo!", "Gut gespielt!", "Guter Zug!"])
    expect(carla.page.locator(".seat-emote")).to_have_count(0)  # they are from before
    carla.page.get_by_role("button", name="Reaktionen").first.click()
    carla.page.get_by_role("button", name="Danke!").click()
    expect(anna.page.locator(".floating-emotes")).to_contain_text("Carla")
