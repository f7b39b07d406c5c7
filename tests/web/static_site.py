"""A static site as somebody publishes it: what `tavolino site` writes, on a plain web server."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import resources
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple

from playwright.sync_api import Page, Request, Response

from tavolino.cli.site import write_site

FOLDER: Final = "games/tavolino"
"""The site is not at the top of its host."""


class QuietHandler(SimpleHTTPRequestHandler):
    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        pass


@contextmanager
def open_site(folder: Path) -> Iterator[str]:
    """Publishes the built client; gives its address."""
    write_site(resources.files("tavolino.server") / "web", folder / FOLDER)
    handler = partial(QuietHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        thread = Thread(target=host.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{host.server_port}/{FOLDER}/"
        host.shutdown()
        thread.join()


class Traffic(NamedTuple):
    """What a page asked its host for."""

    requested: list[str]
    failed: list[str]


def watch(page: Page) -> Traffic:
    traffic = Traffic([], [])

    def note(request: Request) -> None:
        if not request.url.startswith("data:"):
            traffic.requested.append(request.url)

    def note_failure(response: Response) -> None:
        if response.status >= 400:
            traffic.failed.append(f"{response.status} {response.url}")

    page.context.on("request", note)
    page.context.on("response", note_failure)
    return traffic
