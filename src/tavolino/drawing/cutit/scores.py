"""Dice and score sheets as SVG."""

from collections.abc import Iterator
from typing import Final

from tavolino.core import View
from tavolino.drawing import palette
from tavolino.drawing.cutit.paper import EDGE, PAINTS, PRINTS, mark
from tavolino.drawing.svg import Point, tag, words
from tavolino.games.cutit.scoring import COLUMN, PENALTY
from tavolino.games.cutit.sheet import BLANK
from tavolino.games.cutit.shown import CutItBoard, ShownPlayer, ShownRound
from tavolino.games.cutit.snippet import COLOURS, Colour
from tavolino.games.cutit.state import ROUNDS

WIDTH: Final = 480
LINE: Final = 24
SMALL: Final = 13
QUIET: Final = palette.mix(palette.INK, palette.PAPER, 38)
DICE_LEFT: Final = 52
SEATS_LEFT: Final = 160
BOX: Final = 24


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
        parts.append(words(face, middle, size * 0.62, fill=ink, font_weight="700"))
    return "".join(parts)


def draw_roll(faces: str, at: Point, size: float, gap: float) -> str:
    x, y = at
    dice = enumerate(zip(COLOURS, faces, strict=True))
    return "".join(
        draw_die(colour, face, (x + index * (size + gap), y), size)
        for index, (colour, face) in dice
    )


def scores_height(seats: int) -> int:
    return LINE * (ROUNDS + 7) + seats * (BOX + 8)


def draw_scores(view: View[CutItBoard], at: Point) -> str:
    """Every round with its dice and what each seat made of it, then the sums and both columns."""
    left, top = at
    board = view.board
    parts = [_heads(view, left, top)]
    for number in range(1, ROUNDS + 1):
        parts += _round(board, number, left, top + number * LINE)
    bottom = top + (ROUNDS + 1) * LINE
    parts += _sums(board, left, bottom)
    for seat, player in enumerate(board.players):
        parts += _columns(player, f"Seat {seat}", left, bottom + 6 * LINE + seat * (BOX + 8))
    return tag("g", *parts)


def _column_of(seat: int, seats: int, left: float) -> float:
    """The middle of a seat's column."""
    width = (WIDTH - SEATS_LEFT) / seats
    return left + SEATS_LEFT + (seat + 0.5) * width


def _heads(view: View[CutItBoard], left: float, top: float) -> str:
    heads = [words("Round", (left + 24, top), SMALL, fill=QUIET)]
    for seat in range(view.seats):
        is_due = seat in view.to_act
        heads.append(
            words(
                f"Seat {seat}",
                (_column_of(seat, view.seats, left), top),
                SMALL,
                fill=palette.ACCENT if is_due else palette.INK,
                font_weight="700" if is_due else "400",
            )
        )
    return "".join(heads)


def _round(board: CutItBoard, number: int, left: float, y: float) -> Iterator[str]:
    if number % 2:
        yield tag(
            "rect", x=left, y=y - LINE / 2, width=WIDTH, height=LINE, rx=4, fill=palette.PAPER
        )
    is_running = number == board.round and board.phase in ("corners", "cuts")
    ink = palette.ACCENT if is_running else QUIET
    yield words(str(number), (left + 24, y), SMALL, fill=ink, font_weight="600")
    if number <= board.round:
        yield draw_roll(board.rolls[number - 1], (left + DICE_LEFT, y - 9), 18, 5)
    for seat, player in enumerate(board.players):
        middle = (_column_of(seat, len(board.players), left), y)
        if number <= len(player.rounds):
            yield _entry(player.rounds[number - 1], middle)
        elif is_running and player.has_cut:
            yield words("cut", middle, SMALL, fill=QUIET, font_style="italic")


def _entry(one: ShownRound, at: Point) -> str:
    x, y = at
    if one.faults:
        return words(f"−{PENALTY}", at, 15, fill=palette.ACCENT, font_weight="700")
    signs = "+" * one.rose + "1" * one.one_cut
    badges = [
        tag("circle", cx=x + 20 + 17 * index, cy=y, r=7, fill="none", stroke=QUIET)
        + words(sign, (x + 20 + 17 * index, y), 11, fill=palette.INK)
        for index, sign in enumerate(signs)
    ]
    return words(str(one.points), at, 15, fill=palette.INK, font_weight="600") + "".join(badges)


def _sums(board: CutItBoard, left: float, top: float) -> Iterator[str]:
    """Penalties, columns, puzzle and token, and the total."""
    is_over = board.phase == "over"
    names = ("Rounds and penalties", "Columns", "Token", "Outside", "Total")
    for index, name in enumerate(names):
        y = top + index * LINE
        weight = "700" if name == "Total" else "400"
        yield words(name, (left + 8, y), SMALL, fill=QUIET, text_anchor="start", font_weight=weight)
        for seat, player in enumerate(board.players):
            text = _sum(player, name, is_over=is_over)
            at = (_column_of(seat, len(board.players), left), y)
            yield words(text, at, 15, fill=palette.INK, font_weight=weight)


def _sum(player: ShownPlayer, name: str, *, is_over: bool) -> str:
    score = player.score
    match name:
        case "Rounds and penalties":
            return signed(score.points - PENALTY * score.penalties)
        case "Columns":
            return signed(score.rise_points + score.one_cut_points)
        case "Token":
            return "–" if player.token is None else signed(player.token)
        case "Outside":
            return signed(-player.check.cost) if player.check and is_over else "–"
    return signed(player.total)


def signed(number: int) -> str:
    """With a real minus sign."""
    return str(number).replace("-", "−")


def _columns(player: ShownPlayer, name: str, left: float, y: float) -> Iterator[str]:
    """Both bonus columns of a seat, lying: circled as far as they have come."""
    yield words(name, (left + 8, y), SMALL, fill=palette.INK, text_anchor="start")
    for sign, circles, start in (
        ("+", player.score.rises, 76),
        ("1 cut", player.score.one_cuts, 300),
    ):
        at = left + start
        yield words(sign, (at - 8, y), SMALL, fill=QUIET, text_anchor="end")
        for index, worth in enumerate(COLUMN):
            x = at + BOX * index
            is_circled = index < circles
            yield tag(
                "rect", x=x, y=y - BOX / 2, width=BOX, height=BOX, fill=palette.PAPER, stroke=EDGE
            )
            yield words(
                str(worth),
                (x + BOX / 2, y),
                12,
                fill=palette.INK if is_circled else QUIET,
                font_weight="700" if index == min(circles, len(COLUMN)) - 1 else "400",
            )
            if is_circled:
                yield tag(
                    "circle",
                    cx=x + BOX / 2,
                    cy=y,
                    r=BOX / 2 - 2,
                    fill="none",
                    stroke=palette.ACCENT,
                    stroke_width=1.6,
                )
