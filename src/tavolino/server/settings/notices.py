"""Settings of notices: e-mail, push messages, holidays."""

from dataclasses import dataclass

from tavolino.server.settings.declaring import setting
from tavolino.server.settings.types import (
    COUNT,
    MailAddress,
    OneOf,
    PushKey,
    Seconds,
    Switch,
    Url,
    Whole,
    Words,
)


@dataclass(frozen=True, kw_only=True)
class NoticeSettings:
    smtp_host: str = setting(
        "",
        Words("nothing, or the name of a mail server", empty=True),
        "The mail server that sends notices; without one, nobody gets e-mail. Needs public_url and "
        "smtp_sender.",
    )
    smtp_port: int = setting(587, Whole(1, 65535), "The port of the mail server.")
    smtp_tls: str = setting(
        "starttls",
        OneOf(("starttls", "tls", "none")),
        "How the connection to the mail server is encrypted: starttls (usually port 587), tls "
        "(usually 465) or none.",
    )
    smtp_user: str = setting(
        "", Words("nothing, or a user name", empty=True), "The user name at the mail server."
    )
    smtp_password: str = setting(
        "",
        Words("nothing, or a password", empty=True),
        "The password at the mail server.",
        secret=True,
    )
    smtp_sender: str = setting("", MailAddress(), "The e-mail address that notices come from.")
    push_contact: str = setting(
        "",
        Url(("mailto:", "https://"), empty=True),
        "Where push services can reach whoever runs this server; by default public_url, if it is "
        "https. Without either there are no push messages.",
    )
    push_key: str = setting(
        "",
        PushKey(),
        "The private key that push messages are signed with; by default one stored in the "
        "database.",
        secret=True,
    )
    push_local: bool = setting(
        False,
        Switch(),
        "Whether push messages may go to hosts that are not public, and without HTTPS; for tests.",
    )
    holiday_days: int = setting(
        28, Whole(0, 366), "How many days a year a person may be on holiday; 0: none."
    )
    notice_seconds: float = setting(
        15.0,
        Seconds(0.1, 600),
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
