"""The people who are at a table right now, in this process and in others."""

import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from tavolino.table.events import Person

KEPT_S: Final = 90.0
"""The people of another process are dropped after this long without a message from it."""
REPEAT_S: Final = 30.0
"""How often a process repeats who is connected to it."""
LONGEST: Final = 500


class Heard(NamedTuple):
    """`is_change`: the message is from another process. `is_newcomer`: that process had nobody at
    the table before, so it may not know who else is there.
    """

    is_change: bool
    is_newcomer: bool


class Presence:
    """Each process sends the others the people connected to it; the union is everybody."""

    def __init__(self, process: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._process = process
        self._clock = clock
        self._here: Counter[Person] = Counter()
        self._elsewhere: dict[str, tuple[float, frozenset[Person]]] = {}

    def come(self, person: Person) -> None:
        self._here[person] += 1

    def go(self, person: Person) -> None:
        self._here[person] -= 1
        self._here += Counter()

    @property
    def people(self) -> list[Person]:
        """Everybody at the table, at most LONGEST people."""
        return sorted(set(self._here).union(*self._fresh()))[:LONGEST]

    def has(self, person: Person) -> bool:
        return person in self._here or any(person in people for people in self._fresh())

    def _fresh(self) -> list[frozenset[Person]]:
        """The people of each other process that was heard of lately."""
        now = self._clock()
        return [people for until, people in self._elsewhere.values() if until > now]

    def write(self) -> bytes:
        """The message of this process to the others."""
        said = {"process": self._process, "people": sorted(self._here)}
        return b"here " + json.dumps(said).encode()

    def read(self, message: bytes) -> Heard:
        """Applies the message of a process."""
        said = json.loads(message.removeprefix(b"here "))
        process = said["process"]
        if process == self._process:
            return Heard(is_change=False, is_newcomer=False)
        _, before = self._elsewhere.get(process, (0.0, frozenset()))
        people = frozenset(said["people"])
        self._elsewhere[process] = (self._clock() + KEPT_S, people)
        return Heard(is_change=True, is_newcomer=bool(people and not before))
