"""Refilling, the end and the length of a game: CR-10 to CR-13, CR-15."""

import pytest

from tavolino.core import CHANCE, Refused
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.deck import PILE_SIZES
from tavolino.games.rope.rules.position import PlayerCards, arrange
from tavolino.games.rope.rules.state import RopeState
from tests.games.rope.rules.table import Draws, after, dealt, hand


@pytest.mark.parametrize("hand_before", ["1 7 7", "1 2 2 7 7 7"])
def test_cr10_refill_to_six_after_the_turn_only(hand_before: str) -> None:
    count = len(hand_before.split())
    state = arrange(PlayerCards("4", hand_before), PlayerCards("6"), draw="8 9 10 S S")
    state = after(state, "h1>A")
    assert len(state.players[0].hand) == count - 1, "not during the turn"
    state = after(state, "h7.s1")
    assert len(state.players[0].hand) == 6
    assert len(state.draw) == 5 - (6 - (count - 2))


def test_cr10_cards_come_from_the_top_of_the_draw_pile() -> None:
    state = after(
        arrange(PlayerCards("4", "7 7"), PlayerCards("6"), draw="8 9 10 S 1 2 3"), "h7.s1"
    )
    assert hand(state, 0) == "1 7 8 9 10 S"
    assert state.draw == (2, 3)


def test_cr11_the_discard_pile_is_shuffled_when_a_card_must_be_drawn() -> None:
    state = arrange(PlayerCards("4", "7 7"), PlayerCards("6"), draw="8 9", discard="1 1 2 3")
    state = after(state, "h7.s1")
    assert ROPE.to_act(state) == {CHANCE}
    assert hand(state, 0) == "7 8 9"
    assert ROPE.legal(state, CHANCE) is None
    state = after(state, "shuffle 3211")
    assert hand(state, 0) == "1 2 3 7 8 9"
    assert (state.draw, state.discard, state.turn) == ((1,), (), 1)


def test_cr11_not_before_a_card_must_be_drawn() -> None:
    state = arrange(
        PlayerCards("4", "7 7 7 7 7"), PlayerCards("6", "5 5"), draw="8 9", discard="1 1"
    )
    state = after(state, "h7.s1")
    assert (state.turn, state.draw) == (1, ())
    state = after(state, "h5.s1")
    assert ROPE.to_act(state) == {CHANCE}
    assert state.turn == 1


@pytest.mark.parametrize(
    "text", ["shuffle 11", "shuffle 1123", "shuffle 113", "shuffle", "first 0"]
)
def test_cr11_every_discarded_card_once(text: str) -> None:
    state = after(
        arrange(PlayerCards("4", "7 7"), PlayerCards("6"), draw="", discard="1 1 2"), "h7.s1"
    )
    assert refusal_of_chance(state, text) == ("CR-11", "shuffle")


def refusal_of_chance(state: RopeState, text: str) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        ROPE.check(state, CHANCE, ROPE.read(state, CHANCE, text))
    return refused.value.rule, refused.value.why


def test_cr11_without_any_cards_go_on_with_fewer() -> None:
    state = arrange(PlayerCards("4", "7 7"), PlayerCards("6", "5"), draw="8")
    state = after(state, "h7.s1")
    assert (state.turn, hand(state, 0)) == (1, "7 8")
    state = after(state, "h5.s1")
    assert (state.turn, hand(state, 1)) == (0, "")


def test_cr12_nobody_moves() -> None:
    state = arrange(PlayerCards("4 5", ""), PlayerCards("6", ""), PlayerCards("7 8", ""), draw="")
    state = after(state, "end", "end")
    assert ROPE.outcome(state) is None
    outcome = ROPE.outcome(after(state, "end"))
    assert outcome is not None
    assert (outcome.cause, outcome.points, outcome.ranks) == ("still", (-2, -1, -2), (2, 1, 2))


def test_cr12_able_to_move_or_not() -> None:
    """The game also ends if somebody could have moved a card and did not; ties share."""
    state = arrange(PlayerCards("1 5", ""), PlayerCards("6 6", "", ("1",)), draw="")
    outcome = ROPE.outcome(after(state, "end", "end"))
    assert outcome is not None
    assert outcome.ranks == (1, 1)


def test_cr12_a_moved_card_starts_the_count_anew() -> None:
    state = arrange(PlayerCards("4 5", ""), PlayerCards("6", "", ("1 10",)), draw="")
    state = after(state, "end", "s1>A", "end", "end")
    assert ROPE.outcome(state) is None
    assert state.idle == 1
    assert ROPE.outcome(after(state, "end")) is not None


def test_cr12_laying_a_card_is_moving_one() -> None:
    state = after(arrange(PlayerCards("4 5", ""), PlayerCards("6", "7"), draw=""), "end", "h7.s1")
    assert (state.idle, ROPE.outcome(state)) == (0, None)


@pytest.mark.parametrize(("seats", "most"), [(2, 74), (3, 47), (4, 34), (5, 26), (8, 14)])
def test_cr13_any_pile_that_fits_the_deck(seats: int, most: int) -> None:
    for pile in (1, most):
        state = dealt(ROPE.start(seats, {"pile": pile}), Draws("pile"))
        assert [len(player.pile) for player in state.players] == [pile] * seats
        assert [len(player.hand) for player in state.players] == [6] * seats
    if seats > 2:
        with pytest.raises(Refused, match="CR-13: pile") as refused:
            ROPE.start(seats, {"pile": most + 1})
        assert refused.value.params == {"got": most + 1, "seats": seats, "most": most}


def test_cr13_zero_means_by_the_number_of_players() -> None:
    for seats, pile in PILE_SIZES.items():
        state = dealt(ROPE.start(seats, {"pile": 0}), Draws("pile"))
        assert len(state.players[0].pile) == pile


def test_cr15_no_endless_game() -> None:
    state = arrange(PlayerCards("4 5", "7 7"), PlayerCards("6", "5 5"), turns_without_pile=498)
    state = after(state, "h7.s1")
    assert ROPE.outcome(state) is None
    outcome = ROPE.outcome(after(state, "h5.s1"))
    assert outcome is not None
    assert (outcome.cause, outcome.points, outcome.ranks) == ("endless", (-2, -1), (2, 1))


def test_cr15_a_pile_card_starts_the_count_anew() -> None:
    state = arrange(PlayerCards("1 5", "7 7"), PlayerCards("6", "5"), turns_without_pile=499)
    state = after(state, "p>A", "h7.s1")
    assert (state.turns_without_pile, ROPE.outcome(state)) == (0, None)
    assert after(state, "h5.s1").turns_without_pile == 1


def test_cr15_cards_from_elsewhere_do_not() -> None:
    state = after(
        arrange(PlayerCards("4 5", "1 7"), PlayerCards("6"), turns_without_pile=499),
        "h1>A",
        "h7.s1",
    )
    outcome = ROPE.outcome(state)
    assert outcome is not None
    assert outcome.cause == "endless"
