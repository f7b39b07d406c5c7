"""Play without a network: its files are fetched when somebody asks for them, and then the client
starts although nobody answers."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tavolino.locales import LANGUAGES, say
from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Come
from tests.web.front import UNLISTED, built, listed, rebuilt
from tests.web.guests import KEPT, VERSION, WORKER, Guest, until
from tests.web.test_languages import check

SMALL: Final = "icon-512.png"
"""A file that only comes with all others."""
TEXT: Final = "path => fetch(path).then(answer => answer.text())"
ON_A_PHONE: Final = "Object.defineProperty(navigator, 'standalone', {value: false})"
OFFER: Final = """() => {
  const offer = new Event('beforeinstallprompt', {cancelable: true})
  offer.prompt = async () => { window.isAsked = true }
  dispatchEvent(offer)
}"""
OLD: Final = b"Sit down and play"
NEW: Final = b"Sit down and stay"


def hero(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def test_the_first_visit_fetches_nothing_of_it(come: Come) -> None:
    guest = come()
    guest.visitor.go("/")
    expect(guest.page.get_by_role("button", name="Play now").first).to_be_enabled()
    guest.page.evaluate(WORKER)
    assert not guest.front.asked_for(r"^/files\.json|^/device/|/card-|/offline-")
    assert not guest.kept()
    guest.page.get_by_role("button", name="Play offline").click()
    card = guest.page.locator(".offline-card")
    expect(card).to_contain_text(re.compile(r"It will take up \d[\d.]* MB"))
    assert guest.front.asked_for(r"^/files\.json")
    assert not guest.kept()


def test_the_client_starts_without_a_server(come: Come) -> None:
    guest = come()
    guest.install()
    assert guest.kept() == set(built()) - UNLISTED
    expect(guest.page.get_by_role("button", name="Play offline")).to_be_hidden()
    guest.front.stop()
    guest.page.close()
    page = guest.another_page()
    page.goto("/")
    note = page.get_by_text("Games on this device and the rules still work")
    expect(note).to_be_visible()
    expect(page.get_by_role("heading", name="Cut the Rope")).to_be_visible()
    for needs_server in ("Find an opponent", "Invite", "Join"):
        expect(page.get_by_role("button", name=needs_server)).to_have_count(0)
    expect_no_faults(page, "the first page without a server")
    page.get_by_role("button", name="Settings").click()
    expect(page.locator(".offline-card")).to_contain_text("Ready")
    page.get_by_role("combobox", name="Language").select_option("pl")
    page.get_by_role("radio", name="Ciemny").check()
    expect(page.locator(".offline-card")).to_contain_text("Gotowe")
    page.keyboard.press("Escape")
    page.goto("/learn/scalino/rules#SC-7")
    expect(page.locator("#SC-7")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-look", "dark")
    for address in ("/learn", "/me", "/t/nowhere", "/r/nowhere?at=3", "/leaderboard"):
        page.goto(address)
        expect(hero(page).first).to_be_visible()
    guest.front.start()
    page.goto("/")
    expect(page.get_by_role("button", name="Zagraj").first).to_be_enabled()


def test_a_server_that_is_down_or_too_slow(come: Come) -> None:
    guest = come()
    guest.install()
    guest.front.status = 503
    guest.page.goto("/learn/rope/rules")
    expect(guest.page.locator("#CR-1")).to_be_visible()
    expect(guest.page.get_by_text("The server is not responding")).to_be_visible()
    guest.front.status = None
    expect(guest.page.get_by_text("The server is not responding")).to_be_hidden()
    guest.front.is_open.clear()
    guest.page.goto("/learn/cutit/rules")
    expect(guest.page.locator("#CI-1")).to_be_visible()


def test_an_update_comes_by_itself_and_never_mixes_with_an_open_page(come: Come) -> None:
    guest = come()
    guest.install()
    front = guest.front
    front.stop()
    old = guest.page
    old.goto("/")
    expect(hero(old)).to_have_text(OLD.decode())
    front.files = rebuilt(sentence=(OLD, NEW)) | {"icon.svg": b"<svg/>"}
    front.files["files.json"] = listed(front.files)
    before, version = guest.kept(), old.evaluate(VERSION)
    front.asked.clear()
    front.start()
    new = guest.another_page()
    new.goto("/")
    expect(hero(new)).to_have_text(NEW.decode())
    until(lambda: new.evaluate(VERSION) != version)
    assert set(front.files) - UNLISTED <= guest.kept()
    unchanged = [path for path in before if path.endswith((".png", ".css", "icon-turn.svg"))]
    assert not [path for path in unchanged if f"/{path}" in front.asked]
    # The old page goes on with its own files, also those that the server has no more.
    guest.visitor.go_within("/learn/scalino/rules")
    expect(old.locator("#SC-7")).to_be_visible()
    assert old.evaluate(TEXT, "/icon.svg") == built()["icon.svg"].decode()
    assert new.evaluate(TEXT, "/icon.svg") == "<svg/>"
    front.stop()
    new.goto("/")
    expect(hero(new)).to_have_text(NEW.decode())
    assert new.evaluate(TEXT, "/icon.svg") == "<svg/>"
    old.close()
    gone = before - set(front.files)
    assert gone

    guest.wait_two_minutes(new)

    # Another page is opened now and then, until the files of the closed one are gone.
    def is_gone() -> bool:
        new.reload()
        expect(hero(new)).to_have_text(NEW.decode())
        return not gone & set(new.evaluate(KEPT))

    until(is_gone)


def test_a_download_that_breaks_off_goes_on_where_it_was(come: Come) -> None:
    guest = come()
    large = max(built().items(), key=lambda one: len(one[1]))[0]
    guest.front.cut_off.add(large)
    guest.visitor.go("/")
    guest.page.evaluate(WORKER)
    card = guest.open_card()
    card.get_by_role("button", name="Download").click()
    expect(card.get_by_role("alert")).to_contain_text("The connection was lost")
    there = guest.kept()
    assert there
    assert large not in there
    guest.front.cut_off.clear()
    guest.front.asked.clear()
    # Another day: the page is loaded anew.
    guest.page.reload()
    card = guest.open_card()
    card.get_by_role("button", name="Continue").click()
    expect(card).to_contain_text("Ready")
    assert f"/{large}" in guest.front.asked
    assert not [path for path in there if f"/{path}" in guest.front.asked_for("^/assets/.*svg$")]


def test_a_file_that_is_not_what_was_listed_is_not_kept(come: Come) -> None:
    guest = come()
    files = built()
    guest.front.files = {**files, "icon.svg": b"<svg>damaged</svg>"}
    guest.visitor.go("/")
    guest.page.evaluate(WORKER)
    card = guest.open_card()
    card.get_by_role("button", name="Download").click()
    expect(card.get_by_role("alert")).to_contain_text("were damaged on the way")
    assert "icon.svg" not in guest.kept()
    guest.front.files = files
    card.get_by_role("button", name="Continue").click()
    expect(card).to_contain_text("Ready")


def test_how_far_it_is_can_be_seen_and_heard_and_it_can_be_stopped(come: Come) -> None:
    guest = come()
    page, front = guest.page, guest.front
    front.held.add(SMALL)
    guest.visitor.go("/")
    page.evaluate(WORKER)
    front.is_open.clear()
    page.get_by_role("button", name="Play offline").press("Enter")
    card = page.locator(".offline-card")
    card.get_by_role("button", name="Download").press("Enter")
    bar = card.get_by_role("progressbar", name="Downloading for offline play")
    expect(bar).to_have_attribute("aria-valuetext", re.compile(r"^[\d.]+ MB of [\d.]+ MB$"))
    expect(page.get_by_role("status").filter(has_text="75 percent")).to_be_attached()
    expect_no_faults(page, "fetching")
    stop = card.get_by_role("button", name="Stop")
    expect(stop).to_be_focused()
    stop.press("Enter")
    expect(card).to_contain_text("The download is not complete")
    front.is_open.set()
    go_on = card.get_by_role("button", name="Continue")
    expect(go_on).to_be_focused()
    go_on.press("Enter")
    expect(card).to_contain_text("Ready")


def test_it_can_be_removed(come: Come) -> None:
    guest = come()
    guest.install()
    card = guest.open_card()
    expect_no_faults(guest.page, "ready")
    card.get_by_role("button", name="Remove from this device").press("Enter")
    expect(card.get_by_role("button", name="Download")).to_be_focused()
    assert guest.page.evaluate("caches.keys()") == [f"tavolino-shell {guest.front.url}/"]
    guest.close_card()
    guest.page.reload()
    expect(guest.page.get_by_role("button", name="Play offline")).to_be_visible()
    guest.front.stop()
    guest.page.reload()
    expect(guest.page.get_by_text("This page will reload")).to_be_visible()


def test_windows_show_what_another_one_does(come: Come) -> None:
    guest = come()
    guest.visitor.go("/")
    guest.page.evaluate(WORKER)
    other = Guest(Visitor(guest.another_page()), guest.front)
    other.visitor.go("/")
    guest.front.held.add(SMALL)
    guest.front.is_open.clear()
    card, seen = guest.open_card(), other.open_card()
    expect(seen.get_by_role("button", name="Download")).to_be_visible()
    card.get_by_role("button", name="Download").click()
    expect(seen.get_by_role("progressbar")).to_be_visible()
    expect(seen.get_by_role("button", name="Stop")).to_be_hidden()
    # The window that fetches is closed; the other one may go on.
    guest.page.close()
    guest.front.is_open.set()
    # It begins anew if no file had arrived whole.
    seen.get_by_role("button", name=re.compile("Continue|Download")).click()
    expect(seen).to_contain_text("Ready")


def test_without_room_it_says_so(come: Come) -> None:
    guest = come()
    guest.visitor.go("/")
    guest.page.evaluate(WORKER)
    devtools = guest.page.context.new_cdp_session(guest.page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": guest.front.url, "quotaSize": 1e6})
    card = guest.open_card()
    card.get_by_role("button", name="Download").click()
    expect(card.get_by_role("alert")).to_contain_text("not enough storage")


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("delete Navigator.prototype.serviceWorker", "does not let pages store files"),
        (
            "Object.defineProperty(window, 'isSecureContext', {value: false})",
            "only allow this at addresses that start with https://",
        ),
    ],
    ids=["private", "insecure"],
)
def test_where_nothing_may_be_kept_it_says_so(come: Come, script: str, sentence: str) -> None:
    guest = come()
    guest.page.add_init_script(script)
    guest.visitor.go("/")
    expect(guest.page.get_by_role("button", name="Play now").first).to_be_enabled()
    card = guest.open_card()
    expect(card).to_contain_text(sentence)
    expect(card.get_by_role("button")).to_have_count(0)


def test_where_the_browser_offers_an_app_the_card_does_too(come: Come) -> None:
    guest = come()
    guest.page.add_init_script(ON_A_PHONE)
    guest.visitor.go("/")
    guest.page.evaluate(OFFER)
    card = guest.open_card()
    expect(card).to_contain_text("Add to Home Screen")
    button = card.get_by_role("button", name="Install as an app")
    button.click()
    expect(button).to_be_hidden()
    assert guest.page.evaluate("window.isAsked")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_fits_on_a_phone_in_every_language(come: Come, language: str) -> None:
    guest = come(locale=language, viewport=PHONE)
    guest.visitor.go("/")
    guest.page.get_by_role("button", name=say("settings", language)).click()
    card = guest.page.locator(".offline-card")
    expect(card.get_by_role("button")).to_be_visible()
    check(guest.page, language)
    assert card.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert re.search(r"\d\sM[Bo]", card.inner_text())
