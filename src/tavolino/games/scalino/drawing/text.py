"""The table for a terminal: the diamond from above, with details on the right."""

from itertools import zip_longest
from textwrap import wrap
from typing import Final

from tavolino.core import View
from tavolino.games.scalino.drawing.description import (
    build_turn,
    colour_name,
    demolition_turn,
    signed,
)
from tavolino.games.scalino.drawing.diamond import draw_diamond
from tavolino.games.scalino.drawing.scene import free_spaces, tops
from tavolino.games.scalino.rules.board import SIZES, STAR, Space
from tavolino.games.scalino.rules.pyramid import COLOUR_LETTERS, Block, Colour
from tavolino.games.scalino.rules.rows import row_points
from tavolino.games.scalino.rules.scoring import ColourScore
from tavolino.games.scalino.rules.view import BuildBoard, DemolitionBoard, blocks_in_view
from tavolino.locales import say

WIDTH: Final = 79
MARGIN: Final = 2
"""Columns between the diamond and the panel."""
PANEL: Final = 29
"""Columns of the panel on the right."""
POINTS: Final = 7
GREEN: Final[Colour] = 0
"""The colour of the key's example."""


def draw_build(view: View[BuildBoard], language: str) -> str:
    """The pyramid, the level being built, and what each colour has."""
    board = view.board
    blocks = blocks_in_view(board.blocks)
    building = None if view.outcome else board.level
    free = free_spaces(blocks, building)
    turn = _wrap_all(build_turn(view, language))
    key = _build_key(building, STAR in free, language)
    panel = [*turn, "", *_stocks(board, language), "", *key]
    picture = _side_by_side(draw_diamond(tops(blocks), free), panel)
    if view.outcome:
        picture += ["", *(line for score in board.scores for line in _score_lines(score, language))]
    return "\n".join(picture)


def draw_demolition(view: View[DemolitionBoard], takeable: tuple[Block, ...], language: str) -> str:
    """What is left of the pyramid, what can be taken, and what each seat has."""
    board = view.board
    blocks = blocks_in_view(board.blocks)
    seen = tops(blocks)
    bright = frozenset(space for space, block in seen.items() if block in takeable)
    turn = _wrap_all(demolition_turn(view, language))
    panel = [*turn, "", *_taken_lines(board, language), "", *_demolition_key(seen, language)]
    picture = _side_by_side(draw_diamond(seen, bright), panel)
    return "\n".join([*picture, *_can_be_taken(takeable, language)])


def _side_by_side(left: list[str], right: list[str]) -> list[str]:
    width = max(map(len, left)) + MARGIN
    pairs = zip_longest(left, ["", "", *right], fillvalue="")
    return [f"{a:<{width}}{b}".rstrip() for a, b in pairs]


def _wrap_all(sentences: list[str]) -> list[str]:
    return [line for sentence in sentences for line in wrap(sentence, PANEL)]


def _stocks(board: BuildBoard, language: str) -> list[str]:
    """The blocks, the points and the seat of each colour; the seat's heading stands above the
    points, where there is room for a long word."""
    names = [colour_name(score.colour, language) for score in board.scores]
    longest = max(map(len, names), default=0)
    blocks_of, seat_word = say("drawing-scalino-blocks-of", language), say("drawing-seat", language)
    lines = [
        f"{blocks_of:>{longest + 10}}{seat_word:>{POINTS + 3}}",
        " " * (longest + 4) + " 1 2 3" + say("drawing-points", language).rjust(POINTS),
    ]
    for score, seat, name in zip(board.scores, board.owners, names, strict=True):
        colour = score.colour
        due = ">" if board.turn and colour in (board.turn.colour, board.turn.other) else " "
        left = "".join(f"{count:2}" for count in board.unused[colour])
        points = f"{signed(score.total):>{POINTS}}{'-' if seat is None else seat + 1:>3}"
        lines.append(f"{due} {COLOUR_LETTERS[colour]} {name:<{longest}}{left}{points}")
    return lines


def _key_of_blocks(language: str) -> str:
    green = colour_name(GREEN, language)
    return "G2  " + say("drawing-scalino-key-block", language, colour=green, level=2)


def _key_of_star(language: str) -> str:
    return " *  " + say("drawing-scalino-key-star", language)


def _build_key(building: int | None, star: bool, language: str) -> list[str]:
    key = [_key_of_blocks(language)]
    if building:
        sign = f"(G{building - 1}) " if building > 1 else " ·  "
        key.append(sign + say("drawing-scalino-key-free", language, level=building))
    return [*key, _key_of_star(language)] if star and building == 1 else key


def _score_lines(score: ColourScore, language: str) -> list[str]:
    """The breakdown of a colour's points."""
    parts = [f"{'-'.join(row)} {row_points(len(row))}" for row in score.rows]
    parts += [say("drawing-scalino-worthless", language, place=name) for name in score.worthless]
    if score.unused:
        parts.append(say("drawing-scalino-unused", language, points=signed(score.unused)))
    text = say(
        "drawing-scalino-counted",
        language,
        colour=colour_name(score.colour, language),
        points=signed(score.total),
        parts=", ".join(parts) or say("drawing-scalino-nothing", language),
    )
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _taken_lines(board: DemolitionBoard, language: str) -> list[str]:
    seat_word = say("drawing-seat", language)
    names = [f"{seat_word} {seat + 1}" for seat in range(len(board.taken))]
    longest = max(map(len, names), default=0)
    blocks_of, points = say("drawing-scalino-blocks-of", language), say("drawing-points", language)
    lines = [
        f"{blocks_of:>{longest + 11}}",
        f"{'':{longest + 2}}  1  2  3{points:>{POINTS}}",
    ]
    for seat, sizes in enumerate(board.taken):
        due = ">" if board.turn == seat and board.blocks else " "
        counts = "".join(f"{sizes.count(size):3}" for size in SIZES)
        lines.append(f"{due} {names[seat]:<{longest}}{counts}{sum(sizes):{POINTS}}")
    return lines


def _demolition_key(seen: dict[Space, Block], language: str) -> list[str]:
    if not seen:
        return [_key_of_star(language)]
    key = [_key_of_blocks(language), "(G2) " + say("drawing-scalino-key-takeable", language)]
    return key if STAR in seen else [*key, _key_of_star(language)]


def _can_be_taken(takeable: tuple[Block, ...], language: str) -> list[str]:
    lines = []
    for size in SIZES:
        names = sorted(block.place.name for block in takeable if block.place.size == size)
        if names:
            places = " ".join(names)
            text = say("drawing-demolition-takeable", language, points=size, places=places)
            lines += wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return ["", *lines] if lines else []
