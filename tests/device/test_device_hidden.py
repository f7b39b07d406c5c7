"""What several seats at one screen see of each other."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tavolino.core import SPECTATOR
from tavolino.device import DeviceTable, StoredTable
from tavolino.games import rules
from tavolino.table.actor import Actor
from tavolino.table.events import Created, LoggedEvent
from tavolino.table.lobby import set_ready, sit
from tavolino.table.table import open_table
from tavolino.table.table_meta import TableMeta
from tests.device.storage import MemoryStorage
from tests.device.tables import ANN, ManualClock, Screen
from tests.server.two_games import KEEPER, Script, StackedDealer, stacked_sample, write_script


@pytest.mark.parametrize(
    "script",
    [
        lambda: write_script("rope", 2, 12),
        lambda: write_script("rope", 3, 12),
        lambda: write_script("cutit", 2, 8, lambda state: state.phase == "cuts"),
    ],
)
def test_a_seat_learns_nothing_of_another_one_at_the_same_screen(
    script: Callable[[], Script], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games differ only in what one seat has or does in secret. Their frames differ in what
    that seat sees, and in nothing else.
    """
    written = script()
    assert written.has_two_secrets
    game = rules()[written.game]
    monkeypatch.setattr(type(game), "sample", staticmethod(stacked_sample(game)))

    async def play(number: int) -> list[dict[str, Any]]:
        at = Screen(stacked_table(written, number))
        for step in written.steps:
            assert (await at.move(step.seat, step.moves[number]))["type"] == "ack"
        return [message for message in at.messages if message["type"] == "table"]

    one, other = asyncio.run(play(0)), asyncio.run(play(1))
    assert len(one) == len(other) > 1
    assert [keepers(frame) for frame in one] != [keepers(frame) for frame in other]
    assert [without_keeper(frame) for frame in one] == [without_keeper(frame) for frame in other]


def stacked_table(script: Script, number: int) -> DeviceTable:
    dealer = StackedDealer(bytes(32), script.deals[number])
    game = rules()[script.game]
    created = Created(game.name, game.version, script.seats, {}, {}, "ann", dealer.hash, "strong")
    table = open_table("here", [LoggedEvent(0, created, "ann")], rules(), dealer)
    for seat in range(script.seats):
        sit(table, Actor("ann", 0), seat)
    set_ready(table, Actor("ann", 0), True)
    storage = MemoryStorage()
    storage.tables["here"] = StoredTable("here", "", "", ["{}"] * table.version)
    return DeviceTable(table, TableMeta("", ""), ANN, storage, ManualClock())


def keepers(frame: dict[str, Any]) -> list[Any]:
    return [view for view in frame["views"] if view["viewer"] == KEEPER]


def without_keeper(frame: dict[str, Any]) -> dict[str, Any]:
    views = [view for view in frame["views"] if view["viewer"] != KEEPER]
    assert views
    assert SPECTATOR not in [view["viewer"] for view in views]
    return {**frame, "views": views}
