"""A finished game that leads to another one: the same people take their pyramid down."""

import asyncio
from pathlib import Path

from tavolino.core import Stream
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
from tavolino.games.scalino.rules.pyramid import write_blocks
from tests.server.peers import AtTable, Frame, Peer, running

PYRAMID = complete_pyramid(Stream(bytes(32), 0))


def is_over(frame: Frame) -> bool:
    return bool(frame["table"]["phase"] == "over")


async def play_on(here: AtTable, moves: list[str]) -> None:
    """Makes these moves on whatever seats are due."""
    for move in moves:
        occupants = (await here.see())["table"]["occupants"]
        seat = next(number for number, one in enumerate(occupants) if one["is_due"])
        answer = await here.move(seat, move)
        assert answer["type"] == "ack", answer
        await here.see_version(answer["version"])


async def new_game(peer: Peer, seats: int) -> str:
    occupants = ["me"] * seats
    options = {"first": "0"}
    return await peer.create("scalino", seats, occupants=occupants, options=options, ready=True)


def test_a_complete_pyramid_is_taken_down_by_the_same_people(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as ann, server.peer() as bob:
            occupants = ["me", "me", "free", "me"]
            table = await ann.create("scalino", 4, occupants=occupants, options={"first": "0"})
            async with ann.at(table) as here, bob.at(table) as there:
                await here.see()
                await there.see()
                await there.submit("sit", seat=2)
                await here.submit("ready", ready=True)
                await there.submit("ready", ready=True)
                early = await here.submit("rematch", game="demolition")
                assert (early["rule"], early["why"]) == ("PHASE", "playing")
                for block in PYRAMID.blocks:
                    frame = await here.see()
                    dues = [one["is_due"] for one in frame["table"]["occupants"]]
                    mover = there if dues.index(True) == 2 else here
                    await mover.see_version(frame["version"])
                    answer = await mover.move(dues.index(True), block.place.name)
                    assert answer["type"] == "ack", answer
                    await here.see_version(answer["version"])
                over = await there.see(is_over)
                assert over["table"]["leads_to"].keys() == {"demolition"}
                wrong = await there.submit("rematch", game="rope")
                assert (wrong["rule"], wrong["why"]) == ("REMATCH", "no-sequel")
                assert (await there.submit("rematch", game="demolition"))["type"] == "ack"
                linked = await here.see(lambda frame: bool(frame["table"]["rematch"]))
                again = linked["table"]["rematch"]
            async with ann.at(again) as here:
                shown = (await here.see())["table"]
                assert shown["game"] == "demolition"
                assert shown["options"]["pyramid"] == write_blocks(PYRAMID.build_order)
                people = [one["person"] for one in shown["occupants"]]
                assert people == [ann.person, ann.person, bob.person, ann.person]
                assert [one["is_ready"] for one in shown["occupants"]] == [
                    False,
                    False,
                    True,
                    False,
                ]
                await here.submit("ready", ready=True)
                started = await here.see(lambda frame: frame["table"]["phase"] == "playing")
                due = [one["is_due"] for one in started["table"]["occupants"]]
                points = over["table"]["result"]["points"]
                assert points.count(min(points)) == 1
                assert due.index(True) == points.index(min(points)), "whoever came last begins"

    asyncio.run(act())


def test_an_unfinished_pyramid_offers_no_sequel(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as ann:
            table = await new_game(ann, 2)
            async with ann.at(table) as here:
                await play_on(here, ["e5"])
                await here.submit("resign", seat=1)
                over = await here.see(is_over)
                assert over["table"]["leads_to"] == {}
                refused = await here.submit("rematch", game="demolition")
                assert (refused["rule"], refused["why"]) == ("REMATCH", "no-sequel")
                assert (await here.submit("rematch"))["type"] == "ack"

    asyncio.run(act())
