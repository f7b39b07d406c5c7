"""How a quick player goes on at a packed table: its own pile first, then what tidies up.

A plan is one number: up to ten moves of six bits, the first one lowest. Only plays are planned; how
the turn ends is a choice of its own.
"""

from typing import Final

from tavolino.bots.kernels.bits import lowest
from tavolino.bots.kernels.compiled import Words, kernel
from tavolino.bots.kernels.copying import copy
from tavolino.games.rope.kernels.apply import apply
from tavolino.games.rope.kernels.moves import due_in, is_forced, laid_on, pile_card
from tavolino.games.rope.kernels.playouts import chance
from tavolino.games.rope.kernels.row_tables import AFTER, COMPLETE, DISTANCE, FAR, TOWARDS
from tavolino.games.rope.kernels.state import (
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
    PackedTable,
)
from tavolino.games.rope.rules.deck import SCISSORS

MOVE_BITS: Final = 6
MOVE_MASK: Final = (1 << MOVE_BITS) - 1
NO_PLAN: Final = -1
SPENT: Final = 60
"""The bits from here on count the scissors a plan spends."""
ANY_SCISSORS: Final = 9

ROW_DISTANCE_OF_TWO: Final = 3
"""Two players let no row come so near to the other's pile card; more players can only keep the
others' pile cards from being due at once."""
EQUAL: Final = 10
APART: Final = 6
BURIED: Final = 3
ON_SCISSORS: Final = 200
SCISSORS_LAID: Final = 500
"""What counts in a lay: for each equal card in the hand, against each step between the card and the
one it covers, each card it lies on, and scissors covered or laid. All found by playing: thousands
of games of this policy against itself with other numbers."""


@kernel
def plan_in_row(table: PackedTable, player: int, place: int, most: int) -> int:
    """Own cards that bring one shared row to the pile card, then that card; NO_PLAN if they can't.

    Numbers come before scissors, of which at most so many are spent, and supply before hand.
    """
    goal = pile_card(table, player)
    code = table[ROWS + place * ROW_SIZE]
    steps = int(DISTANCE[code, goal])
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
    return plan | spent << SPENT


@kernel
def plan_to_pile(table: PackedTable, player: int, most: int) -> int:
    """The plan to reach the own pile through one row with the fewest scissors, then the fewest
    cards; NO_PLAN if there is none."""
    best = NO_PLAN
    for place in range(3):
        if due_in(table, place):
            found = plan_in_row(table, player, place, most)
            if found != NO_PLAN and (best == NO_PLAN or found < best):
                best = found
    return best if best == NO_PLAN else best & (1 << SPENT) - 1


@kernel
def plan_through_supply(table: PackedTable, player: int, most: int, scratch: PackedTable) -> int:
    """A number from the supply onto a row, so that the card below it makes the pile reachable."""
    for supply in range(3):
        node = table[player + SUPPLY + supply]
        card = table[NODES + node] & CARD_MASK
        if not node or card == SCISSORS or not table[NODES + node] >> CARD_BITS:
            continue
        for place in range(3):
            if due_in(table, place) >> card & 1:
                move = 3 * (SUPPLY_SOURCE + supply) + place
                copy(table, scratch)
                apply(scratch, move)
                found = plan_to_pile(scratch, player, most)
                if found != NO_PLAN and found < 1 << SPENT - MOVE_BITS:
                    return found << MOVE_BITS | move + 1
    return NO_PLAN


@kernel
def distance(table: PackedTable, card: int, place: int, code: int) -> int:
    """How far the nearest row is from taking the card, were this place's code another one."""
    nearest = FAR
    for row in range(3):
        here = code if row == place else table[ROWS + row * ROW_SIZE]
        nearest = min(nearest, DISTANCE[here, card])
    return nearest


@kernel
def is_harmful(table: PackedTable, player: int, place: int, card: int) -> bool:
    """Would the card bring a row near to the pile card of somebody else?"""
    near = ROW_DISTANCE_OF_TWO if table[SEATS] == 2 else 0
    now = table[ROWS + place * ROW_SIZE]
    then = AFTER[now, card]
    if then == COMPLETE:
        then = table[FREE_ROW]
    for seat in range(table[SEATS]):
        other = PLAYERS + seat * PLAYER_SIZE
        if other != player:
            wanted = pile_card(table, other)
            after = distance(table, wanted, place, then)
            if after <= near and after < distance(table, wanted, place, now):
                return True
    return False


@kernel
def harmless_play(table: PackedTable, player: int) -> int:
    """A number onto a row, from the supply first, that does no harm; or NO_PLAN."""
    from_hand = NO_PLAN
    for place in range(3):
        due = due_in(table, place)
        for supply in range(3):
            node = table[player + SUPPLY + supply]
            card = table[NODES + node] & CARD_MASK
            if not node or card == SCISSORS or not due >> card & 1:
                continue
            if not is_harmful(table, player, place, card):
                return 3 * (SUPPLY_SOURCE + supply) + place + 1
        kinds = table[player + HAND_KINDS] & due & ~1
        while kinds and from_hand == NO_PLAN:
            card = lowest(kinds)
            kinds &= kinds - 1
            if not is_harmful(table, player, place, card):
                from_hand = 3 * card + place + 1
    return from_hand


@kernel
def best_lay(table: PackedTable, player: int) -> int:
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
            value = EQUAL * table[player + HAND + card]
            if card == SCISSORS:
                value -= SCISSORS_LAID
            if node:
                value -= ON_SCISSORS if last == SCISSORS else APART * abs(last - card)
                value -= BURIED * length
            if value > best:
                best = value
                move = LAYING + 3 * card + place
    return move


@kernel
def plan(table: PackedTable, player: int, scratch: PackedTable) -> int:
    """What to play next, NO_PLAN if it is time to end the turn."""
    found = plan_to_pile(table, player, 0)
    if found == NO_PLAN:
        found = plan_through_supply(table, player, 0, scratch)
    if found == NO_PLAN:
        found = plan_to_pile(table, player, ANY_SCISSORS)
    if found == NO_PLAN:
        found = plan_through_supply(table, player, ANY_SCISSORS, scratch)
    if found == NO_PLAN:
        found = harmless_play(table, player)
    return found


@kernel
def play_turn(table: PackedTable, scratch: PackedTable, rng: Words) -> None:
    """The whole turn of the player to act, and what chance does after it."""
    player = PLAYERS + table[TURN] * PLAYER_SIZE
    while True:
        moves = plan(table, player, scratch)
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
