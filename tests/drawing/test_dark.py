"""Drawings in the dark: the ground changes, and what can be picked up does not."""

from xml.etree import ElementTree

import pytest

from tavolino.drawing.dark import DARK_INK, DARK_PAPER, DARK_TABLE, dimmed
from tavolino.drawing.palette import GREEN, INK, PAPER, TABLE, channels
from tavolino.drawing.svg import document, tag, text_at
from tests.golden.write import pictures


def fills(svg: str) -> list[str]:
    return [one.get("fill", "") for one in ElementTree.fromstring(svg)][2:]


def test_the_table_is_dark_and_paper_stays_bright() -> None:
    ground = tag("rect", width=100, height=100, fill=TABLE)
    paper = tag("path", d="M10 10L40 10L40 40L10 40Z", fill=PAPER)
    on_paper = text_at("5", (25, 25), 12, fill=INK)
    on_table = text_at("5", (70, 70), 12, fill=INK)
    block = tag("rect", x=60, y=10, width=20, height=20, fill=GREEN)
    dark = dimmed(document("", "", (100, 100), ground, paper, on_paper, on_table, block))
    assert fills(dark) == [DARK_TABLE, PAPER, INK, DARK_INK, GREEN]


def test_a_shape_is_where_its_group_is_moved() -> None:
    ground = tag("rect", width=100, height=100, fill=TABLE)
    panel = tag("rect", x=50, y=50, width=40, height=40, fill=PAPER)
    paper = tag("path", d="M0 0L20 0L20 20L0 20Z", fill=PAPER)
    text = text_at("5", (10, 10), 12, fill=INK)
    moved = tag("g", paper, text, transform="translate(60 60) scale(0.5)")
    dark = dimmed(document("", "", (100, 100), ground, panel, moved))
    assert fills(dark)[:2] == [DARK_TABLE, DARK_PAPER]
    assert f'fill="{INK}"' in dark


@pytest.mark.parametrize("name", [name for name in pictures() if not name.startswith("dark/")])
def test_every_picture_has_a_dark_ground(name: str) -> None:
    dark = ElementTree.fromstring(dimmed(pictures()[name]()))
    ground = next(one for one in dark.iter() if one.tag.endswith("rect"))
    assert max(channels(ground.get("fill", ""))) < 48
