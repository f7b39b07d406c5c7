"""What goes wrong on a device is said in a sentence, and the table comes back where it can."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visit
from tests.web.device.playing import CRASH, DeviceVisitor
from tests.web.players import is_due

FAULTS = {
    "wasm": ("delete self.WebAssembly", "lacks WebAssembly"),
    "store": (
        "IDBFactory.prototype.open = () => { throw new Error('private') }",
        "does not store anything for this site",
    ),
}


def before_scripts_of_the_worker(page: Page, script: str) -> None:
    def change(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=f"{script};{response.text()}")

    page.route("**/assets/device-worker-*.js", change)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_browser_that_lacks_something_is_told(visit: Visit, fault: str) -> None:
    visitor = visit()
    script, sentence = FAULTS[fault]
    before_scripts_of_the_worker(visitor.page, script)
    visitor.go("/t/device-any")
    expect(visitor.page.get_by_text(sentence)).to_be_visible()


def test_files_that_do_not_come_are_told(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route("**/device/tavolino-*.zip", lambda route: route.abort())
    visitor.go("/t/device-any")
    expect(visitor.page.get_by_text("could not be loaded")).to_be_visible()


def test_a_table_comes_back_after_the_worker_has_ended(here: DeviceVisitor) -> None:
    here.open("Scalino")
    is_due(here.page).wait_for()
    here.page.evaluate(CRASH)
    expect(here.page.locator(".connection")).to_be_visible()
    expect(here.page.locator(".connection")).to_have_count(0)
    is_due(here.page).wait_for()


def test_where_no_server_answers_games_are_played_here(visit: Visit) -> None:
    visitor = visit()
    visitor.take_name("Ann")
    visitor.go("/")
    visitor.page.get_by_role("checkbox", name="Play against bots on this device").check()
    visitor.press_at_game("Scalino", "Play now")
    visitor.is_at_game()
    visitor.page.route("**/api/**", lambda route: route.abort())
    visitor.go("/")
    expect(visitor.page.get_by_text("The server is not responding.")).to_be_visible()
    visitor.press_at_game("Cut the Rope", "Play now")
    visitor.page.wait_for_url("**/t/device-*")
    visitor.is_at_game()
    expect(visitor.page.locator(".seats")).to_contain_text("Ann")
    visitor.page.unroute("**/api/**")
    visitor.go("/")
    expect(visitor.page.get_by_role("region", name="On this device")).to_be_visible()
