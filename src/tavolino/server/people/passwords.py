"""Passwords, hashed with argon2 on separate threads."""

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from argon2.low_level import ARGON2_VERSION

from tavolino.core import Refused
from tavolino.server.people.guessable_passwords import is_guessable

SHORTEST: Final = 8
LONGEST: Final = 200
THREADS: Final = 2
"""Limits the memory and processors that a flood of sign-ins can take."""
MEMORY_KIB: Final = 19 * 1024
ROUNDS: Final = 2


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=1)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self._decoy = make_decoy(self._hasher)

    async def hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, _bytes(password))

    async def is_right(self, password: str, hashed: str | None) -> bool:
        """False if there is no hash; that takes just as long as a comparison."""
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


def make_decoy(hasher: PasswordHasher) -> str:
    """A hash that no password has; comparing with it takes as long as with any other."""
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, hashed = (
        b64encode(secrets.token_bytes(length)).decode().rstrip("=")
        for length in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2{hasher.type.name.lower()}$v={ARGON2_VERSION}${cost}${salt}${hashed}"


def check_password(password: str, *names: str) -> None:
    """Refuses a password that is too short, too long, common, or one of the person's names."""
    if len(password) < SHORTEST:
        raise Refused("PASSWORD", "short", least=SHORTEST)
    if len(password) > LONGEST:
        raise Refused("PASSWORD", "long", most=LONGEST)
    if is_guessable(password, names):
        raise Refused("PASSWORD", "common")


def _bytes(password: str) -> bytes:
    """The bytes to hash, normalised: equal letters give equal bytes on every keyboard."""
    return unicodedata.normalize("NFC", password[:LONGEST]).encode("utf-8", "surrogatepass")
