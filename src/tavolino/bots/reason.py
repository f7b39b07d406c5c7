"""A reason, before it is a sentence."""

from collections.abc import Mapping
from typing import NamedTuple

from tavolino.core import Value


class Reason(NamedTuple):
    """The key of a sentence in the catalogues, and its parameters."""

    key: str
    params: Mapping[str, Value] = {}
