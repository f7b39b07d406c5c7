"""Where SQL is in the server, and where the handlers of endpoints are."""

import ast
import re
from importlib import import_module
from pathlib import Path

from starlette.routing import Route

from tavolino.protocol.endpoints import ENDPOINTS
from tests.rulebook import SOURCE

SERVER = SOURCE / "server"
HANDLERS = [
    import_module(f"tavolino.server.http.{path.stem}")
    for path in sorted((SERVER / "http").glob("*.py"))
    if "route(endpoints." in path.read_text(encoding="utf-8")
]
"""The modules that have handlers of endpoints."""


SQL_OWNERS = {
    "records/analysis_repository.py",
    "daily/seals.py",
    "daily/tries.py",
    "clock/repository.py",
    "notices/channels.py",
    "notices/due.py",
    "notices/feeds.py",
    "notices/holiday_clocks.py",
    "notices/holidays.py",
    "notices/preferences.py",
    "notices/turns.py",
    "puzzles/repository.py",
    "live/quick_match_queue.py",
    "records/repository.py",
    "live/repository.py",
    "live/archive.py",
    "live/chat.py",
    "live/lists.py",
    "live/open_tables.py",
    "live/results.py",
    "live/table_counts.py",
    "live/par.py",
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
