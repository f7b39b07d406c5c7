"""After `kill -9` and a restart no clock has gone back or been charged for the downtime."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tavolino.server.clock.game_clock import LEASE_MS
from tests.server.hosts import hosting
from tests.server.peers import AtTable, Frame


def due(frame: Frame) -> int:
    """The seat whose clock runs."""
    occupants: list[dict[str, Any]] = frame["table"]["occupants"]
    return next(seat for seat, occupant in enumerate(occupants) if occupant["is_due"])


async def move(here: AtTable) -> Frame:
    """Moves for the seat that is due; returns the table afterwards."""
    seat = due(here.table)
    view = next(one["view"] for one in here.table["views"] if one["viewer"] == seat)
    answer = await here.move(seat, view["moves"][0])
    assert answer["type"] == "ack", answer
    return await here.see_version(answer["version"])


async def server_time(here: AtTable) -> int:
    await here.socket.send('{"type": "ping", "sent": 0}')
    return int((await here.until(lambda frame: frame["type"] == "pong"))["now"])


@pytest.mark.parametrize("down_s", [0.2, 2.5, 5.5])
def test_downtime_is_not_playing_time(database_url: str, tmp_path: Path, down_s: float) -> None:
    async def play() -> None:
        settings = {"clock": "total", "seconds": 1000}
        async with host.guest() as one:
            table = await one.create(
                "scalino", 2, occupants=["me", "me"], settings=settings, ready=True
            )
            async with one.at(table) as here:
                await here.see(lambda frame: frame["table"]["phase"] == "playing")
                frame = await move(here)
                asked = time.monotonic_ns()
                shown = await server_time(here)
                host.end()
                ran_ms = (time.monotonic_ns() - asked) // 1_000_000
            deadline = frame["table"]["occupants"][due(frame)]["deadline"]
            await asyncio.sleep(down_s)
            asked = time.monotonic_ns()
            await asyncio.to_thread(host.start)
            one.port = host.port
            async with one.at(table, frame["version"]) as back:
                back.ids = here.ids  # an id names one submit, before and after
                welcome = await back.receive()
                assert shown <= welcome["now"], "the clock went back"
                seen = await back.see_version(frame["version"])
                seat = due(seen)
                assert seen["table"]["occupants"][seat]["deadline"] == deadline
                after = await move(back)
                ran_ms += (time.monotonic_ns() - asked) // 1_000_000 + 1
                left = after["table"]["occupants"][seat]["left_ms"]
                assert deadline - shown - LEASE_MS - ran_ms <= left <= deadline - shown

    with hosting(tmp_path, database=database_url) as (host,):
        asyncio.run(play())
