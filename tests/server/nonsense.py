"""Nonsense to send, and a running server to send it to."""

import asyncio
import copy
import json
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import httpx
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.server.peers import AtTable, Frame, Peer, Running, browser, running

T = TypeVar("T")


EXAMPLES = 80


LIMITS = (
    "messages_at_once",
    "names_per_hour",
    "sign_ins_per_minute",
    "tables_per_hour",
    "address_tables_per_hour",
    "codes_per_minute",
    "records_per_hour",
    "kept_games_per_day",
    "chat_per_minute",
)


ROOMY: dict[str, Any] = dict.fromkeys(LIMITS, 1_000_000)


SUBMITS: tuple[dict[str, Any], ...] = (
    {"type": "move", "seat": 0, "move": "e5", "on": 5},
    {"type": "request-undo", "seat": 0, "to": 0, "on": 5},
    {"type": "answer-undo", "yes": True, "on": 5},
    {"type": "sit", "seat": 0},
    {"type": "seat-bot", "seat": 0, "bot": "random"},
    {"type": "stand", "seat": 0},
    {"type": "ready", "ready": True},
    {"type": "leave"},
    {"type": "reclaim"},
    {"type": "take-over", "seat": 0},
    {"type": "stop-nudge"},
    {"type": "resign", "seat": 0},
    {"type": "rematch"},
    {"type": "request-peek", "seat": 0},
    {"type": "answer-peek", "seat": 0, "person": "x", "yes": True},
    {"type": "chat", "text": "Ciao"},
    {"type": "emote", "emote": "hello"},
)


"""Well-formed messages; none is allowed for a spectator of this table."""


BODIES: dict[str, dict[str, Any]] = {
    "POST /api/tables": {"game": "rope", "seats": 2, "options": {"pile": 3}, "occupants": ["me"]},
    "PATCH /api/me": {"name": "Ada", "language": "en"},
    "POST /api/account": {"name": "Ada", "password": "correct horse"},
    "POST /api/signin": {"name": "Ada", "password": "correct horse"},
    "POST /api/signout": {"everywhere": False},
    "POST /api/password": {"old": "correct horse", "new": "battery staple"},
    "POST /api/me/tokens": {"label": "bot"},
    "POST /api/records": {"game": "scalino"},
    "POST /api/me/games": {"id": "x", "secret": "0" * 64, "title": "", "events": ['{"at":1}']},
}


DEEP = "[" * 5000


STRANGE_TEXTS = (
    "{", '"', "nul", "NaN", "[NaN]", "1e999", "-", DEEP, '{"type":' * 2000, "\ufeff{}",
    '{"type":"chat","id":"a","text":"\\ud800"}', '{"type":"chat","id":"\\u0000","text":"x"}',
    '{"type":"chat","id":"a","text":"\\u0000"}', '{"type":"chat","id":"a","id":"a","text":""}',
    '{"type":"move","id":"a","seat":0,"move":"e5","on":99999999999999999999999}',
    '{"type":"move","id":"a","seat":0,"move":"' + "e" * 10_000 + '","on":1}',
    '{"type":"move","id":"a","seat":1e0,"move":"e5","on":1}', '{"type":"fly","id":"a"}',
    '{"type":[]}',
)  # fmt: skip


STRANGE_VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=30),
    st.sampled_from((2**53 + 1, 2**63, -(2**63) - 1, 10**40, "x" * 5000, "\0", "\u202e", [], {})),
    st.lists(st.integers(), max_size=3), st.dictionaries(st.text(max_size=5), st.integers()),
)  # fmt: skip


@st.composite
def spoiled(draw: st.DrawFn, wholes: tuple[dict[str, Any], ...]) -> str:
    """A well-formed message with one or two invalid parts."""
    value = copy.deepcopy(draw(st.sampled_from(wholes)))
    for _ in range(draw(st.integers(1, 2))):
        how = draw(st.sampled_from(("drop", "change", "add", "rename")))
        name = draw(st.sampled_from(sorted(value))) if value else "x"
        match how:
            case "drop":
                value.pop(name, None)
            case "change":
                value[name] = draw(STRANGE_VALUES)
            case "add":
                value[draw(st.text(max_size=8))] = draw(STRANGE_VALUES)
            case "rename":
                value[name.upper()] = value.pop(name, None)
    text = json.dumps(value)
    cut = draw(st.integers(0, 30))
    return text if cut else text[: draw(st.integers(0, len(text)))]


ANYTHING = st.one_of(
    st.recursive(
        STRANGE_VALUES,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
        max_leaves=8,
    ).map(json.dumps),
    st.text(max_size=60),
)


class NonsenseTarget:
    """A server with a table, with one player and one spectator who may do nothing."""

    def __init__(self, folder: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._stack = AsyncExitStack()
        self.server: Running
        self.http: httpx.AsyncClient
        self.player: Peer
        self.watcher: Peer
        self.table = ""
        self.at_table: AtTable
        self.watching: AtTable
        self.run(self._open(folder))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(work)

    async def _open(self, folder: Path) -> None:
        enter = self._stack.enter_async_context
        self.server = await enter(running(folder, **ROOMY))
        self.http = await enter(browser(self.server.url))
        self.player = await enter(self.server.peer())
        self.watcher = await enter(self.server.peer())
        settings = {"chat": "off", "peek": "never"}
        self.table = await self.player.create(
            "scalino", 2, occupants=["me", "me"], settings=settings
        )
        self.at_table = await enter(self.player.at(self.table))
        self.watching = await enter(self.watcher.at(self.table))
        await self.at_table.see()
        await self.watching.see()

    def close(self) -> None:
        self.run(self._stack.aclose())
        self._loop.close()

    async def submit(self, here: AtTable, message: str | bytes) -> Frame:
        """Sends it and returns its only answer."""
        known = len(here.frames)
        await here.socket.send(message)
        await here.socket.send('{"type":"ping","sent":7}')
        await here.until(lambda frame: frame["type"] == "pong")
        (answer,) = [frame for frame in here.frames[known:-1] if frame["type"] != "here"]
        return answer

    async def kept(self) -> object:
        """Everything that a command could change."""
        read = self.server.context.database.read
        queries = (
            "SELECT id, version, title, phase FROM tables ORDER BY id",
            "SELECT table_id, version, body FROM events ORDER BY table_id, version",
            "SELECT table_id, n FROM chat",
            "SELECT id, name, account, password, language FROM people ORDER BY id",
            "SELECT id, person FROM sessions ORDER BY id",
            "SELECT id FROM records ORDER BY id",
            "SELECT * FROM mutes",
        )
        return [[tuple(row.values()) for row in await read(sql)] for sql in queries]


MANY = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def is_refusal(answer: Frame) -> bool:
    return answer["type"] == "refused" and bool(answer["rule"] and answer["why"] and answer["text"])
