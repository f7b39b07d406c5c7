"""A finished game of the device becomes a part of one's history on the server."""

from playwright.sync_api import expect

from tests.web.axe import expect_no_faults
from tests.web.device.playing import DeviceVisitor


def test_a_finished_game_is_kept_in_the_history(here: DeviceVisitor) -> None:
    page = here.page
    table = here.create("rope", "me", "bot:learner", options={"pile": 6})
    here.play_on(table)
    here.visitor.go_within(f"/t/{table}")
    page.get_by_role("button", name="Save to my history").click()
    expect(page.get_by_text("Saved to your finished games.")).to_be_visible()
    expect_no_faults(page, "a game that was kept")
    kept = page.locator(".keep-game").get_by_role("link", name="Replay")
    kept.click()
    page.wait_for_url("**/r/*")
    assert "device-" not in page.url
    expect(page.get_by_role("heading", name="Was it dealt fairly?")).to_be_visible()
    me = page.evaluate("fetch('/api/me').then(answer => answer.json())")
    here.visitor.go_within(f"/p/{me['id']}")
    expect(page.get_by_text("played on a device").first).to_be_visible()
