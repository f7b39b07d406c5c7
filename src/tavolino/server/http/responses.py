"""Reads requests and writes responses: typed JSON, and refusals with their rule."""

from collections.abc import Awaitable, Callable
from functools import wraps

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.core import Refused
from tavolino.protocol.endpoints import Endpoint
from tavolino.protocol.errors import ErrorResponse
from tavolino.protocol.messages import encode
from tavolino.server.http.visitors import language_of
from tavolino.server.storage import Unavailable, Unstorable
from tavolino.table.refusals import problem, status_of

Handler = Callable[[Request], Awaitable[Response]]


def answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def refuse(refusal: Refused, language: str) -> Response:
    response = answer(ErrorResponse(problem(refusal, language)), status_of(refusal))
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
        except Unstorable:
            return refuse(Refused("BODY", "text"), language_of(request))

    return Route(endpoint.path, answered, methods=[endpoint.method])
