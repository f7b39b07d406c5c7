"""A game alone: its grade and the personal best on the result, and the leaderboard."""

import re

import pytest
from playwright.sync_api import expect

from tavolino.games.cutit.rules.state import ROUNDS
from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit
from tests.web.players import Player, result
from tests.web.positions import lowest_rank, play_on


@pytest.mark.parametrize("width", [1280, 360])
def test_a_personal_best_and_its_leaderboard(visit: Visit, width: int) -> None:
    visitor = visit(viewport={"width": width, "height": 800})
    page = visitor.page
    visitor.go("/")
    visitor.hurry()
    visitor.set_up("Cut it", Seats="1")
    visitor.is_at_game()
    player = Player(page)
    player.cut_all(player.draw_straight_cut, rounds=1)
    play_on(visitor, lowest_rank, ROUNDS - 2)
    player.puzzle_table().wait_for()
    player.be_done()
    result(page).wait_for()
    expect(page.get_by_text("A new personal best!")).to_be_visible()
    best = page.get_by_role("link", name="Your best:")
    expect(page.get_by_text("Paper 1, scissors 0.")).to_be_visible()
    points = re.sub(r"[^\d-]", "", best.inner_text().replace("−", "-"))
    expect_no_faults(page, "result alone")
    best.click()
    expect(page.get_by_role("combobox", name="Players")).to_have_value("1")
    nobody_yet = page.get_by_text("Nobody with an account")
    expect(nobody_yet.or_(page.get_by_role("table"))).to_be_visible()
    name = f"Anna {width}"
    expect(page.get_by_role("row", name=name)).to_have_count(0)
    account = {"name": name, "password": "a long password"}
    assert page.request.post("/api/account", data=account).ok
    page.reload()
    row = page.get_by_role("row", name=name)
    expect(row.get_by_role("cell")).to_have_count(4)
    shown = [text.replace("−", "-") for text in row.get_by_role("cell").all_inner_texts()]
    assert shown[1:] == [points, points, "1"]
    expect_no_faults(page, "leaderboard alone")
    page.get_by_role("combobox", name="Sheet").select_option(index=1)
    expect(nobody_yet).to_be_visible()
    visitor.go("/me")
    expect(page.get_by_text("one solo game")).to_be_visible()
