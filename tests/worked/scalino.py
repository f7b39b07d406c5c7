"""Scalino and its demolition: places, gaps, bonus, rows and takes, worked out."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from tavolino.core import SPECTATOR, read_record
from tavolino.drawing import palette
from tavolino.drawing.svg import Attributes, Point, tag
from tavolino.games import rules
from tavolino.games.scalino.demolition.rules.game import check_take, removable
from tavolino.games.scalino.drawing.above import CELL, MARGIN, SIZE, draw_above, project
from tavolino.games.scalino.drawing.marks import PAINTS
from tavolino.games.scalino.drawing.scene import Scene
from tavolino.games.scalino.drawing.scenes import build_scene
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.board import (
    STAR,
    file_and_rank,
    read_place,
    read_space,
    space_name,
)
from tavolino.games.scalino.rules.placement import Gaps, check_place
from tavolino.games.scalino.rules.pyramid import Block, Pyramid
from tavolino.games.scalino.rules.rows import row_points
from tavolino.games.scalino.rules.scoring import score
from tests.games.scalino.rules.table import LEVEL_1, build, pyramid_of
from tests.worked.example import Example, Part, checked, scored
from tests.worked.marks import cropped, letter, with_letters

RECORDS: Final = Path(__file__).parents[1] / "golden" / "records"
GREEN: Final = 0
YELLOW: Final = 2
RADIUS: Final = 18


def scene_of(blocks: Sequence[Block]) -> Scene:
    return Scene(game="Scalino", description="", language="en", blocks=tuple(blocks), over=False)


def middle_of(name: str) -> Point:
    """The middle of a space in the drawing from above."""
    x, y = file_and_rank(read_space(name))
    return project(x + 0.5, y + 0.5)


def candidate(name: str, colour: int) -> str:
    """The dashed outline of a block that somebody would like to place."""
    x, y = middle_of(name)
    side = CELL - 12
    outline: Attributes = {"stroke_width": 4, "stroke_dasharray": "9 6", "fill": "none"}
    place: Attributes = {"x": x - side / 2, "y": y - side / 2, "width": side, "height": side}
    paint = palette.darker(PAINTS[colour], 20)
    return tag("rect", **place, rx=8, fill=palette.PAPER, opacity=0.75) + tag(
        "rect", **place, rx=8, stroke=paint, **outline
    )


def candidates(parts: Iterable[Part], names: Iterable[str], colour: int) -> list[str]:
    drawn = []
    for part, name in zip(parts, names, strict=True):
        x, y = middle_of(name)
        drawn += [candidate(name, colour), letter(part, (x - 6, y - 4), RADIUS)]
    return drawn


WHOLE: Final = (MARGIN // 2, MARGIN // 2, SIZE - MARGIN, SIZE - MARGIN)
"""The board with half its margin: left, top, width and height."""

# Places

MIDDLE: Final = (round(project(2, 8)[0]), round(project(2, 8)[1]), 6 * CELL, 5 * CELL)
"""Files c to h, ranks 4 to 8: left, top, width and height."""

BEGUN: Final = pyramid_of("Gd5-f5 Pd6 Ye6 Bf6 Yd7")
PLACES: Final = {"a": "g6", "b": "e7", "c": "g7", "d": "g5", "e": "f7", "f": "d6"}


def judge(name: str, pyramid: Pyramid, colour: int, place: str, gaps: Gaps = "bay") -> Part:
    return checked(name, lambda: check_place(pyramid, colour, read_place(place), gaps))


PLACE_PARTS: Final = tuple(judge(name, BEGUN, GREEN, place) for name, place in PLACES.items())


def draw_places() -> str:
    """The middle of the board, with single blocks that green would like to place."""
    svg = draw_above(scene_of(BEGUN.blocks))
    drawn = with_letters(svg, candidates(PLACE_PARTS, PLACES.values(), GREEN))
    return cropped(drawn, *MIDDLE)


# Gaps

WIDE: Final = pyramid_of("Gd5-f5 Pd6 Ye6 Bf6 Pg6 Yd7")
GAPS: Final = {"a": "g7", "b": "f7", "c": "e7"}
GAP_PARTS: Final = tuple(judge(name, WIDE, GREEN, place) for name, place in GAPS.items())
NOTCH_PARTS: Final = tuple(judge(name, WIDE, GREEN, place, "notch") for name, place in GAPS.items())
"""The same if the host has chosen that only single spaces are not left open."""


def draw_gaps() -> str:
    svg = draw_above(scene_of(WIDE.blocks))
    drawn = with_letters(svg, candidates(GAP_PARTS, GAPS.values(), GREEN))
    return cropped(drawn, *MIDDLE)


# Bonus

FULL: Final = build(4, LEVEL_1)
BONUS: Final = {"a": "e5", "b": "f4", "c": "c7"}
"""Where yellow, who has placed the last block of level 1, would like to put one more."""


def _judge_bonus(name: str, place: str) -> Part:
    (seat,) = FULL.to_act
    assert seat == YELLOW
    return checked(name, lambda: SCALINO.check(FULL.state, seat, read_place(place)))


BONUS_PARTS: Final = tuple(_judge_bonus(name, place) for name, place in BONUS.items())


def draw_bonus() -> str:
    svg = draw_above(replace(scene_of(FULL.state.pyramid.blocks), building=2))
    return cropped(with_letters(svg, candidates(BONUS_PARTS, BONUS.values(), YELLOW)), *WHOLE)


# Rows

ENDED: Final = read_record((RECORDS / "sc17.jsonl").read_bytes(), rules()).play
GREEN_SCORE: Final = score(ENDED.state.pyramid)[GREEN]
DIVISION: Final = (
    ("f8", "f7", "g7", "g6", "h6", "h5"),
    ("c7", "d7"),
    ("f6",),
    ("b4",),
    ("f4",),
    ("c5",),
)
"""Green's steps in rows. There is another division with as many points; in this one the single step
f6 lies beside the second and the fourth of the six."""
ROW_SPACES: Final = {
    "a": ("f6",),
    "b": (space_name(STAR),),
    "c": GREEN_SCORE.worthless,
    "d": ("f8",),
    "e": ("c7",),
    "f": ("b4", "f4", "c5"),
}
"""Where the letters are."""
ROW_PARTS: Final = (
    scored("a", row_points(1), "SC-12"),
    scored("b", 0, "SC-11"),
    scored("c", 0, "SC-14"),
    *(scored(name, row_points(len(row))) for name, row in zip("de", DIVISION, strict=False)),
    scored("f", len(ROW_SPACES["f"]) * row_points(1)),
)


def draw_rows() -> str:
    scene = build_scene(SCALINO.view(ENDED.state, SPECTATOR), "en")
    green = replace(GREEN_SCORE, rows=DIVISION)
    scene = replace(scene, scores=(green, *scene.scores[1:]))
    letters = []
    for part in ROW_PARTS:
        for name in ROW_SPACES[part.letter]:
            x, y = middle_of(name)
            letters.append(letter(part, (x + 15, y - 17), 14))
    return with_letters(draw_above(scene), letters)


# Demolition

PYRAMID_TEXT: Final = (
    "Ge5-g5 Ph4-h6 Yb5-d5 Be6-g6 Gd6-d8 Pe7-g7 Ye4-g4 Bd3-d4 Gb4-c4 Pb6-c6 Ye8 Bc7 Ge1-e3 "
    "Pf2-f3 Yd2 Bf8 Gi5 Pa5 Yc3 Bg3 Ge9 Ge6 Pd4-d6 Yd7-f7 Be3-e5 Ge8 Pf6-g6 Yf5 Bb5-c5 "
    "Gf3-f4 Pe2 Yc6 Bg4-g5 Gd3 Yc4 Gh5 Gc5-d5 Pe5 Yd6-e6 Bf4-f6 Pg5 Yd4-e4 Be7 Pe3 Pf5 "
    "Yd5-e5 Be6 Be4"
)
PYRAMID: Final = pyramid_of(PYRAMID_TEXT).blocks
TAKEN: Final = ("f5", "d5-e5", "e6", "c4", "h5")
TAKES: Final = {"a": "e4", "b": "d4-e4", "c": "e5", "d": "h4-h6"}
LETTERED: Final = {"a": "e4", "b": "d4", "c": "e5", "d": "h5"}
"""Where the letters are: a space of the block that can be seen."""


def _left() -> tuple[Block, ...]:
    blocks = PYRAMID
    for name in TAKEN:
        taken = next(block for block in removable(blocks) if block.place.name == name)
        blocks = tuple(block for block in blocks if block != taken)
    return blocks


LEFT: Final = _left()
TAKE_PARTS: Final = tuple(
    checked(name, partial(check_take, LEFT, read_place(place))) for name, place in TAKES.items()
)


def draw_takes() -> str:
    letters = []
    for part, name in zip(TAKE_PARTS, LETTERED.values(), strict=True):
        x, y = middle_of(name)
        letters.append(letter(part, (x - 6, y - 4), RADIUS))
    scene = replace(scene_of(LEFT), takeable=tuple(removable(LEFT)))
    return cropped(with_letters(draw_above(scene), letters), *WHOLE)


SCALINO_EXAMPLES: Final = (
    Example("scalino-places", "scalino", PLACE_PARTS, draw_places),
    Example("scalino-gaps", "scalino", GAP_PARTS, draw_gaps),
    Example("scalino-bonus", "scalino", BONUS_PARTS, draw_bonus),
    Example("scalino-rows", "scalino", ROW_PARTS, draw_rows),
    Example("scalino-takes", "scalino", TAKE_PARTS, draw_takes),
)
