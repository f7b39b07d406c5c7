"""python -m bench.soak [--minutes 10] [--seed 1] [--fault NAME]"""

import asyncio
import shutil
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Annotated, Final

import typer

from bench.soak import faults, strangers
from bench.soak.check import check_acks
from bench.soak.disk import SmallDisk
from bench.soak.faults import Fault, Scene, run_fault
from bench.soak.players import Lost, Player, play_bots, play_pairs
from bench.soak.report import FaultLine, PartReport, write_report
from bench.soak.servers import ServerProcess, Servers, now
from tests.services.postgres import PostgresService
from tests.services.redis import RedisService

RESULTS: Final = Path(__file__).parents[1] / "results"
PAIRS: Final = 6
SOLO: Final = 3
GAMES: Final = ("rope", "scalino", "demolition")
BETWEEN_S: Final = 4.0
SETTLE_S: Final = 20.0

NamedFault = tuple[str, Fault]

STRANGERS: Final[list[NamedFault]] = [
    ("slow push services", strangers.slow_push),
    ("greedy printer", strangers.greedy_printer),
    ("sitting and standing", strangers.sit_and_stand),
]


async def soak(name: str, scene: Scene, todo: Sequence[NamedFault], seconds: float) -> PartReport:
    """Lets people play for this long while one fault follows another, then checks every ack."""
    began = now()
    random, servers = scene.random, scene.servers
    pairs = [
        (Player(servers, Random(random.random())), Player(servers, Random(random.random())))
        for _ in range(PAIRS)
    ]
    alone = [Player(servers, Random(random.random())) for _ in range(SOLO)]
    tasks = [asyncio.create_task(play_pairs(one, two, GAMES)) for one, two in pairs]
    tasks += [asyncio.create_task(play_bots(player, GAMES)) for player in alone]
    players = [player for pair in pairs for player in pair] + alone
    scene.players = players
    report = PartReport(name, seconds)
    try:
        number = 0
        while now() - began < seconds:
            await asyncio.sleep(BETWEEN_S)
            servers.note_memory()
            fault_name, fault = todo[number % len(todo)]
            number += 1
            at = now()
            done, is_broken = await run_fault(fault, scene)
            report.faults.append(FaultLine(at - began, fault_name, done, now() - at))
            servers.note_memory()
            typer.echo(f"{at - began:6.0f} s  {fault_name}: {done}")
            report.broken = broken_promises(tasks) + [f"{fault_name}: {done}"] * is_broken
            if report.broken:
                break
        else:
            await settle(players)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    everybody = [*players, *scene.guests]
    report.add_players(everybody, began)
    await asyncio.to_thread(servers.stop)
    report.add_verdict(
        await check_acks(scene.database, [ack for player in everybody for ack in player.acks])
    )
    report.add_servers(servers)
    return report


def broken_promises(tasks: Sequence[asyncio.Task[None]]) -> list[str]:
    """What players have complained about; any other failure is the soak's own and is raised."""
    broken = []
    for task in tasks:
        if task.done():
            try:
                task.result()
            except Lost as lost:
                broken.append(str(lost))
    return broken


async def settle(players: Sequence[Player]) -> None:
    """After the last fault everybody must get a move acknowledged again."""
    before = [len(player.acks) for player in players]
    with suppress(TimeoutError):
        async with asyncio.timeout(SETTLE_S):
            while any(
                len(player.acks) == count for player, count in zip(players, before, strict=True)
            ):
                await asyncio.sleep(0.1)


def choose(todo: Sequence[NamedFault], names: Sequence[str]) -> list[NamedFault]:
    """The faults with these names, or all if there are no names."""
    return [one for one in todo if not names or one[0] in names]


async def scene_for(servers: Servers, random: Random, database: str, folder: Path) -> Scene:
    stranger = Player(servers, Random(random.random()))
    await stranger.sign_up()
    body = {"game": "rope", "seats": 2, "occupants": ["me"]}
    table = (await stranger.request("POST", "/api/tables", body))["id"]
    return Scene(servers, random, database, folder, stranger, table)


