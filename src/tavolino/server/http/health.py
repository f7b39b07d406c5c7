"""Health and metrics, for operators."""

import asyncio
import hmac
from importlib.metadata import version
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from tavolino.server.clock.game_clock import ServerClock
from tavolino.server.context import AppContext, context_of
from tavolino.server.settings import Settings
from tavolino.server.storage import Damaged, Unavailable, ping

VERSION: Final = version("tavolino")
OK: Final = "ok"
ANSWER_S: Final = 5.0


async def healthz(request: Request) -> Response:
    """OK if storage answers, is undamaged, can be written to, and has free space."""
    status = await storage_status(context_of(request))
    return JSONResponse({"status": status, "version": VERSION}, 200 if status == OK else 503)


async def storage_status(context: AppContext) -> str:
    """The status in one word. Nothing is written for this: heartbeats are written anyway."""
    if context.database.is_full():
        return "disk full"
    try:
        async with asyncio.timeout(ANSWER_S):
            await ping(context.database)
    except Damaged:
        return "storage damaged"
    except (Unavailable, TimeoutError):
        return "storage away"
    if isinstance(context.clock, ServerClock) and context.clock.is_stalled:
        return "storage away"
    return OK


async def metrics(request: Request) -> Response:
    """The metrics of this process. The number of tables is missing while storage is unavailable."""
    context = context_of(request)
    if not context.settings.serves_metrics:
        return PlainTextResponse("", 404)
    if not may_read_metrics(context.settings, request.headers.get("authorization", "")):
        return PlainTextResponse("", 401, {"WWW-Authenticate": "Bearer"})
    context.metrics.show_tables(await context.table_counts.by_phase())
    return Response(context.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def may_read_metrics(settings: Settings, authorization: str) -> bool:
    expected = f"Bearer {settings.metrics_token}"
    return not settings.metrics_token or hmac.compare_digest(
        authorization.encode(), expected.encode()
    )


ROUTES = [Route("/healthz", healthz), Route("/metrics", metrics)]
