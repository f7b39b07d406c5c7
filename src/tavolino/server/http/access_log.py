"""Logs and counts each request by its route, never by its content."""

import logging
import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolino.server.metrics import Metrics

NO_ROUTE: Final = "(none)"
"""The route of requests that match none."""

log = logging.getLogger(__name__)


class AccessLog:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, metrics: Metrics, *, addresses: bool = False) -> None:
        self._app = app
        self._metrics = metrics
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        # No status is sent if the application fails, or if the client disconnects first.
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        began = time.perf_counter()
        try:
            await self._app(scope, receive, watched)
        finally:
            self._log_request(scope, status, time.perf_counter() - began)

    def _log_request(self, scope: Scope, status: int, seconds: float) -> None:
        route = route_of(scope)
        self._metrics.count_request(route, scope["method"], status)
        extra: dict[str, object] = {
            "method": scope["method"],
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        if self._addresses and scope.get("client"):
            extra["address"] = scope["client"][0]
        log.info("request", extra=extra)


def route_of(scope: Scope) -> str:
    """The route as declared ("/tables/{id}"). The path itself may contain a code or a token."""
    path = getattr(scope.get("route"), "path", NO_ROUTE)
    return path if isinstance(path, str) else NO_ROUTE
