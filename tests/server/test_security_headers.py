"""Headers, limits and failures for every kind of request."""

import asyncio
import logging
from pathlib import Path
from unittest.mock import patch

import pytest
from websockets.exceptions import InvalidStatus

from tavolino.server.http.security_headers import DATA_POLICY, HEADERS, page_policy
from tavolino.server.live.open_tables import OpenTables
from tests.server.peers import running
from tests.server.schema_checks import check_answer


def test_every_answer_is_protected_and_none_of_the_api_is_kept(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create("scalino", 2, occupants=["me", "me"])
            drawing = f"/api/tables/{table}/drawing.svg"
            for path in ("/", "/healthz", "/nowhere", "/api/lobby", "/api/nowhere", drawing):
                answer = await one.http.get(path)
                assert {name: answer.headers[name] for name in HEADERS} == HEADERS
                policy = answer.headers["content-security-policy"]
                assert policy == (DATA_POLICY if "/api/" in path else page_policy(server.url))
            assert (await one.http.get("/api/lobby")).headers["cache-control"] == "no-store"
            assert (await one.http.get("/api/games")).headers["cache-control"] == "no-cache"

    asyncio.run(ask())


def test_scripts_and_styles_come_from_here_alone() -> None:
    policy = page_policy("https://games.example")
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "script-src 'self'; style-src 'self'; connect-src 'self' wss://games.example;" in policy
    assert page_policy("http://x; script-src *") == page_policy("")


def test_what_leads_nowhere_is_a_refusal_under_the_api(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            for path in ("/api/nowhere", "/api/tables/a/b/c", "/api/tables/x%2Fy"):
                answer = await one.http.get(path)
                assert answer.status_code == 404
                check_answer(answer)
            answer = await one.http.put("/api/tables", json={})
            assert (answer.status_code, answer.headers["allow"]) == (405, "POST")
            assert answer.json()["error"]["params"] == {"got": "PUT", "expected": "POST"}
            assert (await one.http.get("/no/where")).headers["content-type"].startswith("text/")

    asyncio.run(ask())


def test_a_failure_tells_the_log_everything_and_the_visitor_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            with patch.object(OpenTables, "rows", side_effect=ZeroDivisionError("inside")):
                answer = await one.http.get("/api/lobby")
            assert answer.status_code == 500
            assert answer.json()["error"]["rule"] == "SERVER"
            assert "inside" not in answer.text
            assert "Traceback" not in answer.text
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert (await one.http.get("/api/lobby")).status_code == 200

    with caplog.at_level(logging.ERROR):
        asyncio.run(ask())
    (line,) = [one for one in caplog.records if one.getMessage() == "a request failed"]
    assert line.exc_info
    assert line.exc_info[0] is ZeroDivisionError


def test_too_many_requests_from_one_address_are_told_to_wait(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path, requests_per_minute=3) as server, server.peer() as one:
            table = await one.create("scalino", 2, occupants=["me"])
            for _ in range(2):
                assert (await one.http.get("/api/lobby")).status_code == 200
            answer = await one.http.get("/api/lobby")
            assert answer.status_code == 429
            assert 1 <= int(answer.headers["retry-after"]) <= 60
            check_answer(answer)
            with pytest.raises(InvalidStatus) as denied:
                async with one.at(table):
                    pass
            assert denied.value.response.status_code == 429
            assert (await one.http.get("/healthz")).status_code == 200

    asyncio.run(ask())
