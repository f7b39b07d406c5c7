"""Rate limits as token buckets, and counts of what is held at the same time."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

K = TypeVar("K", bound=Hashable)

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR

Clock = Callable[[], float]
"""A clock in seconds that never goes back, like time.monotonic."""


@dataclass(frozen=True)
class RateLimit:
    """At most `at_once` uses in a burst, and `per_second` over time."""

    at_once: int
    per_second: float


def within(count: int, seconds: float) -> RateLimit:
    """At most `count` uses in `seconds`, which may come as one burst."""
    return RateLimit(count, count / seconds)


class Bucket:
    """The tokens that one socket, person or address has left."""

    __slots__ = ("_at", "_left")

    def __init__(self, limit: RateLimit, now: float) -> None:
        self._left = float(limit.at_once)
        self._at = now

    def take(self, limit: RateLimit, now: float) -> float:
        """Takes a token and returns 0, or takes none and returns the seconds until there is one."""
        self._left = self._level(limit, now)
        self._at = now
        if self._left >= 1.0:
            self._left -= 1.0
            return 0.0
        return (1.0 - self._left) / limit.per_second

    def give_back(self, limit: RateLimit) -> None:
        """Returns a token that was taken for nothing."""
        self._left = min(float(limit.at_once), self._left + 1.0)

    def is_full(self, limit: RateLimit, now: float) -> bool:
        return self._level(limit, now) >= limit.at_once

    def _level(self, limit: RateLimit, now: float) -> float:
        return min(float(limit.at_once), self._left + (now - self._at) * limit.per_second)


class Limiter(Generic[K]):
    """One bucket per key.

    Full buckets are dropped, since a new one would be equal. If there are more than `most` others,
    the least recently used is dropped. Memory is therefore bounded for any number of keys.
    """

    def __init__(self, limit: RateLimit, clock: Clock, most: int = 10_000) -> None:
        self._limit = limit
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[K, Bucket] = OrderedDict()

    def take(self, key: K) -> float:
        """Counts one use and returns 0, or counts nothing and returns the seconds to wait."""
        now = self._clock()
        self._forget(now)
        bucket = self._buckets.pop(key, None) or Bucket(self._limit, now)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(self._limit, now)

    def give_back(self, key: K) -> None:
        """Returns a token that was taken for nothing."""
        if key in self._buckets:
            self._buckets[key].give_back(self._limit)

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self, now: float) -> None:
        """Drops full buckets, oldest first. Up to two are dropped per use, so the map shrinks."""
        for _ in range(2):
            if not self._buckets:
                return
            key, bucket = next(iter(self._buckets.items()))
            if not bucket.is_full(self._limit, now):
                return
            del self._buckets[key]


class Budget:
    """A single limit without keys, such as the messages of one socket."""

    def __init__(self, limit: RateLimit, clock: Clock) -> None:
        self._limit = limit
        self._clock = clock
        self._bucket = Bucket(limit, clock())

    def take(self) -> float:
        """Counts one use and returns 0, or returns the seconds to wait."""
        return self._bucket.take(self._limit, self._clock())


class HeldPlaces(Generic[K]):
    """Counts what each key holds at the same time, such as open sockets, up to a limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[K, int] = {}

    def take(self, key: K) -> bool:
        """Takes one more if the limit allows it. The caller gives it back."""
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def give_back(self, key: K) -> None:
        left = self._held[key] - 1
        if left:
            self._held[key] = left
        else:
            del self._held[key]

    def __len__(self) -> int:
        return len(self._held)


def address_key(address: str | None) -> str:
    """The key under which an address is limited. For IPv6 that is its /64 network, since one
    household has 2^64 addresses.
    """
    try:
        found = ipaddress.ip_address(address or "")
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found.packed[:8] + bytes(8), 64)))
    return str(found)
