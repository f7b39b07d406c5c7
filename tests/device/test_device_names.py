"""Names of several people at one screen, on a device."""

import json

import pytest

from tavolino.core import Refused
from tavolino.device import StoredTable
from tavolino.device.handlers import respond
from tests.device.tables import FIRST, Played, Screen, new_table, run


def names(at: Screen) -> list[str]:
    return [occupant["name"] for occupant in at.table["table"]["occupants"]]


async def screen_of_two() -> Played:
    return await new_table(
        "scalino", "me", "me", "bot:casual", options=FIRST, seat_names=["", "Ben"]
    )


def test_names_are_shown_stored_and_kept_by_a_rematch() -> None:
    async def play() -> None:
        at = await screen_of_two()
        assert names(at) == ["Ann", "Ben", ""]
        assert (await at.move(0, "e5"))["type"] == "ack"
        stored = at.storage.tables[at.shown.table.id]
        assert stored.seat_names == ["", "Ben"]
        assert "Ben" not in "".join(stored.events)
        assert names(await at.opened_again()) == ["Ann", "Ben", ""]
        for seat in (0, 1):
            await at.submit("resign", seat=seat)
        assert (await at.submit("rematch"))["type"] == "ack"
        rematch = at.table["table"]["rematch"]
        assert names(Screen(await at.device.open(rematch))) == ["Ann", "Ben", ""]
        assert at.storage.tables[rematch].seat_names == ["", "Ben"]

    run(play)


def test_records_have_the_names() -> None:
    async def play() -> None:
        at = await screen_of_two()
        for seat in (0, 1):
            await at.submit("resign", seat=seat)
        record = await respond(at.device, "GET", f"/api/tables/{at.shown.table.id}/record")
        assert json.loads(record.body.splitlines()[0])["names"] == ["Ann", "Ben", "casual"]

    run(play)


def test_the_player_may_change_their_own_name_but_not_those_beside_them() -> None:
    async def play() -> None:
        at = await screen_of_two()
        at.device.change_player("Zoe", "en")
        assert names(at) == ["Zoe", "Ben", ""]

    run(play)


def test_tables_from_before_names_are_readable() -> None:
    async def play() -> None:
        at = await screen_of_two()
        stored = at.storage.tables[at.shown.table.id]
        at.storage.tables[stored.id] = StoredTable(stored.id, stored.secret, "", stored.events)
        assert names(await at.opened_again()) == ["Ann", "Ann", ""]

    run(play)


def test_a_bot_cannot_be_renamed() -> None:
    async def play() -> None:
        with pytest.raises(Refused, match="name"):
            await new_table("scalino", "me", "bot:casual", seat_names=["", "Ben"])

    run(play)
