"""Cut the Rope: a table for two, and one turn at it, worked out."""

from typing import Final

from tavolino.core import Entry, Play, Refused
from tavolino.drawing.svg import text_at
from tavolino.drawing.theme import INK
from tavolino.games.rope.drawing.cards import BOLD, LARGE, MEDIUM, card
from tavolino.games.rope.drawing.fans import fan
from tavolino.games.rope.drawing.players import PAD, own_height, panel_height, pile, supply_row
from tavolino.games.rope.drawing.table import FAN_X, GAP, MARGIN, PILES_X, WIDTH, draw_table
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.deck import from_names
from tavolino.games.rope.rules.moves import ROW_NAMES
from tavolino.games.rope.rules.state import RopePlayer, RopeState
from tavolino.games.rope.rules.turn import in_order
from tests.worked.example import ALLOWED, REFUSED, Example, Part
from tests.worked.marks import Panel, letter, picture, with_letters
from tests.worked.rope import read_row, row_panel


def _cards(text: str) -> tuple[int, ...]:
    return from_names(text.split())


def table() -> RopeState:
    """Two players in the middle of a game; seat 0 is on turn."""
    other = RopePlayer(
        _cards("7 3 3 1 2 2 9"), in_order(_cards("1 5 6 6 9 S")), ((_cards("4"),), (), ())
    )
    own = RopePlayer(
        _cards("5 6 1 4 9 9 2 3 10"),
        in_order(_cards("2 4 7 9")),
        ((_cards("6 3 8"),), (_cards("7"),), ()),
    )
    return RopeState(
        seats=2,
        options=Play(ROPE, 2, {}).state.options,
        rows=tuple(map(read_row, ("1 2 S", "S S", "10 9"))),
        players=(own, other),
        draw=_cards("1 2 3 4 5 6 7 8 9 10") * 8,
        discard=in_order(_cards("1 2 3 4 S 6 7 8 9 10")),
        turn=0,
    )


# The table

PLACES: Final = tuple(Part(name, "") for name in "abcdef")


def draw_places() -> str:
    """Letters on the draw pile, discard pile, shared rows, own pile, hand and supply rows."""
    view = ROPE.view(table(), 0)
    own, other = view.board.players
    rows = MARGIN + panel_height(other, 608) + GAP + GAP // 2
    panel = rows + 3 * (LARGE.height + GAP) + GAP // 2
    pile_x = MARGIN + PAD + 32 + 2 * PAD
    hand = pile_x + LARGE.width + 4 * PAD
    supply = panel + PAD + LARGE.height + 24 + MEDIUM.height // 2
    spots = (
        (PILES_X, rows + LARGE.height - 12),
        (PILES_X, rows + 2 * LARGE.height + 2 * GAP - 12),
        (FAN_X + 420, rows + LARGE.height // 2),
        (pile_x + LARGE.width, panel + PAD + LARGE.height - 12),
        (hand + 4 * (LARGE.width + 8) + 24, panel + PAD + LARGE.height // 2),
        (WIDTH // 4, supply),
    )
    assert own_height(own, WIDTH - 2 * MARGIN) > LARGE.height
    letters = [letter(part, spot, 28) for part, spot in zip(PLACES, spots, strict=True)]
    return with_letters(draw_table(view, "en"), letters)


# A turn

MOVES: Final = {
    "a": ("h4>A",),
    "b": ("h4>A", "p>A"),
    "c": ("s1>C",),
    "d": ("h9>C",),
    "e": ("h2.s2",),
}
"""What somebody would like to do; the 5 of the pile goes behind the 4."""


def _judge(name: str, moves: tuple[str, ...]) -> Part:
    state = table()
    for text in moves:
        move = ROPE.read(state, 0, text)
        try:
            ROPE.check(state, 0, move)
        except Refused as refused:
            return Part(name, REFUSED, refused.rule)
        state = ROPE.apply(state, Entry(0, move))
    return Part(name, ALLOWED)


TURN_PARTS: Final = tuple(_judge(name, moves) for name, moves in MOVES.items())


def draw_turn() -> str:
    """The shared rows above, below them the player's pile and hand, then the supply rows."""
    view = ROPE.view(table(), 0)
    own = view.board.players[0]
    hand = own.hand or ()
    a, b, c, d, e = TURN_PARTS
    parts = []
    for index, row in enumerate(table().rows):
        y = index * (MEDIUM.height + 12)
        drawn = row_panel(None, row).svg
        parts.append(f'<g transform="translate(0 {y})">{drawn}</g>')
        name = (20, y + MEDIUM.height / 2)
        parts.append(text_at(ROW_NAMES[index], name, 24, fill=INK, font_weight=BOLD))
    y = 3 * (MEDIUM.height + 12) + 40
    parts.append(pile(own, 48, y, MEDIUM))
    parts.append(letter(b, (58, y - 14)))
    lettered = {"4": a, "9": d, "2": e}
    for index, name_of in enumerate(hand):
        x = 150 + index * (MEDIUM.width + 10)
        parts.append(card(name_of, x, y, MEDIUM))
        if name_of in lettered:
            parts.append(letter(lettered[name_of], (x + MEDIUM.width / 2, y - 14)))
    y += MEDIUM.height + 44
    x = 48
    for number, supply in enumerate(own.supply, 1):
        parts.append(supply_row(supply, number, x, y, 200, MEDIUM))
        spots = fan(len(supply.cards), 200, MEDIUM)
        if number == 1:
            parts.append(letter(c, (x + spots[-1].x + MEDIUM.width / 2, y - 14)))
        x += (spots[-1].x if spots else 0) + MEDIUM.width + 44
    return picture("Cut the Rope: CR-4", [Panel("".join(parts), 424, y + MEDIUM.height + 4)], 1)


TURN_EXAMPLES: Final = (
    Example("rope-places", "rope", PLACES, draw_places),
    Example("rope-turn", "rope", TURN_PARTS, draw_turn),
)
