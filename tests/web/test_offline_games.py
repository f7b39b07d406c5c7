"""Whole games where no server answers: in the installed client, and on a static site.

Half of the games are played here and half there, in one window each, which is loaded anew in their
middle: starting Python in a browser takes seconds. They are begun and resumed by clicking; the rest
of the moves is sent as the board would send them.
"""

import json
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.cli.cli_runner import run
from tests.server.hosts import Host
from tests.web.axe import expect_no_faults
from tests.web.browsing import visiting
from tests.web.device.playing import DeviceVisitor
from tests.web.front import fronting
from tests.web.guests import Guest
from tests.web.players import Player, is_due, log_lines, result
from tests.web.static_site import watch

TITLES: Final = {
    "scalino": "Scalino",
    "demolition": "Scalino demolition",
    "rope": "Cut the Rope",
    "cutit": "Cut it",
}


@contextmanager
def installed(browser: Browser, server: Host) -> Iterator[DeviceVisitor]:
    """The client was stored in the browser, and the server is away."""
    with (
        fronting(server.port) as front,
        visiting(browser, front.url, service_workers="allow") as visitor,
    ):
        visitor.is_in_a_hurry()
        guest = Guest(visitor, front)
        guest.install()
        front.stop()
        front.asked.clear()
        visitor.go("/")
        yield DeviceVisitor(visitor)
        assert not front.asked


@contextmanager
def published(browser: Browser, site: str) -> Iterator[DeviceVisitor]:
    """A static site, of which nothing is asked but its files."""
    with visiting(browser, site) as visitor:
        visitor.is_in_a_hurry()
        traffic = watch(visitor.page)
        visitor.go("")
        yield DeviceVisitor(visitor, site)
        assert traffic.failed == []
        assert [url for url in traffic.requested if not url.startswith(("blob:", site))] == []


def test_whole_games_in_the_installed_client(
    browser: Browser, server: Host, tmp_path: Path
) -> None:
    with installed(browser, server) as away:
        play(away, ("scalino", "cutit"), tmp_path)


def test_whole_games_on_a_static_site(browser: Browser, site: str, tmp_path: Path) -> None:
    with published(browser, site) as away:
        play(away, ("demolition", "rope"), tmp_path)


def play(away: DeviceVisitor, games: tuple[str, ...], folder: Path) -> None:
    """Begins the games, loads the page anew, and plays all to their ends."""
    page, player = away.page, Player(away.page)
    tables = {}
    for game in games:
        go_home(page)
        tables[game] = sit_down(away, game)
        begin(player, game)
        log_lines(page).first.wait_for()
    page.reload()
    for game, table in tables.items():
        go_home(page)
        page.locator(f"a[href$='/t/{table}']").click()
        log_lines(page).first.wait_for()
        go_on(player, game)
        away.play_on(table)
        expect(result(page)).to_be_visible()
        check_end(page, game, folder)
    expect_no_faults(page, "a game without a server")


def check_end(page: Page, game: str, folder: Path) -> None:
    for absent in ("Share", "Invite"):
        expect(page.get_by_role("button", name=absent)).to_have_count(0)
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    link = page.get_by_role("link", name="Download game file")
    href = link.get_attribute("href") or ""
    head, _, content = href.partition(",")
    assert head.startswith("data:"), href[:80]
    assert head.endswith(";base64")
    assert verify(b64decode(content), folder) == game


def go_home(page: Page) -> None:
    page.get_by_role("banner").get_by_role("link", name="Tavolino").click()


def sit_down(away: DeviceVisitor, game: str) -> str:
    """At a table with a bot, on this device: nobody else answers."""
    chosen = {"Seats": "2", "Seat_2": "bot", "Bot_level": "learner"}
    more = {}
    if game == "rope":
        # With so small a pile, a bot that begins may be done before anybody else has moved.
        chosen["Who_goes_first"] = "0"
        more["Cards per pile"] = "3"
    away.visitor.set_up_here(TITLES[game], more=more, **chosen)
    away.visitor.is_at_game()
    table = away.page.url.rpartition("/")[2]
    assert table.startswith("device-")
    return table


def begin(player: Player, game: str) -> None:
    """Makes a move, or two cuts."""
    if game == "cutit":
        player.cut_all(player.draw_straight_cut, rounds=2)
    else:
        is_due(player.page).wait_for()
        moves_of(player)[game]()


def go_on(player: Player, game: str) -> None:
    """Makes another move, if the game is not over."""
    if game == "cutit":
        player.cut_all(player.draw_straight_cut, rounds=1)
    else:
        player.play(moves_of(player)[game], most=1)


def moves_of(player: Player) -> dict[str, Callable[[], None]]:
    return {"scalino": player.build, "demolition": player.take, "rope": player.lay_cards}


def verify(record: bytes, folder: Path) -> str:
    file = folder / "record.jsonl"
    file.write_bytes(record)
    checked = run("verify", str(file))
    assert checked.returncode == 0, checked.stdout + checked.stderr
    return str(json.loads(record.splitlines()[0])["game"])
