"""One test for each rule of the building game, SC-1 to SC-10."""

import pytest

from tavolino.core import CHANCE, Play, Refused, Stream
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.board import (
    LEVELS,
    PLACES_ON,
    STAR,
    read_space,
    space_name,
    spaces_in,
)
from tavolino.games.scalino.rules.placement import allowed_places, can_place, check_place
from tavolino.games.scalino.rules.pyramid import COLOURS, STOCK
from tests.games.scalino.rules.table import (
    LEVEL_1,
    LEVEL_2,
    build,
    make,
    moves_of,
    pyramid_of,
    refusal,
)

EITHER_ALONE = (
    "e4-e5 e3-g3 e6-e8 f4-h4 b6-d6 f5-h5 b5-d5 b4-d4 f6-h6 c7-d7 e1-e2 f7-g7 f2 e9 d3 a5 i5 c3 d2 "
    "d8 f8 Gd3-f3 c4-d4 e4-g4 e5-e7 c5-d5 e2 c6-d6 b5 f5-g5 f6-g6 h5 e8 f7 d7"
)


def test_sc1_board() -> None:
    sizes = [level.bit_count() for level in LEVELS]
    assert sizes == [41, 25, 13, 5]
    assert sum(sizes) == len(COLOURS) * sum(size * count for size, count in STOCK.items()) == 84
    assert space_name(STAR) == "e5"
    assert [space_name(space) for space in spaces_in(LEVELS[3])] == ["e4", "d5", "e5", "f5", "e6"]
    for inner, outer in zip(LEVELS[1:], LEVELS[:-1], strict=True):
        assert inner & outer == inner
    with pytest.raises(Refused, match="SC-1: outside"):
        read_space("a4")


@pytest.mark.parametrize(("level", "ones", "twos", "threes"), [(0, 41, 64, 50), (3, 5, 4, 2)])
def test_sc1_places(level: int, ones: int, twos: int, threes: int) -> None:
    sizes = [place.size for place in PLACES_ON[level]]
    assert [sizes.count(size) for size in (1, 2, 3)] == [ones, twos, threes]


def test_sc2_the_first_player_is_drawn() -> None:
    play = Play(SCALINO, 4)
    assert play.to_act == {CHANCE}
    assert [str(move) for move in SCALINO.legal(play.state, CHANCE)] == [
        "first 0",
        "first 1",
        "first 2",
        "first 3",
    ]
    assert refusal(play, "first 4", CHANCE) == ("NOTATION", "first")
    assert refusal(Play(SCALINO, 3), "first 3", CHANCE) == ("SC-2", "first")
    play.submit_text(CHANCE, "first 2")
    assert play.to_act == {2}


@pytest.mark.parametrize("first", range(4))
def test_sc2_clockwise_from_the_named_first_player(first: int) -> None:
    play = build(4, first=str(first))
    order = []
    for move in ("e5", "e4", "d4", "d5", "c4"):
        order.append(next(iter(play.to_act)))
        make(play, move)
    assert order == [(first + i) % 4 for i in range(5)]


def test_sc2_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(Refused, match="SC-2: first"):
        build(2, first="2")


def test_sc3_opening_covers_the_star() -> None:
    play = build(4)
    assert moves_of(play) == [
        *("e5", "d5-e5", "e5-f5", "e4-e5", "e5-e6"),
        *("c5-e5", "d5-f5", "e5-g5", "e3-e5", "e4-e6", "e5-e7"),
    ]
    assert refusal(play, "d5") == ("SC-3", "star")


def test_sc4_one_must_place() -> None:
    assert refusal(build(4, "e5"), "decline") == ("SC-4", "must-place")


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("e5", ("SC-4", "taken")),
        ("e4-e6", ("SC-4", "taken")),
        ("e4-f5", ("SC-4", "straight")),
        ("e1-e4", ("SC-4", "size")),
        ("a1", ("SC-1", "outside")),
        ("d9-e9", ("SC-1", "outside")),
        ("k5", ("NOTATION", "place")),
        ("e5-", ("NOTATION", "place")),
        ("E4", ("NOTATION", "place")),
        ("first 0", ("NOTATION", "place")),
    ],
)
def test_sc4_flat_straight_inside_and_empty(move: str, why: tuple[str, str]) -> None:
    assert refusal(build(4, "e5"), move) == why


