"""The rollout policy: reaches its pile card if it can, else plays numbers that help nobody.

A plan is a sequence of plays packed into one integer: six bits per move, the first move lowest, and
each move plus 1, so that 0 marks the end. `best_lay` chooses how to end the turn.
"""

from typing import Final

from tavolino.bots.kernels.bits import lowest
from tavolino.bots.kernels.compiled import Words, kernel
from tavolino.bots.kernels.copying import copy
from tavolino.bots.kernels.inlining import inline_no_refcount
from tavolino.games.rope.kernels.apply import apply
from tavolino.games.rope.kernels.moves import kinds_due, kinds_to_lay, may_force, pile_card
from tavolino.games.rope.kernels.open_cards import NO_CARD
from tavolino.games.rope.kernels.playouts import resolve_chance
from tavolino.games.rope.kernels.row_tables import AFTER, COMPLETE, DISTANCE, FAR, TOWARDS
from tavolino.games.rope.kernels.state import (
    CARD_BITS,
    CARD_MASK,
    CAUSE,
    END_TURN,
    FIRST_LAY,
    FREE_ROW,
    HAND,
    HAND_KINDS,
    HAND_LEFT,
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
SCISSORS_USED: Final = 60
"""The bits of a plan from here on count its scissors, so comparing plans compares those first."""
ANY_SCISSORS: Final = 9
"""No limit on the scissors of a plan."""
NUMBERS_ONLY: Final = ~(1 << SCISSORS)
NO_SOURCE: Final = -1

GUARD_DISTANCE_FOR_TWO: Final = 3
"""With two players, no row may come this close to the opponent's pile card by a harmless play. With
more players only a row that takes such a card at once counts as harmful."""

# The value of a lay, found by playing the policy against itself with other weights.
PER_EQUAL_IN_HAND: Final = 10
"""For each card of this kind in the hand."""
PER_STEP_APART: Final = 6
"""Against each step between the card and the one it covers."""
PER_CARD_COVERED: Final = 3
"""Against each card in the row."""
COVERS_SCISSORS: Final = 200
LAYS_SCISSORS: Final = 500


@kernel
def plan_in_row(table: PackedTable, player: int, place: int, max_scissors: int) -> int:
    """Plays that bring one shared row to the player's pile card, then that card; or NO_PLAN.

    Numbers are preferred to scissors, and the supply to the hand.
    """
    goal = pile_card(table, player)
    code = table[ROWS + place * ROW_SIZE]
    steps = int(DISTANCE[code, goal])
    if steps == FAR:
        return NO_PLAN
    node_a = table[player + SUPPLY]
    node_b = table[player + SUPPLY + 1]
    node_c = table[player + SUPPLY + 2]
    scissors_in_hand = table[player + HAND + SCISSORS]
    scissors_used = 0
    plan = 0
    for step in range(steps):
        numbers = TOWARDS[code, goal] & NUMBERS_ONLY
        top_a = _card_at(table, node_a)
        top_b = _card_at(table, node_b)
        top_c = _card_at(table, node_c)
        source = _number_source(numbers, top_a, top_b, top_c, table[player + HAND_KINDS])
        if source == NO_SOURCE:
            source = _scissors_source(top_a, top_b, top_c, scissors_in_hand)
            if source == NO_SOURCE or scissors_used == max_scissors:
                return NO_PLAN
            scissors_used += 1
            scissors_in_hand -= source == SCISSORS
        card = source
        if source == SUPPLY_SOURCE:
            card = top_a
            node_a = table[NODES + node_a] >> CARD_BITS
        elif source == SUPPLY_SOURCE + 1:
            card = top_b
            node_b = table[NODES + node_b] >> CARD_BITS
        elif source == SUPPLY_SOURCE + 2:
            card = top_c
            node_c = table[NODES + node_c] >> CARD_BITS
        plan |= (3 * source + place + 1) << MOVE_BITS * step
        code = AFTER[code, card]
    plan |= (3 * PILE_SOURCE + place + 1) << MOVE_BITS * steps
    return plan | scissors_used << SCISSORS_USED


@inline_no_refcount
def _card_at(table: PackedTable, node: int) -> int:
    """The card of a supply node; NO_CARD for node 0, the end of a row."""
    return table[NODES + node] & CARD_MASK if node else NO_CARD


@inline_no_refcount
def _number_source(numbers: int, top_a: int, top_b: int, top_c: int, hand: int) -> int:
    """Where one of these numbers comes from: the top of a supply row, else the hand."""
    if numbers >> top_a & 1:
        return SUPPLY_SOURCE
    if numbers >> top_b & 1:
        return SUPPLY_SOURCE + 1
    if numbers >> top_c & 1:
        return SUPPLY_SOURCE + 2
    return lowest(numbers & hand) if numbers & hand else NO_SOURCE


@inline_no_refcount
def _scissors_source(top_a: int, top_b: int, top_c: int, scissors_in_hand: int) -> int:
    if top_a == SCISSORS:
        return SUPPLY_SOURCE
    if top_b == SCISSORS:
        return SUPPLY_SOURCE + 1
    if top_c == SCISSORS:
        return SUPPLY_SOURCE + 2
    return SCISSORS if scissors_in_hand else NO_SOURCE


@kernel
def plan_to_pile(table: PackedTable, player: int, max_scissors: int) -> int:
    """The plan through one row with the fewest scissors, then the fewest cards; or NO_PLAN."""
    best = NO_PLAN
    for place in range(3):
        if kinds_due(table, place):
            found = plan_in_row(table, player, place, max_scissors)
            if found != NO_PLAN and (best == NO_PLAN or found < best):
                best = found
    return best if best == NO_PLAN else best & (1 << SCISSORS_USED) - 1


@kernel
def plan_through_supply(
    table: PackedTable, player: int, max_scissors: int, scratch: PackedTable
) -> int:
    """Plays a number from the supply, if the card below it then makes a plan possible."""
    for supply in range(3):
        node = table[player + SUPPLY + supply]
        card = table[NODES + node] & CARD_MASK
        if not node or card == SCISSORS or not table[NODES + node] >> CARD_BITS:
            continue
        for place in range(3):
            if kinds_due(table, place) >> card & 1:
                move = 3 * (SUPPLY_SOURCE + supply) + place
                copy(table, scratch)
                apply(scratch, move)
                found = plan_to_pile(scratch, player, max_scissors)
                # There must be bits left for one more move.
                if found != NO_PLAN and found < 1 << SCISSORS_USED - MOVE_BITS:
                    return found << MOVE_BITS | move + 1
    return NO_PLAN


@kernel
def distance(table: PackedTable, card: int, place: int, code: int) -> int:
    """How far the nearest row is from taking the card, if the row at `place` had this code."""
    nearest = FAR
    for row in range(3):
        row_code = code if row == place else table[ROWS + row * ROW_SIZE]
        nearest = min(nearest, DISTANCE[row_code, card])
    return nearest


@kernel
def is_harmful(table: PackedTable, player: int, place: int, card: int) -> bool:
    """True if the card would bring a row close to an opponent's pile card."""
    guard_distance = GUARD_DISTANCE_FOR_TWO if table[SEATS] == 2 else 0
    code = table[ROWS + place * ROW_SIZE]
    code_after = AFTER[code, card]
    if code_after == COMPLETE:
        code_after = table[FREE_ROW]
    for seat in range(table[SEATS]):
        other = PLAYERS + seat * PLAYER_SIZE
        if other != player:
            wanted = pile_card(table, other)
            after = distance(table, wanted, place, code_after)
            if after <= guard_distance and after < distance(table, wanted, place, code):
                return True
    return False


@kernel
def harmless_play(table: PackedTable, player: int) -> int:
    """A number that helps no opponent, from the supply if possible; or NO_PLAN."""
    from_hand = NO_PLAN
    for place in range(3):
        due = kinds_due(table, place)
        for supply in range(3):
            node = table[player + SUPPLY + supply]
            card = table[NODES + node] & CARD_MASK
            if not node or card == SCISSORS or not due >> card & 1:
                continue
            if not is_harmful(table, player, place, card):
                return 3 * (SUPPLY_SOURCE + supply) + place + 1
        kinds = table[player + HAND_KINDS] & due & NUMBERS_ONLY
        while kinds and from_hand == NO_PLAN:
            card = lowest(kinds)
            kinds &= kinds - 1
            if not is_harmful(table, player, place, card):
                from_hand = 3 * card + place + 1
    return from_hand


@kernel
def best_lay(table: PackedTable, player: int) -> int:
    """How to end the turn: keep scissors, and lay a card on an equal or close number."""
    if not table[player + HAND_LEFT]:
        return END_TURN
    best = -10_000
    move = END_TURN
    forced = may_force(table, player)
    for place in range(3):
        kinds = kinds_to_lay(table, player, place, forced)
        node = table[player + SUPPLY + place]
        length = table[player + LENGTH + place]
        last = table[NODES + node] & CARD_MASK
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            value = PER_EQUAL_IN_HAND * table[player + HAND + card]
            if card == SCISSORS:
                value -= LAYS_SCISSORS
            if node:
                value -= COVERS_SCISSORS if last == SCISSORS else PER_STEP_APART * abs(last - card)
                value -= PER_CARD_COVERED * length
            if value > best:
                best = value
                move = FIRST_LAY + 3 * card + place
    return move


@kernel
def plan(table: PackedTable, player: int, scratch: PackedTable) -> int:
    """The next plays, or NO_PLAN to end the turn. The first of these that exists:

    a plan without scissors, then one that starts from the supply; the same with scissors; a number
    that helps no opponent.
    """
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
    """Plays the whole turn of the player to move, and the chance moves after it."""
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
        resolve_chance(table, rng)
