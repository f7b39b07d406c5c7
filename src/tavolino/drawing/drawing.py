"""What every game's drawing can do."""

from typing import Any, Protocol

from tavolino.core import View


class Drawing(Protocol):
    """Draws views of one game. It gets views only, so it can show nothing that is hidden."""

    @property
    def styles(self) -> tuple[str, ...]:
        """The names of the SVG drawings; the first is the usual one."""
        ...

    def text(self, view: View[Any], language: str = "en") -> str:
        """The table as the viewer sees it, for a terminal, in one of `locales.LANGUAGES`."""
        ...

    def svg(self, view: View[Any], style: str, language: str = "en") -> str:
        """The table as the viewer sees it, as an SVG document in one of `styles`."""
        ...
