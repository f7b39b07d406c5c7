"""A mail server on this machine that keeps what it receives."""

import asyncio
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

OK = "250 OK"


@dataclass
class MailService:
    """`answers` are given to the next messages, in order; after that, all are accepted."""

    user: str = "tavolino"
    password: str = "opensesame"
    received: list[EmailMessage] = field(default_factory=list)
    contents: list[bytes] = field(default_factory=list)
    """The bytes of every message that was received."""
    answers: list[str] = field(default_factory=list)
    recipient_answers: list[str] = field(default_factory=list)
    port: int = 0
    has_message: threading.Event = field(default_factory=threading.Event)
    """Set when a message has come that is not answered before `may_answer` is set."""
    may_answer: threading.Event | None = None

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        answer = self.recipient_answers.pop(0) if self.recipient_answers else OK
        if answer == OK:
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        answer = self.answers.pop(0) if self.answers else OK
        if answer == OK:
            assert isinstance(envelope.content, bytes)
            message = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(message, EmailMessage)
            assert envelope.rcpt_tos == [str(message["To"])]
            self.received.append(message)
            self.contents.append(envelope.content)
            self.has_message.set()
            if self.may_answer is not None:
                await asyncio.to_thread(self.may_answer.wait)
        return answer

    def authenticate(self, *given: Any) -> AuthResult:
        login = given[-1]
        assert isinstance(login, LoginPassword)
        is_right = (login.login, login.password) == (self.user.encode(), self.password.encode())
        # Unless told that nobody has, this server believes that a refusal was already sent.
        return AuthResult(success=is_right, handled=is_right)

    def to(self, address: str) -> list[EmailMessage]:
        return [one for one in self.received if one["To"] == address]

    @property
    def settings(self) -> dict[str, Any]:
        """The settings of a server that sends through this one."""
        return {
            "smtp_host": "127.0.0.1",
            "smtp_port": self.port,
            "smtp_tls": "none",
            "smtp_user": self.user,
            "smtp_password": self.password,
            "smtp_sender": "games@tavolino.test",
            "public_url": "http://tavolino.test",
        }


@contextmanager
def mail_service(
    tls: str = "none", certificate: ssl.SSLContext | None = None
) -> Iterator[MailService]:
    """A mail server in a thread of its own, encrypted from the start, after a greeting, or not."""
    service = MailService()
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    def protocol() -> SMTP:
        return SMTP(
            service,
            hostname="localhost",
            authenticator=service.authenticate,
            auth_required=True,
            auth_require_tls=tls == "starttls",
            require_starttls=tls == "starttls",
            tls_context=certificate if tls == "starttls" else None,
            loop=loop,
        )

    opening = loop.create_server(
        protocol, "127.0.0.1", 0, ssl=certificate if tls == "tls" else None
    )
    server = asyncio.run_coroutine_threadsafe(opening, loop).result()
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def parts(message: EmailMessage) -> tuple[str, str]:
    """The text and the HTML of a message."""
    text, html = (message.get_body((kind,)) for kind in ("plain", "html"))
    assert text is not None
    assert html is not None
    return str(text.get_content()), str(html.get_content())
