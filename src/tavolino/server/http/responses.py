"""Reads requests and writes responses: typed JSON, and refusals with their rule."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.core import Refused
from tavolino.protocol.endpoints import Endpoint
from tavolino.protocol.errors import Trouble
from tavolino.protocol.messages import encode
from tavolino.server.http.visitors import language_of
from tavolino.server.storage import Unavailable
from tavolino.tables.refusals import problem

Handler = Callable[[Request], Awaitable[Response]]
STATUS: Final = {
    ("PERSON", "none"): 401,
    ("TOKEN", "wrong"): 401,
    ("SIGNIN", "wrong"): 401,
    ("TOKEN", "browser"): 403,
    ("ACCESS", "origin"): 403,
    ("TABLE", "private"): 403,
    ("TABLE", "hidden"): 403,
    ("TABLE", "unknown"): 404,
    ("TABLE", "archive-away"): 404,
    ("RECORD", "unknown"): 404,
    ("RULES", "none"): 404,
    ("PICTURE", "none"): 404,
    ("PERSON", "unknown"): 404,
    ("TOKEN", "unknown"): 404,
    ("FRIEND", "link"): 404,
    ("FRIEND", "none"): 404,
    ("ACCOUNT", "taken"): 409,
    ("ACCOUNT", "similar"): 409,
    ("STORAGE", "away"): 503,
    ("STORAGE", "busy"): 503,
    ("BODY", "large"): 413,
    ("RECORD", "long"): 413,
    ("REQUEST", "unknown"): 404,
    ("REQUEST", "method"): 405,
    ("REQUEST", "slow"): 408,
    ("REQUEST", "head"): 431,
    ("SERVER", "failed"): 500,
    ("HINT", "busy"): 503,
    ("PICTURE", "busy"): 503,
    ("LIMIT", "wait"): 429,
    ("LIMIT", "sockets"): 429,
    ("LIMIT", "connections"): 503,
}
"""Refusals with a specific status; all others are 400."""


def answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def refuse(refusal: Refused, language: str) -> Response:
    trouble = Trouble(problem(refusal, language))
    response = answer(trouble, STATUS.get((refusal.rule, refusal.why), 400))
    seconds = refusal.params.get("seconds")
    if refusal.rule == "LIMIT" and seconds is not None:
        response.headers["Retry-After"] = str(seconds)
    return response


async def read_body(request: Request, most: int) -> bytes:
    """The body, if it is within the limit. At most that much is kept in memory."""
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Refused("BODY", "large", most=most)
    except ClientDisconnect:
        raise Refused("BODY", "cut-off") from None
    return bytes(body)


def route(endpoint: Endpoint, handler: Handler) -> Route:
    """The route of an endpoint. Refusals of its handler become responses."""

    @wraps(handler)
    async def answered(request: Request) -> Response:
        try:
            return await handler(request)
        except Refused as refusal:
            return refuse(refusal, language_of(request))
        except Unavailable:
            return refuse(Refused("STORAGE", "away"), language_of(request))

    return Route(endpoint.path, answered, methods=[endpoint.method])
