"""Seeds of chance from words: the same words, the same games."""

import hashlib


def seed_of(words: str) -> bytes:
    """The secret that all chance of a game comes from, made from any words.

    >>> seed_of("lab 0").hex()[:8]
    'ea803165'
    """
    return hashlib.sha256(words.encode()).digest()
