"""Games of a device that a server does not keep, each with the reason."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from tavolino.core import Refused
from tavolino.locales import LANGUAGES, say_at_table
from tavolino.protocol.messages import encode
from tavolino.protocol.tables import StoredTable
from tavolino.server.live.device_game_replay import replay_device_game
from tavolino.server.settings import Settings
from tests.device.tables import new_table
from tests.server.device_games import Change, changed, first_of, hand_over, kept, played_on_device
from tests.server.nonsense import STRANGE_TEXTS
from tests.server.peers import running

NOW = 10**12
MOST = 10_000
STORED = asyncio.run(played_on_device("scalino", "me", "bot:random", options={"first": "0"}))
DEALT = asyncio.run(played_on_device("cutit", "me", "bot:random"))
LAST = len(STORED.events)
START = first_of(STORED, "Started")
MOVE = first_of(STORED, "Moved", 0)
DRAW = first_of(DEALT, "Moved", -1)
OTHER_DRAW = "first 1" if "first 0" in DEALT.events[DRAW - 1] else "first 0"
ANOTHER_SECRET = "00" * 32


def event(number: int, **fields: object) -> StoredTable:
    """The game with fields of one event changed."""
    return changed(STORED, number, lambda one: one["event"].update(fields))


def in_place(number: int, given_event: dict[str, object], seat: int = 0) -> StoredTable:
    """The game with another event in the place of one."""

    def replace(one: dict[str, Any]) -> None:
        one["event"] = {"seat": seat, **given_event} if seat >= 0 else given_event

    return changed(STORED, number, replace)


def lines(*events: str) -> StoredTable:
    return structs.replace(STORED, events=list(events))


def setting(**settings: object) -> Change:
    return lambda one: one["event"]["settings"].update(settings)


REFUSED: dict[str, tuple[StoredTable, str]] = {
    "no events": (lines(), "beginning"),
    "no table": (lines(*STORED.events[1:]), "beginning"),
    "a table twice": (lines(STORED.events[0], *STORED.events), "event"),
    "an unreadable event": (lines(*STORED.events[:5], "{", *STORED.events[5:]), "event"),
    "an event of no known kind": (event(MOVE, type="Cheated"), "event"),
    "another game": (event(1, game="chess"), "version"),
    "another version": (event(1, version=99), "version"),
    "an enormous version": (event(1, version=10**30), "version"),
    "a secret that is none": (structs.replace(STORED, secret="no"), "secret"),
    "another secret": (structs.replace(STORED, secret=ANOTHER_SECRET), "secret"),
    "another secret at the end": (event(LAST, secret=ANOTHER_SECRET), "secret"),
    "no end": (lines(*STORED.events[:-1]), "unfinished"),
    "an end too early": (lines(*STORED.events[:-2], STORED.events[-1]), "unfinished"),
    "closed": (lines(STORED.events[0], '{"at":5000,"event":{"type":"Closed"}}'), "unfinished"),
    "something after the end": (
        lines(*STORED.events, *STORED.events[MOVE - 1 : MOVE], STORED.events[-1]),
        "time",
    ),
    "a second end": (lines(*STORED.events, STORED.events[-1]), "rule"),
    "an illegal move": (event(MOVE, move="a1"), "rule"),
    "a move of another seat": (event(MOVE, seat=1), "rule"),
    "a move of no seat": (event(MOVE, seat=99), "rule"),
    "a move too long": (event(MOVE, move="e5" * 1000), "rule"),
    "a move in other words": (event(MOVE, move="e5-e5"), "event"),
    "a move before the start": (
        lines(*STORED.events[: START - 1], *STORED.events[START:]),
        "rule",
    ),
    "an invented draw": (
        changed(DEALT, DRAW, lambda one: one["event"].update(move=OTHER_DRAW)),
        "draw",
    ),
    "a draw that nobody waits for": (event(MOVE, seat=-1), "draw"),
    "a clock that does not run": (event(MOVE, seat=-2), "rule"),
    "time that goes back": (changed(STORED, MOVE, lambda one: one.update(at=0)), "time"),
    "time without end": (changed(STORED, 1, lambda one: one.update(at=-(10**30))), "time"),
    "somebody else on a seat": (event(first_of(STORED, "SeatTaken"), person="bob"), "people"),
    "somebody else's command": (changed(STORED, MOVE, lambda one: one.update(by="bob")), "people"),
    "somebody else's table": (event(1, owner="bob"), "people"),
    "nobody's table": (event(1, owner=""), "people"),
    "an owner who gives it away": (
        in_place(2, {"type": "OwnerChanged", "owner": "bob"}, -1),
        "event",
    ),
    "a spectator": (
        in_place(MOVE, {"type": "PeekRequested", "person": "bob"}),
        "event",
    ),
    "a seat taken twice": (
        lines(
            *STORED.events[: first_of(STORED, "SeatTaken")],
            *STORED.events[first_of(STORED, "SeatTaken") - 1 :],
        ),
        "rule",
    ),
    "a seat left empty": (
        lines(
            *(line for line in STORED.events if '"BotSeated"' not in line),
        ),
        "rule",
    ),
    "an unknown bot": (event(first_of(STORED, "BotSeated"), bot="deep blue"), "rule"),
    "a bot that gives up": (
        in_place(MOVE, {"type": "Resigned", "why": "resigned"}, 1),
        "rule",
    ),
    "an undo of what was not": (in_place(MOVE, {"type": "UndoRequested", "to": 10**30}), "rule"),
    "too many seats": (event(1, seats=10**9), "rule"),
    "no seats": (event(1, seats=-1), "rule"),
    "an unknown option": (event(1, options={"cheat": "yes"}), "rule"),
    "an unknown setting": (changed(STORED, 1, setting(cheat="yes")), "rule"),
}


def refusal_of(stored: StoredTable) -> Refused | None:
    """Why a game is refused; None if it is kept. Nothing else ever comes of it."""
    refusal = None
    try:
        table = replay_device_game(stored, "visitor", NOW, MOST)
    except Refused as found:
        refusal = found
    if refusal is None:
        assert (table.phase, table.people) == ("over", ("visitor",))
        return None
    assert refusal.rule == "STORED"
    encode(refusal.params)
    return refusal


@pytest.mark.parametrize("name", REFUSED)
def test_a_forged_or_damaged_game_is_refused(name: str) -> None:
    stored, why = REFUSED[name]
    refusal = refusal_of(stored)
    assert refusal is not None
    assert refusal.why == why
    for language in LANGUAGES:
        say_at_table(refusal, language)


def test_unchanged_games_are_kept() -> None:
    for stored in (STORED, DEALT):
        assert refusal_of(stored) is None


def test_the_refusal_names_event_and_rule() -> None:
    with pytest.raises(Refused) as refused:
        replay_device_game(event(MOVE, move="a1"), "visitor", NOW, MOST)
    assert refused.value.params == {"event": MOVE, "broken": "SC-1"}
    sentence = say_at_table(refused.value)
    assert str(MOVE) in sentence
    assert "SC-1" in sentence


def test_a_game_of_bots_alone_is_not_one_s_own() -> None:
    async def play() -> StoredTable:
        stored = await played_on_device("scalino", "me", "bot:random")
        taken = first_of(stored, "SeatTaken")
        seat = json.loads(stored.events[taken - 1])["event"]["seat"]
        events = [line for line in stored.events if '"ReadyChanged"' not in line]
        bot = {"type": "BotSeated", "seat": seat, "bot": "random"}
        return changed(
            structs.replace(stored, events=events), taken, lambda one: one.update(event=bot)
        )

    with pytest.raises(Refused) as refused:
        replay_device_game(asyncio.run(play()), "visitor", NOW, MOST)
    assert (refused.value.rule, refused.value.why) == ("STORED", "absent")


def test_a_game_with_too_many_events_is_not_replayed() -> None:
    with pytest.raises(Refused) as refused:
        replay_device_game(lines(*["x"] * (MOST + 1001)), "visitor", NOW, MOST)
    assert refused.value.params == {"got": MOST + 1001, "most": MOST + 1000}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=5,
)


@given(data=st.data())
def test_any_change_of_any_event_is_refused_or_kept(data: st.DataObject) -> None:
    number = data.draw(st.integers(1, LAST))
    whole = json.loads(STORED.events[number - 1])
    at_top = data.draw(st.booleans())
    field = data.draw(st.sampled_from(sorted(whole if at_top else whole["event"])))
    value = data.draw(JSON | st.integers(-3, 10) | st.sampled_from(STRANGE_TEXTS))

    def change(one: dict[str, Any]) -> None:
        (one if at_top else one["event"])[field] = value

    refusal_of(changed(STORED, number, change))


@given(order=st.permutations(range(1, LAST)), count=st.integers(0, LAST))
def test_any_order_of_the_events_is_refused_or_kept(order: list[int], count: int) -> None:
    events = [STORED.events[0], *(STORED.events[number] for number in order[:count])]
    refusal_of(lines(*events, STORED.events[-1]))


@pytest.mark.parametrize(
    ("spoil", "field"),
    [
        (lambda body: body.pop("secret"), "secret"),
        (lambda body: body.update(events="x"), "events"),
        (lambda body: body.update(events=[1]), "events"),
        (lambda body: body.update(id=None), "id"),
        (lambda body: body.update(id="x" * 65), "id"),
        (lambda body: body.update(title="x" * 81), "title"),
    ],
)
def test_the_field_that_is_wrong_is_named(
    spoil: Callable[[dict[str, Any]], object], field: str, tmp_path: Path
) -> None:
    async def act() -> None:
        body = structs.asdict(STORED)
        spoil(body)
        async with running(tmp_path) as server, server.peer() as one:
            response = await one.http.post("/api/me/games", json=body)
            assert response.status_code == 400
            error = response.json()["error"]
            assert (error["rule"], error["why"]) == ("BODY", "json")
            assert field in error["text"]

    asyncio.run(act())


def test_fields_of_a_newer_client_are_ignored(tmp_path: Path) -> None:
    async def act() -> None:
        body = {**structs.asdict(STORED), "names": ["Ann", ""]}
        async with running(tmp_path) as server, server.peer() as one:
            response = await one.http.post("/api/me/games", json=body)
            assert response.status_code == 201

    asyncio.run(act())


def test_what_is_too_large_too_long_or_too_often_is_refused(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, kept_games_per_day=3, table_events=100) as server,
            server.peer() as one,
            server.peer() as two,
        ):
            large = b" " * (Settings().record_bytes + 1)
            response = await one.http.post("/api/me/games", content=large)
            assert response.status_code == 413
            long = await hand_over(one, lines(*STORED.events, *["x"] * 1100))
            assert (long.status_code, long.json()["error"]["why"]) == (413, "long")
            alike = [structs.replace(STORED, id=f"device-{number}") for number in range(3)]
            statuses = [(await hand_over(one, stored)).status_code for stored in alike]
            assert statuses == [201, 201, 429]
            # What is kept already can still be found, and others are not affected.
            assert (await hand_over(one, alike[0])).status_code == 200
            assert await kept(two, alike[0])

    asyncio.run(act())


def test_games_and_records_of_one_address_share_a_limit(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, records_per_hour=1) as server, server.peer() as one:
            assert (await hand_over(one, STORED)).status_code == 201
            assert (await hand_over(one, DEALT)).status_code == 429
            assert (await one.http.post("/api/records", content=b"x")).status_code == 429

    asyncio.run(act())


@pytest.mark.parametrize("title", ["\u202e", "x" * 41])
def test_a_title_nobody_could_choose_is_refused(title: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            response = await hand_over(one, structs.replace(STORED, title=title))
            assert response.json()["error"]["rule"] == "NAME"
            assert await server.context.database.read("SELECT id FROM tables") == []

    asyncio.run(act())


def test_a_running_game_tells_nothing_and_is_not_kept(tmp_path: Path) -> None:
    async def act() -> None:
        at = await new_table("rope", "me", "bot:random")
        stored = at.storage.tables[at.shown.table.id]
        async with running(tmp_path) as server, server.peer() as one:
            response = await hand_over(one, stored)
            assert response.json()["error"]["why"] == "unfinished"
            assert await server.context.database.read("SELECT table_id FROM events") == []

    asyncio.run(act())
