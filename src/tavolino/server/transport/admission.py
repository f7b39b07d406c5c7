"""Limits the number of open connections, in total and per address."""

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal

from tavolino.server.limits import address_key
from tavolino.server.settings import Settings

LOG_INTERVAL_S: Final = 60.0
RESERVED_FILES: Final = 100
"""File descriptors kept free for the database, the bus and the bots."""

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
    """Counts open connections. A trusted proxy is exempt from the limit per address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._most = settings.connections
        self._proxies = [ipaddress.ip_network(one) for one in settings.trusted_proxies]
        self._admitted: dict[asyncio.BaseTransport, str] = {}
        self._of_address: Counter[str] = Counter()
        self.refused = ThrottledLog("connections refused")
        self.malformed = ThrottledLog("requests not understood")

    def __len__(self) -> int:
        return len(self._admitted)

    def admit(self, transport: asyncio.BaseTransport, address: str | None) -> Cap | None:
        """Counts this connection, or returns the limit that it would exceed."""
        key = "" if self._is_proxy(address) else address_key(address)
        if len(self._admitted) >= self._most:
            return "total"
        if key and self._of_address[key] >= self._settings.connections_per_address:
            return "address"
        self._admitted[transport] = key
        if key:
            self._of_address[key] += 1
        return None

    def release(self, transport: asyncio.BaseTransport) -> None:
        """Called when a connection is lost, whether it was admitted or not."""
        key = self._admitted.pop(transport, "")
        if key:
            self._of_address[key] -= 1
            if not self._of_address[key]:
                del self._of_address[key]

    def _is_proxy(self, address: str | None) -> bool:
        try:
            found = ipaddress.ip_address(address or "")
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(found in network for network in self._proxies)


def raise_file_limit(connections: int) -> None:
    """Raises the limit of file descriptors as far as needed and allowed."""
    try:
        import resource
    except ImportError:  # not on Windows, where there is no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVED_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    granted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (granted, hard))
    if granted < wanted:
        log.warning("few file descriptors", extra={"granted": granted, "wanted": wanted})
