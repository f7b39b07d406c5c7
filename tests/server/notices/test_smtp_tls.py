"""The connection to the mail server is encrypted, and only with a certificate that is trusted."""

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tavolino.server.notices.mail import MailSender, SmtpServer
from tavolino.server.notices.results import Delivery
from tavolino.server.notices.wording import Reader, confirmation_mail
from tests.services.mail import MailService, mail_service

MAIL = confirmation_mail(Reader("en", "UTC", "http://tavolino.test"), "token", "name")


def certificate(folder: Path) -> tuple[ssl.SSLContext, Path]:
    """A certificate for localhost that only those trust who are told to, and its file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    public, private = folder / "cert.pem", folder / "key.pem"
    public.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(public, private)
    return context, public


def send(service: MailService, tls: str) -> Delivery:
    server = SmtpServer(
        "localhost", service.port, tls, service.user, service.password, "games@tavolino.test"
    )
    return asyncio.run(MailSender(server).send("anna@example.org", MAIL, 0))


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_mail_goes_over_an_encrypted_connection_that_is_trusted(
    tls: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, public = certificate(tmp_path)
    with mail_service(tls, context) as service:
        assert send(service, tls).result == "later", "nobody vouches for this certificate"
        assert service.received == []
        monkeypatch.setenv("SSL_CERT_FILE", str(public))
        assert send(service, tls).result == "done"
        assert len(service.received) == 1


def test_without_encryption_nothing_is_sent_where_it_is_wanted() -> None:
    with mail_service() as service:
        for tls in ("starttls", "tls"):
            assert send(service, tls).result == "later"
        assert service.received == []


def test_a_wrong_password_is_tried_again_later() -> None:
    with mail_service() as service:
        service.password = "another"
        server = SmtpServer(
            "localhost", service.port, "none", service.user, "wrong", "games@tavolino.test"
        )
        delivery = asyncio.run(MailSender(server).send("anna@example.org", MAIL, 0))
        assert delivery.result == "later"
        assert "wrong" not in delivery.why
