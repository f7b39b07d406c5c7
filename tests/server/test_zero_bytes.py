"""A zero byte, which no database stores, is refused wherever a request can have one."""

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest
from httpx import Response
from starlette.routing import Route

from tavolino.server.main import build_app
from tests.server.nonsense import BODIES, SUBMITS, NonsenseTarget, is_refusal

MORE_BODIES: Final[dict[str, dict[str, Any]]] = {
    "PATCH /api/me/notices": {"rhythm": "day", "time_zone": "Europe/Rome"},
    "PUT /api/me/notices/mail": {"address": "ada@example.org"},
    "POST /api/me/notices/push": {"endpoint": "https://x.org/x", "p256dh": "x", "auth": "x"},
    "POST /api/me/holidays": {"first": "2001-01-01", "last": "2001-01-01"},
    "POST /api/quick-match/scalino": {"bot": "casual"},
    "POST /api/tables/{table}/play-on": {"at": 1, "seat": 0, "bot": "casual"},
    "POST /api/daily/2001-01-01/contributions": {"value": "5a" * 16},
    "POST /api/puzzles": {"game": "rope", "theme": "", "level": ""},
    "POST /api/puzzles/x/move": {"move": "end", "on": 0},
    "POST /api/tables": {
        "game": "rope",
        "seats": 2,
        "title": "Ours",
        "occupants": ["me", "me"],
        "seat_names": ["Ada", ""],
        "options": {"first": "0"},
        "settings": {"clock": "move"},
    },
}
QUERIES: Final = (
    "after", "at", "game", "language", "limit", "look", "move", "offset", "opponent", "option",
    "outcome", "over", "paper", "seat", "style", "version",
)  # fmt: skip


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NonsenseTarget]:
    found = NonsenseTarget(tmp_path_factory.mktemp("target"))
    yield found
    found.close()


def with_zero(value: Any) -> Iterator[Any]:
    """The value with a zero byte in each of its texts in turn, keys included."""
    if isinstance(value, str):
        yield from ("\0", f"{value}\0", f"\0{value}")
    elif isinstance(value, list):
        for n, one in enumerate(value):
            yield from ([*value[:n], changed, *value[n + 1 :]] for changed in with_zero(one))
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from ({**value, key: changed} for changed in with_zero(one))
            yield {**value, f"{key}\0": one}


def addresses(target: NonsenseTarget) -> Iterator[tuple[str, str]]:
    """Every method and path, with a zero byte in each part of the path and of the query in turn."""
    known = {"id": target.table, "person": target.player.person, "game": "scalino"}
    for route in build_app(target.server.context).routes:
        if not isinstance(route, Route):
            continue
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
        parts = {name: known.get(name, "x") for name in re.findall(r"\{(\w+)\}", path)}
        methods = sorted(route.methods or ())
        for method, name, zero in product(methods, parts, ("%00", "x%00", "%00x")):
            yield method, path.format(**{**parts, name: zero})
        if "GET" in methods:
            yield from (("GET", f"{path.format(**parts)}?{name}=%00") for name in QUERIES)


async def ask(target: NonsenseTarget, method: str, path: str, body: Any = None) -> Response:
    """The answer to a new guest, since some requests end a session."""
    async with target.server.peer() as guest:
        return await guest.http.request(method, path, json=body)


def test_in_every_part_of_an_address(target: NonsenseTarget) -> None:
    async def act() -> list[str]:
        failed = []
        async with target.server.peer() as guest:
            for method, path in addresses(target):
                response = await guest.http.request(method, path)
                if response.status_code >= 500 and "have not been built" not in response.text:
                    failed.append(f"{method} {path}: {response.status_code}")
        return failed

    assert target.run(act()) == []


@pytest.mark.parametrize("line", sorted({*BODIES, *MORE_BODIES}))
def test_in_every_text_of_a_body(target: NonsenseTarget, line: str) -> None:
    method, path = line.replace("{table}", target.table).split()
    for whole in (bodies[line] for bodies in (BODIES, MORE_BODIES) if line in bodies):
        for body in with_zero(whole):
            response = target.run(ask(target, method, path, body))
            assert response.status_code < 500, (line, body)
            if response.status_code >= 400:
                assert response.json()["error"]["text"]


def test_in_every_text_of_a_message(target: NonsenseTarget) -> None:
    before = target.run(target.kept())
    for whole in SUBMITS:
        for message in with_zero({"id": "a", **whole}):
            answer = target.run(target.submit(target.watching, json.dumps(message)))
            assert is_refusal(answer), message
    assert target.run(target.kept()) == before


def test_a_push_subscription_is_not_found_by_it(target: NonsenseTarget) -> None:
    response = target.run(ask(target, "DELETE", "/api/me/notices/push/%00"))
    assert response.status_code == 400
    error = response.json()["error"]
    assert (error["rule"], error["why"]) == ("BODY", "text")
