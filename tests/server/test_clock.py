"""The games' clock, with a wall and a monotonic clock that the tests turn."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from tavolino.server.clock import GRACE_MS, ServerClock, open_clock
from tavolino.server.storage import Database, Row, Statement, Unavailable, Value, open_database
from tests.patience import PATIENCE_S

START = 1_700_000_000_000
MS = 1_000_000


class Machine:
    """A computer: its wall clock can be set, its monotonic clock only goes on."""

    def __init__(self) -> None:
        self.wall_ms = START
        self.monotonic_ms = 5000

    def clock(self, database: Database) -> ServerClock:
        return ServerClock(database, lambda: self.wall_ms * MS, lambda: self.monotonic_ms * MS)

    def wait(self, ms: int) -> None:
        self.wall_ms += ms
        self.monotonic_ms += ms

    async def run(self, seconds: int, *clocks: ServerClock) -> None:
        """Time goes by with a sign of life every second."""
        for _ in range(seconds):
            self.wait(1000)
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
        machine.wait(1234)
        assert clock.now() == START + 1234
        await machine.run(60, clock)
        assert clock.now() == START + 61_234

    using(database_url, act)


@pytest.mark.parametrize("down_ms", [GRACE_MS + 1, 60_000, 30 * 24 * 3_600_000])
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


def test_after_a_crash_the_clock_goes_on_from_the_last_sign_of_life(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(10, clock)
        machine.wait(700)
        machine.wait(60_000)
        assert (await started(machine, database)).now() == START + 10_000

    using(database_url, act)


def test_a_quick_restart_is_no_downtime(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(10, clock)
        machine.wait(GRACE_MS)
        assert (await started(machine, database)).now() == START + 10_000 + GRACE_MS

    using(database_url, act)


@pytest.mark.parametrize("step_ms", [-3_600_000, -500, 500, 3_600_000])
def test_setting_the_wall_clock_does_not_move_the_games(database_url: str, step_ms: int) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(5, clock)
        machine.wall_ms += step_ms
        await machine.run(5, clock)
        assert clock.now() == START + 10_000
        machine.wait(1000)
        assert (await started(machine, database)).now() == START + 11_000

    using(database_url, act)


def test_a_wall_clock_set_back_while_it_was_down_does_not_turn_time_back(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(10, clock)
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
        assert clock.now() == START + 10_000 + GRACE_MS
        database.is_down = False
        await clock.tick()
        assert clock.now() == START + 10_000 + GRACE_MS
        await machine.run(5, clock)
        assert clock.now() == START + 15_000 + GRACE_MS

    using(database_url, act)


def test_processes_that_start_together_count_a_downtime_once(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(10, clock)
        machine.wait(60_000)
        clocks = [machine.clock(database) for _ in range(4)]
        await asyncio.gather(*(one.start() for one in clocks))
        await machine.run(5, *clocks)
        assert {one.now() for one in clocks} == {START + 15_000}

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
        await machine.run(10, first)
        machine.wait(60_000)  # the first could give no sign for a minute, but it lives
        second = await started(machine, database)
        before = second.now()
        await first.tick()
        assert first.now() == START + 10_000 + GRACE_MS
        await machine.run(2, first, second)
        assert first.now() == second.now() == before + GRACE_MS + 2000

    using(database_url, act)


def test_an_open_clock_gives_signs_of_life_by_itself(database_url: str) -> None:
    async def sign(database: Database) -> list[Row]:
        return await database.read("SELECT value FROM server WHERE name = 'clock'")

    async def main() -> None:
        database = await open_database(database_url)
        clock = await open_clock(database, every_s=0.01)
        first = await sign(database)
        async with asyncio.timeout(PATIENCE_S):
            while await sign(database) == first:
                await asyncio.sleep(0)
        await clock.close()
        last = await sign(database)
        assert last != first
        await database.close()

    asyncio.run(main())
