"""Rate limits: token buckets in this process and in Redis, and the limits of the server's requests.

Imports core; of the server: settings.
"""

from tavolino.server.limits.buckets import (
    HOUR,
    MINUTE,
    Budget,
    Clock,
    HeldPlaces,
    Limiter,
    RateLimit,
    address_key,
    within,
)

__all__ = [
    "HOUR",
    "MINUTE",
    "Budget",
    "Clock",
    "HeldPlaces",
    "Limiter",
    "RateLimit",
    "address_key",
    "within",
]
