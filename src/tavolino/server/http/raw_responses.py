"""Refusals that are sent before there is a request: complete responses as bytes."""

from http import HTTPStatus

from tavolino.core import Refused
from tavolino.server.http.responses import refuse
from tavolino.server.http.security_headers import API_HEADERS
from tavolino.server.http.visitors import accepted


def render(refusal: Refused, likes: str) -> bytes:
    """A response after which the connection closes, for a client that accepts these languages."""
    response = refuse(refusal, accepted(likes))
    status = HTTPStatus(response.status_code)
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
    lines += [b"%s: %s" % header for header in response.raw_headers]
    lines += [f"{name.lower()}: {value}".encode() for name, value in API_HEADERS.items()]
    return b"\r\n".join([*lines, b"connection: close", b"", bytes(response.body)])
