"""The faults of the soak test, one at a time while people play."""

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from bench.soak.attacks import CONTINUATION, PING, flood_frames, hold_connections
from bench.soak.disk import SmallDisk
from bench.soak.players import Lost, Player
from bench.soak.servers import Servers, now
from tests.services.postgres import PostgresService
from tests.services.redis import RedisService

DOWN_S: Final = 3.0
FLOOD_S: Final = 6.0
HOLD_S: Final = 14.0
"""Longer than the server waits for the head of a request."""
ACKS_S: Final = 10.0
BACK_S: Final = 5.0
"""The server looks at its files at least every half second, unless the machine is busy."""
FAULT_S: Final = 180.0
"""No fault takes that long."""
HALF_HEAD: Final = b"GET / HTTP/1.1\r\nHost: x\r\n"
HALF_BODY: Final = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"


@dataclass
class Scene:
    """What a fault may lay hands on."""

    servers: Servers
    random: Random
    database: str
    folder: Path
    stranger: Player
    """A guest with a table of their own, who attacks."""
    table: str
    players: list[Player] = field(default_factory=list)
    guests: list[Player] = field(default_factory=list)
    """People whom only some faults need."""
    backups: int = 0

    async def guest(self) -> Player:
        """Somebody new."""
        player = Player(self.servers, Random(self.random.random()))
        await player.sign_up()
        self.guests.append(player)
        return player

    async def wait_for_acks(self, count: int) -> int:
        """Until this many more moves are acknowledged, or for some seconds; says how many were."""
        before = self._count_acks()
        with suppress(TimeoutError):
            async with asyncio.timeout(ACKS_S):
                while self._count_acks() < before + count:
                    await asyncio.sleep(0.02)
        return self._count_acks() - before

    def _count_acks(self) -> int:
        return sum(len(player.acks) for player in self.players)


Fault = Callable[[Scene], Awaitable[str]]
"""Makes something go wrong and puts it right again; says what it did. Raises Lost if the server
has broken a promise meanwhile.
"""


async def run_fault(fault: Fault, scene: Scene) -> tuple[str, bool]:
    """What a fault says, and whether a promise was broken."""
    try:
        async with asyncio.timeout(FAULT_S):
            return await fault(scene), False
    except TimeoutError:
        return f"not over after {FAULT_S:g} s", True
    except Lost as lost:
        return str(lost), True


async def kill(scene: Scene) -> str:
    process = scene.random.choice(scene.servers.processes)
    await asyncio.to_thread(process.kill)
    await asyncio.sleep(scene.random.random() * DOWN_S)
    await asyncio.to_thread(process.start)
    return f"{process.name} killed and started again"


async def terminate(scene: Scene) -> str:
    process = scene.random.choice(scene.servers.processes)
    await asyncio.to_thread(process.terminate)
    await asyncio.to_thread(process.start)
    return f"{process.name} ended by SIGTERM and started again"


async def back_up_and_kill(scene: Scene) -> str:
    """A backup and a plain reader must not take the log of the database away under the server."""
    scene.backups += 1
    file = scene.folder / f"backup{scene.backups}.jsonl"
    command = [sys.executable, "-m", "tavolino", "backup", "--database", scene.database, str(file)]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"backup failed: {done.stderr}")
    if scene.database.startswith("sqlite"):
        await asyncio.to_thread(_read_and_close, scene.database.removeprefix("sqlite:///"))
    await scene.wait_for_acks(20)
    return f"backup, then {await kill(scene)}"


def lose_file(suffix: str, what: str, *, is_replaced: bool = False) -> Fault:
    """Removes or replaces a file of the SQLite database. The server must put it back; after that,
    nothing that it acknowledges may be lost.
    """

    async def fault(scene: Scene) -> str:
        path = Path(f"{scene.database.removeprefix('sqlite:///')}{suffix}")
        inode, lost_at = _inode(path), now()
        if is_replaced:
            other = path.with_name("other")
            other.write_text("something else")
            other.replace(path)
        else:
            path.unlink()
        while _inode(path) != inode:
            if now() - lost_at > BACK_S:
                raise Lost(f"{what} and not back after {BACK_S:g} s")
            await asyncio.sleep(0.01)
        back_s = now() - lost_at
        acks = await scene.wait_for_acks(20)
        if not acks:
            raise Lost(f"{what}, and no move acknowledged within {ACKS_S:g} s")
        killed = await kill(scene)
        return f"{what}, back after {back_s:.2f} s; after {acks} more moves {killed}"

    return fault


def _inode(path: Path) -> int:
    """0 if there is no such file."""
    try:
        return path.stat().st_ino
    except FileNotFoundError:
        return 0


def _read_and_close(path: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute("SELECT count(*) FROM events").fetchone()
    connection.close()


async def flood_pings(scene: Scene) -> str:
    return await _flood(scene, PING, "pings")


async def flood_fragments(scene: Scene) -> str:
    return await _flood(scene, CONTINUATION, "empty fragments")


async def _flood(scene: Scene, kind: int, name: str) -> str:
    port = scene.servers.pick(scene.random)
    sent = await flood_frames(scene.stranger, scene.table, port, kind, FLOOD_S)
    return f"{sent} {name} sent"


async def half_requests(scene: Scene) -> str:
    port = scene.servers.pick(scene.random)
    left = await asyncio.gather(
        hold_connections(port, 100, HALF_HEAD, HOLD_S),
        hold_connections(port, 100, HALF_BODY, HOLD_S),
        hold_connections(port, 100, b"", HOLD_S),
    )
    return f"300 half requests, {sum(left)} still open after {HOLD_S:g} s"


async def kill_bot_worker(scene: Scene) -> str:
    """Kills the processes in which bots think."""
    killed = 0
    for process in scene.servers.processes:
        for task in Path(f"/proc/{process.pid}/task").glob("*/children"):
            for pid in task.read_text().split():
                os.kill(int(pid), 9)
                killed += 1
    return f"{killed} bot workers killed"


def full_disk(disk: SmallDisk | None) -> Fault:
    """Nothing more can be written for a while."""

    async def fault(scene: Scene) -> str:
        if disk is not None:
            await asyncio.to_thread(disk.fill)
            await asyncio.sleep(DOWN_S)
            await asyncio.to_thread(disk.free)
            return "disk full, then free again"
        (process,) = scene.servers.processes
        before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        await asyncio.sleep(DOWN_S)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)
        return "files could not grow, then could again"

    return fault


def lose_redis(redis: RedisService) -> Fault:
    async def fault(scene: Scene) -> str:
        await asyncio.to_thread(redis.kill)
        await asyncio.sleep(DOWN_S)
        await asyncio.to_thread(redis.start)
        return "Redis killed and started again"

    return fault


def fail_over(primary: PostgresService, standby: PostgresService) -> Fault:
    """The primary dies for good and its synchronous standby takes its place."""

    async def fault(scene: Scene) -> str:
        await asyncio.to_thread(primary.kill)
        await asyncio.sleep(1)
        await asyncio.to_thread(standby.promote)
        return "PostgreSQL's primary killed, its standby promoted"

    return fault
