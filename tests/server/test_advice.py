"""Checks of moves, and hints."""

import asyncio
import re
from pathlib import Path
from urllib.parse import quote

from tests.patience import PATIENCE_S
from tests.server.peers import running


def test_why_a_move_is_not_allowed_without_making_it(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as other:
            table = await one.create("scalino", 2, occupants=["me", "me"], options={"first": "0"})
            url = f"/api/tables/{table}/check?seat=0&move=e5&move=a1&move=zz"
            answer = (await one.http.get(url)).json()
            legal, far, unreadable = answer["moves"]
            assert legal["refused"] is None
            assert far["refused"]["rule"].startswith("SC-")
            assert unreadable["refused"]["rule"] == "NOTATION"
            frame = (await one.http.get(f"/api/tables/{table}")).json()
            assert frame["version"] == answer["version"]
            assert (await other.http.get(url)).json()["error"]["why"] == "not-yours"

    asyncio.run(ask())


def test_a_preview_shows_what_a_move_would_make_without_making_it(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create("scalino", 2, occupants=["me", "me"], options={"first": "0"})
            url = f"/api/tables/{table}/check?seat=0&move=d5-e5&move=a1"
            legal, illegal = (await one.http.get(url)).json()["moves"]
            assert legal["preview"]["board"]["scores"][0]["rows"] == [["d5"]]
            assert legal["preview"]["viewer"] == 0
            assert illegal["preview"] is None
            frame = (await one.http.get(f"/api/tables/{table}")).json()
            assert frame["views"][0]["view"]["board"]["blocks"] == []

    asyncio.run(ask())


def test_games_with_secrets_have_no_previews(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create("rope", 2, occupants=["me", "me"], options={"first": "0"})
            frame = (await one.http.get(f"/api/tables/{table}")).json()
            move = frame["views"][0]["view"]["moves"][0]
            url = f"/api/tables/{table}/check?seat=0&move={quote(move)}"
            (checked,) = (await one.http.get(url)).json()["moves"]
            assert checked == {"move": move, "refused": None, "preview": None}

    asyncio.run(ask())


def test_a_hint_is_a_legal_move_for_those_who_play_alone_and_counts_as_help(
    tmp_path: Path,
) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            alone = await one.create(
                "scalino", 2, occupants=["me", "bot:random"], options={"first": "0"}
            )
            url = f"/api/tables/{alone}/hint?seat=0"
            hint = (await one.http.post(url, timeout=PATIENCE_S)).json()
            assert re.fullmatch(r"(It|Its|In) [^.]+\.( [^.]+\.)?", hint["why"]), hint
            async with one.at(alone) as here:
                await here.see()
                assert (await here.move(0, hint["move"]))["type"] == "ack"
            table_session = await server.context.table_manager.open(alone)
            assert table_session.live.table.was_helped
            shared = await one.create("scalino", 2, occupants=["me"], options={"first": "0"})
            async with two.at(shared) as there:
                await there.submit("sit", seat=1)
                await there.submit("ready", ready=True)
            refused = await one.http.post(f"/api/tables/{shared}/hint?seat=0")
            assert refused.json()["error"]["rule"] == "HINT"

    asyncio.run(ask())
