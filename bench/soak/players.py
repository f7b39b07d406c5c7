"""Players who keep moving through every fault and record what was acknowledged."""

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.soak.servers import Servers, now
from tavolino.server.people.sessions import COOKIE

Frame = dict[str, Any]

PACE_S: Final = 0.1
RETRY_S: Final = 0.2
ANSWER_S: Final = 20.0
AWAY: Final = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError, httpx.HTTPError)
"""How a server that is down, or going down, looks from outside."""


class Ack(NamedTuple):
    table: str
    person: str
    submit: str
    version: int
    at: float
    """When it came, by the monotonic clock."""


class Submission(NamedTuple):
    id: str
    move: str
    on: int


class Lost(Exception):
    """The server broke a promise that a player can see."""


@dataclass
class Player:
    """One person. Submits one move at a time; repeats it until it is answered."""

    servers: Servers
    random: Random
    person: str = ""
    cookie: str = ""
    acks: list[Ack] = field(default_factory=list)
    refusals: dict[str, int] = field(default_factory=dict)
    games: int = 0
    _version: int = 0
    _open: Submission | None = None
    _count: int = 0

    async def request(self, method: str, path: str, body: Frame | None = None) -> Frame:
        """Asks any server until one answers."""
        while True:
            port = self.servers.pick(self.random)
            try:
                async with httpx.AsyncClient(
                    base_url=f"http://127.0.0.1:{port}", verify=False, timeout=ANSWER_S
                ) as http:
                    if self.cookie:
                        http.cookies.set(COOKIE, self.cookie)
                    answer = await http.request(method, path, json=body)
                    if answer.status_code < 400:
                        self.cookie = http.cookies.get(COOKIE) or self.cookie
                        found: Frame = answer.json()
                        return found
                    self._count_refusal(f"HTTP {answer.status_code}")
            except AWAY:
                pass
            await asyncio.sleep(RETRY_S)

    async def sign_up(self) -> None:
        self.person = (await self.request("GET", "/api/me"))["id"]

    async def play(self, table: str, seat: int) -> None:
        """Plays one game to its end, through any number of connections."""
        self._version = 0
        self._open = None
        while True:
            port = self.servers.pick(self.random)
            try:
                if port:
                    async with self.connect(port, table) as socket:
                        await self._converse(socket, table, seat)
                        self.games += 1
                        return
            except AWAY:
                pass
            await asyncio.sleep(RETRY_S)

    async def command(self, table: str, kind: str, **fields: Any) -> None:
        """Gives one command at a table, until it is acknowledged or no longer possible."""
        self._count += 1
        submit = f"c{self._count}"
        while True:
            port = self.servers.pick(self.random)
            try:
                if port:
                    async with self.connect(port, table) as socket:
                        await socket.send(json.dumps({"type": kind, "id": submit, **fields}))
                        while True:
                            frame = await self._receive(socket)
                            if frame.get("id") == submit:
                                break
                        if frame["type"] == "ack" or frame["rule"] == "PHASE":
                            return
                        self._count_refusal(str(frame["rule"]))
            except AWAY:
                pass
            await asyncio.sleep(RETRY_S)

    def connect(self, port: int, table: str) -> connect:
        return connect(
            f"ws://127.0.0.1:{port}/api/tables/{table}/socket?version={self._version}",
            additional_headers={"Cookie": f"{COOKIE}={self.cookie}"},
            compression=None,
            open_timeout=ANSWER_S,
            close_timeout=1,
        )

    async def _receive(self, socket: ClientConnection) -> Frame:
        async with asyncio.timeout(ANSWER_S):
            frame: Frame = json.loads(await socket.recv())
        return frame

    async def _converse(self, socket: ClientConnection, table: str, seat: int) -> None:
        """Until the game is over; AWAY if the connection ends before."""
        sent = ""
        shown: Frame = {"version": -1}
        while True:
            frame = await self._receive(socket)
            match frame["type"]:
                case "table":
                    if frame["version"] < self._version:
                        raise Lost(f"{table}: shown {frame['version']} after {self._version}")
                    self._version = frame["version"]
                    shown = frame
                    if frame["table"]["phase"] == "over":
                        return
                case "ack" if self._open and frame["id"] == self._open.id:
                    self.acks.append(
                        Ack(table, self.person, self._open.id, frame["version"], now())
                    )
                    self._version = max(self._version, frame["version"])
                    self._open = None
                case "refused" if self._open and frame["id"] == self._open.id:
                    self._count_refusal(str(frame["rule"]))
                    sent = ""
                    if frame["rule"] != "STORAGE":
                        self._open = None
                    await asyncio.sleep(RETRY_S)
                case "bye":
                    self._count_refusal(f"bye {frame['rule']}")
            if self._open is None and shown["version"] >= self._version:
                self._choose(shown, seat)
            if self._open and self._open.id != sent:
                await asyncio.sleep(PACE_S * self.random.random())
                sent = self._open.id
                move = {"type": "move", "seat": seat, **self._open._asdict()}
                await socket.send(json.dumps(move))

    def _choose(self, frame: Frame, seat: int) -> None:
        """Picks a move if it is this player's turn."""
        if not frame["views"]:
            return
        view = frame["views"][0]["view"]
        if view and seat in view["to_act"] and view["moves"]:
            self._count += 1
            move = self.random.choice(view["moves"])
            self._open = Submission(f"m{self._count}", move, frame["version"])

    def _count_refusal(self, name: str) -> None:
        self.refusals[name] = self.refusals.get(name, 0) + 1


async def play_pairs(one: Player, two: Player, games: tuple[str, ...]) -> None:
    """Two people play one game after another, until cancelled."""
    await asyncio.gather(one.sign_up(), two.sign_up())
    while True:
        game = one.random.choice(games)
        body = {"game": game, "seats": 2, "occupants": ["me"]}
        table = (await one.request("POST", "/api/tables", body))["id"]
        await two.command(table, "sit", seat=1)
        await two.command(table, "ready", ready=True)
        await one.command(table, "ready", ready=True)
        await asyncio.gather(one.play(table, 0), two.play(table, 1))


async def play_bots(player: Player, games: tuple[str, ...]) -> None:
    """One person plays against a bot, one game after another, until cancelled."""
    await player.sign_up()
    while True:
        game = player.random.choice(games)
        body = {"game": game, "seats": 2, "occupants": ["me", "bot:casual"]}
        table = (await player.request("POST", "/api/tables", body))["id"]
        await player.command(table, "ready", ready=True)
        await player.play(table, 0)
