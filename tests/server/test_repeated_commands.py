"""A command has one effect and one answer, however often and wherever it is sent."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tavolino.server.storage import Statement
from tests.played import PLAYED
from tests.server.peers import AtTable, Frame, Running, running


def a_move(here: AtTable) -> dict[str, Any]:
    """A legal move as a command."""
    for seen in here.table["views"]:
        if seen["view"]["moves"]:
            seat, move = seen["viewer"], seen["view"]["moves"][-1]
            return {"type": "move", "seat": seat, "move": move, "on": here.table["version"]}
    raise AssertionError("nobody can move")


async def answers(here: AtTable, submit: str, count: int) -> list[Frame]:
    """Reads this many answers to a command."""
    found: list[Frame] = []
    while len(found) < count:
        frame = await here.receive()
        if frame["type"] in ("ack", "refused") and frame["id"] == submit:
            found.append(frame)
    return found


async def stored(server: Running, table: str, submit: str) -> int:
    """The number of stored events with this command id."""
    rows = await server.context.database.read(
        "SELECT body FROM events WHERE table_id = $1 AND body LIKE $2",
        table,
        f'%"submit":"{submit}"%',
    )
    return len(rows)


@pytest.mark.parametrize("game", PLAYED)
def test_once_before_and_after_the_ack_and_over_another_socket_and_server(
    game: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create(game, 2, occupants=["me", "me"])
            async with one.at(table) as here, one.at(table) as beside:
                await here.see()
                move = a_move(here)
                for socket in (here, here, beside, here):
                    await socket.send(**move, id="once")
                first, *others = [
                    *await answers(here, "once", 3),
                    *await answers(beside, "once", 1),
                ]
                assert first["type"] == "ack"
                assert others == [first] * 3
                await here.see_version(first["version"])
                after = here.table["version"]
                # The same again; and under the same id something else, now and much later.
                assert await here.submit(**move, id="once") == first
                assert await here.submit(**a_move(here), id="once") == first
                assert await here.submit("resign", seat=0, id="once") == first
                assert (await here.submit(**a_move(here), id="two"))["type"] == "ack"
            async with one.at(table) as again:
                assert await again.submit(**move, id="once") == first
            assert await stored(server, table, "once") == 1
        async with running(tmp_path) as server, server.back(one.person, one.cookie) as later:
            async with later.at(table) as here:
                assert await here.submit(**move, id="once") == first
                assert (await here.see())["version"] > after
            assert await stored(server, table, "once") == 1

    asyncio.run(play())


def test_submit_ids_of_two_people_do_not_collide(tmp_path: Path) -> None:
    """Guessing another person's command id neither returns their answer nor affects them."""

    async def play() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            table = await one.create("scalino", 2, occupants=["me"], options={"first": "0"})
            async with one.at(table) as here, two.at(table) as there:
                sat = await there.submit("sit", seat=1, id="x")
                assert sat["type"] == "ack"
                assert (await there.submit("ready", ready=True, id="y"))["type"] == "ack"
                await here.see(lambda frame: frame["table"]["phase"] == "playing")
                ack = await here.submit(**a_move(here), id="x")
                assert ack["type"] == "ack"
                assert ack["version"] > sat["version"]
                await there.see_version(ack["version"])
                assert await there.submit(**a_move(there), id="x") == sat

    asyncio.run(play())


def test_a_line_of_chat_is_said_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            table = await one.create("scalino", 2, occupants=["me"])
            async with one.at(table) as here, two.at(table) as there:
                for text in ("Ciao", "Ciao", "Addio"):
                    await here.send("chat", text=text, id="hello")
                first, *others = await answers(here, "hello", 3)
                assert first["type"] == "ack"
                assert others == [first] * 2
                await here.submit("chat", text="The end")
                await there.until(lambda frame: frame.get("text") == "The end")
                said = [frame["text"] for frame in there.frames if frame["type"] == "chat"]
                assert said == ["Ciao", "The end"]

    asyncio.run(play())


def test_leaving_with_two_seats_is_one_command(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            table = await one.create("scalino", 3, occupants=["me", "me"])
            async with one.at(table) as here, two.at(table) as there:
                await there.submit("sit", seat=2)
                first = await here.submit("leave", id="bye")
                assert first["type"] == "ack"
                assert await here.submit("leave", id="bye") == first
                occupants = (await here.see_version(first["version"]))["table"]["occupants"]
                assert [occupant["person"] for occupant in occupants] == ["", "", two.person]

    asyncio.run(play())


def test_what_is_stored_is_shown_even_if_whoever_did_it_is_gone(tmp_path: Path) -> None:
    """The connection breaks while the move is being stored: the others still see it."""

    async def play() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            table = await one.create("scalino", 2, occupants=["me", "me"])
            database = server.context.database
            write = database.write
            storing, go_ahead = asyncio.Event(), asyncio.Event()

            async def slow_write(batch: list[Statement]) -> None:
                if any("INSERT INTO events" in statement.sql for statement in batch):
                    storing.set()
                    await go_ahead.wait()
                await write(batch)

            database.write = slow_write  # type: ignore[method-assign,assignment]
            async with two.at(table) as there:
                await there.see()
                async with one.at(table) as here:
                    await here.see()
                    await here.send(**a_move(here), id="last")
                    await storing.wait()
                    here.socket.transport.abort()
                # An answer to what is sent later shows that the server has noticed.
                await there.submit("chat", text="Where are you?")
                go_ahead.set()
                frame = await there.see_version(there.table["version"] + 1)
                assert [entry["kind"] for entry in frame["views"][0]["entries"]] == ["move"]
                assert await stored(server, table, "last") == 1

    asyncio.run(play())
