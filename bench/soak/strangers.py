"""Faults that visitors cause for others: they ask for more than their share, or never answer.

Somebody else must still get what the server promises; otherwise the fault raises Lost.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from bench.soak.attacks import get_print, take_and_leave
from bench.soak.faults import Scene
from bench.soak.players import Lost, Player
from bench.soak.servers import now
from tests.services.push import push_service
from tests.services.raw_push import RawPush, drip, raw_push, silence

STRANGERS: Final = 3
SLOW_ENDPOINTS: Final = 5
"""Of each stranger and of each kind. A person may have ten."""
DAYS: Final = {"clock": "move", "seconds": 3 * 24 * 3600}
ASKED_S: Final = 20.0
TOLD_S: Final = 8.0
"""Less than the server waits for one slow push service."""
PRINTS: Final = 25
"""More than a server lets wait."""
PRINT_S: Final = 60.0
PRINTS_BEFORE: Final = 3
"""The one that is being made, and some that end while a request or a response is on its way."""
SIT_S: Final = 10.0
START_S: Final = 10.0
MOVES: Final = 3


async def slow_push(scene: Scene) -> str:
    """Push services of strangers never answer; somebody else must be told of their turn."""
    friend, honest, *strangers = [await scene.guest() for _ in range(2 + STRANGERS)]
    async with raw_push(silence) as silent, raw_push(drip) as dripping, push_service() as good:
        for stranger in strangers:
            await _subscribe(stranger, silent, dripping)
            await _start_game(stranger, friend)
        async with _promised(ASKED_S, "asking the strangers' push services"):
            await _until(lambda: silent.open + dripping.open >= STRANGERS)
        await honest.request("POST", "/api/me/notices/push", good.subscription())
        table = await _start_game(honest, friend)
        began = now()
        async with _promised(TOLD_S, "a push message beside slow push services"):
            await _until(lambda: bool(good.received))
        took = now() - began
        is_told = table in str(good.received)
        still_open = silent.open + dripping.open
    if not is_told:
        raise Lost(f"a push message about another table: {good.received}")
    return (
        f"{STRANGERS * 2 * SLOW_ENDPOINTS} push services never answered, {still_open} at once;"
        f" somebody else was told after {took:.1f} s"
    )


async def _subscribe(stranger: Player, *services: RawPush) -> None:
    for service in services:
        for n in range(SLOW_ENDPOINTS):
            name = f"{stranger.person}-{n}"
            await stranger.request("POST", "/api/me/notices/push", service.subscription(name))


async def _start_game(owner: Player, friend: Player) -> str:
    """Starts a game over days in which the owner moves first."""
    body = {"game": "scalino", "seats": 2, "occupants": ["me"], "settings": DAYS}
    table = (await owner.request("POST", "/api/tables", {**body, "options": {"first": "0"}}))["id"]
    await friend.command(table, "sit", seat=1, ready=True)
    await owner.command(table, "ready", ready=True)
    return str(table)


async def greedy_printer(scene: Scene) -> str:
    """One address asks for many prints at once; somebody at another must get theirs in turn."""
    port = scene.servers.pick(scene.random)
    greedy_address, modest_address = (f"127.66.{scene.random.randrange(256)}.{n}" for n in (1, 2))
    seeds = [str(scene.random.getrandbits(60)) for _ in range(PRINTS + 1)]
    greedy = [asyncio.create_task(get_print(port, greedy_address, seed)) for seed in seeds[1:]]
    try:
        async with _promised(PRINT_S, "the first of many prints"):
            # By now, all the others wait or have been refused.
            await _until(lambda: _count_ok(greedy) > 0)
        before, began = _count_ok(greedy), now()
        async with _promised(PRINT_S, "a print beside many others"):
            status = await get_print(port, modest_address, seeds[0])
        took, between = now() - began, _count_ok(greedy) - before
    finally:
        for task in greedy:
            task.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)
    if status != 200 or between > PRINTS_BEFORE:
        raise Lost(f"a print beside {PRINTS} others: HTTP {status}, after {between} of them")
    return (
        f"{PRINTS} prints for one address; another one's came after {took:.1f} s,"
        f" with {between} of them before it"
    )


def _count_ok(tasks: list[asyncio.Task[int]]) -> int:
    return sum(task.done() and task.result() == 200 for task in tasks)


async def sit_and_stand(scene: Scene) -> str:
    """Strangers take and leave a seat; the owner must still be able to start the game and play."""
    owner, last, *strangers = [await scene.guest() for _ in range(2 + STRANGERS)]
    settings = {"visibility": "open"}
    body = {"game": "rope", "seats": 2, "occupants": ["me"], "settings": settings}
    table = (await owner.request("POST", "/api/tables", body))["id"]
    port = scene.servers.pick(scene.random)
    taken = [await take_and_leave(stranger, port, table, SIT_S) for stranger in strangers]
    began = now()
    async with _promised(START_S, "starting a game after strangers have sat and stood"):
        await last.command(table, "sit", seat=1)
        await owner.command(table, "stand", seat=1)
        await owner.command(table, "seat-bot", seat=1, bot="casual")
        await owner.command(table, "ready", ready=True)
        await _play(owner, table)
    return (
        f"{sum(taken)} seats taken and left; the owner freed the seat, seated a bot and made"
        f" {MOVES} moves within {now() - began:.1f} s"
    )


async def _play(player: Player, table: str) -> None:
    """Makes some moves at the first seat of a table."""
    playing = asyncio.create_task(player.play(table, 0))
    try:
        await _until(lambda: playing.done() or len(player.acks) >= MOVES)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


@asynccontextmanager
async def _promised(seconds: float, what: str) -> AsyncIterator[None]:
    """Raises Lost if something takes longer than this."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise Lost(f"{what} took more than {seconds:g} s") from None


async def _until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.02)
