"""The packages of the server: their imports, where SQL is, and where handlers are."""

import ast
import re
from graphlib import TopologicalSorter
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from starlette.routing import Route

from tavolino.protocol.endpoints import ENDPOINTS
from tests.test_layers import SOURCE, imported

SERVER = SOURCE / "server"
HANDLERS = [
    import_module(f"tavolino.server.http.{path.stem}")
    for path in sorted((SERVER / "http").glob("*.py"))
    if "route(endpoints." in path.read_text(encoding="utf-8")
]
"""The modules that have handlers of endpoints."""


class Imports(NamedTuple):
    """What one part of the server imports: other layers, and other parts of the server."""

    layers: frozenset[str]
    parts: frozenset[str]


def imports(layers: str, parts: str) -> Imports:
    return Imports(frozenset(layers.split()), frozenset(parts.split()))


MODULES: Final = {
    "bus": imports("core", ""),
    "clock": imports("", "heartbeat storage"),
    "gc_tuning": imports("", ""),
    "logs": imports("locales", "settings"),
    "maintenance": imports("", "clock people settings storage tables"),
    "metrics": imports("", "workers"),
    "periodic": imports("", "storage"),
    "websocket_frames": imports("", ""),
}
"""The modules beside the packages; `context` and `main` open and join all parts."""
JOINING: Final = {"context", "main"}
DECLARATION: Final = re.compile(r"^Imports ([^;.]+); of the server:\s([^;.]+)\.$", re.MULTILINE)
SQL_OWNERS = {
    "analysis/repository.py",
    "daily/seals.py",
    "daily/tries.py",
    "heartbeat/repository.py",
    "notices/channels.py",
    "notices/due.py",
    "notices/feeds.py",
    "notices/holiday_clocks.py",
    "notices/holidays.py",
    "notices/preferences.py",
    "notices/turns.py",
    "puzzles/repository.py",
    "quick_match/queue.py",
    "records/repository.py",
    "tables/repository.py",
    "tables/archive.py",
    "tables/chat.py",
    "tables/lists.py",
    "tables/daily_results.py",
    "tables/results.py",
    "tables/counts.py",
    "tables/par.py",
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


def declared(package: str) -> Imports:
    """The imports that the docstring of a package declares."""
    docstring = ast.get_docstring(ast.parse((SERVER / package / "__init__.py").read_text()))
    found = DECLARATION.search(docstring or "")
    assert found, f"server/{package}/__init__.py does not say what it imports"
    layers, parts = (frozenset(re.split(r",\s+", names)) - {"nothing"} for names in found.groups())
    return Imports(layers, parts)


def imports_of(part: str) -> Imports:
    """What the modules of a part import."""
    files = [SERVER / f"{part}.py"] if part in MODULES else (SERVER / part).rglob("*.py")
    names = {tuple(name.split(".")) for path in files for name in imported(path)}
    assert ("tavolino", "server") not in names, "a part is imported by its own name"
    ours = {name[1:] for name in names if name[0] == "tavolino"}
    layers = {layer for layer, *_ in ours} - {"server"}
    parts = {name[1] for name in ours if name[0] == "server"} - {part}
    return Imports(frozenset(layers), frozenset(parts))


PACKAGES: Final = sorted(path.parent.name for path in SERVER.glob("*/__init__.py"))


def test_every_module_is_known() -> None:
    found = {path.stem for path in SERVER.glob("*.py")} - {"__init__"}
    assert found == {*MODULES, *JOINING}


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_imports_what_its_docstring_says(package: str) -> None:
    assert imports_of(package) == declared(package)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_what_is_declared(module: str) -> None:
    assert imports_of(module) == MODULES[module]


def test_arrows_go_one_way() -> None:
    """Parts that combine others are imported only by `http`, and there are no import cycles."""
    arrows = {part: imports_of(part).parts for part in (*PACKAGES, *MODULES)}
    tuple(TopologicalSorter(arrows).static_order())
    assert {part for part, parts in arrows.items() if parts & JOINING} <= {"http"}


def test_sql_is_in_repositories_only() -> None:
    for path in SERVER.rglob("*.py"):
        name = path.relative_to(SERVER).as_posix()
        if name in SQL_OWNERS or name.startswith(("storage/", "people/")):
            continue
        assert not [text for text in strings(path) if SQL.search(text)], name


def test_every_endpoint_has_one_handler() -> None:
    routes: list[Route] = [route for module in HANDLERS for route in module.ROUTES]
    bound = [(method, route.path) for route in routes for method in (route.methods or ())]
    declared = [(endpoint.method, endpoint.path) for endpoint in ENDPOINTS]
    assert sorted(one for one in bound if one[0] != "HEAD") == sorted(declared)
