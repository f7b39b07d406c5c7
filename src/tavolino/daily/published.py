"""Reads the published data of a day, and a visitor's receipt. A field that is missing, unknown,
duplicate or of the wrong type is refused.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

from tavolino.core.record import is_unicode
from tavolino.daily.chain import Batch, Receipt, is_contribution
from tavolino.daily.days import is_day
from tavolino.daily.seal import is_hash

T = TypeVar("T")
LONGEST_NUMBER: Final = 2**53
"""Integers are smaller than this, so every JSON reader represents them exactly."""


class PublishedChallenge(NamedTuple):
    """`attempt` is the number of the dealer, `challenge` the challenge as JSON."""

    game: str
    attempt: int
    challenge: str


@dataclass(frozen=True)
class PublishedDay:
    """A day as the server publishes it. `secret` is empty until the day is over."""

    day: str
    hash: str
    sealed_at: int
    rounds: int
    batches: tuple[Batch, ...]
    secret: str
    challenges: tuple[PublishedChallenge, ...]


class BadDay(ValueError):
    """The file does not describe a day, or is no receipt."""


def read_published(data: bytes) -> PublishedDay:
    """A day from the file that the server sends."""
    return _read(data, _day)


def read_receipt(data: bytes) -> Receipt:
    """A receipt as the server sends it."""
    return _read(data, _receipt)


def _read(data: bytes, build: Callable[[object], T]) -> T:
    try:
        return build(json.loads(data, object_pairs_hook=_object))
    except (ValueError, RecursionError) as error:
        raise BadDay(str(error)) from None


def _day(value: object) -> PublishedDay:
    day, seal, sealed_at, rounds, batches, secret, challenges = _fields(
        value,
        day=_day_text,
        hash=_hash,
        sealed_at=_whole,
        rounds=_whole,
        batches=_list_of(_batch),
        secret=lambda one: "" if one == "" else _hash(one),
        challenges=_list_of(_challenge),
    )
    return PublishedDay(day, seal, sealed_at, rounds, batches, secret, challenges)


def _batch(value: object) -> Batch:
    numbers, root = _fields(value, numbers=_whole, root=_hash)
    return Batch(_require(numbers, numbers > 0), root)


def _challenge(value: object) -> PublishedChallenge:
    return PublishedChallenge(*_fields(value, game=_text, attempt=_whole, challenge=_text))


def _receipt(value: object) -> Receipt:
    return Receipt(
        *_fields(
            value,
            day=_day_text,
            hash=_hash,
            value=lambda one: _require(_text(one), is_contribution(_text(one))),
            batch=_whole,
            numbers=_whole,
            path=_list_of(_hash),
            head=_hash,
        )
    )


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    return _require(found, len(found) == len(pairs))


def _fields(value: object, /, **readers: Callable[[object], Any]) -> list[Any]:
    """The fields of an object that has exactly these, in this order."""
    if not isinstance(value, dict) or value.keys() != readers.keys():
        raise BadDay(f"expected an object with {', '.join(readers)}")
    return [read(value[name]) for name, read in readers.items()]


def _list_of(read: Callable[[object], T]) -> Callable[[object], tuple[T, ...]]:
    def read_all(value: object) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise BadDay("expected a list")
        return tuple(map(read, value))

    return read_all


def _text(value: object) -> str:
    if not isinstance(value, str) or not is_unicode(value):
        raise BadDay("expected a text")
    return value


def _day_text(value: object) -> str:
    return _require(_text(value), is_day(_text(value)))


def _hash(value: object) -> str:
    return _require(_text(value), is_hash(_text(value)))


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadDay("expected a whole number")
    return _require(value, 0 <= value < LONGEST_NUMBER)


def _require(value: T, is_good: bool) -> T:
    if not is_good:
        raise BadDay(str(value)[:60])
    return value
