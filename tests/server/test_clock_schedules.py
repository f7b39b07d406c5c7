"""The games' clock over random schedules of starts, kills, ends, stalls and set wall clocks."""

import asyncio
import tempfile
from collections.abc import Sequence
from typing import Literal, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.server.clock import Heartbeats
from tavolino.server.clock.game_clock import LEASE_MS, TOLERANCE_MS, ServerClock
from tavolino.server.storage import Database, open_database
from tests.server.machines import SharedBus

START = 1_700_000_000_000
MS = 1_000_000
US = 1000
HEARTBEAT_US = 500_000
REBOOT_US = 2_000_000

What = Literal["run", "stall", "start", "kill", "close", "reboot", "set"]


class Step(NamedTuple):
    what: What
    process: int
    us: int


waits = st.integers(0, 4_000_000)
processes = st.integers(0, 1)
steps_of_processes = st.builds(
    Step,
    st.sampled_from(["run", "run", "stall", "start", "start", "kill", "close"]),
    processes,
    waits,
)
reboots = st.builds(Step, st.just("reboot"), processes, waits)
set_clocks = st.builds(Step, st.just("set"), processes, st.integers(-3_600_000_000, 3_600_000_000))


class Machine:
    def __init__(self, name: str, monotonic_us: int, bus: SharedBus) -> None:
        self.bus = bus
        self.name = name
        self.wall_us = START * 1000
        self.monotonic_us = monotonic_us
        self.boots = 0

    def clock(self, database: Database) -> ServerClock:
        return ServerClock(
            Heartbeats(database, self.bus),
            lambda: self.wall_us * US,
            lambda: self.monotonic_us * US,
            f"{self.name}{self.boots}",
        )


class Schedule:
    """Runs the steps. Process 0 is on the first machine, process 1 on the last."""

    def __init__(self, database: Database, machines: Sequence[Machine]) -> None:
        self.database = database
        self.machines = machines
        self.clocks: dict[int, ServerClock] = {}
        self.due_us: dict[int, int] = {}
        self.seen: dict[int, int] = {}
        self.latest = START
        self.alive_us = 0
        self.kills = 0
        self.starts = 0

    async def do(self, step: Step) -> None:
        what, process, us = step
        match what:
            case "run":
                await self.run(us)
            case "stall":
                self.wait(us)
            case "start" if process not in self.clocks:
                await self.start(process)
            case "kill" if process in self.clocks:
                self.kill(process)
            case "close" if process in self.clocks:
                await self.clocks[process].close()
                self.look()
                self.forget(process)
            case "reboot":
                self.reboot(self.machine(process))
            case "set":
                self.machine(process).wall_us += us
        self.look()

    def machine(self, process: int) -> Machine:
        return self.machines[process % len(self.machines)]

    def wait(self, us: int) -> None:
        self.alive_us += us if self.clocks else 0
        for machine in self.machines:
            machine.wall_us += us
            machine.monotonic_us += us
        for process in self.due_us:
            self.due_us[process] -= us
        self.look()

    async def run(self, us: int) -> None:
        """Lets time pass while each process sends its heartbeats."""
        while us > 0:
            step = min([us, *(max(0, due) for due in self.due_us.values())])
            self.wait(step)
            us -= step
            for process, due in self.due_us.items():
                if due <= 0:
                    await self.clocks[process].tick()
                    self.due_us[process] = HEARTBEAT_US
                    assert self.clocks[process].now() >= self.latest - TOLERANCE_MS
            self.look()

    async def start(self, process: int) -> None:
        clock = self.machine(process).clock(self.database)
        await clock.start()
        assert clock.now() >= self.latest, "nobody has ever been shown a later time"
        self.starts += 1
        self.clocks[process] = clock
        self.due_us[process] = HEARTBEAT_US
        self.seen[process] = 0

    def kill(self, process: int) -> None:
        self.kills += 1
        self.forget(process)

    def forget(self, process: int) -> None:
        for kept in (self.clocks, self.due_us, self.seen):
            del kept[process]

    def reboot(self, machine: Machine) -> None:
        for process in list(self.clocks):
            if self.machine(process) is machine:
                self.kill(process)
        self.wait(REBOOT_US)
        machine.boots += 1
        machine.monotonic_us = 0

    def look(self) -> None:
        """Reads all clocks, as when events are stored with their times."""
        for process, clock in self.clocks.items():
            now = clock.now()
            assert now >= self.seen[process], "a clock went back"
            self.seen[process] = now
            assert now >= self.latest - TOLERANCE_MS, "a clock is behind the others"
            self.latest = max(self.latest, now)
        # A heartbeat is in whole milliseconds, so that each start may round up once.
        allowed = self.alive_us // 1000 + LEASE_MS * self.kills + self.starts
        assert self.latest - START <= allowed, "downtime was counted"


def follow(machines: Sequence[Machine], steps: Sequence[Step]) -> None:
    async def main(folder: str) -> None:
        database = await open_database(f"sqlite:///{folder}/clock.db")
        try:
            schedule = Schedule(database, machines)
            await schedule.start(0)
            for step in steps:
                await schedule.do(step)
        finally:
            await database.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(folder))


@settings(max_examples=60)
@given(st.lists(st.one_of(steps_of_processes, reboots, set_clocks), max_size=25))
def test_on_one_machine_whatever_happens_to_its_wall_clock(steps: list[Step]) -> None:
    follow([Machine("a", 5_000_000, SharedBus())], steps)


@settings(max_examples=60)
@given(st.lists(st.one_of(steps_of_processes, reboots), max_size=25))
def test_on_two_machines_whose_wall_clocks_agree(steps: list[Step]) -> None:
    bus = SharedBus()
    follow([Machine("a", 5_000_000, bus), Machine("b", 77_000_000_123, bus)], steps)
