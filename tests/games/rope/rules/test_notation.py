"""Notation, the deck, and positions set up by hand."""

import pytest

from tavolino.core import CHANCE, FirstPlayer, Refused
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.deck import DECK, PILE_SIZES, most_pile, read_cards, write_cards
from tavolino.games.rope.rules.moves import (
    Deal,
    End,
    FromHand,
    FromPile,
    FromSupply,
    Lay,
    RopeMove,
    Shuffle,
)
from tavolino.games.rope.rules.position import PlayerCards, arrange

START = ROPE.start(2)

MOVES: dict[str, RopeMove] = {
    "h7>B": FromHand(7, 1),
    "h10>C": FromHand(10, 2),
    "hS>A": FromHand(0, 0),
    "p>A": FromPile(0),
    "s2>C": FromSupply(1, 2),
    "h4.s1": Lay(4, 0),
    "hS.s3": Lay(0, 2),
    "end": End(),
}
CHANCE_MOVES: dict[str, RopeMove] = {
    "first 7": FirstPlayer(7),
    "deal 1TS": Deal((1, 10, 0)),
    "shuffle 9S": Shuffle((9, 0)),
}


@pytest.mark.parametrize("text", MOVES)
def test_moves_of_players(text: str) -> None:
    assert ROPE.read(START, 0, text) == MOVES[text]
    assert ROPE.write(MOVES[text]) == text


@pytest.mark.parametrize("text", CHANCE_MOVES)
def test_moves_of_chance(text: str) -> None:
    assert ROPE.read(START, CHANCE, text) == CHANCE_MOVES[text]
    assert ROPE.write(CHANCE_MOVES[text]) == text


def test_the_examples_are_moves() -> None:
    for text in ROPE.example_moves:
        assert ROPE.write(ROPE.read(START, 0, text)) == text


@pytest.mark.parametrize(
    "text",
    ["h0>A", "h11>A", "h7>D", "hs>A", "h7>a", "p>", "s0>A", "s4>A", "h4.s4", "h4.1", "END", "h٣>A"],
)
def test_malformed_moves_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="NOTATION: rope"):
        ROPE.read(START, 0, text)


@pytest.mark.parametrize("text", ["first 8", "first", "deal 1X", "dealt 1", "h7>A", "end", ""])
def test_malformed_draws_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="NOTATION: rope-chance"):
        ROPE.read(START, CHANCE, text)


def test_every_card_has_a_character() -> None:
    assert read_cards(write_cards(DECK)) == DECK
    assert read_cards("12s") is None


def test_usual_piles_fit_the_deck() -> None:
    assert set(PILE_SIZES) == set(ROPE.players)
    assert all(pile <= most_pile(seats) for seats, pile in PILE_SIZES.items())


def test_a_position_has_the_whole_deck() -> None:
    state = arrange(
        PlayerCards("1 2", "3", ("4 | 5",)), PlayerCards("6"), rows=("S",), discard="7 7"
    )
    assert len(state.draw) == 160 - 9
    assert state.players[0].supply == (((4,), (5,)), (), ())


@pytest.mark.parametrize(
    ("row", "pile", "message"),
    [
        ("2", "1", "shared row"),
        ("1 2 3 4 5 6 7 8 9 10", "1", "shared row"),
        ("1", "S " * 21, "more cards than the deck has of: S"),
        ("1", "", "has won"),
    ],
)
def test_impossible_positions(row: str, pile: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        arrange(PlayerCards(pile), PlayerCards("1"), rows=(row,))
