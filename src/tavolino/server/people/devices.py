"""Browsers that have signed in to an account before.

Such a browser keeps a signed cookie with the accounts it has signed in to, even after signing out.
Guessing somebody's password from many addresses uses up the attempts that strangers have, but not
those of the owner's own browsers. A mark depends on the password, so after a change of password
every browser except the one that changed it counts as a stranger again.
"""

import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer

from tavolino.server.people.people import Credentials

COOKIE: Final = "tavolino-device"
LONGEST_COOKIE: Final = 400
MOST_ACCOUNTS: Final = 5
"""The number of accounts that one browser remembers; families share a browser."""


class Device(NamedTuple):
    """A browser, with marks of the accounts it has signed in to, latest first."""

    id: str
    marks: tuple[str, ...]

    def knows(self, account: Credentials | None) -> bool:
        return account is not None and _mark(account) in self.marks


class Devices:
    def __init__(self, key: str) -> None:
        self._signer = Signer(
            key, salt="tavolino.device", key_derivation="hmac", digest_method=sha256
        )

    def read(self, cookie: str | None) -> Device | None:
        """The browser with this cookie; None if the cookie is invalid."""
        if cookie is None or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            device, *marks = self._signer.unsign(cookie).decode().split("~")
        except (BadSignature, UnicodeError):
            return None
        return Device(device, tuple(marks))

    def write(self, device: Device | None, account: Credentials) -> str:
        """The cookie of a browser that has just signed in to this account."""
        mark = _mark(account)
        others = [one for one in device.marks if one != mark] if device else []
        marks = [mark, *others][:MOST_ACCOUNTS]
        name = device.id if device else secrets.token_urlsafe(12)
        return self._signer.sign("~".join((name, *marks))).decode()


def _mark(account: Credentials) -> str:
    return sha256(f"{account.person} {account.password}".encode()).hexdigest()[:24]
