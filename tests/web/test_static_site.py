"""The static site in a folder of a plain web server: its pages, links and addresses."""

from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.axe import expect_no_faults
from tests.web.browsing import DESKTOP, PHONE, visiting
from tests.web.static_site import FOLDER, Traffic, watch


class Reader(NamedTuple):
    page: Page
    traffic: Traffic

    def place(self) -> str:
        """The address of the page as the client knows it."""
        return urlsplit(self.page.url).fragment


@pytest.fixture
def reader(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Reader]:
    """Somebody on a static site, who finds every file and is told of no fault."""
    with visiting(browser, site, viewport=getattr(request, "param", DESKTOP)) as visitor:
        traffic = watch(visitor.page)
        yield Reader(visitor.page, traffic)
        assert traffic.failed == []
        assert [url for url in traffic.requested if not url.startswith(site)] == []


on_both_screens = pytest.mark.parametrize(
    "reader", [DESKTOP, PHONE], indirect=True, ids=["desktop", "phone"]
)


@on_both_screens
def test_the_first_page_offers_what_can_be_done_here(reader: Reader) -> None:
    page, _ = reader
    page.goto("")
    expect(page.get_by_text("right on this device")).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_have_count(4)
    for offered in ("Puzzles", "Open a game file"):
        expect(page.get_by_role("link", name=offered)).to_be_visible()
    for absent in ("Find an opponent", "Invite", "Join", "Print"):
        expect(page.get_by_role("button", name=absent)).to_have_count(0)
    for absent in ("Leaderboard", "Leaderboard"):
        expect(page.get_by_role("link", name=absent, exact=True)).to_have_count(0)
    for absent in ("Friends", "Open tables"):
        expect(page.get_by_role("heading", name=absent)).to_have_count(0)
    expect_no_faults(page, "the first page of a static site")


def test_nothing_is_asked_of_a_server(reader: Reader) -> None:
    page, traffic = reader
    for place in ("", "#/learn", "#/me", "#/r", "#/leaderboard", "#/p/somebody", "#/c/ABC234"):
        page.goto(place)
        expect(page.locator("#main h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    paths = {urlsplit(url).path for url in traffic.requested}
    asked = {path for path in paths if path.startswith("/api/")}
    assert asked == set()


def test_one_goes_from_page_to_page_and_back(reader: Reader, site: str) -> None:
    page, _ = reader
    page.goto("")
    page.get_by_role("banner").get_by_role("link", name="Learn").click()
    expect(page.get_by_role("heading", name="Learn the games")).to_be_visible()
    assert page.url == f"{site}#/learn"
    page.get_by_role("link", name="Rules").first.click()
    article = page.get_by_role("article")
    expect(article.get_by_role("heading", level=1)).to_be_visible()
    rules = reader.place()
    assert rules.startswith("/learn/")
    assert rules.endswith("/rules")
    page.go_back()
    expect(page.get_by_role("heading", name="Learn the games")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.go_forward()
    page.go_forward()
    expect(article.get_by_role("heading", level=1)).to_be_visible()
    assert reader.place() == rules
    page.reload()
    expect(article.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Tavolino").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


@on_both_screens
def test_a_link_leads_to_its_rule(reader: Reader) -> None:
    page, _ = reader
    page.goto("#/learn/scalino/rules#SC-7")
    asked_for = page.locator(".rules .asked-for")
    expect(asked_for).to_have_attribute("id", "SC-7")
    expect(asked_for).to_be_in_viewport()
    for picture in page.get_by_role("article").get_by_role("img").all():
        picture.scroll_into_view_if_needed()
        # A picture that could not be loaded has no width of its own.
        page.wait_for_function("one => one.naturalWidth > 0", arg=picture.element_handle())
    expect_no_faults(page, "rules on a static site")


@on_both_screens
def test_a_rule_and_a_chapter_can_be_reached_from_another(reader: Reader) -> None:
    page, _ = reader
    page.goto("#/learn/scalino/rules")
    article = page.get_by_role("article")
    article.get_by_role("link", name="SC-7", exact=True).last.click()
    expect(page.locator("[id='SC-7']")).to_be_in_viewport()
    expect(page.locator(".rules .asked-for")).to_have_attribute("id", "SC-7")
    assert reader.place() == "/learn/scalino/rules#SC-7"
    chapters = page.get_by_role("navigation", name="Contents").get_by_role("link")
    title = chapters.last.inner_text()
    chapters.last.click()
    heading = article.get_by_role("heading", name=title, exact=True)
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    page.go_back()
    expect(page.locator(".rules .asked-for")).to_have_attribute("id", "SC-7")
    page.reload()
    expect(page.locator(".rules .asked-for")).to_be_in_viewport()


def test_links_can_be_opened_in_another_tab(reader: Reader, site: str) -> None:
    page, _ = reader
    page.goto("#/learn/scalino/rules")
    link = page.get_by_role("article").get_by_role("link", name="SC-7", exact=True).last
    # Not by a click with Ctrl: pages that it opens crash in the headless Chromium of a bare Debian.
    other = page.context.new_page()
    other.goto(str(link.evaluate("one => one.href")))
    expect(other.locator(".rules .asked-for")).to_be_in_viewport()
    assert other.url == f"{site}#/learn/scalino/rules#SC-7"


def test_the_content_can_be_reached_with_two_keys(reader: Reader) -> None:
    page, _ = reader
    page.goto("#/learn")
    expect(page.get_by_role("heading", name="Learn the games")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    assert reader.place() == "/learn"


def test_the_language_stays_as_it_was_chosen(reader: Reader) -> None:
    page, _ = reader
    page.goto("#/me")
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.get_by_text("nur in diesem Browser gespeichert")).to_be_visible()
    page.reload()
    expect(page.get_by_text("nur in diesem Browser gespeichert")).to_be_visible()
    page.goto("#/learn/rope/rules")
    expect(page.get_by_role("article")).to_contain_text("Reihe")


@on_both_screens
def test_the_own_page_has_no_account(reader: Reader) -> None:
    page, _ = reader
    page.goto("#/me")
    expect(page.get_by_role("textbox", name="Your name")).to_be_visible()
    page.get_by_role("radio", name="Dark").check()
    expect(page.locator("html")).to_have_attribute("data-look", "dark")
    page.get_by_role("radio", name="System").check()
    for absent in ("Sign in", "Friends", "Your ratings", "Your data"):
        expect(page.get_by_role("heading", name=absent)).to_have_count(0)
    # The same settings are in the dialog of every page.
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("radio", name="Light").check()
    expect(page.locator("html")).to_have_attribute("data-look", "light")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("radio", name="Light")).to_be_checked()
    expect_no_faults(page, "a person's page on a static site")


def test_what_needs_a_server_is_not_here(reader: Reader) -> None:
    page, _ = reader
    for place in ("/nowhere", "/leaderboard", "/p/somebody", "/c/ABC234", "/f/x"):
        page.goto(f"#{place}")
        expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
        page.get_by_role("link", name="All games").click()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_it_can_be_installed(browser: Browser, site: str) -> None:
    """The page's folder is what the service worker looks after."""
    with visiting(browser, site, service_workers="allow") as visitor:
        visitor.page.goto("")
        ready = "navigator.serviceWorker.ready.then(({ scope }) => scope)"
        assert visitor.page.evaluate(ready) == site
        assert FOLDER in site
