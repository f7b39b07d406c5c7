"""The service worker of a client that is in a folder of its host, beside another one."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

from playwright.sync_api import Browser, expect

from tests.web.browsing import visiting
from tests.web.front import built

PAGE: Final = """<!doctype html>
<meta charset="utf-8" />
<meta name="tavolino-server" content="none" />
<title>{name}</title>
<script type="module" src="assets/{name}.js"></script>
<p>Not yet</p>"""
SCRIPT: Final = "document.querySelector('p').textContent = 'This is {name}'"
REGISTER: Final = """async () => {
  await navigator.serviceWorker.register('sw.js')
  await navigator.serviceWorker.ready
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def hosting_folder(folder: Path) -> Iterator[ThreadingHTTPServer]:
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=host.serve_forever, daemon=True).start()
    yield host
    host.server_close()


def test_two_folders_of_one_host_do_not_disturb_each_other(
    browser: Browser, tmp_path: Path
) -> None:
    for name in ("one", "two"):
        (tmp_path / name / "assets").mkdir(parents=True)
        (tmp_path / name / "index.html").write_text(PAGE.format(name=name))
        (tmp_path / name / "assets" / f"{name}.js").write_text(SCRIPT.format(name=name))
        (tmp_path / name / "sw.js").write_bytes(built()["sw.js"])
        (tmp_path / name / "other.html").write_text("<!doctype html><p>Another page</p>")
    with hosting_folder(tmp_path) as host:
        url = f"http://127.0.0.1:{host.server_port}"
        with visiting(browser, url, service_workers="allow") as visitor:
            page = visitor.page
            for name in ("one", "two"):
                visitor.go(f"/{name}/")
                page.evaluate(REGISTER)
                page.reload()
                expect(page.get_by_text(f"This is {name}")).to_be_visible()
            visitor.go("/one/other.html")
            expect(page.get_by_text("Another page")).to_be_visible()
            host.shutdown()
            host.server_close()
            for address, name in (("/one/", "one"), ("/two/?x=1#/t/2", "two")):
                visitor.go(address)
                expect(page.get_by_text(f"This is {name}")).to_be_visible()
