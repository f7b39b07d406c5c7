"""Drawings in light and dark: the ground changes, and what can be picked up does not."""

from xml.etree import ElementTree

import pytest

from tavolino.drawing import DARK, LIGHT, theme
from tavolino.drawing.page import PAGE, in_both_themes
from tavolino.drawing.palette import GREEN, channels
from tavolino.drawing.svg import document, tag, text_at
from tavolino.drawing.theme import Palette, paint
from tests.drawing.views import Drawn, drawn_views
from tests.golden.write import pictures


def small_table(palette: Palette) -> str:
    ground = tag("rect", width=10, height=10, fill=theme.TABLE)
    block = tag("rect", width=5, height=5, fill=GREEN, stroke=theme.LINE)
    return paint(document("A <title>", "", (10, 10), ground, block), palette)


def fills(svg: str) -> list[str]:
    return [one.get("fill", "") for one in ElementTree.fromstring(svg)][2:]


def test_a_palette_changes_only_the_ground() -> None:
    assert fills(small_table(LIGHT)) == [LIGHT.table, GREEN]
    assert fills(small_table(DARK)) == [DARK.table, GREEN]


def test_texts_are_not_painted() -> None:
    text = text_at("fill=var(--table) var(--unknown)", (0, 0), 12, fill=theme.INK)
    assert paint(text, DARK) == text.replace(f'"{theme.INK}"', f'"{DARK.ink}"')


@pytest.mark.parametrize("one", drawn_views(), ids=lambda one: one.game)
def test_every_game_has_a_dark_drawing(one: Drawn) -> None:
    light, dark = (one.drawing.svg(one.view, one.drawing.styles[0], "en", p) for p in (LIGHT, DARK))
    assert one.drawing.svg(one.view, one.drawing.styles[0]) == light
    assert light != dark
    for svg in (light, dark):
        assert "var(" not in svg
    assert _is_dark(dark)


@pytest.mark.parametrize("name", [name for name in pictures() if name.startswith("dark/")])
def test_every_picture_has_a_dark_ground(name: str) -> None:
    assert _is_dark(pictures()[name]())


def _is_dark(svg: str) -> bool:
    root = ElementTree.fromstring(svg)
    ground = next(one for one in root.iter() if one.tag.endswith("rect"))
    return max(channels(ground.get("fill", ""))) < 48


def test_a_page_colours_the_drawing() -> None:
    html = in_both_themes(small_table)
    assert small_table(PAGE) in html
    assert f'fill="var(--tavolino-drawing-table,{LIGHT.table})"' in html
    assert "A &lt;title&gt;" in html
    for page in ("prefers-color-scheme:dark", "data-jp-theme-light", ".vscode-dark"):
        assert page in html
    for colour in (*LIGHT, *DARK):
        assert colour in html
