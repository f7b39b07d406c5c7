"""Emotes: sent and stored as ids, with the rules and limits of chat."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tavolino.protocol.emotes import EMOTES, MARK
from tests.server.peers import AtTable, running


def emotes(here: AtTable) -> list[tuple[str, Any]]:
    return [(one["text"], one["emote"]) for one in here.frames if one["type"] == "chat"]


def test_emotes_reach_everybody_as_ids_and_stay_in_the_chat(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as other:
            table = await one.create("rope", 2, occupants=["me"])
            async with one.at(table) as here, other.at(table) as there:
                for emote in EMOTES:
                    assert (await there.submit("emote", emote=emote))["type"] == "ack"
                await there.submit("chat", text=f"{MARK}hello")
                await here.until(lambda frame: frame.get("text") == "hello")
                said = [*(("", emote) for emote in EMOTES), ("hello", None)]
                assert emotes(here) == said
                assert not any(one.get("is_earlier") for one in here.frames)
            async with one.at(table) as again:
                await again.until(lambda frame: frame.get("text") == "hello")
                assert emotes(again) == said
                assert all(one.get("is_earlier", True) for one in again.frames)
            export = (await other.http.get("/api/me/export")).json()
            assert [(line["text"], line["emote"]) for line in export["chat"]] == said

    asyncio.run(act())


def test_unknown_emotes_are_refused(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create("rope", 2, occupants=["me"])
            async with one.at(table) as here:
                for wrong in ("", "Hello", "hello ", "\x01hello", "thumbs-down"):
                    refusal = await here.submit("emote", emote=wrong)
                    assert (refusal["rule"], refusal["why"]) == ("EMOTE", "unknown")
                    assert "well-played" in refusal["text"]

    asyncio.run(act())


@pytest.mark.parametrize("who", ["all", "players", "off"])
def test_who_may_chat_may_send_emotes(who: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as player, server.peer() as watcher:
            table = await player.create("rope", 2, occupants=["me"], settings={"chat": who})
            async with player.at(table) as here, watcher.at(table) as there:
                played = await here.submit("emote", emote="thanks")
                watched = await there.submit("emote", emote="thanks")
            assert (watched["type"], played["type"]) == {
                "all": ("ack", "ack"),
                "players": ("refused", "ack"),
                "off": ("refused", "refused"),
            }[who]

    asyncio.run(act())


def test_emotes_of_somebody_muted_are_not_heard(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as rude:
            table = await one.create("rope", 2, occupants=["me"])
            muting = await one.http.put(f"/api/me/mutes/{rude.person}")
            assert muting.status_code == 204
            async with one.at(table) as here, rude.at(table) as there:
                await there.submit("emote", emote="hurry")
                await here.submit("emote", emote="oops")
                await here.until(lambda frame: frame.get("emote") == "oops")
                assert emotes(here) == [("", "oops")]

    asyncio.run(act())


def test_emotes_and_chat_share_one_limit(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, chat_per_minute=2) as server, server.peer() as one:
            table = await one.create("rope", 2, occupants=["me"])
            async with one.at(table) as here:
                await here.submit("chat", text="Hello")
                await here.submit("emote", emote="hello")
                refusal = await here.submit("emote", emote="hello")
                assert (refusal["rule"], refusal["why"]) == ("LIMIT", "wait")

    asyncio.run(act())
