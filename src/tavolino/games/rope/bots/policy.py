"""The heuristic policy of Cut the Rope: the pile card first, then cards that lead to it."""

from collections import deque
from typing import Any, Final

from tavolino.core import Entry, Seat, Source, View, pick
from tavolino.games.rope.rules.deck import SCISSORS, Card
from tavolino.games.rope.rules.game import ROPE
from tavolino.games.rope.rules.moves import FromHand, FromPile, FromSupply, Lay, RopeMove
from tavolino.games.rope.rules.rows import Row, takes
from tavolino.games.rope.rules.state import RopePlayer, RopeState
from tavolino.games.rope.rules.supply import last_card

MAX_STATES: Final = 400
"""How many states are searched for a plan that reaches the pile card."""


class RopeBot:
    """Greedy: plays its pile card as soon as its other cards can make room for it.

    It uses only visible cards, never those of the determinization.
    """

    def choose(self, view: View[Any], source: Source) -> str:
        state = ROPE.determinize(view, source)
        seat = view.viewer
        for scissors in (False, True):
            if plan := plan_to_pile(state, seat, scissors):
                return str(plan[0])
        values: dict[str, int] = {}
        for text in view.moves or ():
            values[text] = move_value(state, seat, ROPE.read(state, seat, text))
        best = max(values.values())
        return pick(source, [text for text, value in values.items() if value == best])


def plan_to_pile(state: RopeState, seat: Seat, scissors: bool) -> tuple[RopeMove, ...]:
    """The shortest sequence of moves, with or without scissors, that ends with the pile card."""
    queue: deque[tuple[RopeState, tuple[RopeMove, ...]]] = deque([(state, ())])
    visited: set[tuple[tuple[Row, ...], RopePlayer]] = set()
    while queue and len(visited) < MAX_STATES:
        table, plan = queue.popleft()
        for move in ROPE.legal(table, seat) or ():
            if isinstance(move, FromPile):
                return (*plan, move)
            if isinstance(move, FromHand | FromSupply) and (
                scissors or card_played(table, seat, move) != SCISSORS
            ):
                after = ROPE.apply(table, Entry(seat, move))
                key = (after.rows, after.players[seat])
                if key not in visited:
                    visited.add(key)
                    queue.append((after, (*plan, move)))
    return ()


def card_played(state: RopeState, seat: Seat, move: FromHand | FromSupply) -> Card:
    if isinstance(move, FromHand):
        return move.card
    return last_card(state.players[seat].supply[move.supply])


def move_value(state: RopeState, seat: Seat, move: RopeMove) -> int:
    """The value of a move when the pile card cannot be reached in this turn."""
    if isinstance(move, FromHand | FromSupply):
        return play_value(state, seat, move)
    if isinstance(move, Lay):
        return lay_value(state, seat, move)
    return 0


def play_value(state: RopeState, seat: Seat, move: FromHand | FromSupply) -> int:
    """Positive if it gets rid of a number without making room for an opponent's pile card.

    Ending the turn has a negative value, so plays with a positive one come first.
    """
    if card_played(state, seat, move) == SCISSORS:
        return -1000
    after = ROPE.apply(state, Entry(seat, move))
    if rivals_served(after, seat) > rivals_served(state, seat):
        return -1000
    return 20 if isinstance(move, FromSupply) else 10


def rivals_served(state: RopeState, seat: Seat) -> int:
    """How many opponents could play their pile card right now."""
    due = 0
    for row in state.rows:
        due |= takes(row.standing)
    return sum(
        due >> player.pile[0] & 1 for other, player in enumerate(state.players) if other != seat
    )


def lay_value(state: RopeState, seat: Seat, move: Lay) -> int:
    """Keeps scissors, and lays a card on an equal or close number in a short row."""
    player = state.players[seat]
    row = player.supply[move.supply]
    value = -100 - 500 * (move.card == SCISSORS) + 5 * player.hand.count(move.card)
    if not row:
        return value - 10
    below = last_card(row)
    if below == SCISSORS:
        return value - 200
    return value - 3 * abs(below - move.card) - sum(map(len, row))
