"""Who is at a table right now, in this process and in others."""

import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from tavolino.match.events import Person

KEPT_S: Final = 90.0
"""After this long without a word, what another process said about its people is forgotten."""
AGAIN_S: Final = 30.0
"""How often a process repeats who is with it."""
LONGEST: Final = 500


class Heard(NamedTuple):
    """Was it of another process? Was nobody with that one before, so that it may know nothing?"""

    is_change: bool
    is_newcomer: bool


class Presence:
    """Each process tells the others who is with it; together that is everybody."""

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
        """Everybody at the table, up to a number nobody could read."""
        now = self._clock()
        fresh = [people for until, people in self._elsewhere.values() if until > now]
        return sorted(set(self._here).union(*fresh))[:LONGEST]

    def write(self) -> bytes:
        """What this process tells the others."""
        said = {"process": self._process, "people": sorted(self._here)}
        return b"here " + json.dumps(said).encode()

    def read(self, message: bytes) -> Heard:
        """Takes in what a process told."""
        said = json.loads(message.removeprefix(b"here "))
        process = said["process"]
        if process == self._process:
            return Heard(is_change=False, is_newcomer=False)
        _, before = self._elsewhere.get(process, (0.0, frozenset()))
        people = frozenset(said["people"])
        self._elsewhere[process] = (self._clock() + KEPT_S, people)
        return Heard(is_change=True, is_newcomer=bool(people and not before))
