"""Correspondence games: the settings of notices, and the way from a move to the mail and back."""

import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import date, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.live_processes import until
from tests.services.mail import MailService, mail_service, parts
from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE, Visitor, open_server, visiting
from tests.web.players import Player, is_due, who_moves

ADDRESS = "anna@example.org"


class Place(NamedTuple):
    """A server that sends e-mail."""

    url: str
    database: Path
    mail: MailService
    browser: Browser

    def visit(self, stack: ExitStack, **chosen: Any) -> Visitor:
        return stack.enter_context(visiting(self.browser, self.url, **chosen))

    def link(self, page: str) -> str:
        """Waits for an e-mail with a link to a page of ours, and returns the link."""

        def links() -> list[str]:
            texts = [parts(one)[0] for one in self.mail.received]
            return [link for text in texts for link in re.findall(rf"{self.url}/{page}\S*", text)]

        until(lambda: bool(links()))
        return links()[-1]

    def nobody_has_been_here_lately(self) -> None:
        """Lets the time pass in which somebody who was here may still be looking."""
        with sqlite3.connect(self.database) as connection:
            connection.execute("UPDATE sessions SET seen_at = 0")
        connection.close()


@pytest.fixture(scope="module")
def place(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("notices")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with mail_service() as mail:
        settings = {name: str(value) for name, value in mail.settings.items()}
        settings |= {"public_url": url, "secure_cookie": "off", "notice_seconds": "0.1"}
        with open_server(folder, port=port, **settings):
            yield Place(url, folder / "tavolino.db", mail, browser)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def notices(visitor: Visitor) -> Locator:
    heading = visitor.page.get_by_role("heading", name="Correspondence games")
    return visitor.page.locator("section").filter(has=heading)


def confirm_address(place: Place, visitor: Visitor) -> None:
    place.mail.received.clear()
    visitor.go("/me")
    section = notices(visitor)
    section.get_by_role("textbox", name="Your email address").fill(ADDRESS)
    visitor.page.keyboard.press("Enter")
    expect(section.get_by_text("Open it to confirm your address.")).to_be_visible()
    visitor.go(place.link("n/confirm/"))
    confirm = visitor.page.get_by_role("button", name="Yes, confirm this address")
    expect(confirm).to_be_visible()
    expect_no_faults(visitor.page, "confirming")
    confirm.click()
    expect(visitor.page.get_by_role("heading", name="Address confirmed")).to_be_visible()


def test_a_move_is_told_by_mail_whose_link_opens_the_table(place: Place, stack: ExitStack) -> None:
    anna, ben = place.visit(stack), place.visit(stack)
    ben.take_name("Ben")
    anna.take_name("Anna")
    confirm_address(place, anna)
    ben.set_up("Scalino")
    table = ben.page.url
    anna.go(table)
    anna.page.get_by_role("button", name="Sit down").click()
    anna.is_at_game()
    ben.is_at_game()
    if who_moves(anna.page, ben.page)[0] is anna.page:
        Player(anna.page, has_touch=False).build()
    anna.page.goto("about:blank")
    Player(ben.page, has_touch=False).build()
    place.nobody_has_been_here_lately()

    assert place.link("t/") == table
    [message] = [one for one in place.mail.received if "Your turn" in str(one["Subject"])]
    assert message["Subject"] == "Your turn: Scalino with Ben"
    assert message["To"] == ADDRESS
    anna.go(place.link("t/"))
    expect(is_due(anna.page)).to_be_visible()

    stranger = place.visit(stack, locale="de-DE")
    stranger.go(place.link("n/stop/"))
    stranger.page.get_by_role("button", name="Abbestellen").click()
    expect(stranger.page.get_by_role("heading", name="E-Mails abbestellt")).to_be_visible()
    expect_no_faults(stranger.page, "stopped")
    anna.go("/me")
    expect(notices(anna).get_by_text(f"{ADDRESS} is unsubscribed.")).to_be_visible()


def test_everything_about_notices_can_be_set(place: Place, stack: ExitStack) -> None:
    anna = place.visit(stack, viewport=PHONE)
    confirm_address(place, anna)
    anna.page.get_by_role("link", name="Your settings").click()
    section = notices(anna)
    expect(section.get_by_text(f"We email you at {ADDRESS}.")).to_be_visible()

    section.get_by_label("When it is your turn").select_option("After 3 hours")
    section.get_by_label("Before your time runs out").select_option("Never")
    section.get_by_label("Email frequency").select_option("Once a day")
    section.get_by_label("Time of day").select_option("19:00")

    section.get_by_role("button", name="Create feed").click()
    feed = section.get_by_role("textbox", name="Feed reader")
    expect(feed).to_have_value(re.compile(r"/api/feeds/[\w-]+/turns\.atom$"))
    first = feed.input_value()
    response = anna.page.request.get(first)
    assert response.headers["content-type"].startswith("application/atom+xml")
    section.get_by_role("button", name="Get new addresses").click()
    expect(feed).not_to_have_value(first)

    day = [(date.today() + timedelta(days=n)).isoformat() for n in (1, 3)]
    for n in range(2):
        section.get_by_label("First day").fill(day[0])
        section.get_by_label("Last day").fill(day[1])
        section.get_by_role("button", name="Add", exact=True).click()
        if n == 0:
            expect(section.get_by_label("First day")).to_have_value("")
    refused = "You already have holidays on some of these days."
    expect(anna.page.get_by_text(refused).first).to_be_visible()
    expect_no_faults(anna.page, "notices")

    anna.page.reload()
    expect(section.get_by_label("When it is your turn")).to_have_value("3")
    expect(section.get_by_label("Before your time runs out")).to_have_value("never")
    expect(section.get_by_label("Email frequency")).to_have_value("day")
    expect(section.get_by_label("Time of day")).to_have_value("19")
    width = anna.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "nothing is wider than the page"
    section.get_by_role("button", name=re.compile("^Remove .* – ")).press("Enter")
    expect(section.get_by_role("button", name=re.compile("^Remove .* – "))).to_have_count(0)
    section.get_by_role("button", name="Remove feed").click()
    expect(feed).to_have_count(0)
    section.get_by_role("button", name="Remove address").click()
    expect(section.get_by_role("textbox", name="Your email address")).to_be_visible()
