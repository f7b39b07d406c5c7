"""How a day's challenges are drawn so that nobody can pick them.

The server seals a secret: it publishes the secret's hash, at least a day ahead. Then visitors add
numbers of their own, which are published, too. When nobody may add any more, secret and numbers
are mixed, and all dealers of the day follow from the result. The server could not know the
numbers when it sealed the secret, and visitors do not know the secret.

Only whoever adds the last number and knows the secret could still try several. Mixing is slow for
that reason: it takes seconds that no number of processors makes shorter.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from tavolino.core.record import is_hex

ROUNDS: Final = 5_000_000
"""Of hashing when a day is mixed, about two seconds."""
CONTRIBUTION_LENGTH: Final = 32
"""Hexadecimal digits of a visitor's number."""


def is_contribution(text: str) -> bool:
    """
    >>> is_contribution("0123456789abcdef0123456789abcdef"), is_contribution("7")
    (True, False)
    """
    return is_hex(text, CONTRIBUTION_LENGTH)


def mix(secret: bytes, contributions: Sequence[str], rounds: int) -> bytes:
    """The day's number, from the secret and all contributions in their order: PBKDF2 with SHA-256,
    with the contributions, one a line, as salt.

    >>> mix(bytes(32), ["00" * 16], rounds=1).hex()[:8]
    'e1b7a897'
    """
    salt = "".join(f"{one}\n" for one in contributions).encode()
    return hashlib.pbkdf2_hmac("sha256", secret, salt, rounds)


def seed_of(mixed: bytes, day: str, game: str, attempt: int) -> bytes:
    """The secret of a game's dealer on a day. None of them tells anything about the others.

    >>> seed_of(bytes(32), "2026-11-18", "rope", 0).hex()[:8]
    '993008c5'
    """
    return hmac.digest(mixed, f"tavolino daily {day} {game} {attempt}".encode(), "sha256")
