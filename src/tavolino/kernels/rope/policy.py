"""How a quick player goes on at a packed table: its own pile first, then what tidies up.

A plan is one number: up to ten moves of six bits, the first one lowest. Only plays are planned; how
the turn ends is a choice of its own.
"""

from typing import Final

from tavolino.games.rope.deck import SCISSORS
from tavolino.kernels.bits import lowest
from tavolino.kernels.compiled import Words, kernel
from tavolino.kernels.rope.choices import due_in, is_forced, laid_on
from tavolino.kernels.rope.layout import (
    CARD_BITS,
    CARD_MASK,
    CAUSE,
    ENDING,
    FREE_ROW,
    HAND,
    HAND_KINDS,
    HAND_LEFT,
    LAYING,
    LENGTH,
    NODES,
    PILE_AT,
    PILE_LEFT,
    PILE_SOURCE,
    PLAYER_SIZE,
    PLAYERS,
    REFILLING,
    ROW_SIZE,
    ROWS,
    SEATS,
    SUPPLY,
    SUPPLY_SOURCE,
    TURN,
    Table,
)
from tavolino.kernels.rope.playouts import chance
from tavolino.kernels.rope.tables import AFTER, COMPLETE, DISTANCE, FAR, TAKES, TOWARDS
from tavolino.kernels.rope.turn import apply

MOVE_BITS: Final = 6
MOVE_MASK: Final = (1 << MOVE_BITS) - 1
NO_PLAN: Final = -1
SPENT: Final = 60
"""The bits from here on count the scissors a way to the pile spends."""


@kernel
def pile_card(table: Table, player: int) -> int:
    return table[table[player + PILE_AT] + table[player + PILE_LEFT] - 1]  # type: ignore[no-any-return]


@kernel
def way_in_row(table: Table, player: int, place: int, most: int) -> int:
    """Own cards that bring one shared row to the pile card, then that card; NO_PLAN if they can't.

    Numbers come before scissors, of which at most so many are spent, and supply before hand.
    """
    goal = pile_card(table, player)
    code = table[ROWS + place * ROW_SIZE]
    steps = DISTANCE[code, goal]
    if steps == FAR:
        return NO_PLAN
    first = table[player + SUPPLY]
    second = table[player + SUPPLY + 1]
    third = table[player + SUPPLY + 2]
    plan = 0
    spent = 0
    held = table[player + HAND + SCISSORS]
    for step in range(steps):
        wanted = TOWARDS[code, goal]
        numbers = wanted & ~1
        a = table[NODES + first] & CARD_MASK if first else FAR
        b = table[NODES + second] & CARD_MASK if second else FAR
        c = table[NODES + third] & CARD_MASK if third else FAR
        from_hand = numbers & table[player + HAND_KINDS]
        if first and numbers >> a & 1:
            source = SUPPLY_SOURCE
        elif second and numbers >> b & 1:
            source = SUPPLY_SOURCE + 1
        elif third and numbers >> c & 1:
            source = SUPPLY_SOURCE + 2
        elif from_hand:
            source = lowest(from_hand)
        else:
            if spent == most:
                return NO_PLAN
            spent += 1
            if a == SCISSORS:
                source = SUPPLY_SOURCE
            elif b == SCISSORS:
                source = SUPPLY_SOURCE + 1
            elif c == SCISSORS:
                source = SUPPLY_SOURCE + 2
            elif held:
                source = SCISSORS
                held -= 1
            else:
                return NO_PLAN
        card = source
        if source == SUPPLY_SOURCE:
            card = a
            first = table[NODES + first] >> CARD_BITS
        elif source == SUPPLY_SOURCE + 1:
            card = b
            second = table[NODES + second] >> CARD_BITS
        elif source == SUPPLY_SOURCE + 2:
            card = c
            third = table[NODES + third] >> CARD_BITS
        plan |= (3 * source + place + 1) << MOVE_BITS * step
        code = AFTER[code, card]
    plan |= (3 * PILE_SOURCE + place + 1) << MOVE_BITS * steps
    return plan | spent << SPENT  # type: ignore[no-any-return]


