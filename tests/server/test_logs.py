"""Log lines: one format, and no private data."""

import asyncio
import gc
import io
import json
import logging
from collections.abc import Iterator

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route

from tavolino.server.http.access_log import AccessLog
from tavolino.server.logs import configure_logs, log_unhandled
from tavolino.server.metrics import Metrics
from tavolino.server.settings import Settings


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    root, own = logging.getLogger(), logging.getLogger("tavolino")
    before = (root.handlers, root.level, own.level)
    yield
    root.handlers, root.level, own.level = before
    logging.captureWarnings(False)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def lines(out: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_json_lines() -> None:
    out = io.StringIO()
    configure_logs(Settings(), out)
    logging.getLogger("tavolino.x").info("move\nstored", extra={"game": "rope", "n": 3})
    (line,) = lines(out)
    assert str(line.pop("time")).endswith("Z")
    assert line == {
        "level": "info",
        "logger": "tavolino.x",
        "message": "move\nstored",
        "game": "rope",
        "n": 3,
    }


def test_text_on_a_terminal_that_cannot_be_tricked() -> None:
    out = Terminal()
    configure_logs(Settings(), out)
    logging.getLogger("tavolino.x").info("title", extra={"text": "\x1b[31m\nfaked line"})
    (line,) = out.getvalue().splitlines()
    assert "\x1b" not in line
    assert line.endswith("[31m\N{REPLACEMENT CHARACTER}faked line")


@pytest.mark.parametrize(("form", "starts"), [("json", "{"), ("text", "2")])
def test_the_form_can_be_chosen(form: str, starts: str) -> None:
    for out in (io.StringIO(), Terminal()):
        configure_logs(Settings(log_format=form), out)
        logging.getLogger("tavolino.x").warning("here")
        assert out.getvalue().startswith(starts)


def test_levels_and_other_packages() -> None:
    out = io.StringIO()
    configure_logs(Settings(log_level="debug"), out)
    logging.getLogger("tavolino.x").debug("ours")
    # uvicorn would tell addresses and queries here, websockets whole frames.
    logging.getLogger("uvicorn.error").info("theirs")
    logging.getLogger("websockets.server").debug("theirs")
    logging.getLogger("uvicorn.error").warning("bad request")
    assert [line["message"] for line in lines(out)] == ["ours", "bad request"]
    configure_logs(Settings(log_level="error"), out)
    logging.getLogger("tavolino.x").warning("not now")
    assert len(lines(out)) == 2


@pytest.mark.parametrize("form", ["json", "text"])
def test_an_error_is_logged_by_type_and_place_without_its_message(form: str) -> None:
    out = io.StringIO()
    configure_logs(Settings(log_format=form), out)
    try:
        raise KeyError("the ace of spades")
    except KeyError:
        logging.getLogger("tavolino.x").exception("trouble")
    said = out.getvalue()
    assert "KeyError" in said
    assert "test_logs.py" in said
    assert "spades" not in said


def test_messages_of_system_errors_are_logged() -> None:
    out = io.StringIO()
    configure_logs(Settings(), out)
    try:
        raise ConnectionRefusedError(111, "Connection refused")
    except OSError:
        logging.getLogger("tavolino.x").exception("trouble")
    assert lines(out)[0]["error"] == "ConnectionRefusedError: Connection refused"


async def hello(request: Request) -> Response:
    return PlainTextResponse("hello")


async def fail(request: Request) -> Response:
    raise ValueError("the ace of spades")


def app(metrics: Metrics, addresses: bool = False) -> Starlette:
    routes = [
        Route("/tables/{code}", hello),
        Route("/fail", fail),
        Mount("/more", routes=[Route("/{deep}", hello)]),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(AccessLog, metrics=metrics, addresses=addresses)],
    )


def visit(made: Starlette, *paths: str, method: str = "GET") -> None:
    async def run() -> None:
        transport = httpx.ASGITransport(made, raise_app_exceptions=False, client=("10.9.8.7", 1))
        headers = {"Cookie": "seat=COOKIE", "Authorization": "Bearer TOKEN"}
        async with httpx.AsyncClient(
            transport=transport, base_url="http://t", headers=headers
        ) as client:
            for path in paths:
                await client.request(method, path)

    asyncio.run(run())


def test_a_request_is_logged_by_its_route() -> None:
    out = io.StringIO()
    configure_logs(Settings(), out)
    metrics = Metrics()
    paths = ("/tables/CODE?token=QUERY", "/more/DEEP", "/PATH", "/fail")
    visit(app(metrics), *paths)
    visit(app(metrics), "/tables/CODE", method="ODD")
    said = out.getvalue() + metrics.text().decode()
    for hidden in ("CODE", "QUERY", "DEEP", "PATH", "COOKIE", "TOKEN", "10.9.8.7", "spades"):
        assert hidden not in said
    logged = [(line["method"], line["route"], line["status"]) for line in lines(out)]
    assert logged == [
        ("GET", "/tables/{code}", 200),
        ("GET", "/{deep}", 200),
        ("GET", "(none)", 404),
        ("GET", "/fail", 500),
        ("ODD", "/tables/{code}", 405),
    ]
    assert '{method="other",route="/tables/{code}",status="405"} 1.0' in said


def test_addresses_are_logged_if_asked_for() -> None:
    out = io.StringIO()
    configure_logs(Settings(), out)
    visit(app(Metrics(), addresses=True), "/tables/CODE")
    assert lines(out)[0]["address"] == "10.9.8.7"


def fail_unheard() -> None:
    """Lets a task and a callback fail with a secret in the message, and awaits neither."""

    async def play(card: str) -> None:
        raise ValueError(card)

    def call(card: str) -> None:
        raise KeyError(card)

    async def act() -> None:
        asyncio.get_running_loop().set_exception_handler(log_unhandled)
        task = asyncio.create_task(play("the ace of spades"))
        asyncio.get_running_loop().call_soon(call, "the ace of spades")
        await asyncio.wait([task])
        del task
        gc.collect()

    asyncio.run(act())


def test_errors_that_reach_the_event_loop_tell_kind_and_place() -> None:
    out = io.StringIO()
    configure_logs(Settings(), out)
    fail_unheard()
    assert "spades" not in out.getvalue()
    found = {str(line["error"]): line for line in lines(out)}
    assert set(found) == {"KeyError", "ValueError"}
    assert found["ValueError"]["task"] == "fail_unheard.<locals>.play"
    for line in found.values():
        assert line["message"] == "an error was not handled"
        assert "test_logs.py" in str(line["places"])


def test_a_lost_connection_is_no_error() -> None:
    out = io.StringIO()
    configure_logs(Settings(), out)

    async def act() -> None:
        context = {"message": "lost", "exception": ConnectionResetError(104, "reset")}
        log_unhandled(asyncio.get_running_loop(), context)

    asyncio.run(act())
    assert out.getvalue() == ""


def test_lines_of_asyncio_itself_show_no_objects() -> None:
    """In a loop without our exception handler."""
    out = io.StringIO()
    configure_logs(Settings(), out)

    async def act() -> None:
        def call(card: str) -> None:
            raise KeyError(card)

        asyncio.get_running_loop().call_soon(call, "the ace of spades")
        await asyncio.sleep(0)

    asyncio.run(act())
    (line,) = lines(out)
    name = test_lines_of_asyncio_itself_show_no_objects.__name__
    assert line["message"] == f"Exception in callback {name}."
    assert line["error"] == "KeyError"
    assert "spades" not in out.getvalue()
