"""Dealing, turns, supply rows and the end: CR-1, CR-2, CR-4, CR-8 to CR-13, CR-15."""

from collections import Counter

import pytest

from tavolino.core import CHANCE, Entry, First, Play, Refused
from tavolino.games.rope import ROPE
from tavolino.games.rope.deck import DECK, PILE_SIZES, write_cards
from tavolino.games.rope.moves import Deal, End, Lay
from tavolino.games.rope.position import Place, all_cards, arrange
from tavolino.games.rope.state import RopeState
from tests.games.rope.table import (
    Draws,
    after,
    cards,
    dealt,
    hand,
    laid,
    moves_of,
    onto_rows,
    refusal,
    supply,
)


@pytest.mark.parametrize(
    ("seats", "pile"), [(2, 20), (3, 20), (4, 16), (5, 16), (6, 12), (7, 12), (8, 10)]
)
def test_cr1_deal(seats: int, pile: int) -> None:
    state = dealt(ROPE.start(seats, {"first": "0"}), Draws("deal"))
    assert [len(player.pile) for player in state.players] == [pile] * seats
    assert [len(player.hand) for player in state.players] == [6] * seats
    assert len(state.draw) == 160 - seats * (pile + 6)
    assert Counter(all_cards(state)) == Counter(DECK)
    assert Counter(Counter(DECK).values()) == {14: 10, 20: 1}


def test_cr1_first_player_by_lot() -> None:
    state = ROPE.start(3)
    assert ROPE.to_act(state) == {CHANCE}
    state = ROPE.apply(state, Entry(CHANCE, Deal(DECK)))
    assert ROPE.to_act(state) == {CHANCE}
    assert list(ROPE.legal(state, CHANCE) or ()) == [First(0), First(1), First(2)]
    drawn = {ROPE.sample(state, CHANCE, Draws(str(seed))) for seed in range(30)}
    assert drawn == {First(0), First(1), First(2)}
    assert ROPE.to_act(after(state, "first 2")) == {2}
    with pytest.raises(Refused, match="CR-1: first"):
        ROPE.check(state, CHANCE, First(3))


@pytest.mark.parametrize("first", ["0", "1", "7"])
def test_cr1_option_first(first: str) -> None:
    state = dealt(ROPE.start(8, {"first": first}), Draws("first"))
    assert ROPE.to_act(state) == {int(first)}


def test_cr1_option_first_names_a_seat_of_the_table() -> None:
    with pytest.raises(Refused, match="CR-1: first"):
        ROPE.start(7, {"first": "7"})


def test_cr1_then_to_the_left() -> None:
    state = arrange(*(Place(pile="5", hand="2 2") for _ in range(3)), turn=1)
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        state = after(state, "h2.s1" if "h2.s1" in moves_of(state) else laid(state)[0])
    assert turns == [1, 2, 0, 1]


@pytest.mark.parametrize(
    "deck",
    [DECK[1:], (*DECK, 1), (*DECK[1:], 5), ()],
    ids=["one short", "one more", "one changed", "none"],
)
def test_cr1_only_the_whole_deck_is_dealt(deck: tuple[int, ...]) -> None:
    state = ROPE.start(2)
    with pytest.raises(Refused, match="CR-1: deal"):
        ROPE.check(state, CHANCE, ROPE.read(state, CHANCE, f"deal {write_cards(deck)}"))


def test_cr2_the_last_pile_card_wins_at_once_in_mid_turn() -> None:
    state = after(
        arrange(Place("2", "1 3 4"), Place("7 7 7", "5"), Place("9 9", "5")), "h1>A", "p>A"
    )
    outcome = ROPE.outcome(state)
    assert outcome is not None
    assert (outcome.cause, outcome.points, outcome.ranks) == ("pile", (0, -3, -2), (1, 3, 2))
    assert not ROPE.to_act(state)
    assert hand(state, 0) == "3 4", "no card is laid, none is drawn"
    with pytest.raises(Refused, match="OVER"):
        ROPE.check(state, 0, Lay(3, 0))


