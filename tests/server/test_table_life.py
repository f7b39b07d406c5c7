"""The life of a table: clocks that run out, people who leave, rematches."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import Stream
from tavolino.server.live.rating_rules import LEAST_MOVES
from tavolino.table.table_state import NUDGE_MS
from tests.server.client_model import go_on
from tests.server.clocks import StandingClock
from tests.server.peers import AtTable, Frame, Peer, Running, running

GAME = "scalino"


@dataclass
class Two:
    """Two people at a table where seat 0 begins."""

    server: Running
    clock: StandingClock
    table: str
    peers: tuple[Peer, Peer]
    here: tuple[AtTable, AtTable]

    def wait(self, ms: int) -> None:
        self.clock.go_on(ms, self.server.context)

    async def move(self, seat: int) -> Frame:
        here = self.here[seat]
        frame = await here.see(lambda frame: frame["table"]["occupants"][seat]["is_due"])
        view = next(one["view"] for one in frame["views"] if one["viewer"] == seat)
        return await here.move(seat, view["moves"][0])

    async def both_see(self, version: int) -> None:
        for here in self.here:
            await here.see_version(version)

    async def rated(self) -> list[int]:
        rows = await self.server.context.database.read("SELECT games FROM ratings")
        return [int(str(row["games"])) for row in rows]


@asynccontextmanager
async def two(folder: Path, **settings: Any) -> AsyncIterator[Two]:
    clock = StandingClock()
    async with (
        running(folder, clock=clock) as server,
        server.peer() as one,
        server.peer() as other,
    ):
        options = {"first": "0"}
        table = await one.create(GAME, 2, occupants=["me"], settings=settings, options=options)
        async with one.at(table) as here, other.at(table) as there:
            await there.submit("sit", seat=1)
            await there.submit("ready", ready=True)
            for at in (here, there):
                await at.see(lambda frame: frame["table"]["phase"] == "playing")
            yield Two(server, clock, table, (one, other), (here, there))


def is_over(frame: Frame) -> bool:
    return bool(frame["table"]["phase"] == "over")


@pytest.mark.parametrize("kind", ["move", "total"])
@pytest.mark.parametrize("timeout", ["bot", "skip", "loss"])
def test_a_clock_that_runs_out(timeout: str, kind: str, tmp_path: Path) -> None:
    async def act() -> None:
        settings = {"clock": kind, "seconds": 30, "timeout": timeout}
        async with two(tmp_path, **settings) as game:
            assert (await game.move(0))["type"] == "ack"
            frame = await game.here[1].see(lambda frame: frame["table"]["occupants"][1]["is_due"])
            occupant = frame["table"]["occupants"][1]
            assert occupant["deadline"] == game.clock.now() + 30_000
            game.wait(29_999)
            await game.here[1].socket.send('{"type":"ping","sent":1}')
            await game.here[1].until(lambda frame: frame["type"] == "pong")
            assert game.here[1].table["table"]["occupants"][1]["is_due"]
            game.wait(1)
            if timeout == "loss":
                over = await game.here[0].see(is_over)
                assert over["table"]["result"]["ranks"] == [1, 2]
                return
            after = await game.here[0].see(lambda frame: frame["table"]["occupants"][0]["is_due"])
            assert [entry["by"] for entry in after["views"][0]["entries"]][-1] == 1
            stand_in = after["table"]["occupants"][1]["bot"]
            assert bool(stand_in) == (timeout == "bot" and kind == "total")

    asyncio.run(act())


def test_a_bot_stands_in_for_one_who_keeps_others_waiting(tmp_path: Path) -> None:
    async def act() -> None:
        async with two(tmp_path, patience=20) as game:
            early = await game.here[1].submit("take-over", seat=0)
            assert (early["why"], early["params"]["seconds"]) == ("patience", 20)
            game.wait(20_000)
            assert (await game.here[1].submit("take-over", seat=0))["type"] == "ack"
            game.wait(NUDGE_MS)
            assert (await game.move(1))["type"] == "ack"
            refused = await game.here[0].submit("resign", seat=1)
            assert refused["why"] == "not-yours"
            back = await game.here[0].submit("reclaim")
            assert back["type"] == "ack"
            frame = await game.here[1].see_version(back["version"])
            assert frame["table"]["occupants"][0]["bot"] == ""
            assert (await game.here[0].submit("resign", seat=0))["type"] == "ack"
            await game.here[1].see(is_over)
            await game.server.context.table_manager.sweep()
            assert await game.rated() == [], "a bot helped, so nobody's rating changes"

    asyncio.run(act())


def test_a_new_name_is_shown_at_once(tmp_path: Path) -> None:
    async def act() -> None:
        async with two(tmp_path) as game:
            version = game.here[1].table["version"]
            answer = await game.peers[0].http.patch("/api/me", json={"name": "Anna"})
            assert answer.status_code == 200
            frame = await game.here[1].see(
                lambda frame: frame["table"]["occupants"][0]["name"] == "Anna"
            )
            assert frame["version"] == version
            assert (await game.move(0))["type"] == "ack"

    asyncio.run(act())


def nudge_of(frame: Frame) -> Any:
    return frame["table"]["occupants"][0]["nudge"]


@pytest.mark.parametrize("by", ["answer", "move", "nothing"])
def test_who_is_connected_is_nudged_before_a_bot_stands_in(by: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with two(tmp_path, patience=20) as game:
            slow, waiting = game.here
            frame = await waiting.see()
            assert frame["table"]["occupants"][0]["replaceable_at"] == game.clock.now() + 20_000
            game.wait(20_000)
            assert (await waiting.submit("take-over", seat=0))["type"] == "ack"
            frame = await slow.see(nudge_of)
            assert nudge_of(frame) == {
                "by": game.peers[1].person,
                "until": game.clock.now() + NUDGE_MS,
            }
            assert frame["table"]["occupants"][0]["bot"] == "", "she still plays herself"
            again = await waiting.submit("take-over", seat=0)
            assert (again["why"], again["params"]["seconds"]) == ("nudged", NUDGE_MS // 1000)
            other = await waiting.submit("stop-nudge")
            assert other["why"] == "not-nudged", "only she can say that she is here"
            if by == "nothing":
                game.wait(NUDGE_MS)
                frame = await waiting.see(lambda frame: bool(frame["table"]["absences"]))
                absence = {"entries": 0, "seat": 0, "why": "absent", "by": game.peers[1].person}
                assert frame["table"]["absences"] == [absence]
                await waiting.see(lambda frame: frame["table"]["occupants"][1]["is_due"])
                return
            game.wait(NUDGE_MS - 1)
            answer = await (slow.submit("stop-nudge") if by == "answer" else game.move(0))
            assert answer["type"] == "ack"
            game.wait(1)
            frame = await waiting.see_version(answer["version"])
            assert (nudge_of(frame), frame["table"]["absences"]) == (None, [])
            assert (await slow.submit("stop-nudge"))["why"] == "not-nudged"
            early = await waiting.submit("take-over", seat=0)
            assert early["why"] == "patience", "the others have to wait once more"

    asyncio.run(act())


def test_who_is_not_connected_is_replaced_at_once(tmp_path: Path) -> None:
    async def act() -> None:
        async with two(tmp_path, patience=20) as game:
            slow, waiting = game.here
            await slow.socket.close()
            gone = game.peers[0].person
            await waiting.until(
                lambda frame: frame["type"] == "here" and gone not in frame["people"]
            )
            game.wait(20_000)
            assert (await waiting.submit("take-over", seat=0))["type"] == "ack"
            frame = await waiting.see(lambda frame: bool(frame["table"]["absences"]))
            assert frame["table"]["absences"][0]["by"] == game.peers[1].person

    asyncio.run(act())


@pytest.mark.parametrize("undone", [False, True])
def test_only_what_was_not_taken_back_is_rated(undone: bool, tmp_path: Path) -> None:
    async def act() -> None:
        async with two(tmp_path) as game:
            for _ in range(LEAST_MOVES):
                for seat in range(2):
                    ack = await game.move(seat)
                    await game.both_see(ack["version"])
            ack = await game.move(0)
            await game.both_see(ack["version"])
            if undone:
                table_session = await game.server.context.table_manager.open(game.table)
                entry = len(table_session.live.table.play.log) - 1
                asked = await game.here[0].submit(
                    "request-undo", seat=0, to=entry, on=ack["version"]
                )
                assert asked["type"] == "ack"
                frame = await game.here[1].see(lambda frame: frame["table"]["undo"] is not None)
                assert frame["table"]["undo"]["missing"] == [game.peers[1].person]
                own = await game.here[0].submit("answer-undo", yes=True, on=frame["version"])
                assert own["why"] == "not-asked"
                agreed = await game.here[1].submit("answer-undo", yes=True, on=frame["version"])
                assert agreed["type"] == "ack"
                await game.here[0].see(lambda frame: frame["table"]["occupants"][0]["is_due"])
            assert (await game.here[1].submit("resign", seat=1))["type"] == "ack"
            over = await game.here[0].see(is_over)
            assert over["table"]["result"]["ranks"] == [1, 2]
            await game.server.context.table_manager.sweep()
            while not undone and not await game.rated():
                await game.server.context.table_manager.sweep()
            assert await game.rated() == ([] if undone else [1, 1])
            # Asked for again, a rated game counts no second time.
            await game.server.context.table_manager.sweep()
            assert await game.rated() == ([] if undone else [1, 1])

    asyncio.run(act())


def test_two_who_want_a_rematch_at_once_meet_at_one_table(tmp_path: Path) -> None:
    async def act() -> None:
        async with two(tmp_path) as game:
            early = await game.here[0].submit("rematch")
            assert (early["rule"], early["why"]) == ("PHASE", "playing")
            await game.here[0].submit("resign", seat=0)
            for here in game.here:
                await here.see(is_over)
            answers = await asyncio.gather(*(here.submit("rematch", id="m") for here in game.here))
            assert [answer["type"] for answer in answers] == ["ack", "ack"]
            frames = [await here.see(lambda f: bool(f["table"]["rematch"])) for here in game.here]
            again = {frame["table"]["rematch"] for frame in frames}
            assert len(again) == 1
            rows = await game.server.context.database.read("SELECT id FROM tables")
            assert {str(row["id"]) for row in rows} == {game.table, *again}
            async with game.peers[1].at(again.pop()) as here:
                occupants = (await here.see())["table"]["occupants"]
                assert [occupant["person"] for occupant in occupants] == [
                    one.person for one in game.peers
                ]
                assert all(occupant["name"] for occupant in occupants), (
                    "of those too who are not here yet"
                )
                assert sum(occupant["is_ready"] for occupant in occupants) >= 1

    asyncio.run(act())


@pytest.mark.parametrize(("first", "begins"), [("same", "0"), ("winner", "1"), ("loser", "0")])
def test_a_rematch_is_begun_by_whom_the_table_has_agreed_on(
    first: str, begins: str, tmp_path: Path
) -> None:
    async def act() -> None:
        async with two(tmp_path, **{"rematch-first": first}) as game:
            await game.here[0].submit("resign", seat=0)
            await game.here[1].see(is_over)
            await game.here[1].submit("rematch")
            frame = await game.here[1].see(lambda f: bool(f["table"]["rematch"]))
            async with game.peers[0].at(frame["table"]["rematch"]) as here:
                table = (await here.see())["table"]
                assert table["options"]["first"] == begins
                assert table["settings"]["rematch-first"] == first, "also for the game after it"
                await here.submit("ready", ready=True)
                frame = await here.see(lambda f: f["table"]["phase"] == "playing")
                due = [occupant["is_due"] for occupant in frame["table"]["occupants"]]
                assert due.index(True) == int(begins)

    asyncio.run(act())


def test_a_bot_plays_for_a_deleted_person(tmp_path: Path) -> None:
    async def act() -> None:
        async with two(tmp_path) as game:
            assert (await game.peers[0].http.delete("/api/me")).status_code == 204
            assert await game.here[0].closed() == 1008
            frame = await game.here[1].see(lambda frame: frame["table"]["occupants"][1]["is_due"])
            occupant = frame["table"]["occupants"][0]
            assert (occupant["name"], bool(occupant["bot"])) == ("", True)
            assert (await game.move(1))["type"] == "ack"
            await game.here[1].submit("resign", seat=1)
            await game.here[1].see(is_over)
            record = await game.peers[1].http.get(f"/api/tables/{game.table}/record")
            assert record.status_code == 200

    asyncio.run(act())


@pytest.mark.parametrize("who", ["all", "players", "off"])
def test_who_may_chat(who: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with two(tmp_path, chat=who) as game, game.server.peer() as watcher:
            async with watcher.at(game.table) as there:
                watched = await there.submit("chat", text="Hello")
            played = await game.here[0].submit("chat", text="Hello")
            assert (watched["type"], played["type"]) == {
                "all": ("ack", "ack"),
                "players": ("refused", "ack"),
                "off": ("refused", "refused"),
            }[who]

    asyncio.run(act())


def test_who_is_muted_is_not_heard_by_that_person_alone(tmp_path: Path) -> None:
    async def act() -> None:
        async with two(tmp_path) as game, game.server.peer() as rude:
            muting = await game.peers[0].http.put(f"/api/me/mutes/{rude.person}")
            assert muting.status_code == 204
            async with rude.at(game.table) as there:
                for n in range(5):
                    await there.submit("chat", text=f"Bah {n}")
            await game.here[1].submit("chat", text="The end")
            for here in game.here:
                await here.until(lambda frame: frame.get("text") == "The end")
            said = [
                [one["text"] for one in here.frames if one["type"] == "chat"] for here in game.here
            ]
            assert said[0] == ["The end"]
            assert said[1] == [*(f"Bah {n}" for n in range(5)), "The end"]
            async with game.peers[0].at(game.table) as again:
                await again.until(lambda frame: frame.get("text") == "The end")
                assert [one["text"] for one in again.frames if one["type"] == "chat"] == ["The end"]

    asyncio.run(act())


def test_a_chat_line_reaches_everybody_while_others_join(tmp_path: Path) -> None:
    """A person who joins at that moment does not make others miss a chat line."""

    async def act() -> None:
        async with two(tmp_path) as game, game.server.peer() as guest:

            async def come_and_go() -> None:
                for _ in range(10):
                    async with guest.at(game.table) as there:
                        await there.see()

            async def talk() -> None:
                for n in range(20):
                    await game.here[0].submit("chat", text=str(n))

            await asyncio.gather(come_and_go(), talk())
            await game.here[1].until(lambda frame: frame.get("text") == "19")
            said = [one["text"] for one in game.here[1].frames if one["type"] == "chat"]
            assert said == [str(n) for n in range(20)]

    asyncio.run(act())


def test_one_person_and_bots_play_to_the_end(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create(GAME, 3, occupants=["me", "bot:random"])
            async with one.at(table) as here:
                wrong = await here.submit("seat-bot", seat=2, bot="nobody")
                assert wrong["type"] == "refused"
                assert (await here.submit("seat-bot", seat=2, bot="random"))["type"] == "ack"
                table_session = await server.context.table_manager.open(table)
                source = Stream(bytes(32), 0)
                while table_session.live.table.phase != "over":
                    frame = await here.see(
                        lambda frame: is_over(frame) or frame["table"]["occupants"][0]["is_due"]
                    )
                    if not is_over(frame):
                        await go_on(table_session, 1, source)
                        await here.see_version(frame["version"] + 1)
                over = await here.see(is_over)
                assert sorted(over["table"]["result"]["ranks"])[0] == 1

    asyncio.run(act())


def test_alone_at_a_table(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create("cutit", 1, occupants=["me"])
            async with one.at(table) as here:
                await here.see()
                table_session = await server.context.table_manager.open(table)
                await go_on(table_session, 1000, Stream(bytes(32), 0))
                over = await here.see(is_over)
                assert over["table"]["result"]
            mine = (await one.http.get("/api/me/games?over=1")).json()["tables"]
            assert [listed["id"] for listed in mine] == [table]

    asyncio.run(act())
