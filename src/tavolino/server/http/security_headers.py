"""Middleware for every response: security headers, limits, and plain error messages."""

import logging
import re
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolino.core import Refused
from tavolino.protocol.endpoints import KEEP_GAME, UPLOAD_RECORD
from tavolino.server.context import AppContext
from tavolino.server.http.responses import refuse
from tavolino.server.http.visitors import address_of, language_of, own_origin
from tavolino.server.limits.requests import check_limit

API: Final = "/api/"
UNLIMITED: Final = frozenset({"/healthz", "/metrics"})
"""Endpoints that operators poll."""

PAGE_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; script-src 'self'{wasm}; style-src 'self';"
    " connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; frame-ancestors 'none';"
    " form-action 'self'"
)
DEVICE_WORKER: Final = re.compile(r"/assets/device-worker-[\w-]+\.js")
"""The worker script that plays without a server. It runs Python as WebAssembly."""
DATA_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:;"
    " frame-ancestors 'none'; sandbox"
)
"""Policy of a resource that is opened directly, such as a drawing: it may display itself and do
nothing else.
"""
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), usb=()",
}

API_HEADERS: Final = {
    **HEADERS,
    "Content-Security-Policy": DATA_POLICY,
    "Cache-Control": "no-store",
}
UPLOADS: Final = frozenset((UPLOAD_RECORD.path, KEEP_GAME.path))
"""Paths of endpoints that read whole games."""

log = logging.getLogger(__name__)


class SecurityMiddleware:
    """Around every route. Headers that a response sets itself are kept."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self._app = app
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._app(scope, receive, self._protecting(scope, send))
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        has_begun = False
        connection = HTTPConnection(scope)
        language = language_of(connection)

        async def protected_send(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                self._protect(message, connection)
            await send(message)

        try:
            if scope["path"] not in UNLIMITED:
                await check_limit(self._context.limits.requests, address_of(connection))
            self._check_length(connection)
            await self._app(scope, receive, protected_send)
        except Refused as refusal:
            await refuse(refusal, language)(scope, receive, protected_send)
        except Exception:
            # A response that has begun cannot be replaced, so the connection is cut.
            if has_begun:
                raise
            log.exception("a request failed")
            await refuse(Refused("SERVER", "failed"), language)(scope, receive, protected_send)

    def _protecting(self, scope: Scope, send: Send) -> Send:
        """A refused websocket is answered over HTTP."""
        connection = HTTPConnection(scope)

        async def protected(message: Message) -> None:
            if message["type"] == "websocket.http.response.start":
                self._protect(message, connection)
            await send(message)

        return protected

    def _check_length(self, connection: HTTPConnection) -> None:
        """Refuses a body by its declared length, before any of it is read."""
        settings = self._context.settings
        is_upload = connection.scope["path"] in UPLOADS
        most = settings.record_bytes if is_upload else settings.body_bytes
        length = connection.headers.get("content-length", "")
        if length.isascii() and length.isdigit() and int(length[:20]) > most:
            raise Refused("BODY", "large", most=most)

    def _protect(self, message: Message, connection: HTTPConnection) -> None:
        headers = MutableHeaders(raw=message.setdefault("headers", []))
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        # Not `url`, which cannot be built from every Host header.
        if connection.scope["path"].startswith(API):
            headers.setdefault("Content-Security-Policy", DATA_POLICY)
            headers.setdefault("Cache-Control", "no-store")
        else:
            is_worker = DEVICE_WORKER.fullmatch(connection.scope["path"]) is not None
            policy = page_policy(own_origin(connection, self._context), is_worker)
            headers.setdefault("Content-Security-Policy", policy)


def page_policy(origin: str, may_compile: bool = False) -> str:
    """The content security policy of a page. Older browsers do not count websockets of the same
    origin as 'self', so they are listed. `may_compile` allows WebAssembly.
    """
    is_plain = re.fullmatch(r"https?://[A-Za-z0-9.\-]+(:[0-9]+)?", origin)
    sockets = f" ws{origin.removeprefix('http')}" if is_plain else ""
    return PAGE_POLICY.format(sockets=sockets, wasm=" 'wasm-unsafe-eval'" if may_compile else "")


async def answer_stray(request: Request, error: Exception) -> Response:
    """Unknown paths: a refusal under /api, plain text elsewhere."""
    assert isinstance(error, HTTPException)
    if not request.scope["path"].startswith(API):
        return PlainTextResponse(error.detail, error.status_code, error.headers)
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "")
        refusal = Refused("REQUEST", "method", got=request.method[:20], expected=allowed)
    else:
        refusal = Refused("REQUEST", "unknown")
    response = refuse(refusal, language_of(request))
    response.headers.update(error.headers or {})
    return response
