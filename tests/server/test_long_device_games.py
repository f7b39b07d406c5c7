"""A long game of a device is kept, and others are answered meanwhile."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tavolino.games import rules
from tavolino.protocol.tables import StoredTable
from tavolino.server.live import device_games
from tavolino.server.live.device_game_replay import replay_device_game
from tavolino.table.actor import Actor
from tavolino.table.events import write_event
from tavolino.table.moves import move
from tavolino.table.table import Table, open_table
from tests.patience import PATIENCE_S
from tests.server.device_games import hand_over, kept, played_on_device
from tests.server.peers import running
from tests.table.puzzles import at_the_puzzle, laid_and_lifted

EVENTS = 2_000


def long_game() -> StoredTable:
    begun = at_the_puzzle("ann")
    table = open_table("device-long", laid_and_lifted(begun, EVENTS), rules(), begun.dealer)
    while table.phase != "over":
        is_puzzle = table.play.view(0).board.phase == "puzzle"
        source = table.dealer.draw(len(table.play.log))
        text = table.game.write(table.game.sample(table.play.state, 0, source))
        move(table, Actor("ann", table.last_at), 0, "done" if is_puzzle else text, table.version)
    events = [write_event(one) for one in table.events]
    return StoredTable(table.id, table.dealer.secret.hex(), "", events)


def test_a_long_game_is_kept(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        stored = long_game()
        async with running(tmp_path, database=database_url) as server, server.peer() as one:
            table = await kept(one, stored)
            shown = (await one.http.get(f"/api/tables/{table}")).json()
            assert shown["version"] == len(stored.events)

    asyncio.run(act())


def test_others_are_answered_while_a_game_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replaying, answered = threading.Event(), threading.Event()

    def held(*args: Any) -> Table:
        """Delays replaying until another request has been answered."""
        assert threading.current_thread() is not threading.main_thread()
        replaying.set()
        assert answered.wait(PATIENCE_S)
        return replay_device_game(*args)

    monkeypatch.setattr(device_games, "replay_device_game", held)

    async def act() -> None:
        stored = await played_on_device("scalino", "me", "bot:random")
        async with running(tmp_path) as server, server.peer() as peer:
            keep = asyncio.create_task(hand_over(peer, stored))
            assert await asyncio.to_thread(replaying.wait, PATIENCE_S)
            assert (await peer.http.get("/healthz")).status_code == 200
            assert not keep.done()
            answered.set()
            assert (await keep).status_code == 201

    asyncio.run(act())
