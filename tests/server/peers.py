"""A real server in this event loop, and peers who talk to it over real sockets."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tavolino.server.context import AppContext, open_context
from tavolino.server.http.table_connection import say_goodbye
from tavolino.server.live.services import Clock
from tavolino.server.main import Server, build_app, listen, uvicorn_config
from tavolino.server.people.sessions import COOKIE
from tavolino.server.settings import Settings
from tests.patience import PATIENCE_S

Frame = dict[str, Any]


def browser(url: str, cookie: str = "") -> httpx.AsyncClient:
    """A browser, with its earlier cookie if it has one."""
    cookies = {COOKIE: cookie} if cookie else None
    # There are no certificates to load, which takes longer than many a test.
    # Connections go before the server closes them, which it does after five seconds.
    limits = httpx.Limits(keepalive_expiry=2)
    return httpx.AsyncClient(
        base_url=url, cookies=cookies, verify=False, timeout=PATIENCE_S, limits=limits
    )


@dataclass
class Running:
    """A server under test."""

    context: AppContext
    port: int
    stop: Callable[[], Awaitable[None]]
    """Shuts the server down, but leaves its context open."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @asynccontextmanager
    async def peer(self) -> AsyncIterator["Peer"]:
        """A new guest with a separate browser."""
        guest = await self.context.people.new_guest()
        async with self.back(guest.id, await self.context.sessions.begin(guest.id)) as peer:
            yield peer

    @asynccontextmanager
    async def back(self, person: str, cookie: str) -> AsyncIterator["Peer"]:
        """A visitor with an existing cookie."""
        async with browser(self.url, cookie) as http:
            yield Peer(self.port, person, cookie, http)


@asynccontextmanager
async def running(
    folder: Path, *, clock: Clock | None = None, **chosen: Any
) -> AsyncIterator[Running]:
    """A server on the SQLite file in this folder, or as chosen. All peers have one address."""
    usual = {
        "port": 0,
        "database": f"sqlite:///{folder}/tables.db",
        "requests_per_minute": 1_000_000,
        "compile": False,
        "daily": False,
        "bot_seconds": PATIENCE_S,
    }
    settings = Settings(**{**usual, **chosen})
    async with open_context(settings, clock) as context:
        with listen(settings) as listener:
            config = uvicorn_config(build_app(context), settings)
            listening = asyncio.Event()
            server = Server(config, listening.set, lambda: say_goodbye(context))
            serving = asyncio.create_task(server.serve([listener]))
            await asyncio.wait_for(listening.wait(), PATIENCE_S)

            async def stop() -> None:
                server.should_exit = True
                await serving

            try:
                yield Running(context, listener.getsockname()[1], stop)
            finally:
                await stop()


@dataclass
class Peer:
    """A person with a cookie."""

    port: int
    person: str
    cookie: str
    http: httpx.AsyncClient

    async def create(self, game: str, seats: int, **chosen: Any) -> str:
        """Creates a table; returns its id."""
        body = {"game": game, "seats": seats, **chosen}
        response = await self.http.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        return str(response.json()["id"])

    @asynccontextmanager
    async def at(self, table: str, version: int = 0, **headers: str) -> AsyncIterator["AtTable"]:
        """A socket at the table."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?version={version}"
        given = {"Cookie": f"{COOKIE}={self.cookie}", **headers}
        async with connect(
            url,
            additional_headers=given,
            compression=None,
            open_timeout=PATIENCE_S,
            ping_timeout=PATIENCE_S,
        ) as socket:
            yield AtTable(socket)


@dataclass
class AtTable:
    """The client's end of a socket. Frames are kept in the order of their arrival."""

    socket: ClientConnection
    frames: list[Frame] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    """The same frames as they came over the wire."""
    ids: "itertools.count[int]" = field(default_factory=itertools.count)

    @property
    def table(self) -> Frame:
        """The last frame that showed the table."""
        return next(one for one in reversed(self.frames) if one["type"] == "table")

    async def receive(self) -> Frame:
        # Not `wait_for`: before Python 3.12 it may lose a cancellation that comes with a message.
        async with asyncio.timeout(PATIENCE_S):
            text = await self.socket.recv()
        frame: Frame = json.loads(text)
        self.texts.append(str(text))
        self.frames.append(frame)
        return frame

    async def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        """Reads until a matching frame arrives."""
        while True:
            frame = await self.receive()
            if wanted(frame):
                return frame

    async def see(self, wanted: Callable[[Frame], bool] = lambda frame: True) -> Frame:
        """Reads until a table frame satisfies the condition."""
        for frame in reversed(self.frames):
            if frame["type"] == "table":
                if wanted(frame):
                    return frame
                break
        return await self.until(lambda frame: frame["type"] == "table" and wanted(frame))

    async def see_version(self, version: int) -> Frame:
        return await self.see(lambda frame: frame["version"] >= version)

    async def send(self, command: str = "", **fields: Any) -> str:
        """Sends a command, by name or with its `type`, without waiting; returns its id."""
        submit = str(fields.pop("id", f"s{next(self.ids)}"))
        await self.socket.send(json.dumps({"type": command, "id": submit, **fields}))
        return submit

    async def submit(self, command: str = "", **fields: Any) -> Frame:
        """Submits a command and returns the answer: an ack or a refusal."""
        submit = await self.send(command, **fields)
        return await self.until(
            lambda frame: frame["type"] in ("ack", "refused") and frame["id"] == submit
        )

    async def move(self, seat: int, move: str, on: int | None = None) -> Frame:
        seen = self.table["version"] if on is None else on
        return await self.submit("move", seat=seat, move=move, on=seen)

    async def closed(self) -> int:
        """Reads until the server closes; returns the close code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed:
            return self.socket.close_code or 0
