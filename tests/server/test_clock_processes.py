"""The games' clock and the heartbeats of several processes."""

import asyncio
from pathlib import Path

import pytest

from tavolino.server.bus import MemoryBus
from tavolino.server.clock import KEPT, MISSED, Heartbeats
from tavolino.server.clock.game_clock import LEASE_MS, TOLERANCE_MS, ServerClock
from tests.server.machines import MS, START, Machine, Outage, SharedBus, started, using


def test_processes_that_start_together_count_a_downtime_once(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(10, clock)
        machine.wait(60_000)
        clocks = [machine.clock(database) for _ in range(4)]
        await asyncio.gather(*(one.start() for one in clocks))
        await machine.run(5, *clocks)
        assert {one.now() for one in clocks} == {START + 15_000 + LEASE_MS}

    using(database_url, act)


def test_a_process_that_joins_has_the_time_of_the_others(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        first = await started(machine, database)
        await machine.run(10, first)
        await first.close()
        machine.wait(60_000)
        first = await started(machine, database)
        await machine.run(10, first)
        second = await started(machine, database)
        await machine.run(10, first, second)
        assert first.now() == second.now() == START + 30_000

    using(database_url, act)


def test_a_process_that_missed_time_catches_up_with_one_that_did_not(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        first = await started(machine, database)
        machine.bus = SharedBus()  # nor can they reach each other by Redis
        second = await started(machine, database)
        await machine.run(10, first, second)
        await machine.run(60, second)  # the first lives, but can store nothing
        assert first.now() == START + 10_000 + LEASE_MS
        await machine.run(2, first, second)
        assert first.now() == second.now() == START + 72_000

    using(database_url, act)


@pytest.mark.parametrize("apart_ms", [0, 99, 300, 700, 990, -300, -700, -990])
def test_processes_on_two_machines_differ_by_no_more_than_their_wall_clocks(
    apart_ms: int, tmp_path: Path
) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        other = Machine("other", monotonic_ms=77_000_000)
        other.wall_ms += apart_ms
        first = await started(machine, database)
        await machine.run(10, first)
        other.wait(10_000)
        second = await started(other, database)
        for _ in range(100):
            machine.wait(500)
            other.wait(500)
            await first.tick()
            await second.tick()
        assert abs(second.now() - first.now()) <= abs(apart_ms)
        assert 0 <= first.now() - START - 60_000 <= LEASE_MS + abs(apart_ms)

    using(f"sqlite:///{tmp_path}/clock.db", act)


@pytest.mark.parametrize("apart_ms", [1001, 1300, 3_600_000])
def test_wall_clocks_far_apart_do_not_make_time_run_faster(
    database_url: str, apart_ms: int
) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        other = Machine("other")
        other.wall_ms += apart_ms
        clocks = [await started(machine, database), await started(other, database)]
        for _ in range(100):
            for one, clock in zip((machine, other), clocks, strict=True):
                one.wait(500)
                await clock.tick()
        for clock in clocks:
            assert START + 50_000 <= clock.now() <= START + 50_000 + LEASE_MS + 500

    using(database_url, act)


@pytest.mark.parametrize("machines", [1, 2])
@pytest.mark.parametrize("outage_ms", [700, 1200, 60_000])
def test_clocks_stop_and_continue_together_when_storage_is_unavailable(
    database_url: str, outage_ms: int, machines: int
) -> None:
    """Somebody who is sent from one process to another never sees an earlier time."""

    async def act(database: Outage, machine: Machine) -> None:
        other = Machine("other", 77_000_000, machine.bus) if machines == 2 else machine
        first = await started(machine, database)
        second = await started(other, database)
        clocks, latest, most_behind = (first, second), 0, 0

        def wait(ms: int) -> None:
            nonlocal latest, most_behind
            for one in {machine, other}:
                one.wait(ms)
            times = [clock.now() for clock in clocks]
            most_behind = max(most_behind, latest - min(times))
            latest = max(latest, *times)

        wait(450)
        await first.tick()
        latest = max(clock.now() for clock in clocks)
        most_behind = 0
        database.is_down = True
        for _ in range(outage_ms // 50):
            wait(50)
        database.is_down = False
        for clock in (second, first, second, first):
            for _ in range(5):
                wait(50)
            await clock.tick()
        assert most_behind <= TOLERANCE_MS

    using(database_url, act)


def test_processes_notice_when_another_one_dies(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        mine, ended, killed = (Heartbeats(database, machine.bus) for _ in range(3))
        clock, other, third = (
            ServerClock(one, lambda: START * MS, lambda: machine.monotonic_ms * MS, "boot")
            for one in (mine, ended, killed)
        )
        for one in (clock, other, third):
            await one.start()
        await machine.run(5, clock, other, third)
        assert mine.dead == []
        await other.close()
        await clock.tick()
        assert mine.dead == [ended.process]
        for _ in range(MISSED - 1):
            await clock.tick()
        assert mine.dead == [ended.process]
        await clock.tick()
        assert set(mine.dead) == {ended.process, killed.process}
        machine.wait(500)
        await third.tick()
        await clock.tick()
        assert mine.dead == [ended.process]
        alone = Heartbeats(database, MemoryBus())
        await alone.read()
        assert set(alone.dead) == {one.process for one in (mine, ended, killed)}

    using(database_url, act)


def test_rows_of_dead_processes_go_when_time_has_passed_them(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        await started(machine, database)  # and never heard of again
        clock = await started(machine, database)
        ids = "SELECT id FROM processes"
        for _ in range(KEPT):
            await clock.tick()
        assert len(await database.read(ids)) == 2, "the clock has not come to the other's limit"
        machine.wait(LEASE_MS)
        await clock.tick()
        assert len(await database.read(ids)) == 1

    using(database_url, act)
