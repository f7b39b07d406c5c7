"""Dice and score sheets as SVG."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from tavolino.core import Seat, View
from tavolino.drawing import palette, theme
from tavolino.drawing.svg import Point, tag, text_at
from tavolino.games.cutit.drawing.paper import PAINTS, PRINTS, mark
from tavolino.games.cutit.rules.scoring import COLUMN, PENALTY
from tavolino.games.cutit.rules.sheet import BLANK
from tavolino.games.cutit.rules.snippet import COLOURS, Colour
from tavolino.games.cutit.rules.state import ROUNDS
from tavolino.games.cutit.rules.view import CutItBoard, CutItShownPlayer, ShownRound
from tavolino.locales import say

WIDTH: Final = 480
LINE: Final = 24
SMALL: Final = 13
DICE_LEFT: Final = 52
SEATS_LEFT: Final = 160
BOX: Final = 22
BOX_LINE: Final = 32
"""From one seat's bonus columns to those of the next."""
RISES_LEFT: Final = 94
ONE_CUTS_LEFT: Final = 320
"""Where the boxes of the two columns begin, to the right of their names."""


def draw_die(colour: Colour, face: str, at: Point, size: float) -> str:
    """A die from above: its colour and mark, and the face it shows."""
    x, y = at
    paint = PAINTS[colour]
    is_large = size > 30
    parts = [
        tag("rect", x=x, y=y, width=size, height=size, rx=size / 5, fill=paint),
        tag(
            "path",
            d=mark(colour, (x + size * 0.2, y + size * 0.22), size * 0.09),
            fill=PRINTS[colour],
        )
        if is_large
        else "",
    ]
    if face != BLANK:
        ink = palette.INK if colour == "Y" else palette.LIGHT
        middle = (x + size / 2, y + size / 2)
        parts.append(text_at(face, middle, size * 0.62, fill=ink, font_weight="700"))
    return "".join(parts)


def draw_roll(faces: str, at: Point, size: float, gap: float) -> str:
    x, y = at
    dice = enumerate(zip(COLOURS, faces, strict=True))
    return "".join(
        draw_die(colour, face, (x + index * (size + gap), y), size)
        for index, (colour, face) in dice
    )


def scores_height(seats: int) -> int:
    return LINE * (ROUNDS + 7) + seats * BOX_LINE


def draw_scores(view: View[CutItBoard], at: Point, language: str) -> str:
    """Every round with its dice and each seat's points, then the sums and both columns."""
    left, top = at
    board = view.board
    parts = [_heads(view, left, top, language)]
    for number in range(1, ROUNDS + 1):
        parts += _round(board, number, left, top + number * LINE, language)
    bottom = top + (ROUNDS + 1) * LINE
    parts += _sums(board, left, bottom, language)
    for seat, player in enumerate(board.players):
        y = bottom + 6 * LINE + seat * BOX_LINE
        parts += _columns(player, seat, left, y, language)
    return tag("g", *parts)


def _column_middle(seat: int, seats: int, left: float) -> float:
    """The middle of a seat's column."""
    width = (WIDTH - SEATS_LEFT) / seats
    return left + SEATS_LEFT + (seat + 0.5) * width


def _heads(view: View[CutItBoard], left: float, top: float, language: str) -> str:
    heads = [text_at(say("cutit-round-word", language), (left + 24, top), SMALL, fill=theme.QUIET)]
    for seat in range(view.seats):
        is_due = seat in view.to_act
        heads.append(
            text_at(
                say("seat-number", language, seat=seat + 1),
                (_column_middle(seat, view.seats, left), top),
                SMALL,
                fill=theme.ACCENT if is_due else theme.INK,
                font_weight="700" if is_due else "400",
            )
        )
    return "".join(heads)


def _round(board: CutItBoard, number: int, left: float, y: float, language: str) -> Iterator[str]:
    if number % 2:
        yield tag("rect", x=left, y=y - LINE / 2, width=WIDTH, height=LINE, rx=4, fill=theme.PAPER)
    is_running = number == board.round and board.phase in ("corners", "cuts")
    ink = theme.ACCENT if is_running else theme.QUIET
    yield text_at(str(number), (left + 24, y), SMALL, fill=ink, font_weight="600")
    if number <= board.round:
        yield draw_roll(board.rolls[number - 1], (left + DICE_LEFT, y - 9), 18, 5)
    for seat, player in enumerate(board.players):
        middle = (_column_middle(seat, len(board.players), left), y)
        if number <= len(player.rounds):
            yield _entry(player.rounds[number - 1], middle)
        elif is_running and player.has_cut:
            has_cut = say("drawing-cutit-cut-mark", language)
            yield text_at(has_cut, middle, SMALL, fill=theme.QUIET, font_style="italic")


