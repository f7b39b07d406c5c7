"""All settings of the server."""

from dataclasses import dataclass

from tavolino.server.settings.limits import LimitSettings
from tavolino.server.settings.notices import NoticeSettings
from tavolino.server.settings.serving import ServingSettings


@dataclass(frozen=True, kw_only=True)
class Settings(NoticeSettings, LimitSettings, ServingSettings):
    """Those of the last base come first where they are listed."""

    @property
    def push_contact_url(self) -> str:
        """The contact for push services; empty if there are to be no push messages."""
        is_https = self.public_url.startswith("https://")
        return self.push_contact or (self.public_url if is_https else "")