@kernel
def way_to_pile(table: Table, player: int, most: int) -> int:
    """The way to the own pile through one row that spends the fewest scissors, then the fewest
    cards; NO_PLAN if there is none."""
    best = NO_PLAN
    for place in range(3):
        if due_in(table, place):
            way = way_in_row(table, player, place, most)
            if way != NO_PLAN and (best == NO_PLAN or way < best):
                best = way
    return best if best == NO_PLAN else best & (1 << SPENT) - 1


@kernel
def rivals_wanting(table: Table, player: int) -> int:
    """The numbers that lie on the piles of the others."""
    wanting = 0
    for seat in range(table[SEATS]):
        other = PLAYERS + seat * PLAYER_SIZE
        if other != player:
            wanting |= 1 << pile_card(table, other)
    return wanting & ~1


@kernel
def tidying(table: Table, player: int, wanting: int) -> int:
    """A number onto a row, from the supply first, that lets no other pile card in; or NO_PLAN."""
    due_a = due_in(table, 0)
    due_b = due_in(table, 1)
    due_c = due_in(table, 2)
    harm = wanting & ~(due_a | due_b | due_c)
    hand_play = NO_PLAN
    for place in range(3):
        due = due_a if place == 0 else due_b if place == 1 else due_c
        code = table[ROWS + place * ROW_SIZE]
        for supply in range(3):
            node = table[player + SUPPLY + supply]
            if node:
                card = table[NODES + node] & CARD_MASK
                if (
                    card != SCISSORS
                    and due >> card & 1
                    and _leaves(table, code, card) & ~harmless == 0
                ):
                    return 3 * (SUPPLY_SOURCE + supply) + place + 1
        kinds = table[player + HAND_KINDS] & due & ~1
        while kinds and hand_play == NO_PLAN:
            card = lowest(kinds)
            kinds &= kinds - 1
            if not _leaves(table, code, card) & harm:
                hand_play = 3 * card + place + 1
    return hand_play


@kernel
def _leaves(table: Table, code: int, card: int) -> int:
    """What the row takes after the card."""
    then = AFTER[code, card]
    return TAKES[table[FREE_ROW] if then == COMPLETE else then]  # type: ignore[no-any-return]


@kernel
def best_lay(table: Table, player: int) -> int:
    """Ends the turn: scissors are kept; a card goes onto its equal or a neighbour."""
    if not table[player + HAND_LEFT]:
        return ENDING
    best = -10_000
    move = ENDING
    forced = is_forced(table, player)
    for place in range(3):
        kinds = laid_on(table, player, place, forced)
        node = table[player + SUPPLY + place]
        length = table[player + LENGTH + place]
        last = table[NODES + node] & CARD_MASK
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            value = 5 * table[player + HAND + card] - (500 if card == SCISSORS else 0)
            if not node:
                value -= 10
            elif last == SCISSORS:
                value -= 200
            else:
                value -= 3 * abs(last - card) + length
            if value > best:
                best = value
                move = LAYING + 3 * card + place
    return move


@kernel
def plan(table: Table, player: int, wanting: int) -> int:
    """What to play next, NO_PLAN if it is time to end the turn."""
    way = way_to_pile(table, player, 0)
    if way == NO_PLAN:
        way = way_to_pile(table, player, 9)
    if way == NO_PLAN:
        way = tidying(table, player, wanting)
    return way


@kernel
def play_turn(table: Table, rng: Words) -> None:
    """The whole turn of the player to act, and what chance does after it."""
    player = PLAYERS + table[TURN] * PLAYER_SIZE
    wanting = rivals_wanting(table, player)
    while True:
        moves = plan(table, player, wanting)
        if moves == NO_PLAN:
            break
        while moves:
            apply(table, (moves & MOVE_MASK) - 1)
            moves >>= MOVE_BITS
        if table[CAUSE]:
            return
    apply(table, best_lay(table, player))
    if table[REFILLING]:
        chance(table, rng)