def test_cr4_cards_from_hand_supply_and_pile() -> None:
    state = arrange(Place("4 5 9", "3", ("9 2", "7")), Place("6"), rows=("1",))
    assert onto_rows(state) == ["s1>A"]
    state = after(state, "s1>A", "h3>A")
    assert supply(state, 0) == ["9", "7", ""]
    assert onto_rows(state) == ["p>A"], "the next card of the pile can be played at once"
    state = after(state, "p>A", "p>A")
    assert cards(state, "A") == "1 2 3 4 5"
    assert ROPE.view(state, 1).board.players[0].pile_card == "9"
    assert ROPE.view(state, 1).board.players[0].pile_left == 1
    assert state.turn == 0


def test_cr4_only_what_is_there_can_be_played() -> None:
    state = arrange(Place("4", "3", ("1 2",)), Place("6"), rows=("1",))
    assert refusal(state, "h2>A") == ("CR-4", "not-in-hand")
    assert refusal(state, "s2>A") == ("CR-4", "empty-supply")
    assert refusal(state, "s1>B") == ("CR-5", "start"), "the 1 lies under the 2"


def test_cr4_none_needs_to_be_played() -> None:
    state = arrange(Place("1", "1 10 S"), Place("6"))
    assert {"p>A", "h1.s1", "h10.s1", "hS.s1"} <= set(moves_of(state))


def test_identical_cards_are_one_move() -> None:
    state = arrange(Place("4", "S S S 7 7"), Place("6"), rows=("1", "10", "S"))
    assert moves_of(state) == ["hS>A", "hS>B", "hS>C", "h7.s1", "hS.s1"]


def test_cr8_the_turn_ends_with_a_card_on_a_supply_row() -> None:
    state = arrange(Place("4", "7 8", ("1", "", "2")), Place("6", "1"))
    assert laid(state) == ["h7.s1", "h8.s1", "h7.s2", "h8.s2", "h7.s3", "h8.s3"]
    assert refusal(state, "end") == ("CR-8", "must-lay")
    assert refusal(state, "h5.s1") == ("CR-8", "not-in-hand")
    state = after(state, "h8.s3")
    assert supply(state, 0) == ["1", "", "2 8"]
    assert state.turn == 1


def test_cr8_an_empty_supply_row_is_offered_once() -> None:
    state = arrange(Place("4", "7"), Place("6"))
    assert laid(state) == ["h7.s1"]
    assert refusal(state, "h7.s2") == ("CR-8", "first-free")


def test_cr8_with_an_empty_hand_the_turn_just_ends() -> None:
    state = after(arrange(Place("4", "1", ("7",)), Place("6")), "h1>A")
    assert moves_of(state) == ["end"]
    state = after(state, "end")
    assert state.turn == 1
    assert supply(state, 0) == ["7", "", ""]
    assert len(state.players[0].hand) == 6


def sequence(hand: str, *rows: str) -> RopeState:
    return arrange(Place("4", hand, rows), Place("6"), options={"supply": "sequence"})


def test_cr9_any_order() -> None:
    state = arrange(Place("4", "5", ("9", "1", "S")), Place("6"))
    assert laid(state) == ["h5.s1", "h5.s2", "h5.s3"]


@pytest.mark.parametrize(
    ("row", "fitting"),
    [
        ("5", "4 6 S"),
        ("5 6", "7 S"),
        ("5 4", "3 S"),
        ("9 10", ""),
        ("2 1", ""),
        ("S", "1 2 3 4 5 6 7 8 9 10 S"),
        ("S 1", ""),
        ("S S 8", "9 7 S"),
        ("S S 9", "10 S"),
        ("5 S", "3 7 S"),
        ("5 S 7", "8 S"),
        ("9 S", "7 S"),
        ("10 S S", "7 S"),
        ("7 6 | 2 3", "4 S"),
        ("7 6 | 2", "1 3 S"),
        ("1 2 3 4 5 6 7 8 9 S", ""),
    ],
)
def test_cr9_sequence(row: str, fitting: str) -> None:
    """What continues a row, when the other rows take nothing."""
    state = sequence("1 2 3 4 5 6 7 8 9 10 S", row, "9 10", "2 1")
    found = {move[1:-3] for move in laid(state) if move.endswith(".s1")}
    if fitting:
        assert found == set(fitting.split())
    else:
        assert len(laid(state)) == 33, "nothing fits anywhere, so all is allowed"


