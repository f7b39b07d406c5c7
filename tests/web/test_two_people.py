"""Two people, each with a browser, at one table."""

from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, is_due, log_lines, result


def come(visit: Visit, name: str) -> Visitor:
    visitor = visit()
    visitor.take_name(name)
    visitor.go("/")
    return visitor


def link_of(host: Visitor) -> str:
    return host.page.get_by_role("textbox", name="Link to this table").input_value()


def begin(host: Visitor, guest: Visitor) -> tuple[Visitor, Visitor]:
    """The guest, who has found the table, sits down and is ready; whoever opened the table has
    been so all along. Gives who moves first, and who waits."""
    guest.page.get_by_role("button", name="Sit here").click()
    guest.page.get_by_role("button", name="I am ready").click()
    due, waiting = is_due(host.page), host.page.get_by_text("Waiting for")
    due.or_(waiting).first.wait_for()
    return (host, guest) if due.is_visible() else (guest, host)


def test_by_link_with_chat_undo_and_rematch(visit: Visit) -> None:
    anna, ben = come(visit, "Anna"), come(visit, "Ben")
    anna.press_at_game("Scalino", "Invite")
    ben.go(link_of(anna))
    first, second = begin(anna, ben)

    Player(first.page).build()
    expect(log_lines(second.page)).to_have_count(2)
    expect(is_due(second.page)).to_be_visible()

    second.page.get_by_role("tab", name="Chat").click()
    second.page.get_by_role("textbox", name="Say something").fill("Well begun!")
    second.page.get_by_role("button", name="Send").click()
    first.page.get_by_role("tab", name="Chat 1").click()
    expect(first.page.get_by_text("Well begun!")).to_be_visible()
    first.page.get_by_role("tab", name="Log").click()
    second.page.get_by_role("tab", name="Log").click()

    first.page.get_by_role("button", name="Take back").click()
    expect(first.page.get_by_text("Asked to take back")).to_be_visible()
    expect(second.page.get_by_text("would like to take back")).to_be_visible()
    second.page.get_by_role("button", name="Decline").click()
    expect(first.page.get_by_text("Asked to take back")).to_be_hidden()
    expect(is_due(second.page)).to_be_visible()

    first.page.get_by_role("button", name="Take back").click()
    second.page.get_by_role("button", name="Allow").click()
    expect(is_due(first.page)).to_be_visible()
    expect(log_lines(second.page).last).to_contain_text("takes back")

    second.page.get_by_role("button", name="More").click()
    second.page.get_by_role("button", name="Give up").click()
    second.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    for visitor in (first, second):
        expect(result(visitor.page)).to_be_visible()

    first.page.get_by_role("button", name="Play again").click()
    for visitor in (first, second):
        visitor.page.get_by_role("link", name="To the next game").click()
        visitor.page.get_by_role("heading", name="Seats").wait_for()
        expect(visitor.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()


def test_by_code(visit: Visit) -> None:
    anna, ben = come(visit, "Anna"), come(visit, "Ben")
    anna.press_at_game("Scalino", "Invite")
    code = anna.page.locator(".code").inner_text()
    ben.page.get_by_role("textbox", name="Have you been told a code?").fill(code.lower())
    ben.page.get_by_role("button", name="Join").click()
    first, second = begin(anna, ben)
    for mover, other in [(first, second), (second, first)]:
        known = log_lines(other.page).count()
        is_due(mover.page).wait_for()
        Player(mover.page).build()
        expect(log_lines(other.page)).to_have_count(known + 1)
