"""Signing out and deleting an account take effect on live sockets and tables."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from httpx import AsyncClient

from tavolino.core import Refused
from tavolino.server.bus import MemoryBus
from tavolino.table.actor import Actor
from tavolino.table.commands import Change
from tavolino.table.lobby import set_ready, sit
from tavolino.table.table import Table
from tests.patience import PATIENCE_S
from tests.server.people.browsers import Site, on_site, refusal
from tests.server.people.setup import PASSWORD, everything_stored


class Peer:
    """Stands in for a socket."""

    def __init__(self, person: str, session: str) -> None:
        self.person = person
        self.session = session
        self.language = "en"
        self.byes: list[str] = []

    def say_bye(self, refusal: Refused, code: int = 0) -> None:
        self.byes.append(str(refusal))


async def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.001)


async def connect(site: Site, browser: AsyncClient) -> Peer:
    visitor = await site.context.sessions.recognise(browser.cookies["tavolino"], None)
    assert visitor is not None
    peer = Peer(visitor.person, visitor.session)
    site.context.sockets.add(peer)
    return peer


async def new_table(browser: AsyncClient, **settings: Any) -> str:
    made = await browser.post("/api/tables", json={"game": "scalino", "seats": 2, **settings})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def test_a_socket_ends_with_its_session(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        phone, _ = await site.member("Anna")
        laptop = await site.browser()
        await laptop.post("/api/signin", json={"name": "Anna", "password": PASSWORD})
        here, there = await connect(site, phone), await connect(site, laptop)
        stranger = await connect(site, (await site.guest())[0])
        await phone.post("/api/signout")
        await until(lambda: bool(here.byes))
        assert here.byes == ["ACCESS: signed-out"]
        assert there.byes == stranger.byes == []
        visitor = await site.context.sessions.recognise(laptop.cookies["tavolino"], None)
        assert visitor is not None
        await site.context.sessions.end(visitor.session)
        bus = site.context.bus
        assert isinstance(bus, MemoryBus)
        bus.deliver_resync()  # as after messages were lost
        await until(lambda: bool(there.byes))
        assert stranger.byes == []

    on_site(tmp_path, act)


def test_a_new_name_is_shown_at_live_tables(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser, anna = await site.guest()
        table = await new_table(browser, occupants=["me"])
        table_session = await site.context.table_manager.open(table)
        shown = (await browser.get(f"/api/tables/{table}")).json()["table"]["occupants"][0]["name"]
        assert shown.startswith("Guest ")
        await browser.patch("/api/me", json={"name": "Anna"})
        await until(lambda: table_session.live.names.get(anna) == "Anna")
        shown = (await browser.get(f"/api/tables/{table}")).json()["table"]["occupants"][0]["name"]
        assert shown == "Anna"

    on_site(tmp_path, act)


def test_a_deleted_person_disappears_everywhere(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser, anna = await site.member("Anna Unique")
        other, bob = await site.guest()
        titled = {"title": "My own title"}
        alone = await new_table(browser, **titled)
        passed_on = await new_table(browser, occupants=["me"], **titled)
        playing = await new_table(browser, occupants=["me"], **titled)
        table_sessions = {
            table: await site.context.table_manager.open(table)
            for table in (alone, passed_on, playing)
        }
        for table, ready in ((passed_on, False), (playing, True)):
            await table_sessions[table].live.act(_sits(bob, ready=ready))
            await table_sessions[table].send_chat(anna, "My own words", "s")
        assert table_sessions[playing].live.table.phase == "playing"
        socket = await connect(site, browser)
        export = await browser.get("/api/me/export")
        assert "attachment" in export.headers["content-disposition"]
        export = export.json()
        assert {one["id"] for one in export["tables"]} == {alone, passed_on, playing}
        assert [one["text"] for one in export["chat"]] == ["My own words"] * 2

        gone = await browser.delete("/api/me")
        assert gone.status_code == 204
        assert "tavolino" not in browser.cookies
        await until(lambda: bool(socket.byes))
        assert table_sessions[alone].live.table.phase == "over"
        assert table_sessions[passed_on].live.table.owner == bob
        assert table_sessions[playing].live.table.bot_of(0)
        await until(
            lambda: all(
                anna not in table_session.live.names for table_session in table_sessions.values()
            )
        )
        await until(
            lambda: (
                not any(table_session.live.meta.title for table_session in table_sessions.values())
            )
        )
        assert await table_sessions[playing].chat.after(0) == []
        for path in (f"/api/tables/{playing}", f"/api/tables/{passed_on}", "/api/me/games"):
            shown = await other.get(path)
            assert shown.status_code == 200
            assert "Unique" not in shown.text
            assert "My own" not in shown.text
        stored = str(await everything_stored(site.context.settings.database))
        for words in ("Unique", "unique", "My own"):
            assert words not in stored
        assert refusal(await other.get(f"/api/people/{anna}")) == (404, "PERSON unknown")
        again = await other.post("/api/signin", json={"name": "Anna Unique", "password": PASSWORD})
        assert refusal(again) == (401, "SIGNIN wrong")

    on_site(tmp_path, act)


def _sits(person: str, *, ready: bool) -> Change:
    def command(table: Table, now: int) -> None:
        sit(table, Actor(person, now), 1)
        if ready:
            set_ready(table, Actor(person, now), True)

    return command
