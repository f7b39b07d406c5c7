"""Shared rows: CR-3, CR-5, CR-6, CR-7 and the variant of same numbers, CR-14."""

import pytest

from tavolino.games.rope.rules.position import PlayerCards, arrange
from tavolino.games.rope.rules.state import RopeState
from tests.games.rope.rules.table import after, cards, onto_rows, refusal, refusal_with, row

EVERYTHING = "1 2 3 4 5 6 7 8 9 10 S"


def with_row(text: str, hand: str = EVERYTHING, same: str = "no") -> RopeState:
    """A table with one row, and a player whose hand has what is needed (more than six, to see)."""
    pile = PlayerCards(pile="1 1", hand="1")
    return arrange(PlayerCards(pile="S S", hand=hand), pile, rows=(text,), options={"same": same})


def takes(text: str, same: str = "no") -> str:
    """The hand cards that can go onto the row."""
    moves = onto_rows(with_row(text, same=same))
    return " ".join(move[1:-2] for move in moves if move[0] == "h" and move[-1] == "A")


def test_cr3_three_shared_rows() -> None:
    state = arrange(
        PlayerCards(pile="1 1", hand="1 10 S 5"),
        PlayerCards(pile="5"),
        rows=("1 2 3", "10", "S S S"),
    )
    assert onto_rows(state) == ["hS>A", "hS>B", "hS>C"]
    assert refusal_with(state, "h1>A") == (
        "CR-5",
        "due",
        {"card": "1", "row": "A", "expected": "4"},
    )


def test_cr5_rows_start_with_1_10_or_scissors() -> None:
    assert takes("") == "1 10 S"
    assert refusal_with(with_row(""), "h5>A") == ("CR-5", "start", {"card": "5"})


def test_cr5_a_free_place_is_offered_once() -> None:
    state = arrange(PlayerCards(pile="1 2", hand="10 10"), PlayerCards(pile="5"), rows=("", "1"))
    assert onto_rows(state) == ["h10>A", "p>A"]
    assert refusal_with(state, "h10>C") == ("CR-5", "first-free", {"row": "C", "free": "A"})


def test_cr5_rows_go_up_or_down_by_ones() -> None:
    assert takes("1") == "2 S"
    assert takes("1 2 3") == "4 S"
    assert takes("10") == "9 S"
    assert takes("10 9 8 7 6 5 4 3 2") == "1 S"


@pytest.mark.parametrize("same", ["no", "yes"])
def test_cr5_cr6_the_view_tells_what_a_row_takes(same: str) -> None:
    free, up, down, scissors = (
        row(with_row(text, same=same), "A") for text in ("", "1", "10", "S")
    )
    assert (free.direction, free.up, free.down) == ("none", ("1",), ("10",))
    assert (scissors.direction, scissors.up, scissors.down) == ("open", ("2",), ("9",))
    assert (up.direction, up.up[-1], up.down) == ("up", "2", ())
    assert (down.direction, down.up, down.down[-1]) == ("down", (), "9")


def test_cr6_scissors_stand_for_the_card_that_is_due() -> None:
    assert takes("1 S") == "3 S"
    assert takes("10 9 8 S") == "6 S"
    assert row(with_row("10 9 8 S"), "A").means == ("10", "9", "8", "7")


@pytest.mark.parametrize("scissors", range(1, 10))
def test_cr6_only_scissors_leave_the_direction_open(scissors: int) -> None:
    state = with_row("S " * scissors)
    shown = row(state, "A")
    assert (shown.direction, shown.means) == ("open", ("",) * scissors)
    assert (shown.up, shown.down) == ((str(scissors + 1),), (str(10 - scissors),))
    if scissors < 9:
        up, down = after(state, f"h{scissors + 1}>A"), after(state, f"h{10 - scissors}>A")
        assert (row(up, "A").direction, row(down, "A").direction) == ("up", "down")
        assert row(up, "A").means == tuple(str(n) for n in range(1, scissors + 2))
        assert row(down, "A").means == tuple(str(n) for n in range(10, 9 - scissors, -1))


@pytest.mark.parametrize("last", ["10", "S"])
def test_cr7_ten_cards_are_complete_and_the_turn_goes_on(last: str) -> None:
    state = with_row("1 2 S 4 5 6 S 8 9")
    done = after(state, f"h{last}>A")
    assert cards(done, "A") == ""
    assert len(done.discard) == 10
    assert done.turn == 0
    assert "h1>A" in onto_rows(done), "the place is free"