async def one_server(
    folder: Path, random: Random, seconds: float, names: Sequence[str]
) -> PartReport | None:
    """One process on a SQLite file, on a disk that can run full."""
    small = SmallDisk.mount(folder / "disk")
    database = f"sqlite:///{folder}/disk/tavolino.db"
    servers = Servers([ServerProcess("server", folder, database=database)])
    todo: list[NamedFault] = [
        ("kill", faults.kill),
        ("backup and kill", faults.back_up_and_kill),
        ("WAL removed", faults.lose_file("-wal", "WAL removed")),
        ("ping flood", faults.flood_pings),
        ("full disk", faults.full_disk(small)),
        *STRANGERS,
        ("shared memory removed", faults.lose_file("-shm", "shared memory of the WAL removed")),
        ("fragment flood", faults.flood_fragments),
        ("half requests", faults.half_requests),
        ("bot workers killed", faults.kill_bot_worker),
        ("database replaced", faults.lose_file("", "database file replaced", is_replaced=True)),
        ("SIGTERM", faults.terminate),
    ]
    try:
        if not (todo := choose(todo, names)):
            return None
        servers.start()
        scene = await scene_for(servers, random, database, folder)
        return await soak("One server, SQLite", scene, todo, seconds)
    finally:
        servers.stop()
        if small is not None:
            small.unmount()


async def two_servers(
    folder: Path, random: Random, seconds: float, names: Sequence[str]
) -> PartReport | None:
    """Two processes on PostgreSQL with a synchronous standby, and Redis."""
    redis = RedisService()
    primary = await asyncio.to_thread(PostgresService)
    standby = await asyncio.to_thread(PostgresService, primary=primary)
    try:
        database = await asyncio.to_thread(primary.new_replicated_database, standby)
        settings = {"database": database, "bus": redis.url}
        servers = Servers([ServerProcess(name, folder, **settings) for name in ("east", "west")])
        usual: list[NamedFault] = [
            ("kill", faults.kill),
            ("Redis lost", faults.lose_redis(redis)),
            ("ping flood", faults.flood_pings),
            ("backup and kill", faults.back_up_and_kill),
            *STRANGERS,
            ("bot workers killed", faults.kill_bot_worker),
            ("SIGTERM", faults.terminate),
        ]
        failover = ("PostgreSQL failover", faults.fail_over(primary, standby))
        try:
            # It can happen only once: nobody rebuilds the old primary.
            if not (todo := choose([*usual, failover, *usual * 1000], names)):
                return None
            servers.start()
            scene = await scene_for(servers, random, database, folder)
            return await soak("Two servers, PostgreSQL and Redis", scene, todo, seconds)
        finally:
            servers.stop()
    finally:
        standby.remove()
        primary.remove()
        redis.remove()


def main(
    minutes: Annotated[float, typer.Option(help="How long to play, both parts together.")] = 10,
    seed: Annotated[int, typer.Option(help="For the order of moves and kills.")] = 1,
    fault: Annotated[
        list[str] | None,
        typer.Option(help="Only this fault, by its name in the report. May be repeated."),
    ] = None,
) -> None:
    """Play under faults, then check that every acknowledged move is stored."""
    folder = Path(tempfile.mkdtemp(prefix="tavolino-soak-"))
    random = Random(seed)
    try:
        parts = []
        for part in (one_server, two_servers):
            own = folder / part.__name__
            own.mkdir()
            report = asyncio.run(part(own, random, minutes * 30, fault or ()))
            if report is not None:
                parts.append(report)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if not parts:
        raise typer.BadParameter("no fault has this name", param_hint="--fault")
    page = write_report(parts, RESULTS)
    typer.echo(page.read_text())
    if not all(part.passed for part in parts):
        raise typer.Exit(1)


typer.run(main)
