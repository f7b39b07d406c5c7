"""A proxy in front of a server, as bad as a test wants it: stopped, slow, failing, or with the
files of another build."""

import hashlib
import http.client
import json
import mimetypes
import re
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from tavolino.server.http.pages import TYPES
from tests.patience import PATIENCE_S
from tests.web.browsing import CLIENT

FILES: Final = CLIENT.parent
DEVICE: Final = FILES / "device"
OF_CONNECTION: Final = {"connection", "transfer-encoding", "content-length", "keep-alive", "date"}
PAGE: Final = "index.html"
UNLISTED: Final = {"sw.js", "files.json"}


@dataclass
class Front:
    """What is asked of it goes on to the server, unless a test wants something else."""

    server_port: int
    port: int = 0
    asked: list[str] = field(default_factory=list)
    """The paths of all requests, in order."""
    files: Mapping[str, bytes] | None = None
    """Another build, instead of the server's."""
    cut_off: set[str] = field(default_factory=set)
    """Only half of these files is sent."""
    status: int | None = None
    """Answers everything so, as a proxy does whose server is down."""
    held: set[str] = field(default_factory=set)
    """These files wait until it is open, as pages do."""
    is_open: threading.Event = field(default_factory=threading.Event)
    _listener: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        front = self

        class Handler(_Handler):
            to = front

        self._listener = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        self.port = self._listener.server_address[1]
        threading.Thread(target=self._listener.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """From now on nobody listens."""
        assert self._listener is not None
        self._listener.shutdown()
        self._listener.server_close()
        self._listener = None

    def asked_for(self, pattern: str) -> list[str]:
        return [path for path in self.asked if re.search(pattern, path)]


class _Handler(BaseHTTPRequestHandler):
    # One request for each connection, so that none is open when the front is stopped.
    protocol_version = "HTTP/1.0"
    to: Front

    def do_GET(self) -> None:
        front, path = self.to, self.path.split("?")[0].removeprefix("/")
        front.asked.append(self.path)
        if front.status is not None:
            self._send(front.status, {"Content-Type": "text/html"}, b"<h1>Bad gateway</h1>")
            return
        if self.headers.get("Sec-Fetch-Mode") == "navigate" or path in front.held:
            front.is_open.wait(PATIENCE_S)
        if front.files is None or path.startswith("api/"):
            status, headers, content = self._ask_server()
        else:
            status, headers, content = self._of_build(front.files, path)
        self._send(status, headers, content, is_cut=path in front.cut_off)

    def _ask_server(self) -> tuple[int, dict[str, str], bytes]:
        port = self.to.server_port
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        headers = {**self.headers, "Accept-Encoding": "identity"}
        connection.request(self.command, self.path, body, headers)
        answer = connection.getresponse()
        kept = {k: v for k, v in answer.getheaders() if k.lower() not in OF_CONNECTION}
        return answer.status, kept, answer.read()

    def _of_build(self, files: Mapping[str, bytes], path: str) -> tuple[int, dict[str, str], bytes]:
        if path.startswith("assets/") and path not in files:
            return 404, {"Content-Type": "text/html"}, files[PAGE]
        name = path if path in files else PAGE
        kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or ""
        return 200, {"Content-Type": kind, "Cache-Control": "no-cache"}, files[name]

    do_POST = do_PATCH = do_PUT = do_DELETE = do_GET  # noqa: N815

    def _send(
        self, status: int, headers: Mapping[str, str], body: bytes, *, is_cut: bool = False
    ) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        # A browser that wants no more hangs up.
        with suppress(ConnectionError):
            self.wfile.write(body[: len(body) // 2] if is_cut else body)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def fronting(server_port: int) -> Iterator[Front]:
    front = Front(server_port)
    front.is_open.set()
    front.start()
    try:
        yield front
    finally:
        front.is_open.set()
        if front._listener is not None:
            front.stop()


@cache
def built() -> Mapping[str, bytes]:
    """The files of the client as they have been built, without those for games on the device,
    which are large.
    """
    files = {
        path.relative_to(FILES).as_posix(): path.read_bytes()
        for path in sorted(FILES.rglob("*"))
        if path.is_file() and path.suffix != ".gz" and DEVICE not in path.parents
    }
    return {**files, "files.json": listed(files)}


def rebuilt(*, sentence: tuple[bytes, bytes]) -> dict[str, bytes]:
    """As if the client had been built again with one English sentence changed: the file of the
    sentence has another name, and so has every file that names it."""
    files = dict(built())
    before, after = sentence
    names = {path for path, body in files.items() if before in body and path != "files.json"}
    assert names
    while True:
        marks = [Path(name).name.encode() for name in names if name.startswith("assets/")]
        more = {path for path, body in files.items() if any(mark in body for mark in marks)}
        if more <= names | UNLISTED:
            break
        names |= more - UNLISTED
    changed = dict(files)
    for name in names:
        body = changed.pop(name).replace(before, after)
        for mark in marks:
            body = body.replace(mark, _renamed(mark.decode()).encode())
        changed[_renamed(name) if name.startswith("assets/") else name] = body
    changed["files.json"] = listed(changed)
    return changed


def _renamed(name: str) -> str:
    stem, dot, suffix = name.rpartition(".")
    return f"{stem}2{dot}{suffix}"


def listed(files: Mapping[str, bytes]) -> bytes:
    """files.json for these files."""
    lines = [
        {"path": path, "size": len(body), "hash": hashlib.sha256(body).hexdigest()}
        for path, body in sorted(files.items())
        if path not in UNLISTED
    ]
    return json.dumps({"files": lines}).encode()
