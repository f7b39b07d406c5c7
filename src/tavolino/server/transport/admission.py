"""Limits the number of open connections, in total and per address."""

import asyncio
import ipaddress
import logging
import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal

from tavolino.server.limits import address_key
from tavolino.server.settings import Settings

LOG_INTERVAL_S: Final = 60.0
RESERVED_FILES: Final = 100
"""File descriptors kept free for the database, the bus and the bots."""
FEWEST: Final = 20
"""Connections that are admitted even if there are hardly any file descriptors."""

Cap = Literal["total", "address"]

log = logging.getLogger(__name__)


class ThrottledLog:
    """Logs a message at most once per interval for each kind, with a count."""

    def __init__(self, message: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._message = message
        self._clock = clock
        self._unreported: Counter[str] = Counter()
        self._reported_at: dict[str, float] = {}

    def count(self, kind: str) -> None:
        self._unreported[kind] += 1
        now = self._clock()
        if now - self._reported_at.get(kind, -LOG_INTERVAL_S) >= LOG_INTERVAL_S:
            self._reported_at[kind] = now
            times = self._unreported.pop(kind)
            log.warning(self._message, extra={"kind": kind, "times": times})


class Admission:
    """Counts open connections. A trusted proxy is exempt from the limit per address.

    When there are too many, a new connection takes the place of the one that has waited longest for
    a request, so clients that only hold connections open cannot keep newcomers out.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._most = min(settings.connections, file_limit() - RESERVED_FILES)
        self._proxies = [ipaddress.ip_network(one) for one in settings.trusted_proxies]
        self._admitted: dict[asyncio.WriteTransport, str] = {}
        self._idle: dict[asyncio.WriteTransport, None] = {}
        """Connections without a request in progress, in the order in which they became idle."""
        self._of_address: Counter[str] = Counter()
        self.refused = ThrottledLog("connections refused")
        self.malformed = ThrottledLog("requests not understood")

    def __len__(self) -> int:
        return len(self._admitted)

    def admit(self, transport: asyncio.WriteTransport, address: str | None) -> Cap | None:
        """Counts this connection, or returns the limit that it would exceed."""
        key = "" if self._is_proxy(address) else address_key(address)
        if key and self._of_address[key] >= self._settings.connections_per_address:
            return "address"
        if len(self._admitted) >= self._most and not self._drop_idle():
            return "total"
        self._admitted[transport] = key
        if key:
            self._of_address[key] += 1
        return None

    def mark_idle(self, transport: asyncio.WriteTransport) -> None:
        """Called when an admitted connection waits for a request."""
        if transport in self._admitted:
            self._idle.setdefault(transport)

    def mark_busy(self, transport: asyncio.WriteTransport) -> None:
        """Called when a request has arrived."""
        self._idle.pop(transport, None)

    def release(self, transport: asyncio.WriteTransport) -> None:
        """Called when a connection is lost, whether it was admitted or not."""
        self._idle.pop(transport, None)
        key = self._admitted.pop(transport, "")
        if key:
            self._of_address[key] -= 1
            if not self._of_address[key]:
                del self._of_address[key]

    def _drop_idle(self) -> bool:
        """Aborts the connection that has been idle longest, if there is one."""
        longest = next(iter(self._idle), None)
        if longest is None:
            return False
        self.refused.count("idle")
        self.release(longest)
        longest.abort()
        return True

    def _is_proxy(self, address: str | None) -> bool:
        try:
            found = ipaddress.ip_address(address or "")
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(found in network for network in self._proxies)


def file_limit() -> float:
    """How many file descriptors this process may have; enough for FEWEST connections."""
    try:
        import resource
    except ImportError:  # not on Windows, where there is no such limit
        return math.inf
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return math.inf if soft == resource.RLIM_INFINITY else max(soft, RESERVED_FILES + FEWEST)


def raise_file_limit(connections: int) -> None:
    """Raises the limit of file descriptors as far as needed and allowed."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVED_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    granted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (granted, hard))
    if granted < wanted:
        log.warning("few file descriptors", extra={"granted": granted, "wanted": wanted})
