"""A drawing as HTML that follows the theme of the page around it."""

from typing import Final

from tavolino.drawing.dark import dimmed

WIDEST: Final = "44rem"
_LIGHT: Final = ('[data-jp-theme-light="true"]', ".vscode-light")
_DARK: Final = ('[data-jp-theme-light="false"]', ".vscode-dark")
"""What pages of Jupyter and Visual Studio Code have around an output. Other pages are as the system
of the reader says.
"""
NAME: Final = "tavolino-drawing"


def _rules() -> str:
    """The rules of a page win over those of the system: their selectors are more specific."""
    light, dark = f".{NAME}>.light", f".{NAME}>.dark"

    def around(pages: tuple[str, ...], selector: str) -> str:
        return ",".join(f"{page} {selector}" for page in pages)

    return (
        f".{NAME}{{max-width:{WIDEST}}}{dark}{{display:none}}"
        f"@media(prefers-color-scheme:dark){{{light}{{display:none}}{dark}{{display:block}}}}"
        f"{around(_LIGHT, light)}{{display:block}}{around(_LIGHT, dark)}{{display:none}}"
        f"{around(_DARK, light)}{{display:none}}{around(_DARK, dark)}{{display:block}}"
    )


STYLE: Final = _rules()


def in_both_themes(svg: str) -> str:
    """The drawing and its dark look; the page shows the one that suits it."""
    return (
        f'<div class="{NAME}"><style>{STYLE}</style>'
        f'<div class="light">{svg}</div><div class="dark">{dimmed(svg)}</div></div>'
    )
