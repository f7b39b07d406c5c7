"""Rate limits: token buckets in this process and in Redis; limits per person and address."""

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
