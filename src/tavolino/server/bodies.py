"""No request has a larger body than the server cares to hold."""

from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_DIGITS: Final = 18


class TooLarge(Exception):
    """The body grew past the limit while it was read."""


class BodyLimit:
    """Answers 413 to a body that is said to be too large, or turns out to be.

    An application that reads the body before it answers never sees more than the limit.
    """

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refuse = PlainTextResponse("", 413, {"Connection": "close"})
        said = Headers(scope=scope).get("content-length", "0")
        # Python refuses to read numbers of very many digits.
        if not said.isdecimal() or len(said) > MOST_DIGITS or int(said) > self._most:
            await refuse(scope, receive, send)
            return
        received = 0
        answered = False

        async def limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self._most:
                raise TooLarge
            return message

        async def watched(message: Message) -> None:
            nonlocal answered
            answered = True
            await send(message)

        try:
            await self._app(scope, limited, watched)
        except TooLarge:
            if answered:
                raise
            await refuse(scope, receive, send)
