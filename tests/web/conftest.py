"""One browser and one server for all tests here, and visitors as many as a test wants.

The browser ends with the package: while it is open, no other test in this process could run an
event loop of its own.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.hosts import Host
from tests.web.browsing import Visitor, open_browser, open_server, visiting
from tests.web.front import built, fronting
from tests.web.guests import Guest
from tests.web.static_site import open_site

Visit = Callable[..., Visitor]
Come = Callable[..., Guest]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with open_server(tmp_path_factory.mktemp("server")) as host:
        yield host


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a static site."""
    with open_site(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, server: Host) -> Iterator[Visit]:
    """Lets somebody new come."""
    with ExitStack() as stack:

        def come(**chosen: Any) -> Visitor:
            url = f"http://127.0.0.1:{server.port}"
            return stack.enter_context(visiting(browser, url, **chosen))

        yield come


@pytest.fixture
def come(browser: Browser, server: Host) -> Iterator[Come]:
    """Lets somebody new come through a front of their own, to a client without what games on the
    device need.
    """
    with ExitStack() as stack:

        def arrive(**chosen: Any) -> Guest:
            front = stack.enter_context(fronting(server.port))
            front.files = built()
            usual = {"service_workers": "allow", **chosen}
            return Guest(stack.enter_context(visiting(browser, front.url, **usual)), front)

        yield arrive
