"""The games' clock, with a wall clock and a monotonic clock that the tests set."""

import asyncio

import pytest

from tavolino.server.bus import MemoryBus
from tavolino.server.clock import Heartbeats
from tavolino.server.clock.game_clock import LEASE_MS, open_clock
from tavolino.server.storage import Database, Row, Unavailable, open_database
from tests.patience import PATIENCE_S
from tests.server.machines import START, Machine, Outage, started, using


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


@pytest.mark.parametrize("is_closed", [True, False])
def test_a_stopped_clock_charges_no_time_for_shutting_down(
    database_url: str, is_closed: bool
) -> None:
    """Not even if the process is killed before it has shut down."""

    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        await machine.run(10, clock)
        machine.wait(200)
        clock.stop()
        await machine.run(6, clock)
        assert clock.now() == START + 10_200
        if is_closed:
            await clock.close()
        assert (await started(machine, database)).now() == START + 10_200

    using(database_url, act)


def test_a_heartbeat_that_is_being_stored_does_not_restart_a_stopped_clock(
    database_url: str,
) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock = await started(machine, database)
        tick = asyncio.create_task(clock.tick())
        await asyncio.sleep(0)
        clock.stop()
        await tick
        machine.wait(5000)
        assert clock.now() == START
        await clock.close()
        assert (await started(machine, database)).now() == START

    using(database_url, act)


def test_a_stopped_clock_does_not_follow_other_processes(database_url: str) -> None:
    async def act(database: Outage, machine: Machine) -> None:
        clock, other = await started(machine, database), await started(machine, database)
        clock.stop()
        await machine.run(6, other, clock)
        assert (clock.now(), other.now()) == (START, START + 6000)

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


def test_an_open_clock_gives_heartbeats_by_itself(database_url: str) -> None:
    async def beats(database: Database) -> list[Row]:
        return await database.read("SELECT * FROM processes")

    async def main() -> None:
        database = await open_database(database_url)
        clock = await open_clock(Heartbeats(database, MemoryBus()), every_s=0.01)
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
