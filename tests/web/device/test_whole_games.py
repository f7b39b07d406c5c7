"""Whole games on the device, against a casual bot."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE_S
from tests.web.axe import expect_no_faults
from tests.web.device.playing import DeviceVisitor
from tests.web.players import Player, result

TITLES = {
    "scalino": "Scalino",
    "demolition": "Scalino demolition",
    "rope": "Cut the Rope",
    "cutit": "Cut it",
}


def move_once(player: Player, game: str) -> None:
    moves: dict[str, Callable[[], None]] = {
        "scalino": player.build,
        "demolition": player.take,
        "rope": player.lay_cards,
    }
    if game == "cutit":
        player.cut_all(rounds=1)
    else:
        player.play(moves[game], most=2)


@pytest.mark.parametrize("game", TITLES)
def test_a_game_is_played_to_its_end(here: DeviceVisitor, game: str, tmp_path: Path) -> None:
    table = here.open(TITLES[game])
    here.visitor.is_at_game()
    move_once(Player(here.page), game)
    frame = here.play_on(table)
    assert frame["table"]["phase"] == "over"
    expect(result(here.page)).to_be_visible()
    expect(here.page.get_by_role("button", name="Share")).to_have_count(0)
    expect(here.page.get_by_role("tab", name="Chat")).to_have_count(0)
    expect_no_faults(here.page, game)
    status, record = here.request("GET", f"/api/tables/{table}/record")
    assert status == 200
    link = here.page.get_by_role("link", name="Download the record")
    expect(link).to_have_attribute("href", re.compile("^data:"))
    file = tmp_path / "record.jsonl"
    file.write_text(record, encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "tavolino", "verify", str(file)],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert json.loads(record.splitlines()[0])["game"] == game
