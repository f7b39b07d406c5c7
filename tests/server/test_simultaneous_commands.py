"""Simultaneous commands have the same result as the same commands one after the other."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import canonical
from tavolino.games import rules
from tavolino.table.table import open_table
from tests.server.peers import AtTable, Frame, Running, running

CASES = (
    ("cutit", 2),
    ("cutit", 4),
    ("scalino", 3),
    ("demolition", 6),
    ("rope", 2),
    ("rope", 8),
)
ENOUGH = 70
"""The number of events after which it stops."""


def some_move(frame: Frame, seat: int, chance: random.Random) -> str | None:
    """A move of a client that does not wait for the others; it may be out of turn."""
    view = next(seen["view"] for seen in frame["views"] if seen["viewer"] == seat)
    if seat not in view["to_act"]:
        return "done" if chance.random() < 0.2 else None
    return "done" if view["moves"] is None else chance.choice(view["moves"])


async def act(here: AtTable, seat: int, chance: random.Random) -> list[Frame]:
    """Submits as fast as frames arrive, sometimes based on an old version; returns all answers."""
    answers: list[Frame] = []
    while (frame := here.table)["version"] < ENOUGH and frame["table"]["phase"] != "over":
        move = some_move(frame, seat, chance)
        if move is None:
            await here.see_version(frame["version"] + 1)
            continue
        on = frame["version"] - chance.choice((0, 0, 0, 1))
        submit = f"{seat}-{len(answers)}"
        answers.append(await here.submit("move", id=submit, seat=seat, move=move, on=on))
        if answers[-1]["type"] == "ack":
            await here.see_version(answers[-1]["version"])
    return answers


async def replay(server: Running, table_id: str) -> tuple[set[str], int]:
    """Rebuilds the table from storage alone; returns its submits and its length."""
    table_session = await server.context.table_manager.open(table_id)
    live = table_session.live.table
    events = await server.context.table_manager.services.repository.after(table_id, 0)
    again = open_table(table_id, events, rules(), live.dealer)
    viewers = (*range(live.seats), -3)
    views = [canonical(again.play.view(viewer)) for viewer in viewers]
    assert views == [canonical(live.play.view(viewer)) for viewer in viewers]
    assert again.play.log == live.play.log
    submits = [f"{one.by} {one.submit}" for one in events if one.submit]
    assert len(set(submits)) == len(submits), "a submit happened twice"
    return {one.submit for one in events if "-" in one.submit}, again.version


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_stored_log_is_a_serial_order_of_all_acknowledged_commands(
    game: str, seats: int, tmp_path: Path
) -> None:
    async def play() -> None:
        settings: dict[str, Any] = {"messages_at_once": 100_000}
        async with running(tmp_path, **settings) as server, AsyncExitStack() as stack:
            peers = [await stack.enter_async_context(server.peer()) for _ in range(seats)]
            table = await peers[0].create(game, seats)
            heres = [await stack.enter_async_context(peer.at(table)) for peer in peers]
            # Everybody runs for the same chair, then takes their own; all are ready at once.
            race = await asyncio.gather(*(here.submit("sit", id="race", seat=0) for here in heres))
            assert [answer["type"] for answer in race].count("ack") == 1
            winner = next(n for n, answer in enumerate(race) if answer["type"] == "ack")
            order = [winner, *(n for n in range(seats) if n != winner)]
            heres = [heres[n] for n in order]
            await asyncio.gather(
                *(here.submit("sit", seat=seat) for seat, here in enumerate(heres) if seat)
            )
            await asyncio.gather(
                *(here.submit("ready", id=f"ready{n}", ready=True) for n, here in enumerate(heres))
            )
            for here in heres:
                await here.see(lambda frame: frame["table"]["phase"] == "playing")
            found = await asyncio.gather(
                *(act(here, seat, random.Random(seat)) for seat, here in enumerate(heres))
            )
            answers = [answer for one in found for answer in one]
            submits, version = await replay(server, table)
            done = {answer["id"] for answer in answers if answer["type"] == "ack"}
            refused = {answer["id"] for answer in answers if answer["type"] == "refused"}
            assert done, "somebody got to move"
            assert len(done) + len(refused) == len(answers)
            assert submits == done
            frames = [await here.see_version(version) for here in heres]
            assert {frame["version"] for frame in frames} == {version}

    asyncio.run(play())
