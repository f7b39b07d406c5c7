"""A drawing as HTML that follows the theme of the page around it."""

from collections.abc import Callable
from typing import Final

from tavolino.drawing.theme import DARK, LIGHT, Palette

WIDEST: Final = "44rem"
_LIGHT: Final = ('[data-jp-theme-light="true"]', ".vscode-light")
_DARK: Final = ('[data-jp-theme-light="false"]', ".vscode-dark")
"""What pages of Jupyter and Visual Studio Code have around an output. Other pages are as the system
of the reader says.
"""
NAME: Final = "tavolino-drawing"
PAGE: Final = Palette(
    *(f"var(--{NAME}-{role},{colour})" for role, colour in LIGHT._asdict().items())
)
"""The colours that the style of the page sets; light where it has none."""


def _style() -> str:
    """The page's theme overrides the system's: its selectors are more specific."""

    def colours(theme: Palette) -> str:
        values = ";".join(f"--{NAME}-{role}:{colour}" for role, colour in theme._asdict().items())
        return f"{{{values}}}"

    def around(pages: tuple[str, ...]) -> str:
        return ",".join(f"{page} .{NAME}" for page in pages)

    return (
        f".{NAME}{{max-width:{WIDEST}}}"
        f"@media(prefers-color-scheme:dark){{.{NAME}{colours(DARK)}}}"
        f"{around(_LIGHT)}{colours(LIGHT)}{around(_DARK)}{colours(DARK)}"
    )


STYLE: Final = _style()


def in_both_themes(draw: Callable[[Palette], str]) -> str:
    """The drawing with the colours of the page's theme."""
    return f'<div class="{NAME}"><style>{STYLE}</style>{draw(PAGE)}</div>'