def test_cr9_an_empty_row_takes_any_card() -> None:
    assert laid(sequence("5", "9", "1")) == ["h5.s3"]
    assert refusal(sequence("5", "9", "1"), "h5.s1") == ("CR-9", "sequence")


def test_cr9_no_force_while_another_card_fits() -> None:
    assert laid(sequence("5 8", "9", "1", "3")) == ["h8.s1"]


def test_cr9_a_forced_card_begins_a_new_run() -> None:
    state = sequence("5 6", "9", "1 2", "10 9")
    assert laid(state) == ["h5.s1", "h6.s1", "h5.s2", "h6.s2", "h5.s3", "h6.s3"]
    state = after(state, "h5.s2")._replace(turn=0)
    assert ROPE.view(state, 1).board.players[0].supply[1].forced == (2,)
    assert "h6.s2" in laid(state)
    assert "h6.s1" not in laid(state)


def test_cr9_below_a_forced_card_the_old_run_counts_again() -> None:
    state = arrange(
        Place("4", "3 6", ("9", "1 2 | 5", "10 9")),
        Place("6"),
        rows=("1 2 3 4",),
        options={"supply": "sequence"},
    )
    assert laid(state) == ["h6.s2"]
    assert laid(after(state, "s2>A")) == ["h3.s2"]


@pytest.mark.parametrize("hand_before", ["1 7 7", "1 2 2 7 7 7"])
def test_cr10_refill_to_six_after_the_turn_only(hand_before: str) -> None:
    count = len(hand_before.split())
    state = arrange(Place("4", hand_before), Place("6"), draw="8 9 10 S S")
    state = after(state, "h1>A")
    assert len(state.players[0].hand) == count - 1, "not during the turn"
    state = after(state, "h7.s1")
    assert len(state.players[0].hand) == 6
    assert len(state.draw) == 5 - (6 - (count - 2))


def test_cr10_cards_come_from_the_top_of_the_draw_pile() -> None:
    state = after(arrange(Place("4", "7 7"), Place("6"), draw="8 9 10 S 1 2 3"), "h7.s1")
    assert hand(state, 0) == "1 7 8 9 10 S"
    assert state.draw == (2, 3)


def test_cr11_the_discard_pile_is_shuffled_when_a_card_must_be_drawn() -> None:
    state = arrange(Place("4", "7 7"), Place("6"), draw="8 9", discard="1 1 2 3")
    state = after(state, "h7.s1")
    assert ROPE.to_act(state) == {CHANCE}
    assert hand(state, 0) == "7 8 9"
    assert ROPE.legal(state, CHANCE) is None
    state = after(state, "shuffle 3211")
    assert hand(state, 0) == "1 2 3 7 8 9"
    assert (state.draw, state.discard, state.turn) == ((1,), (), 1)


def test_cr11_not_before_a_card_must_be_drawn() -> None:
    state = arrange(Place("4", "7 7 7 7 7"), Place("6", "5 5"), draw="8 9", discard="1 1")
    state = after(state, "h7.s1")
    assert (state.turn, state.draw) == (1, ())
    state = after(state, "h5.s1")
    assert ROPE.to_act(state) == {CHANCE}
    assert state.turn == 1


@pytest.mark.parametrize(
    "text", ["shuffle 11", "shuffle 1123", "shuffle 113", "shuffle", "first 0"]
)
def test_cr11_every_discarded_card_once(text: str) -> None:
    state = after(arrange(Place("4", "7 7"), Place("6"), draw="", discard="1 1 2"), "h7.s1")
    assert refusal_of_chance(state, text) == ("CR-11", "shuffle")


