"""A reason for a move, before it is formatted as a message."""

from collections.abc import Mapping
from typing import NamedTuple

from tavolino.core import Value


class Reason(NamedTuple):
    """The key of a message, and its parameters."""

    key: str
    params: Mapping[str, Value] = {}
