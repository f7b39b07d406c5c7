"""A table on a device is stored before it is shown, and opened again by any window."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from tavolino.core import Refused
from tavolino.device import JsonStorage, LocalDevice, StoredTable
from tavolino.device.storage import StorageError
from tavolino.protocol.tables import CreateTable
from tests.device.tables import ANN, FIRST, ManualClock, Screen, move_any, new_table, run


def test_nothing_is_shown_or_done_if_it_cannot_be_stored() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        before, shown = at.shown.table, len(at.texts)
        at.storage.fails = True
        refused = await at.move(0, "e5")
        assert (refused["rule"], refused["why"]) == ("STORAGE", "device")
        assert len(at.texts) == shown + 1
        assert at.shown.table is before
        at.storage.fails = False
        assert (await at.move(0, "e5"))["type"] == "ack"

    run(play)


def test_what_is_shown_is_stored_already() -> None:
    async def play() -> None:
        at = await new_table("rope", "me", "me")
        stored: list[bool] = []

        def on_change() -> None:
            events = at.storage.tables[at.shown.table.id].events
            stored.append(len(events) == at.shown.table.version)

        at.shown.on_change = on_change
        for _ in range(10):
            await move_any(at)
        assert stored == [True] * len(stored)
        assert len(stored) >= 10

    run(play)


def test_a_window_catches_up_with_another_one_that_was_first() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        other = await at.opened_again()
        assert (await other.move(0, "e5"))["type"] == "ack"
        assert (await at.move(0, "e5"))["rule"] == "STALE"
        assert at.table["version"] == other.table["version"]
        assert (await at.move(1, at.table["views"][1]["view"]["moves"][0]))["type"] == "ack"
        await other.shown.catch_up()
        assert other.table == at.table
        again = await at.opened_again()
        assert again.table["views"][0]["view"] == at.table["views"][0]["view"]

    run(play)


def test_windows_open_only_one_rematch() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        await at.submit("resign", seat=0)
        other = await at.opened_again()
        assert (await other.submit("rematch"))["type"] == "ack"
        assert (await at.submit("rematch"))["type"] == "ack"
        assert at.table["table"]["rematch"] == other.table["table"]["rematch"]
        assert len(at.storage.tables) == 2

    run(play)


def test_a_bot_that_cannot_store_its_move_tries_again() -> None:
    async def play() -> None:
        at = await new_table("scalino", "bot:casual", "me", options=FIRST)
        due = at.shown.bot_due()
        assert due is not None
        assert (due.seat, due.bot) == (0, "casual")
        at.storage.fails = True
        with pytest.raises(Refused) as refused:
            await at.shown.play_bot(0)
        assert refused.value.rule == "STORAGE"
        at.storage.fails = False
        await at.shown.play_bot(0)
        assert at.shown.bot_due() is None
        await at.shown.play_bot(0)  # is not its turn: nothing happens
        assert at.shown.table.due == {1}

    run(play)


def test_a_rematch_is_stored_with_the_table_it_follows() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "bot:casual", options=FIRST, title="Again")
        assert (await at.submit("rematch"))["rule"] == "PHASE"
        await at.submit("resign", seat=0)
        at.storage.fails = True
        assert (await at.submit("rematch"))["rule"] == "STORAGE"
        assert at.table["table"]["rematch"] == ""
        at.storage.fails = False
        assert (await at.submit("rematch"))["type"] == "ack"
        other = Screen(await at.device.open(at.table["table"]["rematch"]))
        assert other.table["table"]["phase"] == "playing"
        assert other.table["table"]["title"] == "Again"
        assert other.table["table"]["occupants"][1]["bot"] == "casual"
        assert (await at.submit("rematch"))["type"] == "ack"
        assert len(at.storage.tables) == 2

    run(play)


@pytest.mark.parametrize(
    "change",
    [
        lambda stored: StoredTable(stored.id, "00" * 32, "", stored.events),
        lambda stored: StoredTable(stored.id, stored.secret, "", []),
        lambda stored: StoredTable(stored.id, stored.secret, "", stored.events[1:]),
        lambda stored: StoredTable(stored.id, stored.secret, "", [*stored.events, "{"]),
        lambda stored: StoredTable(stored.id, "no", "", stored.events),
    ],
)
def test_damaged_tables_are_refused(change: Callable[[StoredTable], StoredTable]) -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        table_id = at.shown.table.id
        at.storage.tables[table_id] = change(at.storage.tables[table_id])
        with pytest.raises(Refused) as refused:
            await at.opened_again()
        assert (refused.value.rule, refused.value.why) == ("TABLE", "damaged")

    run(play)


def test_a_storage_may_be_functions_of_json() -> None:
    stored: dict[str, dict[str, Any]] = {}
    kept: dict[str, dict[str, str]] = {}

    async def add(text: str) -> None:
        for new in json.loads(text):
            table = stored.setdefault(new["id"], {**new, "events": []})
            assert len(table["events"]) == new["first"] - 1
            table["events"] += new["events"]

    async def load(table_id: str) -> str | None:
        return json.dumps(stored[table_id]) if table_id in stored else None

    async def keep_review(game_id: str, key: str, review: str) -> None:
        kept.setdefault(game_id, {})[key] = review

    async def reviews(game_id: str) -> str:
        return json.dumps(kept.get(game_id, {}))

    storage = JsonStorage(add, load, keep_review, reviews)

    async def play() -> None:
        device = LocalDevice(ANN, storage, ManualClock())
        asked = CreateTable("scalino", 2, {"first": "0"}, occupants=["me", "me"])
        at = Screen(await device.create(asked))
        assert (await at.move(0, "e5"))["type"] == "ack"
        again = LocalDevice(ANN, storage, ManualClock())
        assert Screen(await again.open(at.shown.table.id)).table["views"] == at.table["views"]
        with pytest.raises(Refused, match="unknown"):
            await again.open("none")
        stored["half"] = {"id": "half"}
        with pytest.raises(Refused, match="damaged"):
            await again.open("half")
        await storage.keep_review("half", "move 1", "{}")
        assert await storage.reviews("half") == {"move 1": "{}"}
        assert await storage.reviews("none") == {}

    run(play)


def test_whatever_functions_of_json_raise_is_a_storage_error() -> None:
    async def fail(*_: str) -> str:
        raise RuntimeError("the browser has no database")

    storage = JsonStorage(fail, fail, fail, fail)

    async def play() -> None:
        with pytest.raises(StorageError, match="no database"):
            await storage.load("one")
        with pytest.raises(StorageError, match="no database"):
            await storage.keep_review("one", "move 1", "{}")
        with pytest.raises(StorageError, match="no database"):
            await storage.reviews("one")
        asked = CreateTable("scalino", 2, {"first": "0"}, occupants=["me", "me"])
        with pytest.raises(Refused) as refused:
            await LocalDevice(ANN, storage, ManualClock()).create(asked)
        assert (refused.value.rule, refused.value.why) == ("STORAGE", "device")

    run(play)


def test_unknown_tables_and_versions_are_refused() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        with pytest.raises(Refused, match="unknown"):
            await at.device.open("none")
        stored = at.storage.tables[at.shown.table.id]
        newer = stored.events[0].replace('"version":', '"version":9')
        at.storage.tables[stored.id] = StoredTable(
            stored.id, stored.secret, "", [newer, *stored.events[1:]]
        )
        with pytest.raises(Refused, match="version"):
            await at.opened_again()

    run(play)


def test_tables_can_be_opened_twice_at_once() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        device = LocalDevice(ANN, at.storage, at.clock)
        opened = await asyncio.gather(*(device.open(at.shown.table.id) for _ in range(3)))
        assert len(set(map(id, opened))) == 1

    run(play)
