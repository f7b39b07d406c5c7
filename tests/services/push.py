"""A push service on this machine, with a browser that decrypts what it receives."""

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.notices.push_crypto import CURVE, from_text, public_part, to_text


class Browser:
    """The receiving end of RFC 8291, with keys of its own."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"sixteen bytes it"
        self.p256dh = to_text(public_part(self._key))
        self.auth = to_text(self._auth)

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        info = b"WebPush: info\0" + public_part(self._key) + sender
        shared = self._key.exchange(ec.ECDH(), public)
        material = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        text, end = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0"), b"\2"
        assert text.endswith(end)
        return text.removesuffix(end)


@dataclass
class PushService:
    """`answers` are the statuses of the next requests, in order; after that, all are accepted."""

    port: int
    browser: Browser = field(default_factory=Browser)
    received: list[Any] = field(default_factory=list)
    claims: list[Any] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def subscription(self, name: str = "one") -> dict[str, str]:
        """What the browser tells the server."""
        endpoint = f"{self.origin}/push/{name}"
        return {"endpoint": endpoint, "p256dh": self.browser.p256dh, "auth": self.browser.auth}

    async def receive(self, request: Request) -> Response:
        body = await request.body()
        assert request.headers["content-encoding"] == "aes128gcm"
        assert int(request.headers["ttl"]) > 0
        self.claims.append(checked_claims(request.headers["authorization"]))
        status = self.answers.pop(0) if self.answers else 201
        if status == 201:
            self.received.append(json.loads(self.browser.decrypt(body)))
        return Response(status_code=status)


def checked_claims(header: str) -> Any:
    """The claims of a VAPID header, whose signature must be right."""
    found = re.fullmatch(r"vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found
    signed, signature, key = found[1], from_text(found[2]), from_text(found[3])
    halves = (int.from_bytes(half, "big") for half in (signature[:32], signature[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    public.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(from_text(signed.partition(".")[2]))


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service in this event loop."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        service = PushService(listener.getsockname()[1])
        app = Starlette(routes=[Route("/push/{name}", service.receive, methods=["POST"])])
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="off"))
        serving = asyncio.create_task(server.serve([listener]))
        try:
            yield service
        finally:
            server.should_exit = True
            await serving
