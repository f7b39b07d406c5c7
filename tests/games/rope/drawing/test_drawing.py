"""The drawings: everything a viewer may see is there, however long the rows are."""

import re
from collections import Counter
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from tavolino.core import SPECTATOR
from tavolino.games.rope.drawing import RopeDrawing
from tavolino.games.rope.drawing.cards import LARGE, MEDIUM, SMALL, Size
from tavolino.games.rope.drawing.fans import fan, fan_height
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.position import PlayerCards, arrange
from tavolino.games.rope.rules.state import RopeState
from tests.games.rope.rules.table import Draws, after, dealt, random_state

SVG = "{http://www.w3.org/2000/svg}"
LONG_ROW = " ".join(["1"] * 5 + ["2"] * 13 + ["S"] + ["3"] * 13)

TABLE = arrange(
    PlayerCards("5 S", "1 10 S", ("7 6 | 2 3", "S")),
    PlayerCards("9 9 9", "4 4", ("8",)),
    rows=("1 S 3", "S S"),
    draw="1 2 3",
    discard="1 1 2",
    options={"supply": "sequence"},
)


def svg_texts(state: RopeState, viewer: int) -> list[str]:
    root = ElementTree.fromstring(RopeDrawing().svg(ROPE.view(state, viewer), "table"))
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_a_table_is_drawn_as_text() -> None:
    drawn = RopeDrawing().text(ROPE.view(TABLE, 0))
    assert drawn == "\n".join(
        (
            "A ▲ 1 S=2 3 → ▲ 4",
            "B ◇ S S → ▲ 3  ▼ 8",
            "C · → ▲ 1  ▼ 10",
            "draw pile 3, discard pile 3",
            "",
            "▶ 1  pile 2 [5]  hand 1 10 S",
            "     s1 7 6 | 2 3",
            "     s2 S",
            "     s3",
            "",
            "  2  pile 3 [9]  hand ##",
            "     s1 8",
            "     s2",
            "     s3",
        )
    )


def test_the_end_is_drawn_as_text() -> None:
    over = after(arrange(PlayerCards("1"), PlayerCards("9 9")), "p>A")
    drawn = RopeDrawing().text(ROPE.view(over, SPECTATOR))
    assert "★ 1  pile 0" in drawn
    assert "▶" not in drawn


def test_svg_shows_cards_and_counts() -> None:
    texts = svg_texts(TABLE, 0)
    assert {"A", "B", "C", "▲ 4", "▲ 3", "▼ 8", "▲ 1", "▼ 10", "▶"} <= set(texts)
    assert texts.count("10") == 2, "the hand card, in its corner and large"
    assert texts.count("4") == 0, "the other player's hand is not there"
    assert svg_texts(TABLE, 1).count("4") == 4


@pytest.mark.parametrize("seats", range(2, 9))
def test_svg_stands_alone(seats: int) -> None:
    source = Draws(f"svg {seats}")
    state = random_state(dealt(ROPE.start(seats), source), 40 * seats, source)
    for viewer in (0, seats - 1, SPECTATOR):
        svg = RopeDrawing().svg(ROPE.view(state, viewer), "table")
        root = ElementTree.fromstring(svg)
        assert root.findtext(f"{SVG}title") == "Cut the Rope"
        assert root.findtext(f"{SVG}desc") == RopeDrawing().text(ROPE.view(state, viewer))
        assert not re.search(r"href|url\(|<script|<style|<image|\bid=", svg)


def test_svg_before_the_deal() -> None:
    assert RopeDrawing().svg(ROPE.view(ROPE.start(8), SPECTATOR), "table").startswith("<svg")


def test_cr14_every_number_of_a_long_row_is_drawn() -> None:
    places = (PlayerCards("9"), PlayerCards("9"))
    long = arrange(*places, rows=(LONG_ROW,), options={"same": "yes"})
    without = arrange(*places, options={"same": "yes"})
    drawn = Counter(svg_texts(long, 0)) - Counter(svg_texts(without, 0))
    assert Counter(LONG_ROW.replace("S", "").split()) <= drawn


@pytest.mark.parametrize("size", [LARGE, MEDIUM, SMALL])
@pytest.mark.parametrize("width", [160, 380, 880])
@pytest.mark.parametrize("count", [0, 1, 2, 10, 30, 60])
def test_rows_stay_within_their_width(count: int, width: int, size: Size) -> None:
    spots = fan(count, width, size)
    assert len(spots) == count
    for spot in spots:
        assert spot.x + size.width <= width
        assert spot.y + size.height <= fan_height(count, width, size)
        assert spot.shows >= size.least_step
    for one, other in pairwise(spots):
        assert other.y > one.y or other.x - one.x in (one.shows, size.step)
