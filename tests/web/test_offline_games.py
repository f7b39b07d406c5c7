"""The installed client with the server stopped: whole games on the device, by clicking alone."""

import json
import subprocess
import sys
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE_S
from tests.web.conftest import Come
from tests.web.guests import Guest
from tests.web.players import Player, is_due, log_lines, result

TITLES: Final = {
    "scalino": "Scalino",
    "demolition": "Scalino demolition",
    "rope": "Cut the Rope",
    "cutit": "Cut it",
}


def sit_down(guest: Guest, game: str) -> None:
    """At a table with a bot, on this device: nobody else answers."""
    if game == "rope":
        # With so small a pile, a bot that begins may be done before anybody else has moved.
        guest.visitor.play_bots(TITLES[game], more={"Cards in each own pile": "3"}, first="0")
    else:
        guest.visitor.play_bots(TITLES[game])
    guest.page.wait_for_url("**/t/device-*")


def begin(player: Player, game: str) -> None:
    if game == "cutit":
        player.cut_all(player.draw_straight_cut, rounds=2)
    else:
        moves_of(player)[game]()


def play_on(player: Player, game: str) -> None:
    if game != "cutit":
        player.play(moves_of(player)[game])
        return
    player.cut_up(player.draw_straight_cut)
    player.lay_as_hinted()
    player.be_done()


def moves_of(player: Player) -> dict[str, Callable[[], None]]:
    return {"scalino": player.build, "demolition": player.take, "rope": player.lay_cards}


def verify(record: bytes, folder: Path) -> str:
    file = folder / "record.jsonl"
    file.write_bytes(record)
    checked = subprocess.run(
        [sys.executable, "-m", "tavolino", "verify", str(file)],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    return str(json.loads(record.splitlines()[0])["game"])


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_without_a_server(come: Come, game: str, tmp_path: Path) -> None:
    guest = come()
    guest.visitor.is_in_a_hurry()
    guest.install()
    guest.front.stop()
    guest.front.asked.clear()
    guest.visitor.go("/")
    sit_down(guest, game)
    player = Player(guest.page)
    if game != "cutit":
        is_due(guest.page).wait_for()
    begin(player, game)
    log_lines(guest.page).first.wait_for()
    guest.page.reload()
    guest.visitor.is_at_game()
    play_on(player, game)
    expect(result(guest.page)).to_be_visible()
    link = guest.page.get_by_role("link", name="Download the record")
    href = link.get_attribute("href") or ""
    head, _, content = href.partition(",")
    assert head.startswith("data:"), href[:80]
    assert head.endswith(";base64")
    assert verify(b64decode(content), tmp_path) == game
    assert not guest.front.asked
