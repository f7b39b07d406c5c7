"""How the server is, for those who run it."""

import hmac
from importlib.metadata import version
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from tavolino.server.house import house_of
from tavolino.server.settings import Settings
from tavolino.server.storage import Unavailable

VERSION: Final = version("tavolino")


async def healthz(request: Request) -> Response:
    """Well, if the storage answers."""
    try:
        await house_of(request).database.read("SELECT 1 AS one")
    except Unavailable:
        return JSONResponse({"status": "storage away", "version": VERSION}, 503)
    return JSONResponse({"status": "ok", "version": VERSION})


async def metrics(request: Request) -> Response:
    """The figures of this process; without the number of tables while the storage is away."""
    house = house_of(request)
    if not house.settings.serves_metrics:
        return PlainTextResponse("", 404)
    if not may_read_metrics(house.settings, request.headers.get("authorization", "")):
        return PlainTextResponse("", 401, {"WWW-Authenticate": "Bearer"})
    house.metrics.show_tables(await house.table_counts.by_phase())
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def may_read_metrics(settings: Settings, authorization: str) -> bool:
    expected = f"Bearer {settings.metrics_token}"
    return not settings.metrics_token or hmac.compare_digest(
        authorization.encode(), expected.encode()
    )


ROUTES = [Route("/healthz", healthz), Route("/metrics", metrics)]