def refusal_of_chance(state: RopeState, text: str) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        ROPE.check(state, CHANCE, ROPE.read(state, CHANCE, text))
    return refused.value.rule, refused.value.why


def test_cr11_without_any_cards_go_on_with_fewer() -> None:
    state = arrange(Place("4", "7 7"), Place("6", "5"), draw="8")
    state = after(state, "h7.s1")
    assert (state.turn, hand(state, 0)) == (1, "7 8")
    state = after(state, "h5.s1")
    assert (state.turn, hand(state, 1)) == (0, "")


def test_cr12_nobody_moves() -> None:
    state = arrange(Place("4 5", ""), Place("6", ""), Place("7 8", ""), draw="")
    state = after(state, "end", "end")
    assert ROPE.outcome(state) is None
    outcome = ROPE.outcome(after(state, "end"))
    assert outcome is not None
    assert (outcome.cause, outcome.points, outcome.ranks) == ("still", (-2, -1, -2), (2, 1, 2))


def test_cr12_able_to_move_or_not() -> None:
    """The game also ends if somebody could have moved a card and did not; ties share."""
    state = arrange(Place("1 5", ""), Place("6 6", "", ("1",)), draw="")
    outcome = ROPE.outcome(after(state, "end", "end"))
    assert outcome is not None
    assert outcome.ranks == (1, 1)


def test_cr12_a_moved_card_starts_the_count_anew() -> None:
    state = arrange(Place("4 5", ""), Place("6", "", ("1 10",)), draw="")
    state = after(state, "end", "s1>A", "end", "end")
    assert ROPE.outcome(state) is None
    assert state.idle == 1
    assert ROPE.outcome(after(state, "end")) is not None


def test_cr12_laying_a_card_is_moving_one() -> None:
    state = after(arrange(Place("4 5", ""), Place("6", "7"), draw=""), "end", "h7.s1")
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
    state = arrange(Place("4 5", "7 7"), Place("6", "5 5"), barren=498)
    state = after(state, "h7.s1")
    assert ROPE.outcome(state) is None
    outcome = ROPE.outcome(after(state, "h5.s1"))
    assert outcome is not None
    assert (outcome.cause, outcome.points, outcome.ranks) == ("endless", (-2, -1), (2, 1))


def test_cr15_a_pile_card_starts_the_count_anew() -> None:
    state = arrange(Place("1 5", "7 7"), Place("6", "5"), barren=499)
    state = after(state, "p>A", "h7.s1")
    assert (state.barren, ROPE.outcome(state)) == (0, None)
    assert after(state, "h5.s1").barren == 1


def test_cr15_cards_from_elsewhere_do_not() -> None:
    state = after(arrange(Place("4 5", "1 7"), Place("6"), barren=499), "h1>A", "h7.s1")
    outcome = ROPE.outcome(state)
    assert outcome is not None
    assert outcome.cause == "endless"


def test_players_make_no_moves_of_chance() -> None:
    play = Play(ROPE, 2, {"first": "0"})
    play.submit(CHANCE, Deal(DECK))
    with pytest.raises(Refused, match="NOTATION"):
        play.submit_text(0, "first 1")
    with pytest.raises(Refused, match="CR-1: not-chance"):
        play.submit(0, First(1))


@pytest.mark.parametrize("chosen", [{}, {"supply": "sequence"}], ids=str)
def test_cr8_who_lets_time_run_out_ends_the_turn(chosen: dict[str, str]) -> None:
    source = Draws("idle")
    state = dealt(ROPE.start(3, {"first": "0", **chosen}), source)
    turns = 0
    while ROPE.outcome(state) is None and turns < 400:
        (seat,) = ROPE.to_act(state)
        if seat == CHANCE:
            move = ROPE.sample(state, seat, source)
        elif source.below(2):
            move = ROPE.idle(state, seat, source)
            assert isinstance(move, Lay | End)
            turns += 1
        else:
            move = ROPE.sample(state, seat, source)
        ROPE.check(state, seat, move)
        state = ROPE.apply(state, Entry(seat, move))
    assert turns > 50
