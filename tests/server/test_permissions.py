"""Permissions: every endpoint is requested by everybody, and one table has the results."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
from starlette.routing import Route, WebSocketRoute
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tavolino.daily import add_days
from tavolino.protocol.messages import encode
from tavolino.server.http.pages import ROUTES as PAGES
from tavolino.server.main import build_app
from tavolino.server.people.sessions import COOKIE
from tavolino.server.workers.round_robin import Asker
from tests.daily.days import made_for, seal
from tests.server.client_model import finished
from tests.server.device_games import played_on_device
from tests.server.peers import Peer, Running, browser, running

WHO = "owner other former watcher elsewhere token nobody forged made-up"
"""At the table: its owner on seat 0; the player on seat 1; one who sat there before it began; one
who watches. At another table: `elsewhere`. Without a browser: the token of yet another person. And
no cookie, a cookie with a wrong signature, a token nobody was ever given.
"""
EXPECTED = """
GET /healthz                              200 200 200 200 200 200 200 200 200
GET /metrics                              404 404 404 404 404 404 404 404 404
GET /api/lobby                            200 200 200 200 200 200 200 200 401
GET /api/codes/{code}                     200 200 200 200 200 200 200 200 200
GET /api/codes/XXXXXX                     404 404 404 404 404 404 404 404 404
GET /api/leaderboard/{game}/2             200 200 200 200 200 200 200 200 401
GET /api/solo/{game}                      200 200 200 200 200 200 200 200 401
GET /api/daily                            200 200 200 200 200 200 200 200 401
GET /api/daily/archive                    200 200 200 200 200 200 200 200 401
GET /api/daily/{day}                      200 200 200 200 200 200 200 200 200
GET /api/daily/1970-01-01                 404 404 404 404 404 404 404 404 404
POST /api/daily/{later}/contributions     200 200 200 200 200 200 401 401 401
GET /api/daily/{day}/games/{game}         200 200 200 200 200 200 200 200 401
GET /api/daily/{tomorrow}/games/{game}    403 403 403 403 403 403 403 403 403
POST /api/daily/{day}/games/{game}        201 201 201 201 201 201 401 401 401
GET /api/people/{owner}                   200 200 200 200 200 200 200 200 200
GET /api/people/{owner}/games             200 200 200 200 200 200 200 200 401
GET /api/people/nobody                    404 404 404 404 404 404 404 404 404

GET /api/games                            200 200 200 200 200 200 200 200 200
GET /api/games/scalino/rules/en           200 200 200 200 200 200 200 200 200
GET /api/games/scalino/picture.png        200 200 200 200 200 200 200 200 200
GET /api/games/scalino/print.pdf?part=scores 200 200 200 200 200 200 200 200 200
GET /api/picture.png                      200 200 200 200 200 200 200 200 200
GET /api/schema                           200 200 200 200 200 200 200 200 200

GET /api/tables/{id}                      200 200 200 200 200 200 200 200 401
GET /api/tables/{id}/link                 200 200 200 200 200 200 200 200 401
GET /api/tables/{id}/qr.svg               200 200 200 200 200 200 200 200 401
GET /api/tables/{id}/at/1                 200 200 200 200 200 200 200 200 401
GET /api/tables/{id}/at/1?seat=0          200 403 403 403 403 403 403 403 401
GET /api/tables/{id}/at/1?seat=1          403 200 403 403 403 403 403 403 401
GET /api/tables/{id}/at/1?seat=spectator  200 200 200 200 200 200 200 200 401
GET /api/tables/{id}/drawing.svg          200 200 200 200 200 200 200 200 401
GET /api/tables/{id}/drawing.svg?seat=0   200 403 403 403 403 403 403 403 401
GET /api/tables/{id}/drawing.svg?seat=1   403 200 403 403 403 403 403 403 401
GET /api/tables/{id}/picture.png          200 200 200 200 200 200 200 200 200
GET /api/tables/{id}/record               400 400 400 400 400 400 400 400 401
GET /api/tables/{id}/check?seat=0         200 400 400 400 400 400 401 401 401
POST /api/tables/{id}/hint?seat=0         400 400 400 400 400 400 401 401 401
GET /api/tables/{id}/review?seat=0        400 400 400 400 400 400 400 400 401
GET /api/tables/{id}/analysis             400 400 400 400 400 400 400 400 401
POST /api/tables/{id}/analysis            400 400 400 400 400 400 401 401 401
POST /api/tables/{id}/play-on             400 400 400 400 400 400 401 401 401
GET /api/tables/{id}/solo                 400 400 400 400 400 400 400 400 401
SOCKET /api/tables/{id}/socket            101 101 101 101 101 101 401 401 401

