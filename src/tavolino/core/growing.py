"""A list that only grows, and whose forks cost nothing."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T]):
    """Forks share what they have in common; the first to grow goes on in place, the others copy.

    >>> one = Growing("ab")
    >>> two = one.fork()
    >>> two.append("c")
    >>> one.append("d")
    >>> list(one), list(two)
    (['a', 'b', 'd'], ['a', 'b', 'c'])
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def fork(self) -> "Growing[T]":
        other: Growing[T] = Growing.__new__(Growing)
        other._items = self._items
        other._length = self._length
        return other

    def append(self, item: T) -> None:
        if len(self._items) != self._length:
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self._items[n] for n in range(*index.indices(self._length))]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index if index >= 0 else self._length + index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Growing | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
