"""The order in which waiting items are taken: fair by address, and by person at an address."""

from collections import deque
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Who asks for something. Guests cost nothing, so all people at an address share its turns."""

    address: str
    person: str = ""


class RoundRobin(Generic[T]):
    """Addresses take turns, and so do the people at each address. The items of one person keep
    their order.

    Askers who have been served go behind the others. An asker with one item therefore waits for at
    most one item of each other address, however many these have.
    """

    def __init__(self) -> None:
        self._addresses: dict[str, dict[str, deque[T]]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, asker: Asker, item: T) -> None:
        people = self._addresses.setdefault(asker.address, {})
        people.setdefault(asker.person, deque()).append(item)
        self._count += 1

    def remove(self, asker: Asker, item: T) -> None:
        """Removes an item. The asker's other items keep the asker's turn."""
        people = self._addresses[asker.address]
        items = people[asker.person]
        items.remove(item)
        self._count -= 1
        if not items:
            del people[asker.person]
        if not people:
            del self._addresses[asker.address]

    def take(self) -> T:
        """Takes the next item. Its address and its person go behind the others."""
        address, people = _first(self._addresses)
        person, items = _first(people)
        item = items.popleft()
        self._count -= 1
        del self._addresses[address]
        del people[person]
        if items:
            people[person] = items
        if people:
            self._addresses[address] = people
        return item

    def __iter__(self) -> Iterator[T]:
        """All items, in the order in which they would be taken if none came or left."""
        copy: RoundRobin[T] = RoundRobin()
        copy._count = self._count
        for address, people in self._addresses.items():
            copy._addresses[address] = {person: deque(items) for person, items in people.items()}
        while copy:
            yield copy.take()


K = TypeVar("K")
V = TypeVar("V")


def _first(entries: dict[K, V]) -> tuple[K, V]:
    return next(iter(entries.items()))
