"""Metrics for Prometheus."""

from collections.abc import Mapping
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from tavolino.server.workers.bot_service import TimedMove

OWN_RULES: Final = frozenset({"ACCESS", "BODY", "CHAT", "LIMIT", "SERVER", "STORAGE", "TABLE"})
"""Refusals of the server itself. Which rule of a game was broken could tell what somebody tried,
perhaps with hidden cards, so all of those are counted together.
"""
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.035, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""Buckets in seconds for network and disk."""
SLOW: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60)
"""Buckets in seconds for bots."""


class Metrics:
    """All metrics of this process.

    Label values are names from the source (a game, a bot, a rule, a route), never input: otherwise
    anybody could fill the memory with labels, or read here what others did.
    """

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.tables = Gauge("tavolino_tables", "Tables, by phase", ["phase"], registry=registry)
        self.sockets = Gauge("tavolino_sockets", "Open sockets", registry=registry)
        self.moves = Counter("tavolino_moves", "Moves stored", ["game"], registry=registry)
        self.latency = Histogram(
            "tavolino_latency_seconds",
            "From a submitted move to the frames that tell of it",
            buckets=QUICK,
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "tavolino_bot_seconds",
            "From asking a bot for a move to having it",
            ["game", "bot"],
            buckets=SLOW,
            registry=registry,
        )
        self.plain_moves = Counter(
            "tavolino_bot_plain_moves",
            "Moves made for bots that gave none, by the reason",
            ["game", "bot", "why"],
            registry=registry,
        )
        self.refusals = Counter(
            "tavolino_refusals",
            "What was refused: by the server's own rules, or by a game",
            ["rule"],
            registry=registry,
        )
        self.requests = Counter(
            "tavolino_http_requests",
            "Requests, by route",
            ["route", "method", "status"],
            registry=registry,
        )

    def count_bot_move(self, timed: TimedMove) -> None:
        self.bot_seconds.labels(timed.game, timed.bot).observe(timed.seconds)
        if timed.plain:
            self.plain_moves.labels(timed.game, timed.bot, timed.plain).inc()

    def count_refusal(self, rule: str) -> None:
        self.refusals.labels(rule if rule in OWN_RULES else "game").inc()

    def show_tables(self, counts: Mapping[str, int]) -> None:
        """Sets the number of tables by phase; removes it if they could not be counted."""
        self.tables.clear()
        for phase, count in counts.items():
            self.tables.labels(phase).set(count)

    def count_request(self, route: str, method: str, status: int) -> None:
        known = method if method in METHODS else "other"
        self.requests.labels(route, known, str(status)).inc()

    def text(self) -> bytes:
        return generate_latest(self._registry)
