"""Who makes a request, and whether it comes from our own pages."""

import re
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection

from tavolino.core import Refused
from tavolino.locales import LANGUAGES
from tavolino.server.context import AppContext, context_of
from tavolino.server.limits import address_key
from tavolino.server.people.sessions import COOKIE, Visitor
from tavolino.server.workers.round_robin import Asker

LIKED: Final = re.compile(r"\s*([a-zA-Z]{2})(-[\w-]*)?\s*(;\s*q=(?P<much>[01](\.\d{0,3})?))?\s*")
"""One language of an Accept-Language header, with its weight."""
LONGEST_LIKES: Final = 500


async def visitor_of(connection: HTTPConnection) -> Visitor | None:
    """The visitor with this cookie or token."""
    visitor = await context_of(connection).sessions.recognise(
        connection.cookies.get(COOKIE), connection.headers.get("authorization")
    )
    if visitor is not None:
        connection.state.language = visitor.language
    return visitor


async def known(connection: HTTPConnection) -> Visitor:
    """The visitor; refused if there is none."""
    visitor = await visitor_of(connection)
    if visitor is None:
        raise Refused("PERSON", "none")
    return visitor


def language_of(connection: HTTPConnection) -> str:
    """The language of the response: the person's, or else the browser's."""
    spoken: str | None = getattr(connection.state, "language", None)
    return spoken or accepted(connection.headers.get("accept-language", ""))


def accepted(likes: str) -> str:
    """The available language that a browser prefers.

    >>> accepted("sv, fr-CH;q=0.8, de;q=0.9"), accepted("sv")
    ('de', 'en')
    """
    best, most = LANGUAGES[0], 0.0
    for like in map(LIKED.fullmatch, likes[:LONGEST_LIKES].split(",")):
        if like and like[1].lower() in LANGUAGES and float(like["much"] or 1) > most:
            best, most = like[1].lower(), float(like["much"] or 1)
    return best


def check_origin(connection: HTTPConnection, context: AppContext) -> None:
    """Refuses requests that another site makes a browser send."""
    origin = connection.headers.get("origin")
    if origin is not None and origin != own_origin(connection, context):
        raise Refused("ACCESS", "origin")


def own_origin(connection: HTTPConnection, context: AppContext) -> str:
    """Our origin as browsers send it."""
    if context.settings.public_url:
        return context.settings.public_url.rstrip("/")
    is_secure = connection.scope["scheme"] in ("https", "wss")
    host = connection.headers.get("host", "")
    return f"{'https' if is_secure else 'http'}://{host}"


def address_of(connection: HTTPConnection) -> str:
    """The key under which the client's address is limited."""
    return address_key(connection.client.host if connection.client else None)


def asker_of(connection: HTTPConnection, visitor: Visitor | None = None) -> Asker:
    """Who takes turns with others where requests wait."""
    return Asker(address_of(connection), visitor.person if visitor else "")


async def find_asker(connection: HTTPConnection) -> Asker:
    """The same where anybody may ask, with a cookie or a token or without."""
    visitor = None
    with suppress(Refused):
        visitor = await visitor_of(connection)
    return asker_of(connection, visitor)
