"""Invalid HTTP requests are refused and have no effect."""

import json
from collections.abc import Iterator
from urllib.parse import quote

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.routing import Route

from tavolino.server.main import build_app
from tavolino.server.people.sessions import COOKIE
from tests.server.nonsense import ANYTHING, BODIES, MANY, STRANGE_TEXTS, NonsenseTarget, spoiled


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NonsenseTarget]:
    found = NonsenseTarget(tmp_path_factory.mktemp("target"))
    yield found
    found.close()


async def ask(target: NonsenseTarget, line: str, body: bytes) -> httpx.Response:
    """Uses a separate browser, because an answer must not sign the peer out."""
    method, path = line.split()
    target.http.cookies.clear()
    cookie = {"Cookie": f"{COOKIE}={target.watcher.cookie}"}
    return await target.http.request(method, path, content=body, headers=cookie)


def check_answer(target: NonsenseTarget, line: str, body: bytes) -> None:
    before = target.run(target.kept())
    response = target.run(ask(target, line, body))
    assert response.status_code < 500, f"{line} {body[:200]!r}"
    if response.status_code >= 400:
        assert response.headers["content-type"] == "application/json"
        problem = response.json()["error"]
        assert problem["rule"]
        assert problem["text"]
        assert target.run(target.kept()) == before


@MANY
@given(
    st.sampled_from(sorted(BODIES)),
    st.one_of(
        ANYTHING.map(lambda text: text.encode("utf-8", "surrogatepass")),
        st.binary(max_size=40),
    ),
)
def test_generated_nonsense_in_a_body_is_refused(
    target: NonsenseTarget, line: str, body: bytes
) -> None:
    # What happens to mean something is somebody's wish, not nonsense.
    if line == "POST /api/signout" and body.strip() in (b"", b"{}"):
        return
    check_answer(target, line, body)


@MANY
@given(st.data())
def test_a_valid_body_with_a_changed_part_is_answered(
    target: NonsenseTarget, data: st.DataObject
) -> None:
    line = data.draw(st.sampled_from(sorted(set(BODIES) - {"POST /api/signout"})))
    check_answer(target, line, data.draw(spoiled((BODIES[line],))).encode())


@pytest.mark.parametrize("line", sorted(BODIES))
def test_handwritten_nonsense_in_a_body_is_refused(target: NonsenseTarget, line: str) -> None:
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
        check_answer(target, line, body)


STRANGE_PARTS = ("%00", "%FF", "%ED%A0%80", "..", "9" * 400)


QUERIES = (
    "?seat=%00&at=%00&look=%00&move=%00&over=%00&offset=%00",
    f"?seat={quote('٣')}&at=-1&offset=1e5",
)


def test_nonsense_in_an_address_is_refused(target: NonsenseTarget) -> None:
    async def act() -> None:
        for route in build_app(target.server.context).routes:
            if not (isinstance(route, Route) and "GET" in (route.methods or ())):
                continue
            for part in STRANGE_PARTS:
                path = route.path
                for name in route.param_convertors:
                    path = path.replace(f"{{{name}}}", part).replace(f"{{{name}:path}}", part)
                for query in ("", *QUERIES) if part == "%FF" else ("",):
                    response = await target.player.http.get(path + query)
                    assert response.status_code < 500 or "have not been built" in response.text, (
                        path + query
                    )
        here = f"/api/tables/{target.table}"
        for path in ("/at/1", "/drawing.svg", "/check", "/review", "/record", "/at/%00", "/at/1e1"):
            for query in ("", *QUERIES):
                response = await target.player.http.get(here + path + query)
                assert response.status_code < 500, path + query

    before = target.run(target.kept())
    target.run(act())
    assert target.run(target.kept()) == before
