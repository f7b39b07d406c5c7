"""Supply rows: CR-8, CR-9."""

import pytest

from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.position import PlayerCards, arrange
from tavolino.games.rope.rules.state import RopeState
from tests.games.rope.rules.table import after, laid, moves_of, refusal, supply


def test_cr8_the_turn_ends_with_a_card_on_a_supply_row() -> None:
    state = arrange(PlayerCards("4", "7 8", ("1", "", "2")), PlayerCards("6", "1"))
    assert laid(state) == ["h7.s1", "h8.s1", "h7.s2", "h8.s2", "h7.s3", "h8.s3"]
    assert refusal(state, "end") == ("CR-8", "must-lay")
    assert refusal(state, "h5.s1") == ("CR-8", "not-in-hand")
    state = after(state, "h8.s3")
    assert supply(state, 0) == ["1", "", "2 8"]
    assert state.turn == 1


def test_cr8_an_empty_supply_row_is_offered_once() -> None:
    state = arrange(PlayerCards("4", "7"), PlayerCards("6"))
    assert laid(state) == ["h7.s1"]
    assert refusal(state, "h7.s2") == ("CR-8", "first-free")


def test_cr8_with_an_empty_hand_the_turn_just_ends() -> None:
    state = after(arrange(PlayerCards("4", "1", ("7",)), PlayerCards("6")), "h1>A")
    assert moves_of(state) == ["end"]
    state = after(state, "end")
    assert state.turn == 1
    assert supply(state, 0) == ["7", "", ""]
    assert len(state.players[0].hand) == 6


def sequence(hand: str, *rows: str) -> RopeState:
    return arrange(PlayerCards("4", hand, rows), PlayerCards("6"), options={"supply": "sequence"})


def test_cr9_any_order() -> None:
    state = arrange(PlayerCards("4", "5", ("9", "1", "S")), PlayerCards("6"))
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
        PlayerCards("4", "3 6", ("9", "1 2 | 5", "10 9")),
        PlayerCards("6"),
        rows=("1 2 3 4",),
        options={"supply": "sequence"},
    )
    assert laid(state) == ["h6.s2"]
    assert laid(after(state, "s2>A")) == ["h3.s2"]