@pytest.mark.parametrize("last", ["1", "10", "S"])
def test_cr7_ten_scissors_or_nine_and_a_number(last: str) -> None:
    done = after(with_row("S " * 9), f"h{last}>A")
    assert cards(done, "A") == ""
    assert len(done.discard) == 10


def test_cr14_a_number_may_repeat_the_one_on_top() -> None:
    assert takes("1 2 3 4", "yes") == "4 5 S"
    assert takes("1", "yes") == "1 2 S"
    assert takes("10 9", "yes") == "8 9 S"
    assert refusal_with(with_row("1 2", same="yes"), "h1>A") == (
        "CR-14",
        "due",
        {"card": "1", "row": "A", "expected": "2, 3"},
    )
    assert refusal(with_row("1 2"), "h2>A") == ("CR-5", "due"), "only in the variant"


def test_cr14_scissors_stay_open_until_a_number_follows() -> None:
    assert takes("1 2 3 S", "yes") == "4 5 S"
    assert takes("1 2 3 S S S", "yes") == "4 5 6 7 S"
    assert takes("10 9 S S", "yes") == "6 7 8 S"
    assert row(with_row("1 2 3 S", same="yes"), "A").means == ("1", "2", "3", "")


def test_cr14_a_number_behind_scissors_settles_them() -> None:
    low = after(with_row("1 2 3 S", same="yes"), "h4>A")
    high = after(with_row("1 2 3 S", same="yes"), "h5>A")
    assert row(low, "A").means == ("1", "2", "3", "3", "4")
    assert row(high, "A").means == ("1", "2", "3", "4", "5")
    unsure = after(with_row("1 2 S S", same="yes"), "h4>A")
    assert row(unsure, "A").means == ("1", "2", "", "3", "4"), "2 or 3, both can be"


def test_cr14_only_scissors_take_numbers_of_both_directions() -> None:
    assert takes("S", "yes") == "2 9 S"
    assert takes("S S S", "yes") == "2 3 4 7 8 9 S"
    shown = row(with_row("S S S", same="yes"), "A")
    assert (shown.up, shown.down) == (("2", "3", "4"), ("9", "8", "7"))


def test_cr14_where_both_directions_fit_the_row_goes_up() -> None:
    state = with_row("S S S S S", same="yes")
    shown = row(state, "A")
    assert shown.up == ("2", "3", "4", "5", "6")
    assert shown.down == ("9", "8", "7")
    assert row(after(state, "h5>A"), "A").up == ("5", "6")
    assert row(after(state, "h7>A"), "A").down == ("7", "6")


@pytest.mark.parametrize(
    ("before", "last"),
    [
        ("1 2 3 4 5 6 7 8 9 9 9 9", "10"),
        ("1 2 3 4 5 6 7 8 9", "S"),
        ("1 S S S S S S S", "9"),
        ("S S S S S S S S", "9"),
        ("10 9 8 7 6 5 4 3 2 2", "1"),
        ("10 S S S S S S S S", "S"),
        ("10 9 8 7 6 5 4 3 S", "S"),
        ("S " * 9, "S"),
        ("S " * 9, "10"),
        ("S " * 9, "1"),
    ],
)
def test_cr14_complete_by_value(before: str, last: str) -> None:
    done = after(with_row(before, same="yes"), f"h{last}>A")
    if last == "9":
        assert cards(done, "A") == f"{before} 9", "9 going up is not the end"
        done = after(done, "hS>A")
    assert cards(done, "A") == ""
    assert done.turn == 0


def test_cr14_ten_cards_alone_do_not_complete_a_row() -> None:
    state = after(with_row("1 1 1 2 2 2 3 3 3", same="yes"), "h3>A", "h4>A")
    assert cards(state, "A") == "1 1 1 2 2 2 3 3 3 3 4"


def test_cr14_scissors_that_can_stand_for_the_end_complete_the_row() -> None:
    """8 and two scissors: the second can be 10, so the row is complete; one alone cannot."""
    state = after(with_row("1 2 3 4 5 6 7 8", hand="S S 1", same="yes"), "hS>A")
    assert cards(state, "A").endswith("8 S")
    assert cards(after(state, "hS>A"), "A") == ""


def test_cr14_long_rows() -> None:
    """Thirty cards and more in a row that has not come far."""
    text = " ".join(["1"] * 6 + ["2"] * 13 + ["3"] * 12)
    assert takes(text, "yes") == "3 4 S"