def test_sc4_blocks_run_out() -> None:
    pyramid = pyramid_of("Ge4-e6 Gg4-g6 Gc4-c6")
    with pytest.raises(Refused, match="SC-4: stock, colour='green'"):
        check_place(pyramid, 0, next(p for p in PLACES_ON[0] if p.name == "e1-e3"), "bay")
    assert all(place.size < 3 for place in allowed_places(pyramid, 0, "notch"))


def test_sc4_a_forced_skip_is_no_move() -> None:
    """After h5 yellow has no place left on the level, so blue is next, and nobody declined."""
    play = build(4, f"{LEVEL_1} {LEVEL_2[: LEVEL_2.index(' b5')]}")
    assert not can_place(play.state.pyramid, 2, "bay")
    assert play.state.turn is not None
    assert (play.state.turn.seat, play.state.turn.colour) == (3, 3)


def test_sc5_contact() -> None:
    play = build(4, "e5")
    assert refusal(play, "g5") == ("SC-5", "contact")
    assert refusal(play, "f6") == ("SC-5", "contact"), "corners do not count"
    make(play, "e6")


def test_sc5_the_first_block_of_a_level_lies_anywhere() -> None:
    play = build(4, LEVEL_1)
    assert play.state.pyramid.level == 2
    assert {"e8", "b5", "h5", "e2"} & set(moves_of(play))
    make(play, "c6")
    assert refusal(play, "h5") == ("SC-5", "contact")


def test_sc6_own_colour_apart() -> None:
    play = build(4, "e5 e4 f4 d4")
    assert refusal(play, "e6") == ("SC-6", "beside")
    assert refusal(play, "d5") == ("SC-6", "beside")
    make(play, "f3")


def test_sc6_corners_of_one_colour_may_touch() -> None:
    play = build(4, "e5 e4 f4 d4 d3")
    make(play, "f5")
    pink = [str(block.place) for block in play.state.pyramid.blocks if block.colour == 1]
    assert pink == ["e4", "f5"]


def test_sc6_never_on_the_own_colour() -> None:
    play = build(4, LEVEL_1)
    assert play.state.turn is not None
    assert play.state.turn.colour == 2
    assert refusal(play, "e4") == ("SC-6", "above"), "yellow lies below"


def test_sc7_a_single_space_closed_in_is_refused_by_both_options() -> None:
    for gaps in ("bay", "notch"):
        row = build(4, "d5-f5 d4", gaps=gaps)
        assert refusal(row, "f4") == ("SC-7", "gap"), "e4 has blocks west, east and north"
        column = build(4, "e4-e6 f4", gaps=gaps)
        assert refusal(column, "f6") == ("SC-7", "gap"), "f5 has blocks west, south and north"


def test_sc7_a_wider_bay_is_refused_by_bay_and_allowed_by_notch() -> None:
    """g4 leaves e4 and f4 empty between d4 and itself, below d5-f5."""
    assert refusal(build(4, "d5-f5 d4 g5", gaps="bay"), "g4") == ("SC-7", "gap")
    make(build(4, "d5-f5 d4 g5", gaps="notch"), "g4")


def test_sc7_the_edge_of_the_board_is_no_block() -> None:
    """a5 has the edge on three sides; leaving it empty beside b5 is fine."""
    play = build(4, "e5 c5-d5")
    assert "b5" in moves_of(play)


def test_sc8_levels_in_order() -> None:
    play = build(4, "e5")
    make(play, "e4")
    assert play.state.pyramid.level == 1
    assert refusal(play, "e5") == ("SC-4", "taken"), "nothing is put on top before it is complete"
    done = build(4, LEVEL_1)
    assert done.state.pyramid.level == 2
    assert refusal(done, "e9") == ("SC-4", "level"), "the ring of level 1 stays uncovered"


