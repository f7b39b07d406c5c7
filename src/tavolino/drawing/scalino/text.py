"""The table for a terminal: the diamond from above, and beside it what a player needs to know."""

from itertools import zip_longest
from textwrap import wrap
from typing import Final

from tavolino.core import View
from tavolino.drawing.scalino.diamond import draw_diamond
from tavolino.drawing.scalino.scene import free_spaces, signed, tops
from tavolino.games.scalino.board import SIZES, STAR, TOP_LEVEL, Space
from tavolino.games.scalino.pyramid import COLOUR_LETTERS, COLOUR_NAMES, Block
from tavolino.games.scalino.rows import row_points
from tavolino.games.scalino.scoring import ColourScore
from tavolino.games.scalino.shown import BuildBoard, DemolitionBoard, shown_blocks

WIDTH: Final = 79
MARGIN: Final = 2
"""Columns between the diamond and what stands beside it."""


def draw_build(view: View[BuildBoard]) -> str:
    """The pyramid, the level being built, and what each colour has."""
    board = view.board
    blocks = shown_blocks(board.blocks)
    building = None if view.outcome else board.level
    free = free_spaces(blocks, building)
    panel = [*_build_turn(view), "", *_stocks(board), "", *_build_key(building, STAR in free)]
    picture = _side_by_side(draw_diamond(tops(blocks), free), panel)
    if view.outcome:
        picture += ["", *(line for score in board.scores for line in _counted(score))]
    return "\n".join(picture)


def draw_demolition(view: View[DemolitionBoard], takeable: tuple[Block, ...]) -> str:
    """What is left of the pyramid, what can be taken, and what each seat has."""
    board = view.board
    blocks = shown_blocks(board.blocks)
    seen = tops(blocks)
    bright = frozenset(space for space, block in seen.items() if block in takeable)
    panel = [*_demolition_turn(view), "", *_taken(board), "", *_demolition_key(seen)]
    return "\n".join([*_side_by_side(draw_diamond(seen, bright), panel), *_can_be_taken(takeable)])


def _side_by_side(left: list[str], right: list[str]) -> list[str]:
    width = max(map(len, left)) + MARGIN
    pairs = zip_longest(left, ["", "", *right], fillvalue="")
    return [f"{a:<{width}}{b}".rstrip() for a, b in pairs]


def _build_turn(view: View[BuildBoard]) -> list[str]:
    board = view.board
    if view.outcome:
        return ["The game is over."]
    if board.turn is None:
        return ["The lot says who begins."]
    seat, colour = board.turn.seat, COLOUR_NAMES[board.turn.colour]
    says = f"Seat {seat} places {colour}"
    return [
        f"Level {board.level} of {TOP_LEVEL}",
        says + (" (extra)." if board.turn.bonus else "."),
    ]


def _stocks(board: BuildBoard) -> list[str]:
    lines = ["          blocks of", "           1 2 3 points seat"]
    for score, seat in zip(board.scores, board.owners, strict=True):
        colour = score.colour
        due = ">" if board.turn and board.turn.colour == colour else " "
        left = "".join(f"{count:2}" for count in board.unused[colour])
        points = f"{signed(score.total):>7}{'-' if seat is None else seat:>5}"
        lines.append(f"{due} {COLOUR_LETTERS[colour]} {COLOUR_NAMES[colour]:<6}{left}{points}")
    return lines


def _build_key(building: int | None, star: bool) -> list[str]:
    key = ["G2  green, on level 2"]
    if building and building > 1:
        key.append(f"(G{building - 1}) free on level {building}")
    elif building:
        key.append(" ·  free on level 1")
    return [*key, " *  the star"] if star and building == 1 else key


def _counted(score: ColourScore) -> list[str]:
    """How a colour's points came about."""
    rows = [f"{'-'.join(row)} {row_points(len(row))}" for row in score.rows]
    parts = [*rows, *(f"{name} 0 (only beside the star)" for name in score.worthless)]
    if score.unused:
        parts.append(f"blocks left over {signed(score.unused)}")
    text = f"{COLOUR_NAMES[score.colour]} {signed(score.total)}: {', '.join(parts) or 'nothing'}"
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _demolition_turn(view: View[DemolitionBoard]) -> list[str]:
    board = view.board
    if view.outcome:
        return ["The game is over."]
    if not board.dealt:
        return ["The pyramid is to be dealt."]
    if board.turn is None:
        return ["The lot says who begins."]
    return [f"Seat {board.turn} " + ("may take one more." if board.bonus else "takes a block.")]


def _taken(board: DemolitionBoard) -> list[str]:
    lines = ["         blocks of", "          1  2  3 points"]
    for seat, sizes in enumerate(board.taken):
        due = ">" if board.turn == seat and board.blocks else " "
        counts = "".join(f"{sizes.count(size):3}" for size in SIZES)
        lines.append(f"{due} seat {seat} {counts}{sum(sizes):6}")
    return lines


def _demolition_key(seen: dict[Space, Block]) -> list[str]:
    if not seen:
        return [" *  the star"]
    key = ["G2  green, on level 2", "(G2) can be taken"]
    return key if STAR in seen else [*key, " *  the star"]


def _can_be_taken(takeable: tuple[Block, ...]) -> list[str]:
    lines = []
    for size in SIZES:
        names = [block.place.name for block in takeable if block.place.size == size]
        if names:
            text = f"Can be taken, {size} point{'s' * (size > 1)}: {' '.join(sorted(names))}"
            lines += wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return ["", *lines] if lines else []
