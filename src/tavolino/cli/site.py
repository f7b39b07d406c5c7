"""tavolino site"""

import hashlib
import json
import re
import shlex
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

import typer

from tavolino.cli.output import UsageError, about
from tavolino.cli.words import say

PAGE: Final = "index.html"
LIST: Final = "files.json"
"""The list of all files with their sizes and hashes, for playing without a network."""
COMPRESSED: Final = ".gz"
"""Only the server sends these; static hosts compress files themselves."""
NO_JEKYLL: Final = ".nojekyll"
"""Tells GitHub Pages to serve the files as they are."""
CHARSET: Final = '<meta charset="utf-8" />'
FROM_THE_TOP: Final = re.compile(r'( (?:href|src)=")/(?!/)')
"""The beginning of a link to a file from the top of the host."""
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self';"
    " connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""The server's policy for its pages, without directives that only a header can have. The script
that runs Python gets its policy from its response, so it needs nothing here.
"""
IN_HEAD: Final = (
    f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
    '<meta name="tavolino-server" content="none" />',
)
MEGABYTE: Final = 1_000_000


def site(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="The folder; it is made if it is not there.")
    ],
    force: Annotated[
        bool, typer.Option("--force", help="Write into a folder that is not empty, too.")
    ] = False,
) -> None:
    """Write the client as a static site, for any web host and any folder of it.

    Everything is played in the browser: there is no server, and no account.

    \b
    Examples:
      tavolino site public
      python -m http.server -d public
    """
    built = resources.files("tavolino.server") / "web"
    try:
        size = write_site(built, folder, force)
    except OSError as error:
        raise UsageError(about(error.filename or folder, error.strerror or "")) from None
    shown = shlex.quote(str(folder))
    print(say("site-written", folder=shown, megabytes=-(-size // MEGABYTE)))


def write_site(built: Traversable, folder: Path, force: bool = False) -> int:
    """Writes the site from the files of the built client. The result is the number of bytes."""
    if not (built / PAGE).is_file():
        raise UsageError(say("client-not-built"))
    folder.mkdir(parents=True, exist_ok=True)
    if not force and any(folder.iterdir()):
        raise UsageError(about(folder, say("site-folder-full")))
    files = static_files(built)
    for name, body in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return sum(map(len, files.values()))


def static_files(built: Traversable) -> dict[str, bytes]:
    """The files of the site by path, derived from those of the built client."""
    files = dict(_walk(built, ""))
    files[PAGE] = static_page(files[PAGE].decode()).encode()
    if LIST in files:
        files[LIST] = _update_file_list(files[LIST], files[PAGE])
    return {**files, NO_JEKYLL: b""}


def _walk(folder: Traversable, prefix: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _walk(one, f"{prefix}{one.name}/")
        elif not one.name.endswith(COMPRESSED):
            yield prefix + one.name, one.read_bytes()


def static_page(html: str) -> str:
    """The client's page, with paths relative to its folder and the note that there is no server."""
    assert CHARSET in html, "the page has another head"
    indent = "\n    "
    html = html.replace(CHARSET, indent.join((CHARSET, *IN_HEAD)), 1)
    return FROM_THE_TOP.sub(r"\1", html)


def _update_file_list(listed: bytes, page: bytes) -> bytes:
    """The list of files with the size and hash of the changed page."""
    content = json.loads(listed)
    for file in content["files"]:
        if file["path"] == PAGE:
            file |= {"size": len(page), "hash": hashlib.sha256(page).hexdigest()}
    return json.dumps(content, indent=1).encode() + b"\n"
