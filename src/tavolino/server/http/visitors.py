"""Who makes a request, and whether it comes from a page of our own."""

from starlette.requests import HTTPConnection

from tavolino.core import Refused
from tavolino.server.house import House, house_of
from tavolino.server.limits import address_key
from tavolino.server.people.sessions import COOKIE, Visitor


async def visitor_of(connection: HTTPConnection) -> Visitor | None:
    """Whoever the cookie or the token belongs to."""
    return await house_of(connection).sessions.recognise(
        connection.cookies.get(COOKIE), connection.headers.get("authorization")
    )


async def known(connection: HTTPConnection) -> Visitor:
    """The same, where nobody is not enough."""
    visitor = await visitor_of(connection)
    if visitor is None:
        raise Refused("PERSON", "none")
    return visitor


def check_origin(connection: HTTPConnection, house: House) -> None:
    """Refuses what a foreign page makes a browser send."""
    origin = connection.headers.get("origin")
    if origin is not None and origin != own_origin(connection, house):
        raise Refused("ACCESS", "origin")


def own_origin(connection: HTTPConnection, house: House) -> str:
    """Our address as browsers name it."""
    if house.settings.public_url:
        return house.settings.public_url.rstrip("/")
    is_secure = connection.url.scheme in ("https", "wss")
    host = connection.headers.get("host", "")
    return f"{'https' if is_secure else 'http'}://{host}"


def address_of(connection: HTTPConnection) -> str:
    """Whoever stands behind the address, for limits."""
    return address_key(connection.client.host if connection.client else None)
