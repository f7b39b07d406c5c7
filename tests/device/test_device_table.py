"""A table on a device: storing, bots, time, undo, giving up, rematches and several seats."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tavolino.catalogue import games, rules
from tavolino.core import SPECTATOR, Refused
from tavolino.device import DeviceTable, JsonStorage, LocalDevice, Player, StoredTable
from tavolino.device.device import SETTINGS
from tavolino.locales import LANGUAGES, say_at_table
from tavolino.match.commands import Actor, set_ready, sit
from tavolino.match.events import Created, LoggedEvent
from tavolino.match.table import open_table
from tavolino.protocol.tables import CreateTable
from tests.device.storage import MemoryStorage
from tests.device.tables import ANN, ManualClock, Played, Screen, new_table
from tests.server.schema_checks import check_frame
from tests.server.two_games import KEEPER, Script, StackedDealer, stacked_sample, write_script

FIRST = {"first": "0"}


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test()

    asyncio.run(whole())


def test_several_people_play_at_one_screen() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        assert [view["viewer"] for view in at.table["views"]] == [0, 1]
        assert (await at.move(0, "e5"))["type"] == "ack"
        move = at.table["views"][1]["view"]["moves"][0]
        assert (await at.move(1, move))["type"] == "ack"
        assert [one["type"] for one in at.messages[:3]] == ["welcome", "table", "here"]
        for message in at.messages:
            check_frame(message)

    run(play)


def test_a_refusal_is_in_the_language_of_the_player() -> None:
    async def play() -> None:
        for language in LANGUAGES:
            player = Player("ann", "Ann", language)
            at = await new_table("scalino", "me", "me", options=FIRST, player=player)
            refused = await at.move(1, "e5")
            expected = Refused(refused["rule"], refused["why"], **refused["params"])
            assert refused["text"] == say_at_table(expected, language)

    run(play)


def test_a_new_name_and_language_show_at_once() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        version = at.table["version"]
        at.device.change_player("Anna", "it")
        assert at.table["version"] == version
        assert at.table["table"]["occupants"][0]["name"] == "Anna"
        shown = len(at.texts)
        at.device.change_player("Anna", "de")
        assert len(at.texts) == shown
        refused = await at.move(1, "e5")
        expected = Refused(refused["rule"], refused["why"], **refused["params"])
        assert refused["text"] == say_at_table(expected, "de")

    run(play)


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


async def move_any(at: Played) -> None:
    table = at.shown.table
    seat = min(table.due)
    assert (await at.move(seat, table.play.view(seat).moves[0]))["type"] == "ack"  # type: ignore[index]


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


def test_the_same_command_again_has_no_second_effect() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        on = at.table["version"]
        text = json.dumps({"type": "move", "id": "x", "seat": 0, "move": "e5", "on": on})
        answers = []
        for _ in range(2):
            await at.shown.receive(at.connection, text)
            answers.append(at.messages[-1])
        assert answers[0]["type"] == "ack"
        assert answers[0] == answers[1]

    run(play)


@pytest.mark.parametrize("game", games())
def test_bots_play_whole_games_among_themselves(game: str) -> None:
    """A person leaves their seat to the stand-in, and a restart changes nothing."""

    async def play() -> None:
        options: dict[str, Any] = {"pile": 6} if game == "rope" else {}
        at = await new_table(game, "me", "bot:casual", options=options)
        assert (await at.submit("leave"))["type"] == "ack"
        while (due := at.shown.bot_due()) is not None:
            assert due.wait_ms == 0  # nobody is waiting for whom it could race
            await at.shown.play_bot(due.seat)
            if at.shown.table.version % 10 == 0 and at.shown.table.phase == "playing":
                assert (await at.opened_again()).shown.bot_due() == at.shown.bot_due()
        assert at.table["table"]["phase"] == "over"
        assert at.table["table"]["secret"]

    # The stand-in is the strong bot, which takes its time in this game.
    if game in ("rope", "cutit"):
        run(play)
    else:
        run(lambda: play_against_casual(game))


async def play_against_casual(game: str) -> None:
    at = await new_table(game, "me", "bot:casual")
    while at.shown.table.phase != "over":
        if due := at.shown.bot_due():
            await at.shown.play_bot(due.seat)
        else:
            await move_any(at)
    assert at.table["table"]["secret"]


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


def test_time_passes_only_while_the_table_is_open() -> None:
    async def play() -> None:
        settings = {"clock": "move", "seconds": 60, "timeout": "skip"}
        at = await new_table("scalino", "me", "me", options=FIRST, settings=settings)
        assert at.shown.wake_in_ms() == 60_000
        at.clock.ms += 59_000
        await at.shown.pass_time()
        assert not at.shown.table.play.log
        at.clock.ms += 24 * 60 * 60 * 1000
        again = await at.opened_again()
        assert again.shown.wake_in_ms() == 60_000
        at.clock.ms += 60_000
        await again.shown.pass_time()
        assert len(again.shown.table.play.log) == 1

    run(play)


def test_undo_and_giving_up() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        await at.move(0, "e5")
        version = at.table["version"]
        assert (await at.submit("request-undo", seat=0, to=0, on=version))["type"] == "ack"
        assert at.shown.table.due == {0}
        bot = await new_table("scalino", "me", "bot:casual", options=FIRST)
        await bot.move(0, "e5")
        await bot.shown.play_bot(1)
        undone = await bot.submit("request-undo", seat=0, to=0, on=bot.table["version"])
        assert undone["type"] == "ack"
        assert bot.shown.table.due == {0}
        assert (await at.submit("resign", seat=1))["type"] == "ack"
        assert at.table["table"]["result"]["ranks"] == [1, 2]

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


def test_games_of_a_device_are_not_rated_and_have_no_chat() -> None:
    async def play() -> None:
        asked = {"rated": "yes", "chat": "all", "visibility": "open"}
        at = await new_table("scalino", "me", "me", settings=asked)
        assert SETTINGS.items() <= at.table["table"]["settings"].items()
        assert (await at.submit("chat", text="hello"))["rule"] == "CHAT"
        assert (await at.submit("emote", emote="hello"))["rule"] == "CHAT"

    run(play)


def test_a_client_that_returns_gets_only_what_is_new() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        await at.move(0, "e5")
        version = at.table["version"]
        at.shown.disconnect(at.connection)
        back = Screen(at.shown, version)
        assert back.table["since"] == 1
        assert at.messages[-1]["type"] == "ack"

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


def test_a_storage_may_be_two_functions_of_json() -> None:
    stored: dict[str, dict[str, Any]] = {}

    async def add(text: str) -> None:
        for new in json.loads(text):
            table = stored.setdefault(new["id"], {**new, "events": []})
            assert len(table["events"]) == new["first"] - 1
            table["events"] += new["events"]

    async def load(table_id: str) -> str | None:
        return json.dumps(stored[table_id]) if table_id in stored else None

    async def play() -> None:
        device = LocalDevice(ANN, JsonStorage(add, load), ManualClock())
        asked = CreateTable("scalino", 2, {"first": "0"}, occupants=["me", "me"])
        at = Screen(await device.create(asked))
        assert (await at.move(0, "e5"))["type"] == "ack"
        again = LocalDevice(ANN, JsonStorage(add, load), ManualClock())
        assert Screen(await again.open(at.shown.table.id)).table["views"] == at.table["views"]
        with pytest.raises(Refused, match="unknown"):
            await again.open("none")
        stored["half"] = {"id": "half"}
        with pytest.raises(Refused, match="damaged"):
            await again.open("half")

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
    return DeviceTable(table, "", ANN, storage, ManualClock())


def keepers(frame: dict[str, Any]) -> list[Any]:
    return [view for view in frame["views"] if view["viewer"] == KEEPER]


def without_keeper(frame: dict[str, Any]) -> dict[str, Any]:
    views = [view for view in frame["views"] if view["viewer"] != KEEPER]
    assert views
    assert SPECTATOR not in [view["viewer"] for view in views]
    return {**frame, "views": views}


def test_tables_can_be_opened_twice_at_once() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        device = LocalDevice(ANN, at.storage, at.clock)
        opened = await asyncio.gather(*(device.open(at.shown.table.id) for _ in range(3)))
        assert len(set(map(id, opened))) == 1

    run(play)
