"""Reads the bodies and parameters of requests. Refuses whatever is not of the expected form."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from tavolino.core import Refused, Seat

T = TypeVar("T")


@contextmanager
def refuse_undecodable() -> Iterator[None]:
    """Refuses text that is not JSON of the expected type; the refusal names the wrong field."""
    try:
        yield
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("BODY", "json", reason=str(error)[:200]) from None


def decode_body(body: bytes | str, kind: type[T]) -> T:
    with refuse_undecodable():
        return msgspec.json.decode(body, type=kind)


def read_seat(text: str, seats: int) -> Seat:
    """The seat of this number; refused if the table has fewer."""
    if not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < seats):
        raise Refused("SEAT", "unknown", seats=seats)
    return int(text)


def read_after(text: str | None) -> int:
    """The entry after which moves are asked for; -1, for all, if the text names none."""
    is_number = text is not None and text.isascii() and text.isdigit() and len(text) < 9
    return int(text) if text and is_number else -1
