"""Encoders: the observation of a seat and the mask of its legal actions as arrays."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Generic, TypeVar, final

import numpy as np
from numpy.typing import NDArray

from tavolino.core import Options, Seat, View
from tavolino.learn.encoding.actions import ActionSpace

B = TypeVar("B")
T = TypeVar("T")
Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]
Fields = Mapping[str, Floats]
"""The fields of an observation by name. They share its memory."""


@dataclass(frozen=True)
class Field:
    """A named part of an observation. All values are from −1 to 1."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Encoder(ABC, Generic[B]):
    """Encodes the views of one game with a fixed number of seats and fixed options.

    It gets views, never states, so it cannot know more than the viewer. In fields with one row per
    seat the viewer's row comes first, then the seats to the left.
    """

    def __init__(
        self, actions: ActionSpace, seats: int, options: Options, fields: Sequence[Field]
    ) -> None:
        self.actions = actions
        self.seats = seats
        self.options = options
        self.size = actions.size(seats, options)
        """The number of actions, and the length of every mask."""
        self.fields = tuple(fields)
        self.length = sum(field.size for field in self.fields)
        """The length of every observation."""

    @final
    def observe(self, view: View[B]) -> Floats:
        """The observation of the viewer."""
        values = np.zeros(self.length, np.float32)
        self.fill(view, self.split(values))
        return values

    @final
    def split(self, values: Floats) -> dict[str, Floats]:
        """The fields of an observation. The last axis of `values` is split, so a batch may have
        more axes in front.
        """
        parts, start, batch = {}, 0, values.shape[:-1]
        for field in self.fields:
            end = start + field.size
            parts[field.name] = values[..., start:end].reshape(*batch, *field.shape)
            start = end
        return parts

    def mask(self, view: View[B]) -> Bools:
        """True for every legal action of the viewer now."""
        mask = np.zeros(self.size, np.bool_)
        ids = [self.actions.encode(view, text) for text in view.moves or ()]
        mask[ids] = True
        return mask

    @abstractmethod
    def fill(self, view: View[B], into: Fields) -> None:
        """Writes all fields of an observation; they are zero before."""


def from_viewer(items: Sequence[T], viewer: Seat) -> tuple[T, ...]:
    """The items by seat, rotated so that the viewer's comes first.

    >>> from_viewer("abcd", 2)
    ('c', 'd', 'a', 'b')
    """
    return (*items[viewer:], *items[:viewer])


def mark_seats(field: Floats, seats: Sequence[Seat], view: View[Any]) -> None:
    """Sets the values of these seats to 1."""
    for seat in seats:
        if seat >= 0:
            field[(seat - view.viewer) % view.seats] = 1
