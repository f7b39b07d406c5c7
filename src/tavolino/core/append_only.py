"""A list that only grows, and forks at no cost."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class AppendOnly(Sequence[T]):
    """Forks share the items that they have in common, so a fork takes the same time and memory
    however long the list is. What one of them appends, the others do not see.

    >>> before = AppendOnly("ab")
    >>> after = before.fork()
    >>> after.append("c")
    >>> list(before), list(after), after[-1]
    (['a', 'b'], ['a', 'b', 'c'], 'c')
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def fork(self, length: int | None = None) -> "AppendOnly[T]":
        """Another list with the same items, or with the first `length` of them."""
        other: AppendOnly[T] = AppendOnly.__new__(AppendOnly)
        other._items = self._items
        other._length = self._length if length is None else length
        return other

    def append(self, item: T) -> None:
        if len(self._items) != self._length:  # a fork has already appended something else
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
            return [self._items[n] for n in range(self._length)[index]]
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError(index)
        return self._items[index]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, AppendOnly):
            return NotImplemented
        return list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"AppendOnly({list(self)!r})"
