"""Prints games on request."""

from typing import Final

from tavolino.server.rendering.service import RenderService

LIBRARY: Final = "reportlab"


class PrintService(RenderService):
    """Requests turned into PDF."""

    def __init__(self) -> None:
        super().__init__("PRINT", LIBRARY, "tavolino.printing.program", seconds=60.0)
