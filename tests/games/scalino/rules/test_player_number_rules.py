"""The building game for two and three: SC-18, SC-19."""

import pytest

from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.placement import can_place
from tests.games.scalino.rules.table import build, make, moves_of

TWO_SUBSTITUTE = "d5-e5 f5 f6 g6-h6 g7 e4 b5-c5 f7-f8 f2-f4 d6-e6 e7-e9 d7-d8 a5"
TWO_SKIP = (
    "e5-f5 d6-f6 f2-f4 d7-d8 e7-e8 g5-h5 b5-d5 e2-e4 c6-c7 e9 f7-f8 g6-g7 d2-d4 c3-c4 e1 g3-g4 "
    "b4 b6 h6 a5 i5"
)
THREE_SKIP = (
    "d5-f5 e4-f4 e1-e3 f3-g3 g4 b6-d6 d4 e6-e8 d2-d3 h4 e9 c3-c5 c7-d7 f6-f7 f8 g5-g7 h5-i5 f2 d8"
)
THREE_BONUS = (
    "e4-e5 d5-d7 b4-d4 e3-g3 d8 f4-g4 e2-f2 h4 a5-c5 c3-d3 f5-g5 e6-e8 h5 e9 b6-c6 d2 c7 f6-f8 "
    "i5 g6 g7 h6 e1"
)


@pytest.mark.parametrize(("first", "colours"), [("0", [0, 1, 2, 3, 0]), ("1", [1, 2, 3, 0, 1])])
def test_sc18_two_players_alternate_four_colours(first: str, colours: list[int]) -> None:
    play = build(2, first=first)
    turns = []
    for move in ("e5", "e4", "d4", "d5", "c4"):
        assert play.state.turn is not None
        turns.append((play.state.turn.seat, play.state.turn.colour))
        make(play, move)
    assert turns == [(colour % 2, colour) for colour in colours]


def test_sc18_the_other_colour_must_stand_in() -> None:
    play = build(2, TWO_SUBSTITUTE)
    turn = play.state.turn
    assert turn is not None
    assert not can_place(play.state.pyramid, 1, "bay"), "the due colour has no place"
    assert (turn.seat, turn.colour, turn.due) == (1, 3, 1)
    make(play, moves_of(play)[0])
    assert play.state.turn is not None
    assert play.state.turn.due == 2, "the cycle goes on as if the due colour had been played"


def test_sc18_a_player_who_can_place_neither_is_skipped() -> None:
    play = build(2, TWO_SKIP)
    assert not any(can_place(play.state.pyramid, colour, "bay") for colour in (1, 3))
    assert play.to_act == {0}


def test_sc18_points_of_both_colours_add_up() -> None:
    play = build(
        2,
        "e4-e5 d6-f6 g6 e7-e9 d7 e3 e1-e2 d5 c6 a5-c5 f7-f8 f5 g5 f4 c4-d4 g7 h6 h5 b6 g4 h4 d8 "
        "c7 d3 b4 d2 f3 i5 f2",
    )
    assert play.outcome is not None
    board = SCALINO.show(play.state, 0)
    totals = [score.total for score in board.scores]
    assert play.outcome.points == (totals[0] + totals[2], totals[1] + totals[3])
    assert board.owners == (0, 1, 0, 1)


@pytest.mark.parametrize("first", range(3))
def test_sc19_the_neutral_colour_goes_round(first: int) -> None:
    play = build(3, first=str(first))
    turns = []
    for move in ("e5", "e4", "d4", "d5", "c4", "c5", "b5", "b4", "d3"):
        assert play.state.turn is not None
        turns.append((play.state.turn.seat, play.state.turn.colour))
        make(play, move)
    players = [(seat, seat) for seat in ((first + i) % 3 for i in range(3))]
    assert turns[:4] == [*players, (first, 3)]
    assert turns[4:8] == [*players, ((first + 1) % 3, 3)]


def test_sc19_a_skipped_neutral_turn_does_not_move_the_rotation() -> None:
    play = build(3, THREE_SKIP)
    assert not can_place(play.state.pyramid, 3, "bay")
    assert play.state.turn is not None
    assert (play.state.turn.seat, play.state.turn.due) == (0, 0)
    neutral = [block for block in play.state.pyramid.blocks if block.colour == 3]
    assert play.state.neutral_turns == len(neutral) == 4


def test_sc19_the_neutral_colour_earns_the_bonus_for_the_same_hand() -> None:
    play = build(3, THREE_BONUS)
    turn = play.state.turn
    assert turn is not None
    assert (turn.seat, turn.colour, turn.bonus) == (2, 3, True)
    turns = play.state.neutral_turns
    make(play, moves_of(play)[0])
    assert play.state.neutral_turns == turns, "the bonus belongs to the same turn"
    assert play.to_act == {0}


def test_sc19_the_neutral_colour_scores_for_nobody() -> None:
    board = SCALINO.show(build(3, THREE_BONUS).state, 0)
    assert board.owners == (0, 1, 2, None)
