"""The soak test detects missing and duplicated moves, and promises that are broken."""

import asyncio
from pathlib import Path

from bench.soak.check import check_acks
from bench.soak.players import Ack
from bench.soak.report import FaultLine, PartReport, longest_pause
from tests.server.peers import running


def ack(table: str, person: str, submit: str, version: int, at: float = 0.0) -> Ack:
    return Ack(table, person, submit, version, at)


def test_a_missing_or_misplaced_ack_is_found(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create("rope", 2, occupants=["me"])
            async with one.at(table) as here:
                answer = await here.submit("ready", id="r1", ready=False)
            assert answer["type"] == "ack"
            person, version = one.person, answer["version"]
        url = f"sqlite:///{tmp_path}/tables.db"
        good = ack(table, person, "r1", version)
        verdict = await check_acks(url, [good])
        assert (verdict.missing, verdict.doubled) == ([], [])
        wrong = [
            ack(table, person, "r2", version),
            ack(table, "somebody else", "r1", version),
            ack(table, person, "r1", version + 1),
            ack("no-such-table", person, "r1", 1),
        ]
        assert (await check_acks(url, [good, *wrong])).missing == wrong

    asyncio.run(act())


def test_the_longest_pause_is_the_one_around_a_fault() -> None:
    acks = [ack("t", "p", str(n), n, at) for n, at in enumerate((0.0, 1.0, 1.5, 6.5, 7.0, 17.0))]
    assert longest_pause(acks, 2.0, 3.0) == 5.0
    assert longest_pause(acks, 18.0, 1.0) == 0.0


def test_a_part_passes_only_if_nothing_was_lost() -> None:
    part = PartReport("part", 1.0, faults=[FaultLine(0.0, "kill", "killed", 1.0)], acks=3)
    assert part.passed
    for fault in ("missing", "doubled", "tracebacks"):
        assert not PartReport("part", 1.0, acks=3, **{fault: 1}).passed  # type: ignore[arg-type]
    assert not PartReport("part", 1.0, acks=3, broken=["shown 1 after 2"]).passed
    assert not PartReport("part", 1.0).passed, "nobody played"
