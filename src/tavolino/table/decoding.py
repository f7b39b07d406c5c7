"""Decodes what clients send. Refuses anything that is not of the expected type."""

from typing import TypeVar

import msgspec

from tavolino.core import Refused
from tavolino.protocol.messages import Command, Ping, decode_command

T = TypeVar("T")


def decode_body(body: bytes | str, kind: type[T]) -> T:
    """The body of a request. The refusal names the field that is wrong."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _refused(error) from None


def read_command(text: str | None) -> Command | Ping:
    """The command in a message; None stands for a binary message."""
    if text is None:
        raise Refused("BODY", "binary")
    try:
        return decode_command(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _refused(error) from None


def _refused(error: Exception) -> Refused:
    return Refused("BODY", "json", reason=str(error)[:200])
