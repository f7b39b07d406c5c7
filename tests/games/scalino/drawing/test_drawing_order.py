"""From the sides: no block is painted over one that hides it."""

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from tavolino.games.scalino.drawing import DemolitionDrawing, ScalinoDrawing
from tavolino.games.scalino.drawing.isometric import ACROSS, AWAY, SIDES, UP
from tests.games.scalino.drawing.drawn_tables import building_game, demolition_game

Box = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]
"""From and to: to the viewer's right, away from the viewer, up."""

SAMPLES = 3
"""Points for each space, level and direction on a block at which it is looked for."""


def boxes_in_order(svg: str, side: str) -> list[Box]:
    """The blocks of a drawing as they are painted, read from their names."""
    found = []
    for group in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}g"):
        place, level = group.get("data-block"), group.get("data-level")
        if place and level:
            x1, x2 = ("abcdefghi".index(one) for one in (place[0], place[-2]))
            y1, y2 = int(place[1]) - 1, int(place[-1]) - 1
            across, away = {
                "south": ((x1, x2 + 1), (y1, y2 + 1)),
                "north": ((8 - x2, 9 - x1), (8 - y2, 9 - y1)),
                "east": ((y1, y2 + 1), (8 - x2, 9 - x1)),
                "west": ((8 - y2, 9 - y1), (x1, x2 + 1)),
            }[side]
            found.append((across, away, (int(level) - 1, int(level))))
    return found


def towards_viewer() -> tuple[float, float, float]:
    """The direction in space that the projection makes a point."""
    right, away = AWAY[0], -ACROSS[0]
    up = -(ACROSS[1] * right + AWAY[1] * away) / UP
    return (right, away, up) if up > 0 else (-right, -away, -up)


def occludes(box: Box, other: Box) -> bool:
    """Does a ray from a point inside the other one towards the viewer go through this one?"""
    direction = towards_viewer()
    for start in points_in(other):
        low, high = 0.0, float("inf")
        for (near, far), at, speed in zip(box, start, direction, strict=True):
            times = sorted(((near - at) / speed, (far - at) / speed))
            low, high = max(low, times[0]), min(high, times[1])
        if low < high:
            return True
    return False


def points_in(box: Box) -> Iterator[tuple[float, float, float]]:
    (left, right), (near, far), (low, high) = box
    shares = [(i + 0.5) / SAMPLES for i in range(SAMPLES)]
    for u in shares:
        for v in shares:
            for w in (0.1, 0.9):
                yield (
                    left + u * (right - left),
                    near + v * (far - near),
                    low + w * (high - low),
                )


def test_the_viewer_stands_above_in_front_and_to_the_right() -> None:
    right, away, up = towards_viewer()
    assert right > 0 > away
    assert up > 0
    assert occludes(((0, 1), (0, 1), (0, 1)), ((0, 1), (1, 2), (0, 1)))
    assert not occludes(((0, 1), (1, 2), (0, 1)), ((0, 1), (0, 1), (0, 1)))


@pytest.mark.parametrize("side", SIDES)
def test_no_block_is_painted_over_one_that_hides_it(side: str) -> None:
    drawn = []
    for draw in range(2):
        *_, last = building_game(4, draw + 10)
        drawn.append(ScalinoDrawing().svg(last, side))
        rest = list(demolition_game(2, draw))
        drawn += [DemolitionDrawing().svg(view, side) for view in rest[2::20]]
    for svg in drawn:
        order = boxes_in_order(svg, side)
        for number, later in enumerate(order):
            for earlier in order[:number]:
                assert not occludes(earlier, later), (earlier, later)


@pytest.mark.parametrize("side", SIDES)
def test_the_corner_at_the_viewers_side_is_drawn_lowest(side: str) -> None:
    """Who stands in the south has e1 in front of them, and so on around the table."""
    nearest = {"south": "e", "east": "5", "north": "e", "west": "5"}[side]
    root = ElementTree.fromstring(ScalinoDrawing().svg(next(building_game(4, 1)), side))
    texts = root.iter("{http://www.w3.org/2000/svg}text")
    labels = {text.text: float(text.get("y", "0")) for text in texts}
    assert max(labels, key=lambda label: labels[label]) == nearest
    ends = {"south": "1i", "east": "i9", "north": "9a", "west": "a1"}[side]
    assert labels[ends[0]] > labels[{"1": "9", "9": "1", "i": "a", "a": "i"}[ends[0]]]