GET /api/tables/{private}                 200 200 403 403 403 403 403 403 401
GET /api/tables/{private}/link            200 200 403 403 403 403 403 403 401
GET /api/tables/{private}/qr.svg          200 200 403 403 403 403 403 403 401
GET /api/tables/{private}/at/1            200 200 403 403 403 403 403 403 401
GET /api/tables/{private}/drawing.svg     200 200 403 403 403 403 403 403 401
GET /api/tables/{private}/picture.png     200 200 200 200 200 200 200 200 200
GET /api/tables/{private}/record          400 400 403 403 403 403 403 403 401
GET /api/tables/{private}/check?seat=0    200 400 403 403 403 403 401 401 401
POST /api/tables/{private}/hint?seat=0    400 400 403 403 403 403 401 401 401
GET /api/tables/{private}/review?seat=0   400 400 403 403 403 403 403 403 401
GET /api/tables/{private}/analysis        400 400 403 403 403 403 403 403 401
POST /api/tables/{private}/analysis       400 400 403 403 403 403 401 401 401
POST /api/tables/{private}/play-on        400 400 403 403 403 403 401 401 401
GET /api/tables/{private}/solo            400 400 403 403 403 403 403 403 401
SOCKET /api/tables/{private}/socket       101 101 403 403 403 403 401 401 401

GET /api/tables/nowhere                   404 404 404 404 404 404 404 404 401
SOCKET /api/tables/nowhere/socket         404 404 404 404 404 404 401 401 401
SOCKET /nowhere                           404 404 404 404 404 404 404 404 404

POST /api/records                         201 201 201 201 201 201 401 401 401
GET /api/records/{record}                 200 200 200 200 200 200 200 200 200
GET /api/records/{record}/file            200 200 200 200 200 200 200 200 200
GET /api/records/{record}/entries         200 200 200 200 200 200 200 200 200
GET /api/records/{record}/at/1            200 200 200 200 200 200 200 200 200
GET /api/records/{record}/analysis        200 200 200 200 200 200 200 200 200
POST /api/records/{record}/analysis       200 200 200 200 200 200 401 401 401
GET /api/records/{record}/review?seat=0   200 200 200 200 200 200 200 200 200
POST /api/records/{record}/play-on        201 201 201 201 201 201 401 401 401
GET /api/records/{record}/drawing.svg     200 200 200 200 200 200 200 200 200
GET /api/records/{record}/picture.png     200 200 200 200 200 200 200 200 200
GET /api/records/nowhere                  404 404 404 404 404 404 404 404 404

