"""Draws a day's challenges in a way that nobody can manipulate.

The server seals a secret: it publishes a hash of the secret, at least a day ahead. Then visitors
add numbers, which form a published chain (`chain`). When nobody may add any more, the secret and
the end of the chain are mixed, and all dealers of the day follow from the result. The server could
not know the numbers when it sealed the secret, and visitors do not know the secret.

Only someone who adds the last number and knows the secret could try several. That is why mixing is
slow: it takes seconds, and cannot be parallelized.
"""

import hashlib
import hmac
from typing import Final

from tavolino.core.record import is_hex

ROUNDS: Final = 5_000_000
"""The iterations of hashing when a day is mixed: about two seconds."""
DAYS_AHEAD: Final = 7
"""Days are sealed this many days in advance. A server that is down for less misses none."""


def is_hash(text: str) -> bool:
    """True if this is a SHA-256 hash, or as long as one, in hexadecimal digits."""
    return is_hex(text, 64)


def seal_hash(day: str, sealed_at: int, rounds: int, secret: bytes) -> str:
    """The hash that is published ahead. It fixes everything that the server decides about a day.

    >>> seal_hash("2026-11-18", 0, 10, bytes(32))[:8]
    '245c0ea1'
    """
    text = f"tavolino daily {day} sealed {sealed_at} rounds {rounds} secret {secret.hex()}"
    return hashlib.sha256(text.encode()).hexdigest()


def mix(secret: bytes, head: str, rounds: int) -> bytes:
    """The day's number, from the secret and the last head of the chain: PBKDF2 with SHA-256 and
    the head's digits as salt.

    >>> mix(bytes(32), "00" * 32, rounds=1).hex()[:8]
    '4e209ebf'
    """
    return hashlib.pbkdf2_hmac("sha256", secret, head.encode(), rounds)


def dealer_secret(mixed: bytes, day: str, game: str, attempt: int) -> bytes:
    """The secret of a game's dealer on a day. None of them reveals anything about the others.

    >>> dealer_secret(bytes(32), "2026-11-18", "rope", 0).hex()[:8]
    '993008c5'
    """
    return hmac.digest(mixed, f"tavolino daily {day} {game} {attempt}".encode(), "sha256")
