"""Determinized deals of Cut the Rope, and the value of cards."""

from collections import Counter

from tavolino.bots.kernels.random import seed
from tavolino.core import Stream
from tavolino.games.rope.kernels import state as at
from tavolino.games.rope.kernels.determinize import determinize
from tavolino.games.rope.kernels.evaluation import HELD_SCISSORS, PILE_CARD, lead
from tavolino.games.rope.kernels.packing import pack, player_at, unpack
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.position import PlayerCards, arrange
from tavolino.games.rope.rules.state import RopeState

DEALS = 400


def waiting_for_a_four(idle: int, supply: str = "9") -> RopeState:
    """The second player's pile card is a 5, and a row stands at 3."""
    hand = "1 2 6 7 8 9"
    return arrange(
        PlayerCards("9 9 9", "8 8 8 8 8 8"),
        PlayerCards("5 5 5", hand, (supply,)),
        rows=("1 2 3", "1", "1"),
        idle=idle,
    )


def fours(state: RopeState) -> int:
    """In how many determinized deals the second player holds a 4."""
    rng, held = seed(1), 0
    for _ in range(DEALS):
        table = pack(state)
        determinize(table, 0, rng)
        held += table[player_at(1) + at.HAND + 4] > 0
    return held


def test_a_card_that_was_not_played_is_less_likely_in_the_hand() -> None:
    believed = fours(waiting_for_a_four(idle=0))
    assert believed < 0.75 * fours(waiting_for_a_four(idle=-1)), "rows have changed since"
    assert believed < 0.75 * fours(waiting_for_a_four(idle=0, supply="")), "it had no turn yet"


def test_hidden_cards_are_not_used() -> None:
    state = waiting_for_a_four(idle=0)
    other = ROPE.determinize(ROPE.view(state, 0), Stream(bytes(32), 1))
    assert other.players != state.players
    for number in range(20):
        table, again = pack(state), pack(other)
        determinize(table, 0, seed(number))
        determinize(again, 0, seed(number))
        assert unpack(table, state) == unpack(again, state)


def test_a_determinization_looks_the_same_to_its_player() -> None:
    state = waiting_for_a_four(idle=0)
    table = pack(state)
    determinize(table, 0, seed(2))
    there = unpack(table, state)
    assert ROPE.view(there, 0) == ROPE.view(state, 0)
    cards = [card for player in there.players for card in player.hand + player.pile]
    before = [card for player in state.players for card in player.hand + player.pile]
    assert Counter((*cards, *there.draw)) == Counter((*before, *state.draw))


def test_a_lead_counts_cards_scissors_and_the_win() -> None:
    def led(pile: str, hand: str) -> int:
        state = arrange(PlayerCards(pile, hand), PlayerCards("9 9 9", "8 8"), rows=("1", "1", "1"))
        return lead(pack(state), 0)

    assert led("9 9", "8 8") == PILE_CARD
    assert led("9 9 9", "8 8 S") == HELD_SCISSORS
    table = pack(arrange(PlayerCards("2", "8"), PlayerCards("9", "8"), rows=("1",)))
    ahead = lead(table, 0)
    table[player_at(0) + at.PILE_LEFT] = 0
    assert lead(table, 0) > ahead + 3 * PILE_CARD