GET /api/me                               200 200 200 200 200 200 200 200 401
PATCH /api/me                             200 200 200 200 200 403 401 401 401
DELETE /api/me                            204 204 204 204 204 403 401 401 401
GET /api/me/export                        200 200 200 200 200 403 401 401 401
GET /api/me/games                         200 200 200 200 200 200 401 401 401
POST /api/me/games                        201 201 201 201 201 403 401 401 401
PUT /api/me/dismissed/{id}                204 204 204 204 204 403 401 401 401
DELETE /api/me/dismissed/{id}             204 204 204 204 204 403 401 401 401
PUT /api/me/mutes/{owner}                 400 204 204 204 204 403 401 401 401
DELETE /api/me/mutes/{owner}              204 204 204 204 204 403 401 401 401
GET /api/me/friends                       200 200 200 200 200 403 401 401 401
DELETE /api/me/friends/{owner}            204 204 204 204 204 403 401 401 401
POST /api/me/friend-link                  201 201 201 201 201 403 401 401 401
DELETE /api/me/friend-link                204 204 204 204 204 403 401 401 401
GET /api/friend-links/nobodys-friend-link 404 404 404 404 404 404 404 404 404
POST /api/friend-links/nobodys-friend-link 404 404 404 404 404 403 401 401 401
PUT /api/tables/{id}/invitations/{owner}  400 400 400 400 400 403 401 401 401
DELETE /api/me/invitations/{id}           204 204 204 204 204 403 401 401 401
GET /api/me/notices                       200 200 200 200 200 403 401 401 401
PATCH /api/me/notices                     200 200 200 200 200 403 401 401 401
PUT /api/me/notices/mail                  400 400 400 400 400 403 401 401 401
DELETE /api/me/notices/mail               200 200 200 200 200 403 401 401 401
POST /api/me/notices/push                 400 400 400 400 400 403 401 401 401
DELETE /api/me/notices/push/nobodys       200 200 200 200 200 403 401 401 401
POST /api/me/notices/feed                 201 201 201 201 201 403 401 401 401
DELETE /api/me/notices/feed               200 200 200 200 200 403 401 401 401
POST /api/me/holidays                     400 400 400 400 400 403 401 401 401
DELETE /api/me/holidays/2030-01-01        200 200 200 200 200 403 401 401 401
POST /api/notices/confirm/nobodys-address 404 404 404 404 404 404 404 404 404
POST /api/notices/stop/nobodys-address    404 404 404 404 404 404 404 404 404
GET /api/feeds/nobodys-private-feed/turns.atom 404 404 404 404 404 404 404 404 404
GET /api/feeds/nobodys-private-feed/turns.ics 404 404 404 404 404 404 404 404 404
GET /api/me/tokens                        200 200 200 200 200 403 401 401 401
POST /api/me/tokens                       201 201 201 201 201 403 401 401 401
DELETE /api/me/tokens/{token}             404 404 404 404 404 403 401 401 401
POST /api/password                        400 400 400 400 400 403 401 401 401
POST /api/account                         200 409 409 409 409 403 401 401 401
POST /api/signin                          401 401 401 401 401 401 401 401 401
POST /api/signout                         204 204 204 204 204 403 401 401 401
POST /api/quick-match/{game}              200 200 200 200 200 200 401 401 401
DELETE /api/quick-match                   204 204 204 204 204 204 401 401 401
GET /api/puzzles                          200 200 200 200 200 200 200 200 401
POST /api/puzzles                         200 200 200 200 200 200 401 401 401
GET /api/puzzles/{puzzle}                 404 404 404 404 404 404 401 401 401
POST /api/puzzles/{puzzle}/move           404 404 404 404 404 404 401 401 401
POST /api/puzzles/{puzzle}/hint           404 404 404 404 404 404 401 401 401
POST /api/puzzles/{puzzle}/solution       404 404 404 404 404 404 401 401 401
POST /api/tables                          201 201 201 201 201 201 401 401 401
"""
"""A status for each of WHO. 101 is an open socket."""

RECORD = finished("scalino")
BODIES: dict[str, Any] = {
    "POST /api/records": RECORD,
    "POST /api/me/games": encode(asyncio.run(played_on_device("scalino", "me", "bot:random"))),
    "PATCH /api/me": {"name": "Ada"},
    "POST /api/account": {"name": "The same for all", "password": "correct horse"},
    "POST /api/password": {"old": "correct horse", "new": "battery staple"},
    "POST /api/signin": {"name": "Nobody", "password": "correct horse"},
    "POST /api/signout": {},
    "PATCH /api/me/notices": {"hour": 9},
    "PUT /api/me/notices/mail": {"address": "ada@example.org"},
    "POST /api/me/notices/push": {"endpoint": "", "p256dh": "", "auth": ""},
    "POST /api/me/holidays": {"first": "2001-01-01", "last": "2001-01-01"},
    "POST /api/me/tokens": {"label": "Bot"},
    "POST /api/quick-match/{game}": {"bot": "casual"},
    "POST /api/tables/{id}/play-on": {"at": 1, "seat": 0},
    "POST /api/tables/{private}/play-on": {"at": 1, "seat": 0},
    "POST /api/records/{record}/play-on": {"at": 1, "seat": 0},
    "POST /api/daily/{later}/contributions": {"value": "5a" * 16},
    "POST /api/puzzles": {"game": "rope"},
    "POST /api/puzzles/{puzzle}/move": {"move": "end", "on": 0},
    "POST /api/tables": {"game": "rope", "seats": 2},
}

FAREWELLS = ("DELETE /api/me", "POST /api/account", "POST /api/signout")
"""These change identities, so they need a fresh setup."""


@dataclass
class Scene:
    """A running table and one without spectators, with all people of WHO."""

    headers: dict[str, dict[str, str]]
    fills: dict[str, str]


def headers_of(peer: Peer) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={peer.cookie}"}


def forged(cookie: str) -> str:
    """The same cookie with a wrong signature."""
    token, _, signature = cookie.rpartition(".")
    return f"{token}.{signature[::-1]}"


@asynccontextmanager
async def scene(server: Running) -> AsyncIterator[Scene]:
    async with AsyncExitStack() as stack:
        owner, other, former, watcher, elsewhere, maker = [
            await stack.enter_async_context(server.peer()) for _ in range(6)
        ]
        lobby = await owner.create("rope", 2)
        code = (await owner.http.get(f"/api/tables/{lobby}/link")).json()["code"]
        ids = []
        for watching in ("yes", "no"):
            settings = {"watching": watching}
            first = {"first": "0"}
            table = await owner.create(
                "rope", 2, occupants=["me"], settings=settings, options=first
            )
            ids.append(table)
            async with former.at(table) as leaver, other.at(table) as here:
                await leaver.submit("sit", seat=1)
                await leaver.submit("stand", seat=1)
                await here.submit("sit", seat=1)
                await here.submit("ready", ready=True)
                await here.see(lambda frame: frame["table"]["phase"] == "playing")
        await server.context.records.upload(RECORD, owner.person, Asker(""))
        await elsewhere.create("rope", 2, occupants=["me", "me"])
        made, token = await server.context.sessions.make_token(maker.person, "bot")
        people = {
            "owner": headers_of(owner),
            "other": headers_of(other),
            "former": headers_of(former),
            "watcher": headers_of(watcher),
            "elsewhere": headers_of(elsewhere),
            "token": {"Authorization": f"Bearer {token}"},
            "nobody": {},
            "forged": {"Cookie": f"{COOKIE}={forged(owner.cookie)}"},
            "made-up": {"Authorization": "Bearer tavolino_made-up"},
        }
        daily = server.context.daily
        tomorrow = add_days(daily.today, 1)
        later = add_days(daily.today, 2)
        for day in (daily.today, tomorrow, later):
            await seal(server.context.database, day)
        challenges = await asyncio.to_thread(made_for, daily.today)
        await daily.seals.store(daily.today, challenges)
        fills = {
            "{day}": daily.today,
            "{tomorrow}": tomorrow,
            "{later}": later,
            "{id}": ids[0],
            "{private}": ids[1],
            "{code}": code,
            "{game}": "rope",
            "{owner}": owner.person,
            "{token}": made.id,
            "{puzzle}": "0123456789ab",
            "{record}": sha256(RECORD).hexdigest(),
        }
        yield Scene(people, fills)


async def ask(
    http: httpx.AsyncClient, method: str, path: str, headers: dict[str, str], body: Any
) -> int:
    if method != "SOCKET":
        http.cookies.clear()  # what somebody else was given
        content = body if isinstance(body, bytes) else json.dumps(body)
        response = await http.request(method, path, headers=headers, content=content)
        return response.status_code
    url = f"ws://127.0.0.1:{http.base_url.port}{path}"
    try:
        async with connect(url, additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def lines() -> list[tuple[str, str, list[int]]]:
    rows = [line.split() for line in EXPECTED.splitlines() if line]
    return [(method, path, [int(one) for one in statuses]) for method, path, *statuses in rows]


def test_every_visitor_gets_the_answer_that_the_table_states(tmp_path: Path) -> None:
    roomy: dict[str, Any] = {
        "names_per_hour": 100_000,
        "sign_ins_per_minute": 100_000,
        "codes_per_minute": 100_000,
        "records_per_hour": 100_000,
        "requests_per_minute": 100_000,
    }

    async def act() -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        async with running(tmp_path, **roomy) as server, browser(server.url) as http:
            async with scene(server) as shared:
                for method, path, _ in lines():
                    if f"{method} {path}" not in FAREWELLS:
                        found[f"{method} {path}"] = await ask_all(http, shared, method, path)
            for method, path, _ in lines():
                if f"{method} {path}" in FAREWELLS:
                    async with scene(server) as fresh:
                        found[f"{method} {path}"] = await ask_all(http, fresh, method, path)
        return found

    async def ask_all(http: httpx.AsyncClient, now: Scene, method: str, path: str) -> list[int]:
        body = BODIES.get(f"{method} {path}")
        for mark, value in now.fills.items():
            path = path.replace(mark, value)
        return [await ask(http, method, path, now.headers[who], body) for who in WHO.split()]

    expected = {f"{method} {path}": statuses for method, path, statuses in lines()}
    found = asyncio.run(act())
    wrong = [
        f"{line}: {who} got {got}, not {want}"
        for line, wants in expected.items()
        for who, got, want in zip(WHO.split(), found[line], wants, strict=True)
        if got != want
    ]
    assert wrong == []


def test_the_table_has_a_line_for_every_route(tmp_path: Path) -> None:
    """Except for the files of the client, which are the same for all."""

    async def routes() -> set[str]:
        async with running(tmp_path) as server:
            found = set()
            for route in build_app(server.context).routes:
                if route in PAGES:
                    continue
                if isinstance(route, Route):
                    for method in route.methods or ():
                        if method != "HEAD":
                            found.add(f"{method} {route.path}")
                else:
                    assert isinstance(route, WebSocketRoute)
                    found.add(f"SOCKET {route.path}")
            return found

    def is_for(route: str, line: str) -> bool:
        parts, given = route.split("/"), line.partition("?")[0].split("/")
        return len(parts) == len(given) and all(
            mine.startswith("{") or mine == theirs
            for mine, theirs in zip(parts, given, strict=True)
        )

    asked = [f"{method} {path}" for method, path, _ in lines()]
    found = asyncio.run(routes())
    assert [route for route in found if not any(is_for(route, line) for line in asked)] == []
    assert [line for line in asked if not any(is_for(route, line) for route in found)] == []
