"""Whatever is sent: it is refused in words, nothing breaks, and nothing changes."""

import asyncio
import copy
import json
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from tavolino.server.main import build_app
from tavolino.server.people.sessions import COOKIE
from tests.server.peers import AtTable, Frame, Peer, Running, browser, running

T = TypeVar("T")
EXAMPLES = 80
LIMITS = (
    "messages_at_once",
    "names_per_hour",
    "sign_ins_per_minute",
    "tables_per_hour",
    "codes_per_minute",
    "records_per_hour",
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
    {"type": "resign", "seat": 0},
    {"type": "rematch"},
    {"type": "request-peek", "seat": 0},
    {"type": "answer-peek", "seat": 0, "person": "x", "yes": True},
    {"type": "chat", "text": "Ciao"},
)
"""All of them well-formed; none allowed to somebody who only watches this table."""
BODIES: dict[str, dict[str, Any]] = {
    "POST /api/tables": {"game": "rope", "seats": 2, "options": {"pile": 3}, "occupants": ["me"]},
    "PATCH /api/me": {"name": "Ada", "language": "en"},
    "POST /api/account": {"name": "Ada", "password": "correct horse"},
    "POST /api/signin": {"name": "Ada", "password": "correct horse"},
    "POST /api/signout": {"everywhere": False},
    "POST /api/password": {"old": "correct horse", "new": "battery staple"},
    "POST /api/me/tokens": {"label": "bot"},
    "POST /api/records": {"game": "scalino"},
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
    """Something well-formed in which one thing or two are not."""
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


class Place:
    """A server with a table, where one plays and one watches who may do nothing at all."""

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

    async def say(self, here: AtTable, message: str | bytes) -> Frame:
        """Sends it and gives the one answer there is to it."""
        known = len(here.frames)
        await here.socket.send(message)
        await here.socket.send('{"type":"ping","sent":7}')
        await here.until(lambda frame: frame["type"] == "pong")
        (answer,) = [frame for frame in here.frames[known:-1] if frame["type"] != "here"]
        return answer

    async def kept(self) -> object:
        """All there is to change."""
        read = self.server.context.database.read
        queries = (
            "SELECT id, seq, title, phase FROM tables ORDER BY id",
            "SELECT table_id, seq, body FROM events ORDER BY table_id, seq",
            "SELECT table_id, n FROM chat",
            "SELECT id, name, account, password, language FROM people ORDER BY id",
            "SELECT id, person FROM sessions ORDER BY id",
            "SELECT id FROM records ORDER BY id",
            "SELECT * FROM mutes",
        )
        return [[tuple(row.values()) for row in await read(sql)] for sql in queries]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    found = Place(tmp_path_factory.mktemp("place"))
    yield found
    found.close()


MANY = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def is_refusal(answer: Frame) -> bool:
    return answer["type"] == "refused" and bool(answer["rule"] and answer["why"] and answer["text"])


@MANY
@given(st.one_of(ANYTHING, spoiled(tuple({**one, "id": "a"} for one in SUBMITS))))
def test_on_a_socket(place: Place, message: str) -> None:
    before = place.run(place.kept())
    answer = place.run(place.say(place.watching, message))
    assert is_refusal(answer)
    if answer["rule"] == "BODY":
        assert (
            "$" in answer["text"]
            or "`" in answer["text"]
            or "JSON" in answer["text"]
            or ("truncated" in answer["text"])
        ), f"{answer['text']} does not say what is wrong"
    assert place.run(place.kept()) == before


@pytest.mark.parametrize("message", [*STRANGE_TEXTS, b"\xff\x00", b"{}"], ids=range(21))
def test_on_a_socket_by_hand(place: Place, message: str | bytes) -> None:
    before = place.run(place.kept())
    for here in (place.watching, place.at_table):
        assert is_refusal(place.run(place.say(here, message)))
    assert place.run(place.kept()) == before


def test_a_text_that_is_none_closes_the_socket_and_no_other(place: Place) -> None:
    async def act() -> int:
        async with place.watcher.at(place.table) as here:
            await here.see()
            await here.socket.send(b"\xff\xfe", text=True)
            return await here.closed()

    assert place.run(act()) == 1007
    assert is_refusal(place.run(place.say(place.watching, "?")))


@MANY
@given(st.text(max_size=40))
@example("\0")
@example("e5\0")
@example("٥")
@example("e5" * 250)
def test_moves(place: Place, text: str) -> None:
    """In no game's notation, by somebody whose turn it is."""
    frame = place.at_table.table
    seat = next(one["viewer"] for one in frame["views"] if one["view"]["moves"])
    views = [one["view"]["moves"] for one in frame["views"]]
    if any(text.strip() in moves for moves in views):
        return
    submit = {"type": "move", "id": "a", "seat": seat, "move": text, "on": frame["version"]}
    before = place.run(place.kept())
    answer = place.run(place.say(place.at_table, json.dumps(submit)))
    assert is_refusal(answer)
    assert place.run(place.kept()) == before


async def ask(place: Place, line: str, body: bytes) -> httpx.Response:
    """Without the peer's own browser: what comes back must not sign it out."""
    method, path = line.split()
    place.http.cookies.clear()
    cookie = {"Cookie": f"{COOKIE}={place.watcher.cookie}"}
    return await place.http.request(method, path, content=body, headers=cookie)


def check_answer(place: Place, line: str, body: bytes) -> None:
    before = place.run(place.kept())
    response = place.run(ask(place, line, body))
    assert response.status_code < 500, f"{line} {body[:200]!r}"
    if response.status_code >= 400:
        assert response.headers["content-type"] == "application/json"
        problem = response.json()["error"]
        assert problem["rule"]
        assert problem["text"]
        assert place.run(place.kept()) == before


@MANY
@given(
    st.sampled_from(sorted(BODIES)),
    st.one_of(
        ANYTHING.map(lambda text: text.encode("utf-8", "surrogatepass")),
        st.binary(max_size=40),
    ),
)
def test_in_a_body(place: Place, line: str, body: bytes) -> None:
    # What happens to mean something is somebody's wish, not nonsense.
    if line == "POST /api/signout" and body.strip() in (b"", b"{}"):
        return
    check_answer(place, line, body)


@MANY
@given(st.data())
def test_in_a_spoiled_body(place: Place, data: st.DataObject) -> None:
    line = data.draw(st.sampled_from(sorted(set(BODIES) - {"POST /api/signout"})))
    check_answer(place, line, data.draw(spoiled((BODIES[line],))).encode())


@pytest.mark.parametrize("line", sorted(BODIES))
def test_in_a_body_by_hand(place: Place, line: str) -> None:
    whole = json.dumps(BODIES[line]).encode()
    bodies = [
        *(text.encode("utf-8", "surrogatepass") for text in STRANGE_TEXTS),
        b"\xff\xfe\x00",
        whole[:-1],
        whole + whole,
        whole.replace(b'"', b'"\\u0000', 3),
        whole.replace(b'": "', b'": "\\ud800', 1) + b" ",
        b'{"name": "' + b"x" * 100_000 + b'"}',
    ]
    for body in bodies:
        check_answer(place, line, body)


STRANGE_PARTS = ("%00", "%FF", "%ED%A0%80", "..", "9" * 400)
QUERIES = (
    "?seat=%00&at=%00&look=%00&move=%00&over=%00&offset=%00",
    f"?seat={quote('٣')}&at=-1&offset=1e5",
)


def test_in_an_address(place: Place) -> None:
    async def act() -> None:
        for route in build_app(place.server.context).routes:
            if not (isinstance(route, Route) and "GET" in (route.methods or ())):
                continue
            for part in STRANGE_PARTS:
                path = route.path
                for name in route.param_convertors:
                    path = path.replace(f"{{{name}}}", part).replace(f"{{{name}:path}}", part)
                for query in ("", *QUERIES) if part == "%FF" else ("",):
                    response = await place.player.http.get(path + query)
                    assert response.status_code < 500 or "have not been built" in response.text, (
                        path + query
                    )
        here = f"/api/tables/{place.table}"
        for path in ("/at/1", "/drawing.svg", "/check", "/review", "/record", "/at/%00", "/at/1e1"):
            for query in ("", *QUERIES):
                response = await place.player.http.get(here + path + query)
                assert response.status_code < 500, path + query

    before = place.run(place.kept())
    place.run(act())
    assert place.run(place.kept()) == before
