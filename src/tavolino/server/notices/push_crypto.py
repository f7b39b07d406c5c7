"""Encrypts a Web Push message (RFC 8291) and signs its request (VAPID, RFC 8292).

The usual library, pywebpush, needs http-ece, which has no wheel. What remains of both, once
`cryptography` is there, is this page.
"""

import base64
import json
import os
from typing import Final, NamedTuple

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
RECORD_SIZE: Final = 4096
MOST_BYTES: Final = 3000
"""Every push service takes this much text, with encryption and padding."""
SIGNED_S: Final = 12 * 3600
"""How long a signature is valid. Services accept at most a day."""
LAST_RECORD: Final = b"\2"


class SubscriptionKeys(NamedTuple):
    """What a browser gives us to encrypt for it: its public key and a shared secret."""

    public: bytes
    auth: bytes


def to_text(data: bytes) -> str:
    """URL-safe Base64 without padding, as all of Web Push has it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Raises ValueError if the text is something else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """A new private key of a server, as text."""
    key = ec.generate_private_key(CURVE)
    return to_text(key.private_numbers().private_value.to_bytes(32, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """Raises ValueError if the text is not a private key."""
    return ec.derive_private_key(int.from_bytes(from_text(text), "big"), CURVE)


def public_part(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def read_public(data: bytes) -> ec.EllipticCurvePublicKey:
    """Raises ValueError if this is not a point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def encrypt(
    text: bytes,
    to: SubscriptionKeys,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a request. Key and salt are new for each message; tests may give them."""
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    own = public_part(key)
    shared = key.exchange(ec.ECDH(), read_public(to.public))
    material = _derived(shared, to.auth, b"WebPush: info\0" + to.public + own, 32)
    content_key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(key: ec.EllipticCurvePrivateKey, origin: str, contact: str, now_s: int) -> str:
    """The header that tells the push service at `origin` who sends, and whom to complain to."""
    claims = {"aud": origin, "exp": now_s + SIGNED_S, "sub": contact}
    parts = [
        to_text(json.dumps(part, separators=(",", ":")).encode())
        for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    ]
    signed = ".".join(parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={to_text(public_part(key))}"
