"""Draws pictures on request."""

from typing import Final

from tavolino.server.rendering.service import RenderService

LIBRARY: Final = "resvg_py"


class PictureService(RenderService):
    """SVG turned into PNG."""

    def __init__(self) -> None:
        super().__init__("PICTURE", LIBRARY, "tavolino.server.rendering.png", seconds=20.0)
