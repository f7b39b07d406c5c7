"""One visitor for all tests here: starting Python in a browser takes seconds."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.hosts import Host
from tests.web.browsing import visiting
from tests.web.device.playing import REMEMBER_WORKERS, DeviceVisitor


@pytest.fixture(scope="package")
def here(browser: Browser, server: Host) -> Iterator[DeviceVisitor]:
    """Somebody who plays on their device, and does not want to wait between moves."""
    with visiting(browser, f"http://127.0.0.1:{server.port}") as visitor:
        visitor.is_in_a_hurry()
        visitor.page.add_init_script(REMEMBER_WORKERS)
        visitor.go("/")
        visitor.page.get_by_role("checkbox", name="Play against bots on this device").check()
        yield DeviceVisitor(visitor)
