"""The games' clock, with a wall and a monotonic clock that the tests turn."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from tavolino.server.clock import LEASE_MS, ServerClock, open_clock
from tavolino.server.heartbeat import KEPT, MISSED, Heartbeats
from tavolino.server.storage import Database, Row, Statement, Unavailable, Value, open_database
from tests.patience import PATIENCE_S

START = 1_700_000_000_000
MS = 1_000_000


class Machine:
    """A computer: its wall clock can be set, its monotonic clock only goes on."""

    def __init__(self, boot: str = "first", monotonic_ms: int = 5000) -> None:
        self.wall_ms = START
        self.monotonic_ms = monotonic_ms
        self.boot = boot

    def clock(self, database: Database) -> ServerClock:
        return ServerClock(
            Heartbeats(database, is_shared=True),
            lambda: self.wall_ms * MS,
            lambda: self.monotonic_ms * MS,
            self.boot,
        )

    def wait(self, ms: int) -> None:
        self.wall_ms += ms
        self.monotonic_ms += ms

    async def run(self, seconds: int, *clocks: ServerClock) -> None:
        """Time goes by with a heartbeat every half second."""
        for _ in range(2 * seconds):
            self.wait(500)
            for clock in clocks:
                await clock.tick()


class Outage:
    """A database that can be cut off."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.is_down = False

    async def read(self, sql: str, *args: Value) -> list[Row]:
        self._check()
        return await self._database.read(sql, *args)

    async def write(self, batch: Sequence[Statement]) -> None:
        self._check()
        await self._database.write(batch)

    def is_full(self) -> bool:
        return self._database.is_full()

    async def close(self) -> None:
        await self._database.close()

    def _check(self) -> None:
        if self.is_down:
            raise Unavailable("cut off")


def using(url: str, act: Callable[[Outage, Machine], Awaitable[None]]) -> None:
    async def main() -> None:
        database = Outage(await open_database(url))
        try:
            await act(database, Machine())
        finally:
            await database.close()

    asyncio.run(main())


async def started(machine: Machine, database: Database) -> ServerClock:
    clock = machine.clock(database)
    await clock.start()
    return clock


def test_the_first_clock_shows_the_wall_clock_and_goes(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        assert clock.now() == START
        machine.wait(345)
        assert clock.now() == START + 345
        await machine.run(60, clock)
        assert clock.now() == START + 60_345

    using(database_url, act)


@pytest.mark.parametrize("down_ms", [1, LEASE_MS + 1, 60_000, 30 * 24 * 3_600_000])
def test_time_stands_still_while_the_server_is_down(database_url: str, down_ms: int) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(10, clock)
        for restarts in range(3):
            machine.wait(200)
            await clock.close()
            machine.wait(down_ms)
            clock = await started(machine, database)
            assert clock.now() == START + 10_000 + 200 * (restarts + 1)

    using(database_url, act)


@pytest.mark.parametrize("down_ms", [0, 200, 1000, 60_000])
def test_a_crash_takes_no_more_than_the_lease(database_url: str, down_ms: int) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(10, clock)
        machine.wait(400)
        assert clock.now() == START + 10_400
        machine.wait(down_ms)
        lost = min(400 + down_ms, LEASE_MS)
        assert (await started(machine, database)).now() == START + 10_000 + lost

    using(database_url, act)


@pytest.mark.parametrize("step_ms", [-3_600_000, 0, 3_600_000])
def test_after_a_reboot_no_time_is_shown_twice(database_url: str, step_ms: int) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(10, clock)
        machine.wait(400)
        rebooted = Machine("second", monotonic_ms=0)
        rebooted.wall_ms = machine.wall_ms + 30_000 + step_ms
        assert (await started(rebooted, database)).now() == START + 10_000 + LEASE_MS

    using(database_url, act)


def test_the_clock_of_an_older_version_goes_on(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        sign = f'{{"alive": {START - 60_000}, "offset": 1000}}'
        insert = "INSERT INTO server (name, value) VALUES ('clock', $1)"
        await database.write([Statement(insert, (sign,))])
        assert (await started(machine, database)).now() == START - 61_000 + 3000

    using(database_url, act)


@pytest.mark.parametrize("step_ms", [-3_600_000, -500, 500, 3_600_000])
def test_setting_the_wall_clock_does_not_move_the_games(database_url: str, step_ms: int) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(5, clock)
        machine.wall_ms += step_ms
        await machine.run(5, clock)
        assert clock.now() == START + 10_000
        machine.wait(300)
        assert (await started(machine, database)).now() == START + 10_300

    using(database_url, act)


def test_a_wall_clock_set_back_while_it_was_down_does_not_turn_time_back(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(10, clock)
        await clock.close()
        machine.wall_ms -= 3_600_000
        assert (await started(machine, database)).now() == START + 10_000

    using(database_url, act)


def test_a_machine_that_slept_was_down(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        machine.wall_ms += 3_600_000
        await machine.run(5, clock)
        assert clock.now() == START + 5000

    using(database_url, act)


def test_time_stops_while_nothing_can_be_stored(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(10, clock)
        database.is_down = True
        machine.wait(60_000)
        with pytest.raises(Unavailable):
            await clock.tick()
        assert clock.now() == START + 10_000 + LEASE_MS
        database.is_down = False
        await clock.tick()
        assert clock.now() == START + 10_000 + LEASE_MS
        await machine.run(5, clock)
        assert clock.now() == START + 15_000 + LEASE_MS

    using(database_url, act)


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
        first, second = await started(machine, database), await started(machine, database)
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


def test_who_has_died_is_seen_by_the_others(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        mine, ended, killed = (Heartbeats(database, is_shared=True) for _ in range(3))
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
        alone = Heartbeats(database, is_shared=False)
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


def test_an_open_clock_gives_heartbeats_by_itself(database_url: str) -> None:
    async def beats(database: Database) -> list[Row]:
        return await database.read("SELECT * FROM processes")

    async def main() -> None:
        database = await open_database(database_url)
        clock = await open_clock(Heartbeats(database, is_shared=False), every_s=0.01)
        first = await beats(database)
        async with asyncio.timeout(PATIENCE_S):
            while await beats(database) == first:
                await asyncio.sleep(0)
        await clock.close()
        (last,) = await beats(database)
        assert last != first[0]
        assert last["closed"] == 1
        assert last["limit_ms"] == last["game_ms"] == clock.now()
        await database.close()

    asyncio.run(main())
