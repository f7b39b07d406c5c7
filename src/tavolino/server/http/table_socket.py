"""The websocket of a table: who may open it, and how many sockets one may have."""

import contextlib
from collections.abc import Iterator

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketState
from websockets.frames import CloseCode

from tavolino.core import Refused
from tavolino.server.context import AppContext, context_of
from tavolino.server.http.responses import refuse
from tavolino.server.http.table_connection import TableConnection
from tavolino.server.http.visitors import address_of, check_origin, known, language_of
from tavolino.server.limits.requests import check_limit
from tavolino.server.storage import Unavailable
from tavolino.server.transport.connection import CURRENT
from tavolino.table.audience import may_view
from tavolino.table.events import Person


class TableSocket:
    """`/api/tables/{id}/socket?version=N`: the table from version N on.

    An ASGI application, since an endpoint of Starlette takes more memory per socket.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        try:
            await self._serve(socket, receive)
        except Refused as refusal:
            await turn_away(socket, refusal)
        except Unavailable:
            await turn_away(socket, Refused("STORAGE", "away"))

    async def _serve(self, socket: WebSocket, receive: Receive) -> None:
        context = context_of(socket)
        await check_limit(context.limits.requests, address_of(socket))
        check_origin(socket, context)
        visitor = await known(socket)
        table_session = await context.table_manager.open(socket.path_params["id"])
        if not may_view(table_session.live.table, visitor.person):
            raise Refused("TABLE", "private")
        transport = CURRENT.get()
        assert transport is not None
        with contextlib.ExitStack() as held:
            address = address_of(socket)
            held.enter_context(held_place(context, visitor.person, address))
            await socket.accept()
            context.metrics.sockets.inc()
            held.callback(context.metrics.sockets.dec)
            connection = TableConnection(
                socket, transport, context, table_session, visitor, address
            )
            held.callback(connection.leave)
            await connection.join(seen_before(socket))
            await connection.serve(receive)


async def stray_socket(socket: WebSocket) -> None:
    """Any other path."""
    await turn_away(socket, Refused("REQUEST", "unknown"))


async def turn_away(socket: WebSocket, refusal: Refused) -> None:
    """Before the handshake a refusal is an answer like any other; after it the socket closes."""
    if socket.application_state == WebSocketState.CONNECTING:
        await socket.send_denial_response(refuse(refusal, language_of(socket)))
    elif socket.application_state == WebSocketState.CONNECTED:
        await socket.close(CloseCode.SERVICE_RESTART)


def seen_before(socket: WebSocket) -> int:
    text = socket.query_params.get("version", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else 0


@contextlib.contextmanager
def held_place(context: AppContext, person: Person, address: str) -> Iterator[None]:
    """One of the sockets a person and an address may have."""
    limits = context.limits
    if not limits.sockets_of_person.take(person):
        raise Refused("LIMIT", "sockets", most=context.settings.sockets_per_person)
    try:
        if not limits.sockets_of_address.take(address):
            raise Refused("LIMIT", "sockets", most=context.settings.sockets_per_address)
        try:
            yield
        finally:
            limits.sockets_of_address.give_back(address)
    finally:
        limits.sockets_of_person.give_back(person)
