"""Two people, each with a browser, at one table."""

import re

from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, is_due, log_lines, result, who_moves
from tests.web.positions import take_name


def come(visit: Visit, name: str) -> Visitor:
    visitor = visit(service_workers="allow")
    take_name(visitor, name)
    visitor.go("/")
    return visitor


def link_of(host: Visitor) -> str:
    return host.page.get_by_role("textbox", name="Link to this table").input_value()


def begin(host: Visitor, guest: Visitor) -> tuple[Page, Page]:
    """The guest, who has found the table, sits down, and the game is on. Gives who moves first, and
    who waits."""
    guest.page.get_by_role("button", name="Sit down").click()
    return who_moves(host.page, guest.page)


def test_two_people_meet_by_link_and_use_chat_undo_and_rematch(visit: Visit) -> None:
    anna, ben = come(visit, "Anna"), come(visit, "Ben")
    anna.press_at_game("Scalino", "Invite")
    ben.go(link_of(anna))
    first, second = begin(anna, ben)

    Player(first).build()
    expect(log_lines(second)).to_have_count(2)
    expect(is_due(second)).to_be_visible()

    second.get_by_role("tab", name="Chat").click()
    second.get_by_role("textbox", name="Write a message").fill("Well begun!")
    second.get_by_role("button", name="Send").click()
    first.get_by_role("tab", name="Chat 1").click()
    expect(first.get_by_text("Well begun!")).to_be_visible()
    first.get_by_role("tab", name="Log").click()
    second.get_by_role("tab", name="Log").click()

    first.get_by_role("button", name="Undo").click()
    expect(first.get_by_text("Undo requested")).to_be_visible()
    expect(second.get_by_text("asks to undo")).to_be_visible()
    second.get_by_role("button", name="Decline").click()
    expect(first.get_by_text("Undo requested")).to_be_hidden()
    expect(is_due(second)).to_be_visible()

    first.get_by_role("button", name="Undo").click()
    second.get_by_role("button", name="Allow").click()
    expect(is_due(first)).to_be_visible()
    expect(log_lines(second).last).to_contain_text("undoes everything")

    second.get_by_role("button", name="More").click()
    second.get_by_role("button", name="Resign").click()
    second.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(result(first)).to_have_text("You won!")
    expect(result(second)).to_have_text("You resigned.")

    first.get_by_role("button", name="Rematch").click()
    first.get_by_role("heading", name="Seats").wait_for()
    expect(second.get_by_text("wants a rematch").first).to_be_visible()
    expect(second).to_have_title(re.compile("Rematch"))
    second.get_by_role("button", name="I’m in").click()
    who_moves(first, second)


def test_two_people_meet_by_code(visit: Visit) -> None:
    anna, ben = come(visit, "Anna"), come(visit, "Ben")
    anna.press_at_game("Scalino", "Invite")
    code = anna.page.locator(".code").inner_text()
    ben.page.get_by_role("textbox", name="Got a code?").fill(code.lower())
    ben.page.get_by_role("button", name="Join").click()
    first, second = begin(anna, ben)
    for mover, other in [(first, second), (second, first)]:
        known = log_lines(other).count()
        is_due(mover).wait_for()
        Player(mover).build()
        expect(log_lines(other)).to_have_count(known + 1)
