"""A record is verified once, however often it is uploaded or viewed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import Verdict
from tavolino.core import verify as really_verify
from tavolino.server.records import service, verdicts
from tests.server.peers import Peer, running
from tests.server.test_records import GOLDEN, bring


class Counted:
    """Verifies, and counts how often."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, body: bytes, games: Any) -> Verdict:
        self.count += 1
        return really_verify(body, games)


@pytest.fixture
def verified(monkeypatch: pytest.MonkeyPatch) -> Counted:
    counted = Counted()
    monkeypatch.setattr(service, "verify", counted)
    return counted


async def look_at(peer: Peer, record_id: str) -> None:
    for path in ("", "/entries", "/at/0", "/file"):
        answer = await peer.http.get(f"/api/records/{record_id}{path}")
        assert answer.status_code == 200, answer.text


def test_a_record_is_verified_once(tmp_path: Path, verified: Counted) -> None:
    body = GOLDEN[0].read_bytes()

    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            answers = await asyncio.gather(*(bring(peer, body) for peer in (one, two, one)))
            await look_at(two, answers[0].json()["record"]["id"])
            for _ in range(3):
                assert (await bring(one, b"no record")).json()["record"] is None

    asyncio.run(ask())
    assert verified.count == 2, "the record, and what is none"


def test_what_is_held_is_bounded_by_its_bytes(
    tmp_path: Path, verified: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    bodies = sorted((path.read_bytes() for path in GOLDEN), key=len)[:3]
    monkeypatch.setattr(verdicts, "MOST_BYTES", len(bodies[1]) + len(bodies[2]))

    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            ids = [(await bring(one, body)).json()["record"]["id"] for body in bodies]
            assert verified.count == 3
            await look_at(one, ids[2])
            await look_at(one, ids[1])
            assert verified.count == 3
            await look_at(one, ids[0])
            assert verified.count == 4
            assert server.context.records._verdicts.size <= verdicts.MOST_BYTES

    asyncio.run(ask())
