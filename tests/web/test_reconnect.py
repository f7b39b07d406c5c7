"""A connection that breaks in mid-game."""

import socket
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.browsing import open_server, visiting
from tests.web.conftest import Visit
from tests.web.players import Player, is_due


def test_a_visitor_without_network(visit: Visit) -> None:
    visitor = visit()
    visitor.is_in_a_hurry()
    visitor.go("/")
    visitor.press_at_game("Scalino", "Play now")
    player = Player(visitor.page)
    player.play(player.build, most=2)
    note = visitor.page.get_by_text("You are offline")
    visitor.page.context.set_offline(True)
    expect(note).to_be_visible()
    visitor.page.context.set_offline(False)
    expect(note).to_be_hidden()
    player.play(player.build, most=2)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def test_a_server_that_is_killed_and_started_again(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with (
        open_server(tmp_path, port=port) as host,
        visiting(browser, url, service_workers="allow") as visitor,
    ):
        visitor.is_in_a_hurry()
        visitor.go("/")
        visitor.press_at_game("Scalino", "Play now")
        player = Player(visitor.page)
        player.play(player.build, most=2)
        is_due(visitor.page).wait_for()
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        host.end()
        note = visitor.page.get_by_text("Connection lost. Reconnecting…")
        expect(note).to_be_visible()
        # The browser has kept what the page is made of: it opens even now.
        visitor.page.reload()
        expect(note).to_be_visible()
        host.start()
        expect(note).to_be_hidden()
        player.play(player.build, most=2)
