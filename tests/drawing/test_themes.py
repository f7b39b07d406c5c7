"""Drawings that follow the theme of a page."""

from tavolino.drawing.dark import dimmed
from tavolino.drawing.svg import document, tag
from tavolino.drawing.themes import in_both_themes


def test_a_page_has_both_looks() -> None:
    svg = document("A <title>", "", (10, 10), tag("rect", width=10, height=10, fill="#FBF7EF"))
    html = in_both_themes(svg)
    assert f'<div class="light">{svg}</div>' in html
    assert f'<div class="dark">{dimmed(svg)}</div>' in html
    assert "A &lt;title&gt;" in html
    for page in ("prefers-color-scheme:dark", "data-jp-theme-light", ".vscode-dark"):
        assert page in html
