"""The faults of the soak test, on a server that keeps its promises and on one that does not."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.soak import faults, strangers
from bench.soak.attacks import get_print
from bench.soak.faults import Fault, Scene, lose_file, run_fault
from bench.soak.players import Lost, Player
from bench.soak.servers import ServerProcess, Servers
from tavolino.server.notices import fair_queues, push, service
from tavolino.table import lobby
from tests.patience import PATIENCE_S
from tests.server.peers import running

PUSH = {"push_contact": "mailto:soak@example.org", "push_local": True, "notice_seconds": 0.1}


def scene_at(folder: Path, port: int = 0) -> Scene:
    process = ServerProcess("server", folder)
    process.port = port
    servers, random = Servers([process]), Random(1)
    database = f"sqlite:///{folder}/tables.db"
    return Scene(servers, random, database, folder, Player(servers, random), "")


def on_server(fault: Fault, folder: Path, **settings: Any) -> str:
    """What a fault says on a server with these settings."""

    async def act() -> str:
        async with running(folder, **settings) as server:
            return await fault(scene_at(folder, server.port))

    return asyncio.run(act())


def test_a_broken_promise_and_a_fault_without_end_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults, "FAULT_S", 0.01)

    async def good(scene: Scene) -> str:
        return "done"

    async def bad(scene: Scene) -> str:
        raise Lost("broken")

    async def endless(scene: Scene) -> str:
        await asyncio.Event().wait()
        return ""

    def outcome(fault: Fault) -> tuple[str, bool]:
        return asyncio.run(run_fault(fault, scene_at(tmp_path)))

    assert outcome(good) == ("done", False)
    assert outcome(bad) == ("broken", True)
    assert outcome(endless) == ("not over after 0.01 s", True)


@pytest.mark.parametrize("is_replaced", [False, True])
def test_a_file_that_is_not_put_back_breaks_a_promise(
    is_replaced: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults, "BACK_S", 0.01)
    (tmp_path / "tables.db-wal").write_text("moves")
    fault = lose_file("-wal", "WAL lost", is_replaced=is_replaced)
    outcome = asyncio.run(run_fault(fault, scene_at(tmp_path)))
    assert outcome == ("WAL lost and not back after 0.01 s", True)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """People are told as soon as they have left; slow services have all the time they want."""
    monkeypatch.setattr(service, "HERE_MS", 0)
    monkeypatch.setattr(service, "GRACE_S", 0.0)
    monkeypatch.setattr(push, "DEADLINE_S", 10 * PATIENCE_S)
    monkeypatch.setattr(fair_queues, "LOOK_AGAIN_S", 0.05)
    monkeypatch.setattr(strangers, "ASKED_S", PATIENCE_S)


@pytest.mark.usefixtures("slow")
def test_somebody_is_told_beside_slow_push_services(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strangers, "TOLD_S", PATIENCE_S)
    said = on_server(strangers.slow_push, tmp_path, **PUSH)
    assert "30 push services never answered, 3 at once" in said


@pytest.mark.usefixtures("slow")
def test_push_services_that_keep_everybody_waiting_break_a_promise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "PUSHES_AT_ONCE", strangers.STRANGERS)
    monkeypatch.setattr(strangers, "TOLD_S", 0.5)
    with pytest.raises(Lost, match="a push message"):
        on_server(strangers.slow_push, tmp_path, **PUSH)


def test_an_owner_starts_a_game_after_strangers_have_sat_and_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strangers, "SIT_S", PATIENCE_S)
    monkeypatch.setattr(strangers, "START_S", PATIENCE_S)
    said = on_server(strangers.sit_and_stand, tmp_path)
    assert said.startswith("60 seats taken and left; the owner")


def test_a_table_that_strangers_use_up_breaks_a_promise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strangers, "START_S", 0.5)
    monkeypatch.setattr(lobby, "check_may_sit", lambda table, person: None)
    with pytest.raises(Lost, match="starting a game"):
        on_server(strangers.sit_and_stand, tmp_path, table_events=100)


@pytest.mark.parametrize(
    ("before", "status", "expected"),
    [(2, 200, "with 2 of them before it"), (2, 503, "HTTP 503"), (19, 200, "after 19 of them")],
)
def test_a_print_must_come_soon(
    before: int, status: int, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One print of the greedy address is made at first, and some before somebody else's."""
    allowed = asyncio.Semaphore(1)
    made = 0

    async def print_in_turn(port: int, address: str, seed: str) -> int:
        nonlocal made
        if address.endswith(".1"):
            await allowed.acquire()
            made += 1
            return 200
        for _ in range(before):
            allowed.release()
        while made <= before:
            await asyncio.sleep(0)
        return status

    monkeypatch.setattr(strangers, "get_print", print_in_turn)
    said, is_broken = asyncio.run(run_fault(strangers.greedy_printer, scene_at(tmp_path)))
    assert expected in said
    assert is_broken == (before > strangers.PRINTS_BEFORE or status != 200)


def test_prints_for_two_addresses_are_asked_for(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, prints_per_minute=1) as server:
            for address, status in (("127.66.0.1", 200), ("127.66.0.1", 429), ("127.66.0.2", 200)):
                assert await get_print(server.port, address, f"{address} {status}") == status

    asyncio.run(act())
