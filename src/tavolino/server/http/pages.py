"""Serves the built client: one page for all its addresses, and its files."""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from tavolino.locales import say
from tavolino.server.http.link_previews import with_preview

PAGE: Final = "index.html"
ADDRESSES: Final = (
    "/",
    "/t/{id}",
    "/c/{code}",
    "/r",
    "/r/{path:path}",
    "/learn",
    "/learn/{path:path}",
    "/new/{game}",
    "/leaderboard",
    "/leaderboard/{path:path}",
    "/daily",
    "/daily/{path:path}",
    "/puzzles",
    "/puzzles/{game}",
    "/me",
    "/p/{person}",
    "/f/{token}",
    "/n/{path:path}",
)
"""The client's routes."""
OF_TABLES: Final = ("/t/", "/r/")
"""What the addresses of tables and records begin with. Their previews contain names."""
GZIP_LEVEL: Final = 6
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
VARY: Final = "Accept-Encoding, Accept-Language"
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".zip": "application/zip",
}
DEVICE: Final = "device/"
"""The files for playing without a server: large, and seldom asked for."""
FIXED: Final = ("assets/", DEVICE)
"""Where the names contain a hash of the content."""


@dataclass(frozen=True)
class File:
    body: bytes
    compressed: bytes | None
    media_type: str
    cache: str
    tag: str


class DeviceFile(NamedTuple):
    path: Path
    is_compressed: bool
    """True if there is a compressed copy in the same folder."""


@cache
def built_files() -> Mapping[str, File]:
    """The files of the client by path, each with its compressed form; empty if the client has not
    been built. They are few and small, so they are kept in memory, and no path can lead elsewhere.
    """
    folder = _folder()
    if not folder.is_dir():
        return {}
    bodies = dict(_walk(folder, ""))
    return {
        path: _file(path, body, bodies.get(f"{path}.gz"))
        for path, body in bodies.items()
        if not path.endswith(".gz")
    }


@cache
def device_files() -> Mapping[str, DeviceFile]:
    """The files for playing without a server by path. They are sent from the disk."""
    root = Path(str(_folder()))
    return {
        path.relative_to(root).as_posix(): DeviceFile(path, Path(f"{path}.gz").exists())
        for path in (root / DEVICE).rglob("*")
        if path.is_file() and path.suffix != ".gz"
    }


def _folder() -> Traversable:
    return resources.files("tavolino.server") / "web"


def _walk(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found = []
    for one in folder.iterdir():
        if f"{prefix}{one.name}/" == DEVICE:
            continue
        if one.is_dir():
            found += _walk(one, f"{prefix}{one.name}/")
        else:
            found.append((prefix + one.name, one.read_bytes()))
    return found


def _file(path: str, body: bytes, compressed: bytes | None) -> File:
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    keep = FOREVER if path.startswith(FIXED) else ASK_AGAIN
    return File(body, compressed, _media_type(path), keep, tag)


def _media_type(path: str) -> str:
    suffix = path[path.rfind(".") :]
    return TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"


async def page(request: Request) -> Response:
    """The page, with a preview of what it is about for programs that show links."""
    found = built_files().get(PAGE)
    if found is None:
        return _page(request, 404)
    body = await with_preview(request, found.body)
    if request.scope["path"].startswith(OF_TABLES):
        return Response(body, 200, {"Cache-Control": "no-store"}, media_type="text/html")
    return _send(request, _file(PAGE, body, gzip.compress(body, GZIP_LEVEL)), 200)


async def file(request: Request) -> Response:
    """A file of the client, or its page, which says that there is nothing here."""
    path = request.path_params["path"]
    if path in device_files():
        return _send_from_disk(request, path)
    found = built_files().get(path)
    return _page(request, 404) if found is None else _send(request, found, 200)


def _page(request: Request, status: int) -> Response:
    found = built_files().get(PAGE)
    if found is None:
        return PlainTextResponse(say("client-not-built"), 503)
    return _send(request, found, status)


def _send(request: Request, file: File, status: int) -> Response:
    headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": VARY}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.compressed
        headers["Content-Encoding"] = "gzip"
    return Response(body, status, headers, media_type=file.media_type)


def _send_from_disk(request: Request, name: str) -> Response:
    path, is_compressed = device_files()[name]
    headers = {"Cache-Control": FOREVER, "Vary": VARY}
    if is_compressed and "gzip" in request.headers.get("accept-encoding", ""):
        path = Path(f"{path}.gz")
        headers["Content-Encoding"] = "gzip"
    return FileResponse(path, 200, headers, media_type=_media_type(name))


class PagePath(Convertor[str]):
    """Any path but those of the API: programs that ask there get no page."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", PagePath())

ROUTES = [
    *(Route(one, page) for one in ADDRESSES),
    Route("/{path:page}", file),
]
