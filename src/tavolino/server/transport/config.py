"""The configuration of uvicorn's protocols, with the settings and the open connections."""

from typing import Any

import uvicorn

from tavolino.server.settings import Settings
from tavolino.server.transport.admission import Admission


class TransportConfig(uvicorn.Config):
    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        super().__init__(app, **options)
        self.settings = settings
        self.admission = Admission(settings)
