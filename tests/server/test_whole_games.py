"""People play whole games over real sockets."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from tavolino.core import SPECTATOR, verify
from tavolino.games import rules
from tests.played import PLAYED
from tests.server.peers import AtTable, browser, running

SHORTER: Final = {"rope": {"pile": 6}}
"""Options of games that would otherwise have many hundreds of moves."""


async def play_on(here: AtTable, seat: int) -> None:
    """Makes the first legal move until the game is over."""
    acted_on = -1
    while True:
        frame = await here.see_version(acted_on + 1)
        acted_on = frame["version"]
        if frame["table"]["phase"] == "over":
            return
        view = next(one["view"] for one in frame["views"] if one["viewer"] == seat)
        if view and seat in view["to_act"]:
            moves = view["moves"]
            await here.move(seat, "done" if moves is None else moves[0], on=acted_on)


@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game_of_two_is_stored_and_verifies(game: str, tmp_path: Path) -> None:
    async def play() -> bytes:
        async with (
            running(tmp_path, messages_at_once=10_000) as server,
            server.peer() as one,
            server.peer() as two,
        ):
            table = await one.create(game, 2, occupants=["me"])
            async with one.at(table) as here, two.at(table) as there:
                assert (await there.submit("sit", seat=1))["type"] == "ack"
                assert (await there.submit("ready", ready=True))["type"] == "ack"
                await asyncio.gather(play_on(here, 0), play_on(there, 1))
                assert here.table["table"]["result"] == there.table["table"]["result"]
            response = await two.http.get(f"/api/tables/{table}/record")
            assert response.status_code == 200
            return response.content

    verdict = verify(asyncio.run(play()), rules())
    assert verdict.faults == ()
    assert verdict.fairness == "fair"


def test_spectators_do_not_see_a_bots_hand(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create("rope", 2, occupants=["me", "bot:random"])
            async with browser(server.url) as nobody:
                frame = (await nobody.get(f"/api/tables/{table}")).json()
            assert [seen["viewer"] for seen in frame["views"]] == [SPECTATOR]
            assert all(one["hand"] is None for one in frame["views"][0]["view"]["board"]["players"])

    asyncio.run(look())
