"""E-mail: builds a message with a text and an HTML part, and hands it to the mail server."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from html import escape
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.server.notices.mail_headers import header, one_line, text_header
from tavolino.server.notices.results import Delivery

TIMEOUT_S: Final = 60.0
LONGEST: Final = 254
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)


def read_address(text: str) -> str:
    """An e-mail address as it is stored; refuses what cannot be one. Only the mail server of the
    address knows whether it exists.
    """
    address = text.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address) or "=?" in address:
        raise Refused("NOTICE", "address")
    local, _, domain = address.rpartition("@")
    if local.startswith(".") or local.endswith(".") or ".." in local:
        raise Refused("NOTICE", "address")
    return f"{local}@{domain.lower()}"


class Link(NamedTuple):
    """A line of a message that leads somewhere, with a note below it."""

    text: str
    url: str
    note: str = ""


@dataclass(frozen=True)
class Mail:
    """A message in the reader's language. `stop` is a link that stops all messages; `stop_url` is
    the address that mail programs post to for the same (RFC 8058).
    """

    subject: str
    greeting: str
    links: Sequence[Link]
    footer: str
    language: str
    name: str
    """Tells this message from all others, for a mail server that gets it twice."""
    stop: Link | None = None
    stop_url: str = ""


@dataclass(frozen=True)
class SmtpServer:
    host: str
    port: int
    tls: str
    user: str
    password: str
    sender: str


class MailSender:
    def __init__(self, server: SmtpServer) -> None:
        self._server = server

    async def send(self, address: str, mail: Mail, now_ms: int) -> Delivery:
        """Hands a message to the mail server; says whether it may be tried again."""
        import aiosmtplib

        server = self._server
        try:
            await aiosmtplib.send(
                self._message(address, mail, now_ms),
                sender=server.sender,
                recipients=[address],
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.tls == "tls",
                start_tls=server.tls == "starttls",
                timeout=TIMEOUT_S,
            )
        except aiosmtplib.SMTPRecipientsRefused as refusal:
            codes = [one.code for one in refusal.recipients]
            is_final = all(500 <= code < 600 for code in codes)
            return Delivery("refused" if is_final else "later", f"recipient {codes}")
        except (aiosmtplib.SMTPException, OSError) as error:
            # Settings may be wrong, or the server is away. Neither is the person's fault.
            return Delivery("later", type(error).__name__)
        return Delivery("done")

    def _message(self, address: str, mail: Mail, now_ms: int) -> bytes:
        sender = self._server.sender
        domain = sender.rpartition("@")[2]
        date = format_datetime(datetime.fromtimestamp(now_ms / 1000, UTC))
        message_id = f"<{mail.name}@{domain}>" if mail.name else make_msgid(None, domain)
        headers = [
            header("From", f"Tavolino <{sender}>"),
            header("To", address),
            text_header("Subject", mail.subject),
            header("Date", date),
            header("Message-ID", message_id),
            header("Auto-Submitted", "auto-generated"),
            header("Content-Language", mail.language),
        ]
        if mail.stop_url:
            headers.append(header("List-Unsubscribe", f"<{mail.stop_url}>"))
            headers.append(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"))
        return b"".join(headers) + _parts(mail).as_bytes()


def _parts(mail: Mail) -> EmailMessage:
    """The text and the HTML, with the headers that say so."""
    message = EmailMessage(SMTP)
    message.set_content(text_of(mail))
    message.add_alternative(html_of(mail), subtype="html")
    return message


def text_of(mail: Mail) -> str:
    """The plain text of a message."""
    blocks = [mail.greeting]
    for link in mail.links:
        blocks.append("\n".join(filter(None, (one_line(link.text), link.note, link.url))))
    blocks.append("-- \n" + mail.footer)
    if mail.stop:
        blocks.append(f"{mail.stop.text}\n{mail.stop.url}")
    return "\n\n".join(blocks) + "\n"


def html_of(mail: Mail) -> str:
    """The same as simple HTML, without pictures, scripts or anything that tells on the reader."""
    lines = [
        f'<!doctype html><html lang="{escape(mail.language)}"><head><meta charset="utf-8">',
        f"<title>{escape(mail.subject)}</title></head>",
        '<body style="font:16px/1.5 sans-serif;max-width:36em;margin:1em auto;padding:0 1em">',
        f"<p>{escape(mail.greeting)}</p>",
    ]
    for link in mail.links:
        note = f"<br>{escape(link.note)}" if link.note else ""
        lines.append(f'<p><a href="{escape(link.url)}">{escape(link.text)}</a>{note}</p>')
    lines.append(f"<hr><p><small>{escape(mail.footer)}")
    if mail.stop:
        lines.append(f'<br><a href="{escape(mail.stop.url)}">{escape(mail.stop.text)}</a>')
    lines.append("</small></p></body></html>")
    return "\n".join(lines)
