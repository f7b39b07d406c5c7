"""A client that reconnects at any version knows the same as one that never disconnected."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import Stream
from tests.played import PLAYED
from tests.server.client_model import ClientModel, go_on
from tests.server.peers import AtTable, Peer, Running, running

OPTIONS = {"rope": {"pile": 2}}
"""Shorter games, because the test reconnects at every version."""
ROOMY: dict[str, Any] = {"sockets_per_person": 1000, "sockets_per_address": 5000}
TOGETHER = 20


async def reconnect(
    peer: Peer, table: str, version: int, always: ClientModel, counts: Sequence[int]
) -> str:
    """Connects with this `version`; returns the hash of what the client then knows."""
    known = counts[version - 1] if version else 0
    memory = ClientModel({viewer: log[:known] for viewer, log in always.entries.items()})
    async with peer.at(table, version) as here:
        frame = await here.see()
        assert frame["since"] == known, f"after {version} events the log had {known} entries"
        return memory.take([frame]).hash()


async def come_back_everywhere(
    server: Running, table: str, peer: Peer, always: ClientModel
) -> None:
    table_session = await server.context.table_manager.open(table)
    counts, last = table_session.live.table.entries_after, table_session.live.table.version
    for start in range(0, last + 1, TOGETHER):
        points = range(start, min(start + TOGETHER, last + 1))
        hashes = await asyncio.gather(
            *(reconnect(peer, table, version, always, counts) for version in points)
        )
        assert set(hashes) == {always.hash()}


async def watch(here: AtTable, memory: ClientModel) -> None:
    """Applies every frame until the game is over."""
    await here.see(lambda frame: frame["table"]["phase"] == "over")
    memory.take(here.frames)


@pytest.mark.parametrize("game", PLAYED)
def test_players_and_spectators_come_back_to_the_same_after_every_event(
    game: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with (
            running(tmp_path, **ROOMY) as server,
            server.peer() as one,
            server.peer() as two,
            server.peer() as watcher,
        ):
            table = await one.create(game, 2, occupants=["me"], options=OPTIONS.get(game, {}))
            peers = (one, two, watcher)
            memories = [ClientModel() for _ in peers]
            async with one.at(table) as first, two.at(table) as second, watcher.at(table) as third:
                await second.submit("sit", seat=1)
                await second.submit("ready", ready=True)
                watching = [
                    asyncio.create_task(watch(here, memory))
                    for here, memory in zip((first, second, third), memories, strict=True)
                ]
                table_session = await server.context.table_manager.open(table)
                await go_on(table_session, 1000, Stream(bytes(32), 0), undo=True)
                await asyncio.gather(*watching)
            for peer, memory in zip(peers, memories, strict=True):
                await come_back_everywhere(server, table, peer, memory)

    asyncio.run(play())


def test_one_who_plays_several_seats_comes_back_to_all_of_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, **ROOMY) as server, server.peer() as one:
            table = await one.create("rope", 3, occupants=["me"] * 3)
            always = ClientModel()
            async with one.at(table) as here:
                table_session = await server.context.table_manager.open(table)
                await go_on(table_session, 20, Stream(bytes(32), 0))
                await here.see_version(table_session.live.table.version)
                always.take(here.frames)
            assert sorted(always.entries) == [0, 1, 2]
            await come_back_everywhere(server, table, one, always)

    asyncio.run(play())


def test_a_peek_granted_or_revoked_meanwhile_sends_the_whole_log(tmp_path: Path) -> None:
    """Log entries read as a spectator differ from those readable with permission to peek."""

    async def play() -> None:
        async with (
            running(tmp_path, **ROOMY) as server,
            server.peer() as player,
            server.peer() as watcher,
        ):
            table = await player.create("cutit", 2, occupants=["me", "me"])
            table_session = await server.context.table_manager.open(table)
            source = Stream(bytes(32), 0)
            async with player.at(table) as here, watcher.at(table) as there:
                await go_on(table_session, 6, source)
                await there.see_version(table_session.live.table.version)
                before = ClientModel().take(there.frames)
                asked_at = table_session.live.table.version
                assert (await there.submit("request-peek", seat=1))["type"] == "ack"
                given = {"seat": 1, "person": watcher.person}
                assert (await here.submit("answer-peek", yes=True, **given))["type"] == "ack"
                await go_on(table_session, 3, source)
                await there.see_version(table_session.live.table.version)
                always = ClientModel().take(there.frames)
                assert list(always.entries) == [1]
                async with watcher.at(table, asked_at) as again:
                    frame = await again.see()
                    assert frame["since"] == 0
                    assert ClientModel(before.entries).take([frame]).hash() == always.hash()

                given_at = table_session.live.table.version
                assert (await here.submit("answer-peek", yes=False, **given))["type"] == "ack"
                async with watcher.at(table, given_at) as again:
                    frame = await again.see()
                    assert (frame["since"], frame["views"][0]["viewer"]) == (0, -3)

    asyncio.run(play())


def test_a_version_that_is_too_high_gives_the_whole_log(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create("scalino", 2, occupants=["me", "me"])
            for version in ("999999", "-1", "x", "9" * 30, "٣"):
                async with one.at(table, version) as here:  # type: ignore[arg-type]
                    frame = await here.see()
                    assert frame["since"] == 0
                    assert len(frame["views"][0]["entries"]) == 1

    asyncio.run(play())
