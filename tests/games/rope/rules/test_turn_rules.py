"""Dealing and turns: CR-1, CR-2, CR-4, CR-8."""

from collections import Counter

import pytest

from tavolino.core import CHANCE, Entry, FirstPlayer, Play, Refused
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.deck import DECK, write_cards
from tavolino.games.rope.rules.moves import Deal, End, Lay
from tavolino.games.rope.rules.position import PlayerCards, all_cards, arrange
from tests.games.rope.rules.table import (
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


def test_cr1_first_player_at_random() -> None:
    state = ROPE.start(3)
    assert ROPE.to_act(state) == {CHANCE}
    state = ROPE.apply(state, Entry(CHANCE, Deal(DECK)))
    assert ROPE.to_act(state) == {CHANCE}
    assert list(ROPE.legal(state, CHANCE) or ()) == [FirstPlayer(0), FirstPlayer(1), FirstPlayer(2)]
    drawn = {ROPE.sample(state, CHANCE, Draws(str(seed))) for seed in range(30)}
    assert drawn == {FirstPlayer(0), FirstPlayer(1), FirstPlayer(2)}
    assert ROPE.to_act(after(state, "first 2")) == {2}
    with pytest.raises(Refused, match="CR-1: first"):
        ROPE.check(state, CHANCE, FirstPlayer(3))


@pytest.mark.parametrize("first", ["0", "1", "7"])
def test_cr1_option_first(first: str) -> None:
    state = dealt(ROPE.start(8, {"first": first}), Draws("first"))
    assert ROPE.to_act(state) == {int(first)}


def test_cr1_option_first_names_a_seat_of_the_table() -> None:
    with pytest.raises(Refused, match="CR-1: first"):
        ROPE.start(7, {"first": "7"})


def test_cr1_then_to_the_left() -> None:
    state = arrange(*(PlayerCards(pile="5", hand="2 2") for _ in range(3)), turn=1)
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
        arrange(PlayerCards("2", "1 3 4"), PlayerCards("7 7 7", "5"), PlayerCards("9 9", "5")),
        "h1>A",
        "p>A",
    )
    outcome = ROPE.outcome(state)
    assert outcome is not None
    assert (outcome.cause, outcome.points, outcome.ranks) == ("pile", (0, -3, -2), (1, 3, 2))
    assert not ROPE.to_act(state)
    assert hand(state, 0) == "3 4", "no card is laid, none is drawn"
    with pytest.raises(Refused, match="OVER"):
        ROPE.check(state, 0, Lay(3, 0))


def test_cr4_cards_from_hand_supply_and_pile() -> None:
    state = arrange(PlayerCards("4 5 9", "3", ("9 2", "7")), PlayerCards("6"), rows=("1",))
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
    state = arrange(PlayerCards("4", "3", ("1 2",)), PlayerCards("6"), rows=("1",))
    assert refusal(state, "h2>A") == ("CR-4", "not-in-hand")
    assert refusal(state, "s2>A") == ("CR-4", "empty-supply")
    assert refusal(state, "s1>B") == ("CR-5", "start"), "the 1 lies under the 2"


def test_cr4_none_needs_to_be_played() -> None:
    state = arrange(PlayerCards("1", "1 10 S"), PlayerCards("6"))
    assert {"p>A", "h1.s1", "h10.s1", "hS.s1"} <= set(moves_of(state))


def test_identical_cards_are_one_move() -> None:
    state = arrange(PlayerCards("4", "S S S 7 7"), PlayerCards("6"), rows=("1", "10", "S"))
    assert moves_of(state) == ["hS>A", "hS>B", "hS>C", "h7.s1", "hS.s1"]


def test_players_make_no_moves_of_chance() -> None:
    play = Play(ROPE, 2, {"first": "0"})
    play.submit(CHANCE, Deal(DECK))
    with pytest.raises(Refused, match="NOTATION"):
        play.submit_text(0, "first 1")
    with pytest.raises(Refused, match="CR-1: not-chance"):
        play.submit(0, FirstPlayer(1))


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
            move = ROPE.default_move(state, seat, source)
            assert isinstance(move, Lay | End)
            turns += 1
        else:
            move = ROPE.sample(state, seat, source)
        ROPE.check(state, seat, move)
        state = ROPE.apply(state, Entry(seat, move))
    assert turns > 50
