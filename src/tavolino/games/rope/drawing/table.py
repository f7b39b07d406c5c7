"""The whole table as SVG: the others above, shared rows in the middle, own cards below."""

from typing import Final

from tavolino.core import Seat, View
from tavolino.drawing import theme
from tavolino.drawing.palette import INK, PAPER, TABLE, WOOD, mix
from tavolino.drawing.svg import document, tag, text_at
from tavolino.games.rope.drawing.cards import (
    BOLD,
    LARGE,
    QUIET,
    back,
    card,
    count_label,
    free_place,
    scissors,
    stack,
)
from tavolino.games.rope.drawing.due import due_lines
from tavolino.games.rope.drawing.fans import fan, fan_height
from tavolino.games.rope.drawing.players import Mark, own_height, own_panel, panel, panel_height
from tavolino.games.rope.drawing.text import draw_text
from tavolino.games.rope.rules.moves import ROW_NAMES
from tavolino.games.rope.rules.view import RopeBoard, ShownRow
from tavolino.locales import say

WIDTH: Final = 1280
MARGIN: Final = 24
GAP: Final = 16
MOST_COLUMNS: Final = 4
WIDEST_PANEL: Final = 608
FAN_X: Final = MARGIN + 72
FAN_WIDTH: Final = 880
PILES_X: Final = WIDTH - MARGIN - LARGE.width - 8
ROPE: Final = mix(TABLE, WOOD, 70)
WAYS: Final = {"up": "1→10", "down": "10→1"}
"""The range of a row by direction."""


def draw_table(view: View[RopeBoard], language: str) -> str:
    """The table as an SVG document; its description is the drawing for a terminal."""
    parts: list[str] = []
    y = MARGIN
    others = [seat for seat in _seating(view) if seat != view.viewer]
    y = _draw_others(view, others, y, parts)
    y = _draw_shared(view.board, y, parts)
    if view.viewer in range(len(view.board.players)):
        player = view.board.players[view.viewer]
        width = WIDTH - 2 * MARGIN
        height = own_height(player, width)
        mark = player_mark(view, view.viewer)
        parts.append(own_panel(player, view.viewer, mark, MARGIN, y, width, height))
        y += height + GAP
    height = y - GAP + MARGIN
    table = tag("rect", width=WIDTH, height=height, fill=theme.TABLE)
    title, description = say("game-rope", language), draw_text(view, language)
    return document(title, description, (WIDTH, height), table, *parts, language=language)


def _seating(view: View[RopeBoard]) -> list[Seat]:
    """The seats in turn order, those after the viewer first."""
    seats = len(view.board.players)
    return [(max(view.viewer, -1) + 1 + place) % seats for place in range(seats)]


def player_mark(view: View[RopeBoard], seat: Seat) -> Mark:
    outcome = view.outcome
    if outcome is not None:
        return Mark(on_turn=False, winner=seat in outcome.winners)
    return Mark(on_turn=seat == view.board.turn, winner=False)


def _draw_others(view: View[RopeBoard], seats: list[Seat], y: int, parts: list[str]) -> int:
    """Draws panels in lines of up to four. Returns where the next part begins."""
    lines = -(-len(seats) // MOST_COLUMNS)
    for line in range(lines):
        columns = -(-len(seats) // lines)
        here = seats[line * columns : (line + 1) * columns]
        room = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns
        width = min(room, WIDEST_PANEL)
        left = (WIDTH - len(here) * width - (len(here) - 1) * GAP) // 2
        players = [view.board.players[seat] for seat in here]
        height = max(panel_height(player, width) for player in players)
        for place, (seat, player) in enumerate(zip(here, players, strict=True)):
            x = left + place * (width + GAP)
            parts.append(panel(player, seat, player_mark(view, seat), x, y, width, height))
        y += height + GAP
    return y


def _draw_shared(board: RopeBoard, y: int, parts: list[str]) -> int:
    """The three shared rows, with the draw and discard piles on the right."""
    y += GAP // 2
    top = y
    for name, row in zip(ROW_NAMES, board.rows, strict=True):
        parts.append(_shared_row(name, row, y))
        y += fan_height(len(row.cards), FAN_WIDTH, LARGE) + GAP
    parts.append(_draw_pile(board.draw_left, PILES_X, top))
    parts.append(_discard_pile(len(board.discard), PILES_X, top + LARGE.height + 2 * GAP))
    return y + GAP // 2


def _shared_row(name: str, row: ShownRow, y: int) -> str:
    """A row on its rope, with the cards it takes next in a free place behind it."""
    spots = fan(len(row.cards), FAN_WIDTH, LARGE)
    due_x, due_y = FAN_X, y
    if spots:
        due_x, due_y = FAN_X + spots[-1].x + LARGE.width + GAP, y + spots[-1].y
    hook = (MARGIN + 24, y + LARGE.height // 2)
    parts = [
        rope(MARGIN + 44, PILES_X - 2 * GAP, due_y + LARGE.height // 2),
        tag("circle", cx=hook[0], cy=hook[1], r=20, fill=PAPER, stroke=ROPE, stroke_width=3),
        text_at(name, hook, 24, fill=INK, font_weight=BOLD),
    ]
    if row.direction in WAYS:
        under = (hook[0], hook[1] + 34)
        parts.append(text_at(WAYS[row.direction], under, 14, **QUIET))
    for place, spot in enumerate(spots):
        x, meaning = FAN_X + spot.x, row.means[place]
        parts.append(card(row.cards[place], x, y + spot.y, LARGE, meaning, spot.shows))
    parts.append(_due(row, due_x, due_y))
    return "".join(parts)


def _due(row: ShownRow, x: int, y: int) -> str:
    lines = due_lines(row)
    middle = y + LARGE.height // 2 - 16 * (len(lines) - 1)
    return free_place(x, y, LARGE, theme.TABLE) + "".join(
        text_at(line, (x + LARGE.width // 2, middle + 32 * place), 20, **QUIET)
        for place, line in enumerate(lines)
    )


def rope(start: int, end: int, y: int) -> str:
    """A twisted rope: a thick line with short slanted strokes on it."""
    twist = "l6-7m3 7" * ((end - start) // 9)
    return tag(
        "path", d=f"M{start} {y}H{end}", stroke=ROPE, stroke_width=9, stroke_linecap="round"
    ) + tag("path", d=f"M{start} {y + 3}{twist}", fill="none", stroke=mix(ROPE, INK, 28))


def _draw_pile(count: int, x: int, y: int) -> str:
    if not count:
        return free_place(x, y, LARGE)
    pile = stack(x, y, LARGE, count // 3 + 1, back(x, y, LARGE))
    return pile + count_label(count, x + LARGE.width - 4, y + 6)


def _discard_pile(count: int, x: int, y: int) -> str:
    """The discard pile, for rows that have been cut."""
    place = free_place(x, y, LARGE)
    if not count:
        return place
    middle = (x + LARGE.width // 2, y + LARGE.height // 2)
    mark = scissors(*middle, 44, theme.QUIET, theme.TABLE)
    return place + mark + count_label(count, x + LARGE.width - 4, y + 6)
