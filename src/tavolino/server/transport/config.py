"""uvicorn's configuration, with a `Connection` before each of its protocols."""

import asyncio
import math
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from tavolino.server.transport.connection import HEAD_BYTES, Connection
from tavolino.server.transport.ending import Connections
from tavolino.server.transport.middleware import ConnectionMiddleware


class GuardedConfig(uvicorn.Config):
    def __init__(self, app: ASGIApp, connections: Connections, **options: Any) -> None:
        settings = connections.settings
        super().__init__(
            ConnectionMiddleware(app),
            http="h11",
            ws="websockets-sansio",
            h11_max_incomplete_event_size=HEAD_BYTES,
            # Messages slightly over the limit are read, and their sender is told.
            ws_max_size=4 * settings.frame_bytes,
            ws_per_message_deflate=False,
            # Connections have deadlines of their own, which come first.
            timeout_keep_alive=math.ceil(settings.idle_seconds + settings.head_seconds) + 1,
            timeout_graceful_shutdown=settings.shutdown_seconds,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            **options,
        )
        self.connections = connections

    def load(self) -> None:
        super().load()
        self.http_protocol_class = guarded(self.http_protocol_class, self.connections)


def guarded(plain: type[asyncio.Protocol], connections: Connections) -> type[asyncio.Protocol]:
    """The protocol that uvicorn creates for each connection."""

    class GuardedProtocol(Connection):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(plain(*args, **options), connections)

    return GuardedProtocol
