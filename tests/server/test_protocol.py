"""Every message of the server fits its schema, and every endpoint is in the schema."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

import httpx
import msgspec
import pytest
from starlette.routing import Route

from tavolino.core import SPECTATOR, canonical
from tavolino.games import rules
from tavolino.games.scalino.rules import SCALINO
from tavolino.protocol.endpoints import ENDPOINTS
from tavolino.protocol.messages import encode
from tavolino.server.context import AppContext
from tavolino.server.main import build_app
from tests.played import PLAYED
from tests.server.peers import AtTable, Peer, running
from tests.server.schema_checks import check_answer, check_frame
from tests.server.test_whole_games import SHORTER, play_on


async def look_at_all(peer: Peer, table: str) -> None:
    """Requests everything about a finished table."""
    look = peer.http.get
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/link",
        f"/api/tables/{table}/qr.svg",
        f"/api/tables/{table}/at/3?seat=1",
        f"/api/tables/{table}/at/99999999",
        f"/api/tables/{table}/drawing.svg?at=2",
        f"/api/tables/{table}/drawing.svg?look=none",
        f"/api/tables/{table}/drawing.svg?style=none",
        f"/api/tables/{table}/record",
        "/api/me/games?over=1",
        "/api/lobby",
    ):
        check_answer(await look(path))


async def do_everything_else(here: AtTable, there: AtTable, watcher: AtTable) -> None:
    """Sends the messages whose answers are frames other than those of moves."""
    await here.submit("chat", text="<b>hello</b>")
    await there.submit("request-undo", seat=1, to=0, on=0)
    await watcher.submit("request-peek", seat=0)
    await here.submit("answer-peek", seat=0, person="nobody", yes=True)
    await here.socket.send('{"type": "ping", "sent": 1}')
    await here.until(lambda frame: frame["type"] == "pong")
    await here.send("dance")
    await here.until(lambda frame: frame["type"] == "refused" and frame["rule"] == "BODY")


@pytest.mark.parametrize("game", PLAYED)
def test_every_frame_and_answer_of_a_game_fits_the_schema(game: str, tmp_path: Path) -> None:
    async def play() -> list[AtTable]:
        async with (
            running(tmp_path, messages_at_once=10_000) as server,
            server.peer() as one,
            server.peer() as two,
            server.peer() as three,
        ):
            options = SHORTER.get(game, {})
            table = await one.create(game, 2, occupants=["me"], title="</script>", options=options)
            check_answer(await one.http.get(f"/api/tables/{table}"))
            async with one.at(table) as here, two.at(table) as there, three.at(table) as watcher:
                await there.submit("sit", seat=1)
                await there.submit("ready", ready=True)
                await do_everything_else(here, there, watcher)
                await asyncio.gather(
                    play_on(here, 0),
                    play_on(there, 1),
                    watcher.see(lambda frame: frame["table"]["phase"] == "over"),
                )
                await here.submit("rematch")
                await look_at_all(two, table)
                return [here, watcher]

    ends = asyncio.run(play())
    frames = [frame for end in ends for frame in end.frames]
    for frame in frames:
        check_frame(frame)
    kinds = {frame["type"] for frame in frames}
    assert kinds >= {"welcome", "table", "ack", "refused", "chat", "here", "pong"}


def test_every_piece_of_advice_fits_the_schema(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create("demolition", 2, occupants=["me", "bot:random"])
            base = f"/api/tables/{table}"
            async with one.at(table) as here:
                await here.see(lambda frame: 0 in frame["views"][0]["view"]["to_act"])
                checked = await one.http.get(f"{base}/check?seat=0&move=e5&move=nonsense")
                check_answer(checked)
                assert checked.json()["moves"][1]["refused"]["rule"] == "NOTATION"
                check_answer(await one.http.post(f"{base}/hint?seat=0"))
                await here.submit("resign", seat=0)
            check_answer(await one.http.get(f"{base}/review?seat=0"))

    asyncio.run(ask())


def test_every_answer_about_people_fits_the_schema(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            ask = one.http.request
            account = {"name": "Ada Example", "password": "correct horse battery"}
            requests: list[tuple[str, str, object]] = [
                ("GET", "/api/me", None),
                ("PATCH", "/api/me", {"name": "<i>Ada</i>"}),
                ("POST", "/api/account", account),
                ("POST", "/api/signin", account),
                ("POST", "/api/signin", {**account, "password": "wrong"}),
                ("PUT", f"/api/me/mutes/{two.person}", None),
                ("DELETE", f"/api/me/mutes/{two.person}", None),
                ("POST", "/api/me/tokens", {"label": "my bot"}),
                ("GET", "/api/me/tokens", None),
                ("DELETE", "/api/me/tokens/none", None),
                ("GET", f"/api/people/{one.person}", None),
                ("GET", "/api/leaderboard/chess/2", None),
                *(("GET", f"/api/leaderboard/{game}/2", None) for game in rules()),
                ("GET", "/api/me/export", None),
                (
                    "POST",
                    "/api/password",
                    {"old": "correct horse battery", "new": "longer"},
                ),
                ("POST", "/api/signout", {}),
                ("GET", "/api/me/export", None),
            ]
            for method, path, body in requests:
                check_answer(await ask(method, path, json=body))
            check_answer(await two.http.delete("/api/me"))

    asyncio.run(ask())


def test_every_address_is_in_the_schema_and_every_one_in_it_is_served() -> None:
    served = {
        (method, route.path)
        for route in build_app(cast(AppContext, _Unused())).routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert served == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}


class _Unused:
    """A server that nobody connects to."""

    metrics = None

    class settings:  # noqa: N801
        log_addresses = False


def test_an_answer_against_the_schema_is_found() -> None:
    request = httpx.Request("GET", "http://here/api/lobby")
    with pytest.raises(Exception, match="'tables' is a required property"):
        check_answer(httpx.Response(200, json={}, request=request))


def test_a_board_may_have_any_mapping() -> None:
    """What conforms to the laws of a game can also be sent."""
    board: Any = MappingProxyType({"a": (1, 2)})
    view = replace(SCALINO.view(SCALINO.start(2), SPECTATOR), board=board)
    assert msgspec.json.decode(encode(view)) == json.loads(canonical(view))
