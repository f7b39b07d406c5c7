"""Opens everything a server needs, serves, and closes it again."""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from tavolino.core import Refused
from tavolino.locales import say
from tavolino.protocol.endpoints import SOCKET_PATH
from tavolino.server.context import AppContext, open_context
from tavolino.server.gc_tuning import tune_gc
from tavolino.server.http.access_log import AccessLog
from tavolino.server.http.advice import ROUTES as ADVICE
from tavolino.server.http.analysis import ROUTES as ANALYSIS
from tavolino.server.http.daily import ROUTES as DAILY
from tavolino.server.http.friends import ROUTES as FRIENDS
from tavolino.server.http.games import ROUTES as GAMES
from tavolino.server.http.health import ROUTES as HEALTH
from tavolino.server.http.health import VERSION
from tavolino.server.http.kept_games import ROUTES as KEPT_GAMES
from tavolino.server.http.me import ROUTES as ME
from tavolino.server.http.notices import ROUTES as NOTICES
from tavolino.server.http.pages import ROUTES as PAGES
from tavolino.server.http.people import ROUTES as PEOPLE
from tavolino.server.http.pictures import ROUTES as PICTURES
from tavolino.server.http.prints import ROUTES as PRINTS
from tavolino.server.http.puzzles import ROUTES as PUZZLES
from tavolino.server.http.quick_match import ROUTES as QUICK_MATCH
from tavolino.server.http.raw_responses import render
from tavolino.server.http.records import ROUTES as RECORDS
from tavolino.server.http.security_headers import SecurityMiddleware, answer_stray
from tavolino.server.http.solo import ROUTES as SOLO
from tavolino.server.http.table_connection import say_goodbye
from tavolino.server.http.table_socket import TableSocket, stray_socket
from tavolino.server.http.tables import ROUTES as TABLES
from tavolino.server.logs import configure_logs, log_unhandled
from tavolino.server.settings import Settings
from tavolino.server.transport.admission import raise_file_limit
from tavolino.server.transport.config import GuardedConfig
from tavolino.server.transport.ending import Connections

TICKS_PER_CHECK: Final = 10
"""Connections are checked on every tenth tick of uvicorn, that is once a second."""
SOCKETS: Final = (
    WebSocketRoute(SOCKET_PATH, TableSocket()),
    WebSocketRoute("/{path:path}", stray_socket),
)

log = logging.getLogger(__name__)


def build_app(context: AppContext) -> Starlette:
    watched = Middleware(
        AccessLog, metrics=context.metrics, addresses=context.settings.log_addresses
    )
    app = Starlette(
        routes=[
            *(*HEALTH, *GAMES, *ME, *PEOPLE, *FRIENDS, *NOTICES, *SOLO, *ADVICE, *ANALYSIS),
            *(*TABLES, *QUICK_MATCH, *PUZZLES, *DAILY, *RECORDS, *KEPT_GAMES, *PICTURES),
            *(*PRINTS, *SOCKETS, *PAGES),
        ],
        middleware=[watched, Middleware(SecurityMiddleware, context=context)],
        exception_handlers={404: answer_stray, 405: answer_stray},
    )
    app.state.context = context
    return app


class Server(uvicorn.Server):
    """Calls back when it listens, and treats a signal to stop as success."""

    def __init__(
        self,
        config: GuardedConfig,
        on_listening: Callable[[], None],
        on_leaving: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._connections = config.connections
        self._on_listening = on_listening
        self._on_leaving = on_leaving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # no new connections while the open ones are told
        self._on_leaving()
        await self._connections.shut_down()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_PER_CHECK == 0:
            self._connections.check(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def run(settings: Settings, language: str = "en") -> None:
    """Serves until SIGTERM or SIGINT. Prints the address in the given language."""
    configure_logs(settings)
    raise_file_limit(settings.connections)
    with listen(settings) as listener, asyncio.Runner(loop_factory=quick_loop) as runner:
        runner.run(serve(settings, listener, language))


def quick_loop() -> asyncio.AbstractEventLoop:
    """uvloop where it is available, else the default event loop."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


async def serve(settings: Settings, listener: socket.socket, language: str) -> None:
    asyncio.get_running_loop().set_exception_handler(log_unhandled)
    async with open_context(settings) as context:
        background: list[asyncio.Task[None]] = []

        def on_listening() -> None:
            url = settings.public_url or local_url(listener)
            print(say("serving", language, url=url), flush=True)
            log.info("listening", extra={"url": url, "version": VERSION})
            background.append(asyncio.create_task(context.bot_service.warm_up()))
            background.append(asyncio.create_task(tune_gc()))

        server = Server(
            uvicorn_config(build_app(context), settings), on_listening, lambda: say_goodbye(context)
        )
        await server.serve([listener])
        for task in background:
            task.cancel()
    log.info("stopped")


def uvicorn_config(app: Starlette, settings: Settings) -> GuardedConfig:
    return GuardedConfig(
        app,
        Connections(settings, render),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
    )


def listen(settings: Settings) -> socket.socket:
    """The listening socket. A port that is in use is refused before anything else is opened."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)
        family, _, _, _, address = found[0]
        # On an IPv6 system, "every address" includes IPv4 addresses.
        both = settings.host == "::" and socket.has_dualstack_ipv6()
        listener = socket.create_server(
            address[:2], family=family, backlog=2048, dualstack_ipv6=both
        )
    except OSError as error:
        # Python adds to the system's message for ports, but not to the one for host names.
        code = error.errno or 0
        why = os.strerror(code) if code > 0 else str(error.strerror)
        raise Refused(
            "SETTING", "address", host=settings.host, port=str(settings.port), reason=why
        ) from None
    # Small writes must not wait for an acknowledgement (Nagle). Not every event loop disables that.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Without this, a connection whose peer reads nothing could never be closed.
        unread_ms = int(settings.unread_seconds * 1000)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, unread_ms)
    return listener


def local_url(listener: socket.socket) -> str:
    """The URL of the server on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
