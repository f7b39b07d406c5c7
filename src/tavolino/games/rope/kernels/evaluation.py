"""The value of a player's cards where a simulated game stops before its end."""

from typing import Final

from tavolino.bots.kernels.bits import count
from tavolino.bots.kernels.compiled import kernel
from tavolino.games.rope.kernels.moves import last_card
from tavolino.games.rope.kernels.policy import ANY_SCISSORS, NO_PLAN, plan_to_pile
from tavolino.games.rope.kernels.state import (
    EACH,
    HAND,
    HAND_KINDS,
    PILE_LEFT,
    PLAYER_SIZE,
    PLAYERS,
    SEATS,
    TURN,
    PackedTable,
)
from tavolino.games.rope.rules.deck import SCISSORS

CARD: Final = 20
"""A card gone from the own pile; everything else is worth so many twentieths of one."""
WON: Final = 100
IN_HAND: Final = 18
"""Scissors in the hand."""
NUMBER: Final = 5
"""Each number that the hand or the end of a supply row has to offer."""
PLAN: Final = 24
SCISSORS_PLAN: Final = 13
"""A plan to reach the pile with the cards at hand, without scissors or with them."""
AT_TURN: Final = 10
"""A plan is worth this much more to the player whose turn it is: nobody can block it.

All but the first two are a regression of how far ahead players came out in the end, over
thousands of games of the policy against itself."""

NUMBERS: Final = (1 << EACH) - 1 & ~(1 << SCISSORS)


@kernel
def value_of(table: PackedTable, seat: int) -> int:
    """What has become of the own pile, and what the cards at hand promise."""
    player = PLAYERS + seat * PLAYER_SIZE
    pile = table[player + PILE_LEFT]
    if not pile:
        return WON
    reach = table[player + HAND_KINDS]
    for place in range(3):
        reach |= 1 << last_card(table, player, place)
    value = IN_HAND * table[player + HAND + SCISSORS] + NUMBER * count(reach & NUMBERS)
    at_turn = AT_TURN if table[TURN] == seat else 0
    if plan_to_pile(table, player, 0) != NO_PLAN:
        value += PLAN + at_turn
    elif plan_to_pile(table, player, ANY_SCISSORS) != NO_PLAN:
        value += SCISSORS_PLAN + at_turn
    return value - CARD * pile  # type: ignore[no-any-return]


@kernel
def lead(table: PackedTable, viewer: int) -> int:
    """By how much the viewer's cards are worth more than the others', on average.

    Counted for all of them together, so that it stays a whole number.
    """
    seats = table[SEATS]
    value = seats * value_of(table, viewer)
    for seat in range(seats):
        value -= value_of(table, seat)
    return value  # type: ignore[no-any-return]
