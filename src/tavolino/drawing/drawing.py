"""What every game's drawing can do."""

from typing import Protocol, runtime_checkable

from tavolino.core import AnyView
from tavolino.drawing.theme import LIGHT, Palette


class Drawing(Protocol):
    """Draws views of one game. It gets views only, so it can show nothing that is hidden."""

    @property
    def styles(self) -> tuple[str, ...]:
        """The names of the SVG drawings; the first is the usual one."""
        ...

    def text(self, view: AnyView, language: str = "en") -> str:
        """The table as the viewer sees it, for a terminal, in one of `locales.LANGUAGES`."""
        ...

    def svg(self, view: AnyView, style: str, language: str = "en", palette: Palette = LIGHT) -> str:
        """The table as the viewer sees it, as an SVG document in one of `styles`.

        `palette` is `theme.LIGHT`, `theme.DARK` or `page.PAGE`.
        """
        ...


@runtime_checkable
class BoardDrawing(Drawing, Protocol):
    """A drawing that can also leave out all but the board."""

    def board(self, view: AnyView, language: str = "en") -> str:
        """The board without a background, for the small picture that goes with a link: an SVG
        document that has about the shape of `picture.BOARD_SIZE`.
        """
        ...


def draw_board(drawing: Drawing, view: AnyView, language: str) -> str:
    """The board, or the whole table where a game draws nothing smaller."""
    if isinstance(drawing, BoardDrawing):
        return drawing.board(view, language)
    return drawing.svg(view, drawing.styles[0], language)
