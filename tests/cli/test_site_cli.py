"""tavolino site"""

import hashlib
import json
import re
from pathlib import Path

import pytest

from tavolino.cli.output import UsageError
from tavolino.cli.site import POLICY, write_site
from tavolino.locales import LANGUAGES
from tavolino.server.http.security_headers import page_policy
from tests.cli.cli_runner import run

PAGE = """<html>
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <script type="module" crossorigin src="/assets/first-1.js"></script>
  </head>
</html>
"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small client: a page, a script, and files for playing without a network."""
    folder = tmp_path / "built"
    files = {
        "index.html": PAGE,
        "index.html.gz": "compressed",
        "icon.svg": "<svg/>",
        "assets/first-1.js": "import('./second.js')",
        "assets/first-1.js.gz": "compressed",
        "device/tavolino.zip": "the Python files",
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    listed = [{"path": name, "size": 1, "hash": "0"} for name in files if ".gz" not in name]
    (folder / "files.json").write_text(json.dumps({"files": listed}), encoding="utf-8")
    return folder


def names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_client_as_it_is_installed(tmp_path: Path) -> None:
    folder = tmp_path / "a folder" / "site"
    ran = run("site", str(folder))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.search(r"The site is in '.*/a folder/site' \(\d+ MB\)\. Try it with: ", ran.stdout)
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert '<meta name="tavolino-server" content="none" />' in page
    links = re.findall(r' (?:href|src)="([^"]*)"', page)
    assert len(links) >= 5
    for link in links:
        assert (folder / link).is_file(), link
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    for icon in manifest["icons"]:
        assert (folder / icon["src"]).is_file()


def test_all_that_is_needed_is_copied_and_nothing_twice(built: Path, tmp_path: Path) -> None:
    write_site(built, tmp_path / "site")
    assert names_in(tmp_path / "site") == {
        ".nojekyll",
        "assets/first-1.js",
        "device/tavolino.zip",
        "files.json",
        "icon.svg",
        "index.html",
    }


def test_the_page_has_relative_paths_and_tells_that_there_is_no_server(
    built: Path, tmp_path: Path
) -> None:
    write_site(built, tmp_path / "site")
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert 'href="icon.svg"' in page
    assert 'src="assets/first-1.js"' in page
    assert '<meta name="tavolino-server" content="none" />' in page


def test_the_list_of_files_has_the_changed_page(built: Path, tmp_path: Path) -> None:
    write_site(built, tmp_path / "site")
    page = (tmp_path / "site" / "index.html").read_bytes()
    listed = json.loads((tmp_path / "site" / "files.json").read_bytes())["files"]
    by_path = {file["path"]: file for file in listed}
    assert by_path["index.html"]["size"] == len(page)
    assert by_path["index.html"]["hash"] == hashlib.sha256(page).hexdigest()
    assert by_path["icon.svg"] == {"path": "icon.svg", "size": 1, "hash": "0"}


def test_the_policy_is_that_of_the_server() -> None:
    """Without what a page cannot say of itself."""
    assert page_policy("").replace(" frame-ancestors 'none';", "") == POLICY


def test_the_documents_have_the_policy_that_a_host_may_set() -> None:
    document = (Path(__file__).parents[2] / "docs" / "static-site.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"Content-Security-Policy: (.*)", document)
    compiling = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    assert shown == f"{compiling}; frame-ancestors 'none'"


def test_a_folder_with_other_files_is_left_alone(built: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "letter.txt").write_text("Dear", encoding="utf-8")
    with pytest.raises(UsageError, match="is not empty"):
        write_site(built, folder)
    assert names_in(folder) == {"letter.txt"}
    write_site(built, folder, force=True)
    assert {"letter.txt", "index.html"} <= names_in(folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_that_is_not_built(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolino.cli.words._Reader.language", language)
    with pytest.raises(UsageError, match="tools/web"):
        write_site(tmp_path / "nothing", tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run("site", str(tmp_path / "file" / "site"))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "file/site: Not a directory" in ran.stderr
    assert "Traceback" not in ran.stderr
