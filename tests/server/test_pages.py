"""The web client over HTTP: its page for each of its addresses, its files, and their caching."""

import asyncio
import gzip
import hashlib
import json
import re
from pathlib import Path

import httpx
import pytest

from tavolino.locales import LANGUAGES
from tavolino.server.http import pages
from tavolino.server.http.pages import ADDRESSES, FOREVER, File
from tests.server.peers import browser, running

PAGE = b"<!doctype html><title>Tavolino</title>"
SCRIPT = b"export const answer = 42;" * 50


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client of two files, whatever has been built here."""
    files = {
        "index.html": pages._file("index.html", PAGE, None),
        "assets/index-abc.js": pages._file("assets/index-abc.js", SCRIPT, gzip.compress(SCRIPT)),
        "icon.svg": pages._file("icon.svg", b"<svg/>", None),
    }
    monkeypatch.setattr(pages, "built_files", lambda: files)


def ask(folder: Path, path: str, **headers: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        async with (
            running(folder) as server,
            browser(server.url) as http,
        ):
            return await http.get(path, headers=headers)

    return asyncio.run(asked())


def untagged(response: httpx.Response) -> bytes:
    """The page without what it says to programs that show links."""
    return re.sub(rb"\n *<meta (property=\"og:|name=\"twitter:)[^>]*>", b"", response.content)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_client_is_its_page(tmp_path: Path, address: str) -> None:
    response = ask(tmp_path, re.sub(r"\{.*?\}", "x", address))
    assert (response.status_code, untagged(response)) == (200, PAGE)
    kept = "no-store" if address.startswith(("/t/", "/r/")) else "no-cache"
    assert response.headers["cache-control"] == kept
    policy = response.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/nowhere", "/nowhere/at/all", "/t/x/y"])
def test_an_unknown_address_is_the_page_too_but_says_so(tmp_path: Path, address: str) -> None:
    response = ask(tmp_path, address)
    assert (response.status_code, response.content) == (404, PAGE)


@pytest.mark.usefixtures("built")
def test_programs_that_ask_for_nothing_known_get_no_page(tmp_path: Path) -> None:
    response = ask(tmp_path, "/api/nowhere")
    assert response.status_code == 404
    assert PAGE not in response.content


@pytest.mark.usefixtures("built")
def test_files_are_kept_for_ever_and_come_compressed(tmp_path: Path) -> None:
    response = ask(tmp_path, "/assets/index-abc.js", **{"accept-encoding": "gzip"})
    assert response.content == SCRIPT
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["cache-control"] == FOREVER
    assert response.headers["content-type"].startswith("text/javascript")


@pytest.mark.usefixtures("built")
def test_who_cannot_read_compressed_files_gets_plain_ones(tmp_path: Path) -> None:
    response = ask(tmp_path, "/assets/index-abc.js", **{"accept-encoding": "identity"})
    assert response.content == SCRIPT
    assert "content-encoding" not in response.headers


@pytest.mark.usefixtures("built")
def test_an_unchanged_page_is_answered_with_304(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, browser(server.url) as http:
            tag = (await http.get("/")).headers["etag"]
            response = await http.get("/", headers={"if-none-match": tag})
            assert (response.status_code, response.content) == (304, b"")
            german = {"if-none-match": tag, "accept-language": "de"}
            assert (await http.get("/", headers=german)).status_code == 200

    asyncio.run(act())


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/assets/../index.html", "/assets/%2e%2e%2fmain.py", "/..%2fpages.py", "/assets/x.js"]
)
def test_nothing_but_the_client_can_be_read(tmp_path: Path, path: str) -> None:
    response = ask(tmp_path, path)
    assert untagged(response) in (PAGE, b"Not Found")


def test_files_for_the_device_come_from_the_disk(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, browser(server.url) as http:
            for path, file in pages.device_files().items():
                response = await http.get(f"/{path}")
                assert response.content == file.path.read_bytes(), path
                assert ("content-encoding" in response.headers) == file.is_compressed
                assert response.headers["cache-control"] == FOREVER
                kind = response.headers["content-type"]
                assert kind.startswith(pages.TYPES.get(file.path.suffix, "application/json"))

    names = [Path(path).name for path in pages.device_files()]
    assert {"pyodide.asm.wasm", "python_stdlib.zip"} <= set(names)
    assert not pages.device_files().keys() & pages.built_files().keys()
    asyncio.run(act())


def test_only_the_script_that_runs_python_may_compile(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, browser(server.url) as http:
            policies = {
                path: (await http.get(f"/{path}")).headers["content-security-policy"]
                for path in pages.built_files()
                if path.startswith("assets/")
            }
        (worker,) = [path for path in policies if "device-worker" in path]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policies.pop(worker)
        assert not [path for path, policy in policies.items() if "unsafe" in policy]

    asyncio.run(act())


def test_what_playing_without_a_network_needs_is_listed() -> None:
    listed = json.loads(pages.built_files()["files.json"].body)["files"]
    sizes = {file["path"]: file["size"] for file in listed}
    files = {path: len(file.body) for path, file in pages.built_files().items()}
    files |= {path: file.path.stat().st_size for path, file in pages.device_files().items()}
    assert sizes == {
        path: size for path, size in files.items() if path not in ("files.json", "sw.js")
    }
    page = next(file for file in listed if file["path"] == "index.html")
    assert page["hash"] == hashlib.sha256(pages.built_files()["index.html"].body).hexdigest()


def test_without_a_client_a_plain_page_says_how_to_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing: dict[str, File] = {}
    monkeypatch.setattr(pages, "built_files", lambda: nothing)
    response = ask(tmp_path, "/t/abc")
    assert response.status_code == 503
    assert "tools/web" in response.text


def test_what_has_been_built_is_complete() -> None:
    """Everything the page requests exists; text files are also available compressed."""
    files = pages.built_files()
    page = files["index.html"].body.decode()
    asked_for = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert asked_for
    assert set(asked_for) <= files.keys()
    assert {"sw.js", "manifest.webmanifest", "icon-192.png", "icon-512.png"} <= files.keys()
    for path, file in files.items():
        if file.compressed is not None:
            assert gzip.decompress(file.compressed) == file.body, path
    assert not re.search(r"<script>|<style|style=", page)


def test_the_first_load_is_small() -> None:
    """The scripts that the page itself names, and its largest language: under 46 KB."""
    files = pages.built_files()
    page = files["index.html"].body.decode()
    first = set(re.findall(r'="/(assets/[^"]+\.js)"', page))
    languages = {path for path in files if re.fullmatch(r"assets/shell-[^/]+\.js", path)}
    assert first
    assert len(languages) == len(LANGUAGES)

    def size(path: str) -> int:
        compressed = files[path].compressed
        assert compressed is not None, path
        return len(compressed)

    assert sum(map(size, first)) + max(map(size, languages)) < 46_000


@pytest.mark.usefixtures("built")
def test_a_link_tells_of_its_table_what_a_stranger_may_know(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as host, browser(server.url) as http:
            await host.http.patch("/api/me", json={"name": 'A "quoted" <name>'})
            both = ["me", "bot:random"]
            shown = await host.create("rope", 2, occupants=both)
            hidden = await host.create("rope", 2, occupants=both, settings={"watching": "no"})
            lobby = await host.create("rope", 2, occupants=["me"])
            page = (await http.get(f"/t/{shown}", headers={"Accept-Language": "de"})).text
            assert "A &quot;quoted&quot; &lt;name&gt;" in page
            assert "<name>" not in page
            assert 'property="og:description" content="Die Partie läuft. Schau zu!"' in page
            assert f'property="og:url" content="{server.url}/t/{shown}"' in page
            assert "There is a free seat." in (await http.get(f"/t/{lobby}")).text
            page = (await http.get(f"/t/{hidden}")).text
            assert 'property="og:title" content="Cut the Rope"' in page
            assert "quoted" not in page
            assert f"{server.url}/api/games/rope/picture.png?language=en" in page
            for nothing in ("/t/nowhere", "/r/nowhere", "/r/record/x"):
                page = (await http.get(nothing)).text
                assert f'property="og:image" content="{server.url}/api/picture.png?' in page
                assert 'property="og:title" content="Tavolino"' in page

    asyncio.run(act())