def test_sc9_level_bonus() -> None:
    play = build(4, LEVEL_1)
    assert play.state.turn is not None
    assert play.state.turn.bonus
    assert play.to_act == {2}, "who placed the last block goes on"
    assert "decline" in moves_of(play)
    taken = build(4, f"{LEVEL_1} e5-e6")
    assert taken.to_act == {3}
    assert taken.state.pyramid.blocks[-1].colour == 2
    declined = build(4, f"{LEVEL_1} decline")
    assert declined.to_act == {3}
    assert declined.state.pyramid.level == 2
    assert "decline" not in moves_of(declined)


def test_sc9_no_bonus_for_a_colour_that_cannot_start_the_next_level() -> None:
    """Yellow completes level 3 with its last block."""
    play = build(4, f"{LEVEL_1} {LEVEL_2} e5 f4-f6 e6 d4-e4 c5-d5 e3 e7 g5 d6")
    assert play.state.pyramid.level == 4
    assert play.state.pyramid.unused(2) == (0, 0, 0)
    assert play.state.turn is not None
    assert not play.state.turn.bonus
    assert play.to_act == {0}


def test_sc9_by_option_two_players_choose_the_colour_of_the_bonus() -> None:
    play = build(2, LEVEL_1, bonus="either")
    turn = play.state.turn
    assert turn is not None
    assert (turn.seat, turn.colour, turn.other, turn.bonus) == (0, 2, 0, True)
    moves = moves_of(play)
    assert moves[-1] == "decline"
    assert {move[0] for move in moves[:-1]} == {"G", "Y"}
    assert "Ye4" not in moves, "yellow lies below"
    assert "Ge4" in moves
    assert refusal(play, "e4") == ("SC-9", "which-colour")
    assert refusal(play, "Pe4") == ("SC-9", "not-yours")
    assert refusal(play, "Ye4") == ("SC-6", "above")
    make(play, "Ge4")
    assert play.state.pyramid.blocks[-1].colour == 0
    after = play.state.turn
    assert after is not None
    assert (after.seat, after.colour, after.other) == (1, 3, None), "the cycle goes on"
    assert refusal(play, "Be5") == ("SC-9", "no-choice")


def test_sc9_by_option_the_only_colour_that_fits_needs_no_letter() -> None:
    """Green completes level 2 with its last block; yellow may go on."""
    play = build(2, EITHER_ALONE, bonus="either")
    assert play.state.pyramid.blocks[-1].colour == 0
    assert play.state.pyramid.unused(0) == (0, 0, 0)
    turn = play.state.turn
    assert turn is not None
    assert (turn.seat, turn.colour, turn.other, turn.bonus) == (0, 2, None, True)
    assert refusal(play, "Yd4") == ("SC-9", "no-choice")
    make(play, "d4")
    assert play.state.pyramid.blocks[-1].colour == 2
    assert play.state.turn is not None
    assert play.state.turn.due == 3, "the cycle goes on as if the bonus had not been"


@pytest.mark.parametrize("seats", [3, 4])
def test_sc9_there_is_no_choice_of_colours_for_more_than_two(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        build(seats, bonus="either")
    assert (refused.value.rule, refused.value.why) == ("SC-9", "two-players")


def test_sc10_over_when_nobody_can_place() -> None:
    play = build(4, f"{LEVEL_1} {LEVEL_2} e5 f4-f6 e6 d4-e4 c5-d5 e3 e7 g5 d6 e5")
    assert play.outcome is not None
    assert play.outcome.cause == "stuck"
    assert not any(can_place(play.state.pyramid, colour, "bay") for colour in COLOURS)
    assert play.to_act == frozenset()


def test_sc10_over_at_once_when_the_pyramid_is_complete() -> None:
    play = build(4)
    for block in complete_pyramid(Stream(bytes(32), 0)).blocks:
        assert play.outcome is None
        make(play, block.place.name)
    assert play.outcome is not None
    assert play.outcome.cause == "complete"
    assert play.to_act == frozenset()
