"""Settings of notices: e-mail, push messages, holidays."""

from dataclasses import dataclass

from tavolino.server.settings.types import (
    COUNT,
    MAIL_ADDRESS,
    PUSH_KEY,
    SWITCH,
    one_of,
    optional_text,
    seconds,
    setting,
    url,
    whole,
)


@dataclass(frozen=True, kw_only=True)
class NoticeSettings:
    smtp_host: str = setting(
        "",
        optional_text("the name of a mail server"),
        "The mail server that sends notices; without one, nobody gets e-mail. Needs public_url and "
        "smtp_sender.",
    )
    smtp_port: int = setting(587, whole(1, 65535), "The port of the mail server.")
    smtp_tls: str = setting(
        "starttls",
        one_of("starttls", "tls", "none"),
        "How the connection to the mail server is encrypted: starttls (usually port 587), tls "
        "(usually 465) or none.",
    )
    smtp_user: str = setting("", optional_text("a user name"), "The user name at the mail server.")
    smtp_password: str = setting(
        "",
        optional_text("a password"),
        "The password at the mail server.",
        secret=True,
    )
    smtp_sender: str = setting("", MAIL_ADDRESS, "The e-mail address that notices come from.")
    push_contact: str = setting(
        "",
        url("mailto:", "https://", optional=True),
        "Where push services can reach whoever runs this server; by default public_url, if it is "
        "https. Without either there are no push messages.",
    )
    push_key: str = setting(
        "",
        PUSH_KEY,
        "The private key that push messages are signed with; by default one stored in the "
        "database.",
        secret=True,
    )
    push_local: bool = setting(
        False,
        SWITCH,
        "Whether push messages may go to hosts that are not public, and without HTTPS; for tests.",
    )
    holiday_days: int = setting(
        28, whole(0, 366), "How many days a year a person may be on holiday; 0: none."
    )
    notice_seconds: float = setting(
        15.0,
        seconds(0.1, 600),
        "How often to look for notices to send, and for holidays that begin or end.",
    )
    confirmations_per_day: int = setting(
        5,
        COUNT,
        "How many links to confirm an e-mail address a person may ask for per day, and how many "
        "may be sent to one address.",
    )
    address_confirmations_per_day: int = setting(
        100,
        COUNT,
        "How many links to confirm an e-mail address may be asked for per day from one IP address.",
    )
    notices_per_hour: int = setting(
        120,
        COUNT,
        "How often a person may change per hour when, where and by what feed they are told.",
    )
