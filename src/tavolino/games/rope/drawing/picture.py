"""The shared rows and all piles, large, for the preview picture of a table."""

from typing import Final

from tavolino.core import View
from tavolino.drawing import theme
from tavolino.drawing.palette import INK, PAPER
from tavolino.drawing.picture import BOARD_SIZE
from tavolino.drawing.svg import document, tag, text_at
from tavolino.games.rope.drawing.cards import BOLD, QUIET, SMALL, Size, card, free_place
from tavolino.games.rope.drawing.due import due_lines
from tavolino.games.rope.drawing.fans import fan
from tavolino.games.rope.drawing.players import BADGE, badge, pile
from tavolino.games.rope.drawing.table import ROPE, player_mark, rope
from tavolino.games.rope.rules.moves import ROW_NAMES
from tavolino.games.rope.rules.view import RopeBoard, ShownRow
from tavolino.locales import say

CARD: Final = Size(104, 144, 34, 108, 44)
PILE: Final = Size(60, 84, 19, 60, 24)
FAN_X: Final = 72
DUE_WIDTH: Final = 80
FAN_WIDTH: Final = BOARD_SIZE[0] - FAN_X - DUE_WIDTH - 14
ROW_STEP: Final = CARD.height + 16
PILES_Y: Final = BOARD_SIZE[1] - PILE.height - 4
WIDEST: Final = 168
CROWD: Final = 7
"""With this many players, piles are smaller."""


def draw_rows(view: View[RopeBoard], language: str) -> str:
    """Hands and supply rows are left out: they would be unreadable."""
    parts = [
        _row(name, row, 4 + place * ROW_STEP)
        for place, (name, row) in enumerate(zip(ROW_NAMES, view.board.rows, strict=True))
    ]
    players = view.board.players
    size = SMALL if len(players) >= CROWD else PILE
    step = min(WIDEST, BOARD_SIZE[0] // len(players))
    for seat, player in enumerate(players):
        x = seat * step + (BOARD_SIZE[0] - step * len(players)) // 2
        at = (x + BADGE + 4, PILES_Y + PILE.height // 2 - BADGE)
        parts.append(badge(seat, *at, player_mark(view, seat)))
        parts.append(pile(player, x + 2 * BADGE + 10, PILES_Y + PILE.height - size.height, size))
    title = say("game-rope", language)
    return document(title, title, BOARD_SIZE, *parts, language=language)


def _row(name: str, row: ShownRow, y: int) -> str:
    """A row on its rope, followed by the cards it takes next."""
    middle = y + CARD.height // 2
    hook = (30, middle)
    parts = [
        rope(52, BOARD_SIZE[0] - 8, middle),
        tag("circle", cx=hook[0], cy=hook[1], r=26, fill=PAPER, stroke=ROPE, stroke_width=4),
        text_at(name, hook, 32, fill=INK, font_weight=BOLD),
    ]
    due_x = FAN_X
    for place, spot in enumerate(fan(len(row.cards), FAN_WIDTH, CARD)):
        x, meaning = FAN_X + spot.x, row.means[place]
        parts.append(card(row.cards[place], x, y, CARD, meaning, spot.shows))
        due_x = x + CARD.width + 12
    return "".join([*parts, *_due(row, due_x, y)])


def _due(row: ShownRow, x: int, y: int) -> list[str]:
    lines = due_lines(row)
    middle = y + CARD.height // 2 - 19 * (len(lines) - 1)
    place = free_place(x, y, CARD._replace(width=DUE_WIDTH), theme.TABLE)
    texts = [
        text_at(line, (x + DUE_WIDTH // 2, middle + 38 * at), 25, **QUIET)
        for at, line in enumerate(lines)
    ]
    return [place, *texts]
