"""A player's part of the table: pile, hand, supply rows."""

from typing import Final, NamedTuple

from tavolino.core import Seat
from tavolino.drawing import theme
from tavolino.drawing.palette import ACCENT, INK, PAPER, TABLE, WOOD, mix
from tavolino.drawing.svg import tag, text_at
from tavolino.games.rope.drawing.cards import (
    BOLD,
    LARGE,
    MEDIUM,
    QUIET,
    SMALL,
    TINY,
    Size,
    back,
    card,
    count_label,
    free_place,
    stack,
)
from tavolino.games.rope.drawing.fans import fan, fan_height, tallest
from tavolino.games.rope.rules.view import RopeShownPlayer, ShownSupply

PAD: Final = 16
GAP: Final = 8
BADGE: Final = 16
PANEL_EDGE: Final = mix(TABLE, WOOD, 45)
LABEL: Final = 24


class Mark(NamedTuple):
    """The status of a player: to move, winner, or neither."""

    on_turn: bool
    winner: bool


def panel_height(player: RopeShownPlayer, width: int) -> int:
    """The height of a panel of another player: three supply rows, one below the other."""
    rows = sum(fan_height(len(row.cards), _fan_width(width), SMALL) + GAP for row in player.supply)
    return rows - GAP + 2 * PAD


def _fan_width(width: int) -> int:
    return width - _fan_x() - PAD


def _fan_x() -> int:
    return PAD + 2 * BADGE + 2 * GAP + MEDIUM.width + GAP + LABEL


def panel(
    player: RopeShownPlayer, seat: Seat, mark: Mark, x: int, y: int, width: int, height: int
) -> str:
    """Another player: pile and hand on the left, supply rows on the right."""
    pile_x, pile_y = x + PAD + 2 * BADGE + 2 * GAP, y + PAD
    parts = [
        frame(x, y, width, height, mark),
        badge(seat, x + PAD + BADGE, y + PAD + BADGE, mark),
        pile(player, pile_x, pile_y, MEDIUM),
        hidden_hand(player.hand_left, x + PAD + 4, pile_y + MEDIUM.height + 3 * GAP + 14),
    ]
    fan_y = y + PAD
    for number, row in enumerate(player.supply, 1):
        parts.append(supply_row(row, number, x + _fan_x(), fan_y, _fan_width(width), SMALL))
        fan_y += fan_height(len(row.cards), _fan_width(width), SMALL) + GAP
    return "".join(parts)


def own_height(player: RopeShownPlayer, width: int) -> int:
    rows = tallest([len(row.cards) for row in player.supply], _own_fan_width(width), MEDIUM)
    return 2 * PAD + LARGE.height + 3 * GAP + rows


def _own_fan_width(width: int) -> int:
    return (width - 2 * PAD - 2 * PAD) // 3 - LABEL


def own_panel(
    player: RopeShownPlayer, seat: Seat, mark: Mark, x: int, y: int, width: int, height: int
) -> str:
    """The viewer's cards: pile and hand above, supply rows below."""
    pile_x = x + PAD + 2 * BADGE + 2 * PAD
    hand = player.hand or ()
    parts = [
        frame(x, y, width, height, mark),
        badge(seat, x + PAD + BADGE, y + PAD + BADGE, mark),
        pile(player, pile_x, y + PAD, LARGE),
    ]
    hand_x = pile_x + LARGE.width + 4 * PAD
    parts += [
        card(name, hand_x + place * (LARGE.width + GAP), y + PAD, LARGE)
        for place, name in enumerate(hand)
    ]
    fan_width = _own_fan_width(width)
    for number, row in enumerate(player.supply, 1):
        fan_x = x + PAD + LABEL + (number - 1) * (fan_width + LABEL + PAD)
        fan_y = y + PAD + LARGE.height + 3 * GAP
        parts.append(supply_row(row, number, fan_x, fan_y, fan_width, MEDIUM))
    return "".join(parts)


def pile(player: RopeShownPlayer, x: int, y: int, size: Size) -> str:
    """A player's pile: its face-up card, with the number of cards in a tag below the corner."""
    if player.pile_card is None:
        return free_place(x, y, size)
    top = card(player.pile_card, x, y, size)
    label = count_label(player.pile_left, x + size.width - 4, y + 6)
    return stack(x, y, size, player.pile_left, top) + label


def hidden_hand(count: int, x: int, y: int) -> str:
    """Hidden hand cards, as small backs."""
    return "".join(back(x + TINY.step * place, y, TINY) for place in range(count))


def supply_row(row: ShownSupply, number: int, x: int, y: int, width: int, size: Size) -> str:
    """A supply row with its number; a forced card has a bar before it."""
    label = (x - LABEL // 2 - 2, y + size.height // 2)
    parts = [text_at(str(number), label, 14, **QUIET)]
    if not row.cards:
        parts.append(free_place(x, y, size))
    for place, spot in enumerate(fan(len(row.cards), width, size)):
        left, top = x + spot.x, y + spot.y
        parts.append(card(row.cards[place], left, top, size, shows=spot.shows))
        if place in row.forced:
            tall = size.height - 8
            parts.append(tag("rect", x=left, y=top + 4, width=4, height=tall, rx=2, fill=ACCENT))
    return "".join(parts)


def frame(x: int, y: int, width: int, height: int, mark: Mark) -> str:
    """The paper a player's cards lie on; whose turn it is shows at its edge."""
    edge, line = (theme.ACCENT, 3) if mark.on_turn or mark.winner else (PANEL_EDGE, 1)
    return tag(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=12,
        fill=theme.PANEL,
        stroke=edge,
        stroke_width=line,
    )


def badge(seat: Seat, x: int, y: int, mark: Mark) -> str:
    """The seat's number, counted from 1; ▶ under it for the player on turn, ★ for a winner."""
    sign = "★" if mark.winner else "▶" if mark.on_turn else ""
    fill = ACCENT if sign else mix(TABLE, INK, 70)
    disc = tag("circle", cx=x, cy=y, r=BADGE, fill=fill)
    number = text_at(str(seat + 1), (x, y), 18, fill=PAPER, font_weight=BOLD)
    return disc + number + (text_at(sign, (x, y + 36), 22, fill=theme.ACCENT) if sign else "")
