"""Finished games of a device, to be handed to a server."""

import json
from collections.abc import Callable
from typing import Any

import httpx

from tavolino.core import Stream
from tavolino.protocol.messages import encode
from tavolino.protocol.tables import StoredTable
from tavolino.table.actor import Actor
from tavolino.table.moves import request_undo, take_hint
from tests.device.tables import ANN, Played, new_table
from tests.server.peers import Peer
from tests.server.schema_checks import check_answer
from tests.server.test_whole_games import SHORTER

Change = Callable[[dict[str, Any]], None]


async def played_on_device(game: str, *occupants: str, **chosen: Any) -> StoredTable:
    """A finished game of Ann, who makes random moves as bots do."""
    at = await new_table(game, *occupants, **{"options": SHORTER.get(game, {}), **chosen})
    await play_to_the_end(at)
    return at.storage.tables[at.shown.table.id]


async def play_to_the_end(at: Played, source: int = 0) -> None:
    draws = Stream(bytes(32), source)
    while at.shown.table.phase != "over":
        at.clock.ms += 700
        await at.shown.pass_time()
        table = at.shown.table
        if table.phase == "over":
            return
        seat = min(table.due)
        if table.bot_of(seat):
            await at.shown.play_bot(seat)
            continue
        text = table.game.write(table.game.sample(table.play.state, seat, draws))
        assert (await at.move(seat, text, on=table.version))["type"] == "ack"


async def played_with_help() -> StoredTable:
    """A game with a hint, an undo, a stand-in and a rematch."""
    at = await new_table("scalino", "me", "bot:random", options={"first": "0"}, title="Rainy day")
    version = at.shown.table.version
    await at.shown.act(lambda draft, now: take_hint(draft, Actor(ANN.person, now), 0))
    assert (await at.move(0, "e5"))["type"] == "ack"
    await at.shown.act(
        lambda draft, now: request_undo(draft, Actor(ANN.person, now), 0, 0, draft.version)
    )
    assert at.shown.table.version > version
    for command in ("leave", "reclaim"):
        assert (await at.submit(command))["type"] == "ack"
    await play_to_the_end(at)
    assert (await at.submit("rematch"))["type"] == "ack"
    return at.storage.tables[at.shown.table.id]


def changed(stored: StoredTable, number: int, change: Change) -> StoredTable:
    """The same game with one event changed; the first one is number 1."""
    events = [json.loads(line) for line in stored.events]
    change(events[number - 1])
    lines = [json.dumps(event, separators=(",", ":")) for event in events]
    return StoredTable(stored.id, stored.secret, stored.title, lines)


def first_of(stored: StoredTable, kind: str, seat: int | None = None) -> int:
    """The number of the first event of a kind, of this seat if one is given."""
    for number, line in enumerate(stored.events, 1):
        event = json.loads(line)["event"]
        if event["type"] == kind and seat in (None, event.get("seat")):
            return number
    raise LookupError(kind)


async def hand_over(peer: Peer, stored: StoredTable) -> httpx.Response:
    response = await peer.http.post("/api/me/games", content=encode(stored))
    check_answer(response)
    return response


async def kept(peer: Peer, stored: StoredTable) -> str:
    """Hands over a game; returns the id of its table at the server."""
    response = await hand_over(peer, stored)
    assert response.status_code in (200, 201), response.text
    return str(response.json()["id"])
