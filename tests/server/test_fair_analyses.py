"""Analyses and uploaded games: askers take turns in all processes, and nobody asks for too many."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import Refused, Verdict
from tavolino.core import verify as really_verify
from tavolino.server.records import service
from tavolino.server.records.analysis_repository import AnalysisRepository
from tavolino.server.storage import Database, open_database
from tavolino.server.workers.round_robin import Asker
from tests.games.short_games import short_game
from tests.patience import PATIENCE_S
from tests.server.peers import Running, running
from tests.server.test_analysis import post, uploaded

GREEDY = Asker("192.0.2.1", "greedy")
FRIEND = Asker("192.0.2.1", "friend")
OTHER = Asker("192.0.2.2", "anna")
LONG_MS = 1_000_000


def repository(database: Database, of_person: int = 30, of_address: int = 30) -> AnalysisRepository:
    return AnalysisRepository(database, "k" * 32, of_person, of_address)


async def claimed(analyses: AnalysisRepository, now: int) -> str:
    due = await analyses.claim_due(now, now + LONG_MS)
    assert due is not None
    await analyses.release(due.game_id, now)  # as if its next move had been analysed
    return due.game_id


def test_askers_take_turns_however_many_games_they_have(database_url: str) -> None:
    async def act() -> None:
        database = await open_database(database_url)
        analyses = repository(database)
        for n in range(26):
            await analyses.request(f"greedy{n}", "records", 99, n, GREEDY)
        await analyses.request("friend", "records", 99, 30, FRIEND)
        await analyses.request("other", "records", 99, 40, OTHER)
        found = [await claimed(analyses, now) for now in range(50, 58)]
        assert found == [
            *("greedy0", "other", "friend", "other"),
            *("greedy1", "other", "friend", "other"),
        ]
        await database.close()

    asyncio.run(act())


def test_a_newcomer_does_not_overtake_whoever_waits(database_url: str) -> None:
    """Asking again and again for one game at a time gives no advantage."""

    async def act() -> None:
        database = await open_database(database_url)
        analyses = repository(database)
        await analyses.request("other", "records", 99, 0, OTHER)
        for now in range(1, 12, 3):
            await analyses.request(f"greedy{now}", "records", 1, now, GREEDY)
            assert await claimed(analyses, now + 1) == "other"
            assert await claimed(analyses, now + 2) == f"greedy{now}"
            await analyses.end(f"greedy{now}")
        await database.close()

    asyncio.run(act())


@pytest.mark.parametrize(("of_person", "of_address"), [(3, 30), (30, 3)])
def test_a_person_and_an_address_have_a_bounded_number_of_analyses(
    database_url: str, of_person: int, of_address: int
) -> None:
    async def act() -> None:
        database = await open_database(database_url)
        analyses = repository(database, of_person, of_address)
        for n in range(3):
            await analyses.check_may_request(GREEDY)
            await analyses.request(f"greedy{n}", "records", 99, n, GREEDY)
        await analyses.request("greedy0", "records", 99, 5, GREEDY)  # which is running already
        with pytest.raises(Refused, match="ANALYSIS: many"):
            await analyses.check_may_request(GREEDY)
        with pytest.raises(Refused, match="ANALYSIS: many"):
            await analyses.request("greedy3", "records", 99, 5, GREEDY)
        await analyses.request("other", "records", 99, 5, OTHER)
        await analyses.end("greedy0")
        await analyses.request("greedy3", "records", 99, 5, GREEDY)
        rows = await database.read("SELECT game_id, address, person FROM analyses")
        games = {str(row["game_id"]) for row in rows}
        assert games == {"greedy1", "greedy2", "greedy3", "other"}
        assert not {*GREEDY, *OTHER} & {str(value) for row in rows for value in row.values()}
        await database.close()

    asyncio.run(act())


async def stop_background(server: Running) -> None:
    for periodic in server.context.periodic:
        await periodic.close()


def test_too_many_analyses_of_one_person_are_refused_in_words(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, analyses_per_person=1) as server,
            server.peer() as one,
            server.peer() as two,
        ):
            await stop_background(server)
            games = [await uploaded(one, short_game("demolition", 2, moves)) for moves in (2, 3)]
            first, second = (f"/api/records/{game}/analysis" for game in games)
            assert (await post(one, first))["is_running"]
            assert (await post(one, first))["is_running"]
            refused = await one.http.post(second)
            assert refused.status_code == 429
            assert refused.json()["error"]["text"]
            assert (await post(two, second))["is_running"]

    asyncio.run(act())


class HeldVerifier:
    """Verifies records in the order in which they come, once it is let go."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.bodies: list[bytes] = []

    def __call__(self, body: bytes, games: Any) -> Verdict:
        assert self.go.wait(PATIENCE_S)
        self.bodies.append(body)
        return really_verify(body, games)


def test_uploads_of_one_address_leave_another_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = HeldVerifier()
    monkeypatch.setattr(service, "verify", held)

    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            records = server.context.records
            uploads = [
                asyncio.create_task(records.upload(b"greedy %d" % n, one.person, GREEDY))
                for n in range(60)
            ]
            await asyncio.sleep(0)
            other = asyncio.create_task(records.upload(b"other", two.person, OTHER))
            await asyncio.sleep(0)
            held.go.set()
            await other
            results = await asyncio.gather(*uploads, return_exceptions=True)
            assert held.bodies[:3] == [b"greedy 0", b"greedy 1", b"other"]
            refused = [isinstance(result, Refused) for result in results]
            assert refused == [False] * 50 + [True] * 10

    asyncio.run(act())
