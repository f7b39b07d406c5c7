"""Web Push: sends a message to the service of a subscribed browser.

The address of a subscription comes from a visitor, so it could point anywhere. Only HTTPS at the
usual port of a public host is accepted. The request goes to the address that was checked, so a name
that is resolved to another one a moment later gains nothing. The host may also be slow, silent or
talkative: there is one deadline for everything, and only the head of the response is read.
"""

import asyncio
import json
import logging
import re
import ssl
from collections.abc import Callable
from typing import Final
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec

from tavolino.core import Refused
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.notices.channels import Channel
from tavolino.server.notices.lookups import Lookups
from tavolino.server.notices.public_addresses import is_public
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
URL: Final = re.compile(r"[!-~]+")
KEPT_S: Final = 3 * 24 * 3600
"""How long a service keeps a message for a browser that is not running."""
DEADLINE_S: Final = 10.0
"""For everything from looking up the host to the status of the response."""
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
        self._lookups = Lookups()
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
            is_plain = bool(url.hostname) and url.username is None and bool(URL.fullmatch(endpoint))
            port = url.port
        except ValueError:
            raise Refused("PUSH", "endpoint") from None
        is_public = url.scheme == "https" and port in (None, 443)
        is_allowed = is_public or (self._is_local_allowed and url.scheme in ("http", "https"))
        if not is_plain or not is_allowed or len(endpoint) > LONGEST_ENDPOINT:
            raise Refused("PUSH", "endpoint")
        return url

    async def send(self, channel: Channel, message: PushMessage) -> Delivery:
        """Sends a message; says whether it may be tried again. Never takes longer than the
        deadline.
        """
        import httpx  # takes long, and few servers ever need it

        try:
            async with asyncio.timeout(DEADLINE_S):
                return _delivery(await self._post(channel, message))
        except Refused:
            return Delivery("gone", "the host is not public")
        except httpx.InvalidURL:
            return Delivery("gone", "the address is none")
        except (httpx.HTTPError, OSError) as error:
            return Delivery("later", type(error).__name__)

    async def _post(self, channel: Channel, message: PushMessage) -> int:
        """Posts a message; returns the status of the response, of which nothing else is read."""
        import httpx

        url = self._parsed(channel.address)
        address = await self._address_of(url)
        # Made once: loading all certificates takes long.
        self._tls = self._tls or httpx.create_ssl_context(trust_env=False)
        async with (
            httpx.AsyncClient(verify=self._tls, timeout=DEADLINE_S, trust_env=False) as client,
            client.stream(
                "POST",
                url._replace(netloc=_at_port(address, url.port)).geturl(),
                content=_encrypted(channel, message),
                headers=self._headers(url),
                extensions={"sni_hostname": url.hostname},
            ) as response,
        ):
            return response.status_code

    def _headers(self, url: SplitResult) -> dict[str, str]:
        origin = f"{url.scheme}://{url.netloc}"
        return {
            "Host": url.netloc,
            "Accept-Encoding": "identity",
            "Connection": "close",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Authorization": authorization(self._key, origin, self._contact, self._wall() // 1000),
        }

    async def _address_of(self, url: SplitResult) -> str:
        """The address of a public host; refuses any other."""
        addresses = await self._lookups.addresses(url.hostname or "", url.port or 443)
        if not self._is_local_allowed and not all(map(is_public, addresses)):
            raise Refused("PUSH", "endpoint")
        return addresses[0]


def _encrypted(channel: Channel, message: PushMessage) -> bytes:
    stored = json.loads(channel.keys)
    keys = SubscriptionKeys(from_text(stored["p256dh"]), from_text(stored["auth"]))
    return encrypt(json.dumps(message._asdict()).encode(), keys)


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
