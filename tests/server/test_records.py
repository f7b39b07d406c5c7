"""Uploaded records."""

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tavolino.core import Play, Record, Refused, Stream, canonical
from tavolino.core.record import line_seal
from tavolino.games import rules
from tavolino.server.records.service import MOST_ENTRIES
from tavolino.server.settings import Settings
from tests.server.peers import Peer, browser, running
from tests.server.schema_checks import check_answer, check_view

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.jsonl"))
HOSTILE = '<script>alert(1)</script>"\u202e'


async def bring(peer: Peer, body: bytes) -> httpx.Response:
    response = await peer.http.post("/api/records", content=body)
    check_answer(response)
    return response


def tampered(body: bytes, line: int, **changes: object) -> bytes:
    """The same record with one line changed, and with valid seals."""
    lines = [json.loads(raw) for raw in body.splitlines()]
    lines[line].update(changes)
    return seal_all(lines)


def seal_all(lines: Iterable[dict[str, object]]) -> bytes:
    """A file of these lines."""
    out, seal = b"", ""
    for line in lines:
        bare = {name: part for name, part in line.items() if name != "seal"}
        seal = line_seal(seal, bare)
        out += canonical({**bare, "seal": seal}) + b"\n"
    return out


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_is_kept_and_can_be_looked_through(path: Path, tmp_path: Path) -> None:
    body = path.read_bytes()

    async def look() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            brought = await bring(one, body)
            assert brought.status_code == 201
            found = brought.json()
            assert found["faults"] == []
            record = found["record"]
            base = f"/api/records/{record['id']}"
            assert (await two.http.get(base)).json() == found
            assert (await bring(two, body)).json() == found
            assert (await two.http.get(f"{base}/file")).content == body
            log = await two.http.get(f"{base}/entries?seat=0")
            assert [line["n"] for line in log.json()["entries"]] == list(range(record["entries"]))
            for query in (f"at/{record['entries']}", "at/0?seat=0", "at/2?seat=spectator"):
                position = await two.http.get(f"{base}/{query}")
                check_answer(position)
                check_view(position.json()["seat_view"]["view"])
            ended = (await two.http.get(f"{base}/at/{record['entries']}")).json()
            assert ended["seat_view"]["view"]["outcome"] == record["result"]
            for query in ("", "?at=1&seat=0", "?at=99999", "?seat=9", "?look=x"):
                check_answer(await two.http.get(f"{base}/drawing.svg{query}"))

    asyncio.run(look())


def test_what_is_wrong_is_told_by_line_and_an_unreadable_record_is_not_kept(
    tmp_path: Path,
) -> None:
    body = GOLDEN[0].read_bytes()

    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            for bad in (b"", b"\xff\xfe\n", b"{}\n", b"[" * 9999 + b"\n", body[:-9], body[9:]):
                answer = await bring(one, bad)
                assert (answer.status_code, answer.json()["record"]) == (200, None)
                assert answer.json()["faults"][0]["line"] >= 1
            lied = await bring(one, tampered(body, len(body.splitlines()) - 1, points=[9, 9]))
            assert lied.status_code == 201
            (fault,) = lied.json()["faults"]
            assert fault["line"] == len(body.splitlines())
            assert "points" in fault["text"]
            rows = await server.context.database.read("SELECT id FROM records")
            assert [row["id"] for row in rows] == [lied.json()["record"]["id"]]

    asyncio.run(ask())


def test_hostile_names_and_tags_stay_text(tmp_path: Path) -> None:
    body = GOLDEN[0].read_bytes()
    seats = json.loads(body.splitlines()[0])["seats"]
    hostile = tampered(body, 0, names=[HOSTILE] * seats, tags={HOSTILE: HOSTILE})

    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            answer = await bring(one, hostile)
            record = answer.json()["record"]
            assert record["names"] == [HOSTILE] * seats
            assert record["tags"] == {HOSTILE: HOSTILE}
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            base = f"/api/records/{record['id']}"
            file = await one.http.get(f"{base}/file")
            assert file.headers["content-type"].startswith("application/jsonl")
            assert file.headers["content-disposition"].startswith("attachment")
            assert "<script" not in (await one.http.get(f"{base}/drawing.svg")).text

    asyncio.run(ask())


def test_what_is_too_large_too_long_or_too_often_is_refused(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path, records_per_hour=2) as server, server.peer() as one:
            for body in (b" " * (Settings().record_bytes + 1), b"\n" * (MOST_ENTRIES + 1)):
                assert (await bring(one, body)).status_code == 413
            assert (await bring(one, b"x")).status_code == 200
            assert (await bring(one, b"x")).status_code == 429

    asyncio.run(ask())


def test_a_running_game_that_hides_something_is_not_taken_in(tmp_path: Path) -> None:
    game = next(game for game in rules().values() if game.imperfect_information)
    play: Play[Any, Any, Any] = Play(game, 2)
    seat = min(play.to_act)
    play.submit(seat, game.sample(play.state, seat, Stream(bytes(32), 0)))
    with pytest.raises(Refused):
        Record(play).write()
    record = seal_all(Record(play)._lines())

    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            answer = await bring(one, record)
            assert answer.status_code == 400
            assert answer.json()["error"]["why"] == "open-secrets"
            assert await server.context.database.read("SELECT id FROM records") == []

    asyncio.run(ask())


def test_nobody_unknown_brings_records_and_foreign_pages_do_not(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            async with browser(server.url) as stranger:
                assert (await stranger.post("/api/records", content=b"x")).status_code == 401
            foreign = await one.http.post(
                "/api/records", content=b"x", headers={"Origin": "https://elsewhere.example"}
            )
            assert foreign.status_code == 403
            for path in ("x", "0" * 64, "0" * 64 + "/file", "%00/entries", "0" * 64 + "/at/0"):
                answer = await one.http.get(f"/api/records/{path}")
                assert answer.status_code == 404
                check_answer(answer)

    asyncio.run(ask())
