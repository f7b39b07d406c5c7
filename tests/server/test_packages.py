"""The packages of the server: what each may import, where SQL is, which handler is where."""

import ast
import re
from pathlib import Path

import pytest
from starlette.routing import Route

from tavolino.server.http import advice, games, me, people, records, tables
from tavolino.server.protocol.endpoints import ENDPOINTS
from tests.test_layers import SOURCE, imported

SERVER = SOURCE / "server"
PACKAGES = {"protocol", "storage", "workers", "people", "tables", "transport", "http"}
MAY_IMPORT: dict[str, set[str]] = {
    "protocol": set(),
    "storage": set(),
    "workers": {"settings"},
    "people": {"clock", "protocol", "storage"},
    "tables": {"bus", "clock", "heartbeat", "people", "protocol", "storage", "workers"},
    "transport": {"http", "limits", "logs", "protocol", "settings"},
}
"""What of the server each package may import besides itself; `http` may import everything."""
SQL_OWNERS = {
    "heartbeat.py",
    "records.py",
    "tables/repository.py",
    "tables/archive.py",
    "tables/chat.py",
    "tables/lists.py",
    "tables/counts.py",
}
"""The repositories outside `storage` and `people`."""
SQL = re.compile(r"\b(SELECT .+ FROM|SELECT 1|INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b", re.S)


def strings(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def test_every_package_is_known() -> None:
    found = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    assert found == PACKAGES


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_package_imports_only_what_it_may(package: str) -> None:
    for path in (SERVER / package).rglob("*.py"):
        for name in imported(path):
            if name.startswith("tavolino.server."):
                part = name.split(".")[2]
                assert part in {package, *MAY_IMPORT[package]}, f"{path} imports {name}"


def test_sql_is_in_repositories_only() -> None:
    for path in SERVER.rglob("*.py"):
        name = path.relative_to(SERVER).as_posix()
        if name in SQL_OWNERS or name.startswith(("storage/", "people/")):
            continue
        assert not [text for text in strings(path) if SQL.search(text)], name


def test_every_endpoint_has_one_handler() -> None:
    modules = (advice, games, me, people, records, tables)
    routes: list[Route] = [route for module in modules for route in module.ROUTES]
    bound = [(method, route.path) for route in routes for method in (route.methods or ())]
    declared = [(endpoint.method, endpoint.path) for endpoint in ENDPOINTS]
    assert sorted(one for one in bound if one[0] != "HEAD") == sorted(declared)
