"""Bodies: the limit holds whether the sender admits the size or not."""

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tavolino.server.bodies import BodyLimit

MOST = 1000


async def size(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


APP = Starlette(
    routes=[Route("/", size, methods=["GET", "POST"])],
    middleware=[Middleware(BodyLimit, most=MOST)],
)


async def in_pieces(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b"x"


def post(content: bytes | AsyncIterator[bytes], **headers: bytes) -> tuple[int, str]:
    async def run() -> tuple[int, str]:
        encoded = [(name.encode(), value) for name, value in headers.items()]
        transport = httpx.ASGITransport(APP)
        async with httpx.AsyncClient(transport=transport, base_url="http://t") as client:
            answer = await client.post("/", content=content, headers=encoded)
            return answer.status_code, answer.text

    return asyncio.run(run())


@pytest.mark.parametrize("count", [0, 1, MOST])
def test_what_fits_is_read(count: int) -> None:
    assert post(b"x" * count) == (200, str(count))
    assert post(in_pieces(count)) == (200, str(count))


def test_what_does_not_fit_is_refused() -> None:
    assert post(b"x" * (MOST + 1)) == (413, "")
    assert post(in_pieces(MOST + 1)) == (413, "")
    # Nobody can say one thing and send another, or say what is no number.
    assert post(b"x" * (MOST + 1), **{"Content-Length": b"5"})[0] == 413
    assert post(b"x", **{"Content-Length": b"-1"})[0] == 413
    assert post(b"x", **{"Content-Length": b"9" * 5000})[0] == 413
    assert post(b"x", **{"Content-Length": b"\xb2"})[0] == 413