def _entry(one: ShownRound, at: Point) -> str:
    x, y = at
    if one.faults:
        return text_at(f"−{PENALTY}", at, 15, fill=theme.ACCENT, font_weight="700")
    marks = "+" * one.rose + "1" * one.one_cut
    badges = [
        tag("circle", cx=x + 20 + 17 * index, cy=y, r=7, fill="none", stroke=theme.QUIET)
        + text_at(mark, (x + 20 + 17 * index, y), 11, fill=theme.INK)
        for index, mark in enumerate(marks)
    ]
    return text_at(str(one.points), at, 15, fill=theme.INK, font_weight="600") + "".join(badges)


def _sums(board: CutItBoard, left: float, top: float, language: str) -> Iterator[str]:
    """Penalties, columns, puzzle and token, and the total."""
    is_over = board.phase == "over"
    for index, (key, sum_of) in enumerate(SUMS.items()):
        y = top + index * LINE
        weight = "700" if key == "cutit-sum-total" else "400"
        at = (left + 8, y)
        quiet = {"fill": theme.QUIET, "text_anchor": "start", "font_weight": weight}
        yield text_at(say(key, language), at, SMALL, **quiet)
        for seat, player in enumerate(board.players):
            at = (_column_middle(seat, len(board.players), left), y)
            text = sum_of(player, is_over)
            yield text_at(text, at, 15, fill=theme.INK, font_weight=weight)


def _rounds_sum(player: CutItShownPlayer, is_over: bool) -> str:
    return signed(player.score.points - PENALTY * player.score.penalties)


def _columns_sum(player: CutItShownPlayer, is_over: bool) -> str:
    return signed(player.score.rise_points + player.score.one_cut_points)


def _token(player: CutItShownPlayer, is_over: bool) -> str:
    return "–" if player.token is None else signed(player.token)


def _outside(player: CutItShownPlayer, is_over: bool) -> str:
    return signed(-player.check.cost) if player.check and is_over else "–"


def _total(player: CutItShownPlayer, is_over: bool) -> str:
    return signed(player.total)


SUMS: Final[Mapping[str, Callable[[CutItShownPlayer, bool], str]]] = {
    "drawing-cutit-sum-rounds": _rounds_sum,
    "drawing-cutit-sum-columns": _columns_sum,
    "cutit-sum-token": _token,
    "cutit-sum-outside": _outside,
    "cutit-sum-total": _total,
}
"""The lines below the rounds, by the key of their name."""


def signed(number: int) -> str:
    """The number with a typographic minus sign."""
    return str(number).replace("-", "−")


def _columns(
    player: CutItShownPlayer, seat: Seat, left: float, y: float, language: str
) -> Iterator[str]:
    """Both bonus columns of a seat, drawn horizontally, with their circles."""
    name = say("seat-number", language, seat=seat + 1)
    yield text_at(name, (left + 8, y), SMALL, fill=theme.INK, text_anchor="start")
    for heading, circles, start in (
        ("+", player.score.rises, RISES_LEFT),
        (say("drawing-cutit-one-cut-short", language), player.score.one_cuts, ONE_CUTS_LEFT),
    ):
        at = left + start
        yield text_at(heading, (at - 8, y), SMALL, fill=theme.QUIET, text_anchor="end")
        for index, points in enumerate(COLUMN):
            x = at + BOX * index
            is_circled = index < circles
            paper = {"fill": theme.PAPER, "stroke": theme.LINE}
            yield tag("rect", x=x, y=y - BOX / 2, width=BOX, height=BOX, **paper)
            yield text_at(
                str(points),
                (x + BOX / 2, y),
                12,
                fill=theme.INK if is_circled else theme.QUIET,
                font_weight="700" if index == min(circles, len(COLUMN)) - 1 else "400",
            )
            if is_circled:
                yield tag(
                    "circle",
                    cx=x + BOX / 2,
                    cy=y,
                    r=BOX / 2 - 2,
                    fill="none",
                    stroke=theme.ACCENT,
                    stroke_width=1.6,
                )
