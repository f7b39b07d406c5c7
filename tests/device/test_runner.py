"""Sockets, bots and deadlines of the tables that a window looks at, as a web worker runs them."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tavolino.device import NewEvents, Runner
from tavolino.games import games
from tests.device.storage import MemoryStorage
from tests.patience import PATIENCE_S


class Window:
    """A page and its worker."""

    def __init__(self, storage: MemoryStorage) -> None:
        self.storage = storage
        self.frames: dict[int, list[dict[str, Any]]] = {}
        self.complaints: list[str] = []
        self.changed = asyncio.Event()
        storing = (self.add, self.load, self.storage.keep_review, self.reviews)
        self.runner = Runner("Ann", "en", *storing, self.hear, self.complain)

    async def add(self, text: str) -> None:
        await self.storage.add(msgspec.json.decode(text, type=list[NewEvents]))

    async def load(self, table_id: str) -> str | None:
        stored = await self.storage.load(table_id)
        return None if stored is None else msgspec.json.encode(stored).decode()

    async def reviews(self, game_id: str) -> str:
        return json.dumps(await self.storage.reviews(game_id))

    def hear(self, number: int, text: str) -> None:
        self.frames.setdefault(number, []).append(json.loads(text))
        self.changed.set()

    def complain(self, text: str) -> None:
        self.complaints.append(text)
        self.changed.set()

    async def create(self, game: str, *occupants: str, **chosen: Any) -> str:
        body = {"game": game, "seats": len(occupants), "occupants": occupants, **chosen}
        made = await self.runner.request("POST", "/api/tables", json.dumps(body).encode())
        assert made.status == 201, made.body
        return str(json.loads(made.body)["id"])

    def table(self, number: int = 1) -> dict[str, Any]:
        return next(one for one in reversed(self.frames[number]) if one["type"] == "table")

    async def until(self, is_so: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not is_so():
                self.changed.clear()
                await self.changed.wait()

    async def submit(self, number: int = 1, **command: Any) -> None:
        text = json.dumps({"id": str(len(self.frames[number])), **command})
        await self.runner.receive(number, text)


def run(play: Callable[[Window], Awaitable[None]]) -> None:
    async def whole() -> None:
        await play(Window(MemoryStorage()))

    asyncio.run(whole())


def is_due(window: Window) -> bool:
    return 0 in window.table()["views"][0]["view"]["to_act"]


@pytest.mark.parametrize("game", games())
def test_bots_move_by_themselves_while_somebody_looks(game: str) -> None:
    async def play(window: Window) -> None:
        table = await window.create(game, "me", "bot:learner")
        assert table.startswith("device-")
        await window.runner.open(1, table, 0)
        for _ in range(3):
            await window.until(lambda: is_due(window) or window.table()["table"]["phase"] == "over")
            view = window.table()["views"][0]["view"]
            version = window.table()["version"]
            if not view["moves"]:  # too many to list, or the game is over
                return
            await window.submit(type="move", seat=0, move=view["moves"][0], on=version)

    run(play)


def test_a_table_that_nobody_looks_at_stands_still() -> None:
    async def play(window: Window) -> None:
        table = await window.create("rope", "me", "bot:learner", options={"first": "1"})
        await window.runner.open(1, table, 0)
        window.runner.close(1)
        events = len(window.storage.tables[table].events)
        await asyncio.sleep(0)
        assert not window.runner._timers
        assert len(window.storage.tables[table].events) == events
        await window.runner.open(2, table, 0)
        await window.until(lambda: window.table(2)["version"] > events)

    run(play)


def test_another_window_shows_what_was_done_in_the_first() -> None:
    async def play(window: Window) -> None:
        other = Window(window.storage)
        table = await window.create("scalino", "me", "me", options={"first": "0"})
        await window.runner.open(1, table, 0)
        await other.runner.open(1, table, 0)
        await window.submit(type="move", seat=0, move="e5", on=window.table()["version"])
        assert other.table()["version"] < window.table()["version"]
        await other.runner.catch_up(table)
        assert other.table() == window.table()

    run(play)


def test_a_bot_whose_move_cannot_be_stored_says_so_and_tries_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tavolino.device.runner.RETRY_S", 0.01)

    async def play(window: Window) -> None:
        options = {"first": "1"}
        table = await window.create("scalino", "me", "bot:learner", options=options)
        window.storage.fails = True
        await window.runner.open(1, table, 0)
        version = window.table()["version"]
        await window.until(lambda: window.complaints)
        assert "could not be saved on this device" in window.complaints[0]
        assert window.table()["version"] == version
        window.storage.fails = False
        await window.until(lambda: window.table()["version"] > version)

    run(play)


def test_time_passes_by_itself() -> None:
    async def play(window: Window) -> None:
        clock = {"clock": "move", "seconds": 5, "timeout": "loss"}
        table = await window.create("scalino", "me", "me", settings=clock)
        await window.runner.open(1, table, 0)
        shown = await window.runner.device.open(table)
        shown._behind -= 6_000
        shown.on_change()
        await window.until(lambda: window.table()["table"]["phase"] == "over")

    run(play)


def test_a_rematch_is_on_the_device_too() -> None:
    async def play(window: Window) -> None:
        table = await window.create("rope", "me", "bot:learner")
        await window.runner.open(1, table, 0)
        await window.submit(type="resign", seat=0)
        await window.submit(type="rematch")
        assert window.table()["table"]["rematch"].startswith("device-")
        assert window.table()["table"]["rematch"] in window.storage.tables

    run(play)


def test_a_list_of_tables_can_be_made_from_what_is_stored() -> None:
    async def play(window: Window) -> None:
        rows: list[NewEvents] = []
        add = window.storage.add

        async def kept(batch: Any) -> None:
            rows.extend(batch)
            await add(batch)

        window.storage.add = kept  # type: ignore[method-assign]
        table = await window.create("rope", "me", "free")
        row = rows[-1]
        assert (row.game, row.phase, row.seats, row.free_seats) == ("rope", "lobby", 2, 1)
        assert (row.mine, row.ranks) == ([0], None)
        await window.runner.open(1, table, 0)
        await window.submit(type="seat-bot", seat=1, bot="learner")
        await window.submit(type="ready", ready=True)
        await window.submit(type="resign", seat=0)
        assert rows[-1].phase == "over"
        assert rows[-1].ranks is not None

    run(play)
