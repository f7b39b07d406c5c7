"""Passwords: hashed with argon2 on threads of their own, so that nobody waits for it."""

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from tavolino.core import Refused

SHORTEST: Final = 8
LONGEST: Final = 200
THREADS: Final = 2
"""A flood of sign-ins waits here and takes neither all memory nor all processors."""
MEMORY_KIB: Final = 19 * 1024
ROUNDS: Final = 2


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=1)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self._decoy = self._hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, _bytes(password))

    async def is_right(self, password: str, hashed: str | None) -> bool:
        """Without a hash to compare with, the answer is no and takes just as long."""
        loop = asyncio.get_running_loop()
        same = await loop.run_in_executor(
            self._threads, self._verify, hashed or self._decoy, _bytes(password)
        )
        return same and hashed is not None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, hashed: str, password: bytes) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False


def check_password(password: str) -> None:
    """Refuses to keep a password that is too short or too long."""
    if len(password) < SHORTEST:
        raise Refused("PASSWORD", "short", least=SHORTEST)
    if len(password) > LONGEST:
        raise Refused("PASSWORD", "long", most=LONGEST)


def _bytes(password: str) -> bytes:
    """The same for the same letters, however the keyboard composes them."""
    return unicodedata.normalize("NFC", password[:LONGEST]).encode("utf-8", "surrogatepass")
