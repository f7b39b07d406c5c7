"""The heuristic value of a player's cards, for rollouts that stop before the end of the game.

The unit is a twentieth of a pile card. All values but PILE_CARD and WIN come from a regression of
the final lead over thousands of games of the policy against itself.
"""

from typing import Final

from tavolino.bots.kernels.bits import count
from tavolino.bots.kernels.compiled import kernel
from tavolino.games.rope.kernels.moves import last_card
from tavolino.games.rope.kernels.policy import ANY_SCISSORS, NO_PLAN, plan_to_pile
from tavolino.games.rope.kernels.state import (
    CARD_KINDS,
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

PILE_CARD: Final = 20
"""A card less in the player's pile."""
WIN: Final = 100
HELD_SCISSORS: Final = 18
"""Each scissors card in the hand."""
NUMBER: Final = 5
"""Each number in the hand or at the end of a supply row."""
PLAN: Final = 24
"""Cards that reach the pile card without scissors."""
SCISSORS_PLAN: Final = 13
"""Cards that reach the pile card with scissors."""
AT_TURN: Final = 10
"""Added to a plan of the player to move: nobody can block it."""

NUMBERS: Final = (1 << CARD_KINDS) - 1 & ~(1 << SCISSORS)


@kernel
def player_value(table: PackedTable, seat: int) -> int:
    """The value of a player's pile, hand and supply."""
    player = PLAYERS + seat * PLAYER_SIZE
    pile = table[player + PILE_LEFT]
    if not pile:
        return WIN
    reach = table[player + HAND_KINDS]
    for place in range(3):
        reach |= 1 << last_card(table, player, place)
    value = HELD_SCISSORS * table[player + HAND + SCISSORS] + NUMBER * count(reach & NUMBERS)
    at_turn = AT_TURN if table[TURN] == seat else 0
    if plan_to_pile(table, player, 0) != NO_PLAN:
        value += PLAN + at_turn
    elif plan_to_pile(table, player, ANY_SCISSORS) != NO_PLAN:
        value += SCISSORS_PLAN + at_turn
    return value - PILE_CARD * pile  # type: ignore[no-any-return]


@kernel
def lead(table: PackedTable, viewer: int) -> int:
    """The viewer's lead over the average opponent, times the number of opponents.

    Without the division it stays an integer.
    """
    seats = table[SEATS]
    value = seats * player_value(table, viewer)
    for seat in range(seats):
        value -= player_value(table, seat)
    return value  # type: ignore[no-any-return]
