"""The drawings of Scalino: what any of them must have."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from tavolino.drawing import palette
from tavolino.drawing.svg import document, number, text_at
from tavolino.games.scalino.drawing import STYLES, DemolitionDrawing, ScalinoDrawing, draw_scene
from tavolino.games.scalino.rules.view import ShownBlock
from tests.games.scalino.drawing.drawn_tables import building_game, demolition_game

SVG = "{http://www.w3.org/2000/svg}"


@cache
def drawings(style: str) -> tuple[tuple[tuple[ShownBlock, ...], str], ...]:
    """Some views of some games, the first and the last among them, with the blocks they show."""
    return tuple(draw(style))


def draw(style: str) -> Iterator[tuple[tuple[ShownBlock, ...], str]]:
    for seats in (2, 3, 4):
        views = list(building_game(seats, seats))
        for view in [*views[::8], views[-1]]:
            yield view.board.blocks, ScalinoDrawing().svg(view, style)
    for seats in (2, 6):
        rest = list(demolition_game(seats, seats))
        for part in [*rest[::8], rest[-1]]:
            yield part.board.blocks, DemolitionDrawing().svg(part, style)


@pytest.mark.parametrize("style", STYLES)
def test_every_style_stands_alone(style: str) -> None:
    for _, svg in drawings(style):
        root = ElementTree.fromstring(svg)
        assert svg.startswith("<svg")
        assert root.tag == SVG + "svg"
        assert root.get("role") == "img"
        assert re.fullmatch(r"0 0 \d+ \d+", root.get("viewBox", ""))
        assert style in root.findtext(SVG + "title", "")
        assert root.findtext(SVG + "desc")
        assert not re.search(r"href|url\(|<script|<style|<image|\bid=", svg)


@pytest.mark.parametrize("style", STYLES)
def test_each_block_is_one_group(style: str) -> None:
    for blocks, svg in drawings(style):
        groups = [
            (group.get("data-block"), group.get("data-level"), group.get("data-colour"))
            for group in ElementTree.fromstring(svg).iter(SVG + "g")
            if group.get("data-block")
        ]
        names = ("green", "pink", "yellow", "blue")
        lying = [(block.place, str(block.level), names[block.colour]) for block in blocks]
        assert Counter(groups) == Counter(lying)


@pytest.mark.parametrize("style", STYLES)
def test_numbers_are_short(style: str) -> None:
    for _, svg in drawings(style):
        assert not re.search(r"\d\.\d\d|\de-|-0[^.\d]|nan", svg)


@pytest.mark.parametrize("style", STYLES)
def test_the_same_view_gives_the_same_bytes(style: str) -> None:
    before = drawings(style)
    draw_scene.cache_clear()
    assert tuple(draw(style)) == before


@pytest.mark.parametrize("style", STYLES)
def test_files_and_ranks_are_each_labelled_once(style: str) -> None:
    view = next(demolition_game(2, 2))
    root = ElementTree.fromstring(DemolitionDrawing().svg(view, style))
    labels = next(
        [text.text for text in group.iter(SVG + "text")]
        for group in root.iter(SVG + "g")
        if len(group) == 18
    )
    assert sorted(filter(None, labels)) == list("123456789abcdefghi")


@pytest.mark.parametrize("style", STYLES)
def test_the_star_shows_until_it_is_covered(style: str) -> None:
    for blocks, svg in drawings(style):
        covered = any("e5" in _spaces(block.place) for block in blocks)
        assert (f'Z" fill="{palette.WOOD}"/>' in svg) != covered


def test_rows_are_drawn_when_the_game_is_over() -> None:
    *_, before, last = building_game(4, 4)
    points = sorted(
        "0" if name else str(len(row) * (len(row) + 1) // 2)
        for score in last.board.scores
        for row, name in [
            *((row, "") for row in score.rows),
            *(((), name) for name in score.worthless),
        ]
    )
    assert sorted(_badges(ScalinoDrawing().svg(last, "above"))) == points
    assert _badges(ScalinoDrawing().svg(before, "above")) == []


def _badges(svg: str) -> list[str]:
    groups = ElementTree.fromstring(svg).iter(SVG + "g")
    return [
        group.findtext(SVG + "text", "")
        for group in groups
        if [child.tag for child in group] == [SVG + "circle", SVG + "text"]
    ]


def _spaces(place: str) -> list[str]:
    first, last = place[:2], place[-2:]
    return [
        file + rank
        for file in "abcdefghi"
        for rank in "123456789"
        if first[0] <= file <= last[0] and first[1] <= rank <= last[1]
    ]


def test_texts_are_escaped() -> None:
    svg = document("a < b & c", 'say "<g>"', (10, 10), text_at("<&>", (0, 0), 8, fill='"'))
    root = ElementTree.fromstring(svg)
    assert root.findtext(SVG + "title") == "a < b & c"
    assert root.findtext(SVG + "desc") == 'say "<g>"'
    assert root.findtext(SVG + "text") == "<&>"


@pytest.mark.parametrize(
    ("value", "text"), [(0.04, "0"), (-0.04, "0"), (2.0, "2"), (-1.26, "-1.3"), (10, "10")]
)
def test_numbers_are_short_in_svg(value: float, text: str) -> None:
    assert number(value) == text


def test_palette_mixes() -> None:
    assert palette.mix("#102030", "#FFFFFF", 0) == "#102030"
    assert palette.mix("#102030", "#FFFFFF", 100) == "#FFFFFF"
    assert palette.darker(palette.SHADE, 40) == palette.SHADE
    assert palette.lighter(palette.LIGHT, 40) == palette.LIGHT
