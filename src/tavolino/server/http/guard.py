"""Around every answer: what browsers must not do with it, and how many an address may ask for."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolino.core import Refused
from tavolino.server.house import House, check_limit
from tavolino.server.http.answers import refuse
from tavolino.server.http.visitors import address_of

API: Final = "/api/"
ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
FOR_DATA: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:;"
        " frame-ancestors 'none'; sandbox"
    ),
}
"""What is opened by its address, like a drawing, may show itself and do nothing else."""


class Guard:
    """An answer's own headers stay as they are."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_data = scope["path"].startswith(API)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (ALWAYS | FOR_DATA if is_data else ALWAYS).items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            if is_data:
                check_limit(self._house.limits.requests, address_of(HTTPConnection(scope)))
        except Refused as refusal:
            await refuse(refusal)(scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)
