"""Ambiguous, oversized or broken requests are refused with a message and do not flood the log."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tavolino.server.http.security_headers import API_HEADERS
from tests.server.hosts import Host, hosting
from tests.server.raw import Answer, ask, connected, parse_answer, until_closed, upgrade_request

HOST = b"Host: x\r\nConnection: close\r\n"
GET = b"GET /healthz HTTP/1.1\r\n" + HOST
POST = b"POST /api/signin HTTP/1.1\r\n" + HOST
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


@dataclass(frozen=True)
class Place:
    host: Host
    table: str
    cookie: str

    def ask(self, request: bytes) -> Answer:
        return ask(self.host.port, request)

    def complaints(self) -> list[dict[str, object]]:
        """Log lines above the level `info`."""
        (log,) = self.host.logs
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        return [line for line in lines if line["level"] in ("warning", "error")]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    async def prepare(host: Host) -> Place:
        async with host.guest() as guest:
            return Place(
                host, await guest.create("scalino", 2, occupants=["me", "me"]), guest.cookie
            )

    with hosting(tmp_path_factory.mktemp("place"), idle_seconds="1", head_seconds="5") as (host,):
        yield asyncio.run(prepare(host))


def is_protected(answer: Answer) -> bool:
    return all(answer.headers.get(name.lower()) == value for name, value in API_HEADERS.items())


REFUSED = {
    "a length and chunks": (
        POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        400,
    ),
    "two lengths": (POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}", 400),
    "a negative length": (POST + b"Content-Length: -5\r\n\r\n{}", 400),
    "a broken chunk": (CHUNKED + b"zz\r\n{}\r\n", 400),
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\r\n\r\n", 400),
    "bytes in the path": (b"GET /\xff\xfe HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "a huge request line": (b"GET /" + b"x" * 300_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", 431),
    "a huge header": (GET + b"X: " + b"x" * 300_000 + b"\r\n\r\n", 431),
    "many headers": (GET + b"X: x\r\n" * 120 + b"\r\n", 431),
    "a great many headers": (GET + b"X: x\r\n" * 60_000 + b"\r\n", 431),
    "tiny chunks": (CHUNKED + b"1\r\n{\r\n" * 50_000, 400),
}


@pytest.mark.parametrize("name", REFUSED)
def test_it_is_refused_in_words(name: str, place: Place) -> None:
    request, status = REFUSED[name]
    answer = place.ask(request)
    assert answer.status == status
    problem = json.loads(answer.body)["error"]
    assert problem["rule"] == "REQUEST"
    assert problem["text"]
    assert is_protected(answer)


def test_a_refusal_speaks_the_language_of_the_browser(place: Place) -> None:
    german = POST + b"Accept-Language: de\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
    assert "nicht verstanden" in json.loads(place.ask(german).body)["error"]["text"]


UPGRADE_REFUSALS = {
    "nobody": (upgrade_request("{table}", ""), 401),
    "no such table": (upgrade_request("nowhere", "{cookie}"), 404),
    "no such page": (upgrade_request("x", "").replace(b"/socket", b"/nothing"), 404),
    "a foreign page": (upgrade_request("{table}", "{cookie}", "Origin: https://evil.test"), 403),
    "no key": (upgrade_request("{table}", "{cookie}").replace(b"Sec-WebSocket-Key", b"X"), 400),
    "a body": (upgrade_request("{table}", "{cookie}", "Content-Length: 2") + b"{}", 400),
    "a chunked body": (
        upgrade_request("{table}", "{cookie}", "Transfer-Encoding: chunked") + b"0\r\n\r\n",
        400,
    ),
    "bytes that follow at once": (upgrade_request("{table}", "{cookie}") + b"\x81\x80", 400),
    "another method": (upgrade_request("{table}", "{cookie}").replace(b"GET", b"POST"), 400),
    "a long path": (upgrade_request("x" * 9000, "{cookie}"), 400),
    "another version": (upgrade_request("{table}", "").replace(b"sion: 13", b"sion: 12"), 400),
}


@pytest.mark.parametrize("name", UPGRADE_REFUSALS)
def test_a_refused_socket_has_the_headers_of_every_answer(name: str, place: Place) -> None:
    request, status = UPGRADE_REFUSALS[name]
    filled = request.replace(b"{table}", place.table.encode()).replace(
        b"{cookie}", place.cookie.encode()
    )
    answer = place.ask(filled)
    assert answer.status == status
    assert is_protected(answer)


ANSWERED = {
    "a host that is no host": (b"GET /api/lobby HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n"),
    "a page of such a host": b"GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n",
    "a file of such a host": b"GET /sw.js HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n",
    "bytes in a header": GET + b"Cookie: tavolino=\xff\xfe\r\nAccept-Language: \xff\r\n\r\n",
    "bytes in an encoded path": b"GET /api/%ff%fe HTTP/1.1\r\n" + HOST + b"\r\n",
    "an upgrade to something else": (
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: upgrade, close\r\nUpgrade: h2c\r\n\r\n"
    ),
    "a method that nobody knows": b"\x21 /api/me HTTP/1.1\r\n" + HOST + b"\r\n",
}


@pytest.mark.parametrize("name", ANSWERED)
def test_what_is_strange_but_clear_is_answered(name: str, place: Place) -> None:
    assert place.ask(ANSWERED[name]).status < 500


def test_a_body_that_breaks_after_its_request_was_answered(place: Place) -> None:
    head = b"POST /api/nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    with connected(place.host.port) as raw:
        raw.sendall(head)
        data = b""
        while b'"}}' not in data:
            data += raw.recv(65536)
        assert parse_answer(data).status == 404
        raw.sendall(b"zz\r\n")
        assert until_closed(raw) == b""


def test_pipelined_requests_are_answered_one_by_one(place: Place) -> None:
    paths = [b"/healthz", b"/api/nowhere"] * 20
    with connected(place.host.port) as raw:
        raw.sendall(b"".join(b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n" % path for path in paths))
        data = until_closed(raw)
    answers = [part[:3] for part in data.split(b"HTTP/1.1 ")[1:]]
    assert answers == [b"200", b"404"] * 20


def test_bodies_are_small_but_for_records(place: Place) -> None:
    cookie = b"Cookie: tavolino=" + place.cookie.encode() + b"\r\n"
    for path, large in ((b"tables", True), (b"me/tokens", True), (b"records", False)):
        start = b"POST /api/" + path + b" HTTP/1.1\r\n" + HOST + cookie
        whole = b" " * 20_000
        sized = start + b"Content-Length: 20000\r\n\r\n" + whole
        chunked = start + b"Transfer-Encoding: chunked\r\n\r\n4e20\r\n" + whole + b"\r\n0\r\n\r\n"
        for request in (sized, chunked):
            assert (place.ask(request).status == 413) == large, request[:60]


def test_bad_requests_do_not_fill_the_log(place: Place) -> None:
    """After all of the above and many more: a line for each kind."""
    for _ in range(100):
        place.ask(b"nonsense\r\n\r\n")
        place.ask(ANSWERED["an upgrade to something else"])
    complaints = place.complaints()
    assert {line["message"] for line in complaints} <= {"requests not understood"}
    kinds = [line["kind"] for line in complaints]
    assert len(kinds) == len(set(kinds)) <= 2
