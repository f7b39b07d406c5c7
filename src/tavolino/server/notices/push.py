"""Web Push: sends a message to the service of a subscribed browser.

The address of a subscription comes from a visitor, so it could point anywhere. Only HTTPS at the
usual port of a public host is accepted. The request goes to the address that was checked, so a name
that is resolved to another one a moment later gains nothing.
"""

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
from collections.abc import Callable
from typing import Final
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec

from tavolino.core import Refused
from tavolino.server.clock import wall_ms
from tavolino.server.notices.channels import Channel
from tavolino.server.notices.push_crypto import (
    SubscriptionKeys,
    authorization,
    encrypt,
    from_text,
    new_key,
    public_part,
    read_key,
    read_public,
    to_text,
)
from tavolino.server.notices.results import Delivery
from tavolino.server.notices.wording import PushMessage
from tavolino.server.storage import Database, kept_value

LONGEST_ENDPOINT: Final = 1000
KEPT_S: Final = 3 * 24 * 3600
"""How long a service keeps a message for a browser that is not running."""
TIMEOUT_S: Final = 20.0
GONE: Final = frozenset({404, 410})
KEY: Final = "push-key"


class PushSender:
    def __init__(
        self,
        key: ec.EllipticCurvePrivateKey,
        contact: str,
        *,
        is_local_allowed: bool = False,
        wall: Callable[[], int] = wall_ms,
    ) -> None:
        # It would log the addresses of subscriptions.
        for name in ("httpx", "httpcore"):
            logging.getLogger(name).setLevel(logging.WARNING)
        self._tls: ssl.SSLContext | None = None
        self._key = key
        self._contact = contact
        self._is_local_allowed = is_local_allowed
        self._wall = wall

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        return to_text(public_part(self._key))

    def check(self, endpoint: str, public: str, auth: str) -> str:
        """Refuses what cannot be a subscription; returns its keys as they are stored."""
        self._parsed(endpoint)
        try:
            keys = SubscriptionKeys(from_text(public), from_text(auth))
            read_public(keys.public)
        except ValueError:
            raise Refused("PUSH", "keys") from None
        if len(keys.auth) != 16:
            raise Refused("PUSH", "keys")
        return json.dumps({"p256dh": to_text(keys.public), "auth": to_text(keys.auth)})

    def _parsed(self, endpoint: str) -> SplitResult:
        try:
            url = urlsplit(endpoint)
            is_plain = bool(url.hostname) and url.username is None and endpoint.isascii()
            port = url.port
        except ValueError:
            raise Refused("PUSH", "endpoint") from None
        is_public = url.scheme == "https" and port in (None, 443)
        is_allowed = is_public or (self._is_local_allowed and url.scheme in ("http", "https"))
        if not is_plain or not is_allowed or len(endpoint) > LONGEST_ENDPOINT:
            raise Refused("PUSH", "endpoint")
        return url

    async def send(self, channel: Channel, message: PushMessage) -> Delivery:
        """Sends a message; says whether it may be tried again."""
        import httpx  # takes long, and few servers ever need it

        try:
            url = self._parsed(channel.address)
            address = await self._address_of(url)
        except Refused:
            return Delivery("gone", "the host is not public")
        except OSError as error:
            return Delivery("later", type(error).__name__)
        stored = json.loads(channel.keys)
        keys = SubscriptionKeys(from_text(stored["p256dh"]), from_text(stored["auth"]))
        body = encrypt(json.dumps(message._asdict()).encode(), keys)
        origin = f"{url.scheme}://{url.netloc}"
        headers = {
            "Host": url.netloc,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Authorization": authorization(self._key, origin, self._contact, self._wall() // 1000),
        }
        target = url._replace(netloc=_at_port(address, url.port)).geturl()
        try:
            # Made once: loading all certificates takes long.
            self._tls = self._tls or httpx.create_ssl_context(trust_env=False)
            async with httpx.AsyncClient(
                verify=self._tls, timeout=TIMEOUT_S, trust_env=False
            ) as client:
                response = await client.post(
                    target,
                    content=body,
                    headers=headers,
                    extensions={"sni_hostname": url.hostname},
                )
        except (httpx.HTTPError, OSError) as error:
            return Delivery("later", type(error).__name__)
        return _delivery(response.status_code)

    async def _address_of(self, url: SplitResult) -> str:
        """The address of a public host; refuses any other."""
        found = await asyncio.get_running_loop().getaddrinfo(
            url.hostname, url.port or 443, type=socket.SOCK_STREAM
        )
        addresses = [str(one[4][0]) for one in found]
        if not self._is_local_allowed and not all(map(is_public, addresses)):
            raise Refused("PUSH", "endpoint")
        return addresses[0]


def is_public(address: str) -> bool:
    """True for an address of the internet, as opposed to a private or special one.

    >>> is_public("8.8.8.8"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1")
    (True, False, False)
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast


def _at_port(address: str, port: int | None) -> str:
    host = f"[{address}]" if ":" in address else address
    return host if port is None else f"{host}:{port}"


def _delivery(status: int) -> Delivery:
    if 200 <= status < 300:
        return Delivery("done")
    if status in GONE:
        return Delivery("gone", f"status {status}")
    is_ours = 400 <= status < 500 and status != 429
    return Delivery("refused" if is_ours else "later", f"status {status}")


async def kept_push_key(database: Database, given: str) -> ec.EllipticCurvePrivateKey:
    """The given private key, or the one in the database, which is created if there is none."""
    if given:
        return read_key(given)
    return read_key(await kept_value(database, KEY, new_key))
