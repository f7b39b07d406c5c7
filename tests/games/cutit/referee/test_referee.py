"""The referee of Cut it: what is entered is counted by the rules of the game. RC-1 to RC-5"""

from typing import Any

import pytest

from tavolino.core import CHANCE, CLOCK, Dealer, Entry, Play, Stream
from tavolino.games.cutit.referee.rules import REFEREE
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.notation import Cut
from tavolino.games.cutit.rules.scoring import COLUMN, add_up, grade
from tavolino.games.cutit.rules.state import PUZZLE_MS
from tests.games.cutit.rules.tables import RANKS, refused

AnyPlay = Play[Any, Any, Any]
CORNERS = ("a1", "j1", "j10", "a10")


def started(seats: int) -> AnyPlay:
    return Play(REFEREE, seats, {"first": "0"})


def roll(play: AnyPlay, faces: str = "1234") -> None:
    play.submit_text(min(play.to_act), "roll", play.last_at)
    play.submit_text(CHANCE, f"dice {faces}", play.last_at)


def enter(play: AnyPlay, *texts: str) -> None:
    """Enters each for the seat that is due."""
    for text in texts:
        (seat,) = play.to_act
        play.submit_text(seat, text, play.last_at)


def in_round_1(seats: int, faces: str = "1234") -> AnyPlay:
    play = started(seats)
    roll(play, faces)
    enter(play, *(f"corner {corner}" for corner in CORNERS[:seats]))
    return play


def after_rounds(*entries: str) -> AnyPlay:
    """Seats that cut off rank after rank, or enter these same points in every round."""
    play = in_round_1(len(entries), "1111")
    for number in range(9):
        if number:
            roll(play, "1111")
        enter(play, *(RANKS[number] if entry == "cut" else entry for entry in entries))
    roll(play, "1111")
    enter(play, *(entry for entry in entries if entry != "cut"))
    return play


def scores(play: AnyPlay, seat: int) -> Any:
    return play.state.table.players[seat].scores


def test_rc1_the_dice_are_rolled_when_somebody_asks_for_them() -> None:
    play = started(2)
    assert play.view(0).moves == ("roll",)
    with refused("RC-1", "phase"):
        enter(play, "penalty")
    roll(play)
    enter(play, "corner a1", "corner j1", "A1-K1/a1", "penalty")
    assert play.view(0).board.phase == "roll"
    play.undo(0, len(play.log) - 1)
    assert play.to_act == {1}
    assert play.view(0).board.phase == "entries"


def test_rc2_everybody_enters_a_cut_or_points_in_seat_order() -> None:
    play = in_round_1(3)
    assert play.to_act == {0}
    enter(play, "A3-K3/a1")
    assert play.to_act == {1}
    enter(play, "points 1,2,0,0 one cut", "penalty")
    assert [score.points for seat in range(3) for score in scores(play, seat)] == [10, 3, 0]
    assert scores(play, 1)[0].one_cut
    assert scores(play, 2)[0].faults == ("reported",)


def test_rc2_a_player_who_enters_points_continues_with_points() -> None:
    play = in_round_1(2)
    enter(play, "A1-K1/a1", "points 1,0,0,0")
    roll(play)
    enter(play, "A2-K2/a2")
    with refused("RC-2", "by-points"):
        enter(play, "A2-K2/a2")
    assert not play.view(1).board.cuts
    enter(play, "points 0,2,0,0")
    assert scores(play, 1)[1].rose


def test_rc2_the_same_cuts_give_the_same_score_sheet_as_at_any_table() -> None:
    dealer, source = Dealer(bytes(32)), Stream(bytes(32), 7)
    game: AnyPlay = Play(CUTIT, 1)
    dealer.deal(game)
    while game.state.phase != "puzzle":
        game.submit(0, CUTIT.sample(game.state, 0, source))
        dealer.deal(game)
    play = Play(REFEREE, 1)
    entries = [entry for entry in game.log if isinstance(entry, Entry)]
    for entry in entries:
        if entry.seat == CHANCE:
            play.submit_text(0, "roll")
        play.submit_text(entry.seat, CUTIT.write(entry.move))
    assert sum(isinstance(entry.move, Cut) for entry in entries) > 3
    assert play.state.table.players[0].rounds == game.state.players[0].rounds
    assert play.state.phase == "outside"


def test_rc2_round_10_is_counted_where_the_cuts_are_known() -> None:
    play = after_rounds("cut", "points 1,0,1,0")
    assert play.view(0).board.phase == "glass"
    assert len(scores(play, 0)) == 10
    assert add_up(scores(play, 0)).one_cut_points == COLUMN[-1]


def in_round_10() -> AnyPlay:
    """One player has entered points nine times."""
    play = in_round_1(1, "1111")
    for number in range(9):
        if number:
            roll(play, "1111")
        enter(play, "points 1,0,0,0")
    roll(play, "1111")
    return play


def test_rc2_nothing_is_cut_in_round_10() -> None:
    play = in_round_10()
    with refused("RC-2", "last"):
        enter(play, "A1-K1/a1")


@pytest.mark.parametrize(
    ("dice", "entry", "case"),
    [
        ("1234", "points 1,1,0,0", "number"),
        ("1234", "points 2,0,0,0", "more"),
        ("1-34", "points 0,1,0,0", "more"),
        ("?234", "points 60,0,0,0", "more"),
        ("1234", "points 0,0,0,0", "none"),
    ],
)
def test_rc3_points_that_the_dice_cannot_give_are_refused(dice: str, entry: str, case: str) -> None:
    play = in_round_1(1, dice)
    with refused("RC-3", case):
        enter(play, entry)
    assert play.to_act == {0}


def test_rc3_blank_dice_give_nothing_and_are_no_penalty() -> None:
    play = in_round_1(1, "----")
    enter(play, "points 0,0,0,0 one cut")
    assert not scores(play, 0)[0].is_penalty


def test_rc3_one_cut_in_round_10() -> None:
    play = in_round_10()
    with refused("RC-3", "one-cut"):
        enter(play, "points 1,0,0,0 one cut")


def test_rc4_the_order_of_finishing_gives_the_tokens() -> None:
    play = after_rounds("cut", "cut", "points 1,0,0,0")
    enter(play, "turn")
    assert play.view(0).deadline_ms == PUZZLE_MS
    enter(play, "finished 2", "finished 0")
    with refused("RC-4", "finished"):
        enter(play, "finished 0")
    with refused("RC-4", "seat"):
        enter(play, "finished 3")
    enter(play, "finished 1", "complete", "out 4", "complete")
    assert [player.token for player in play.view(0).board.table.players] == [3, None, 5]
    assert play.outcome is not None
    assert play.outcome.cause == "done"


def test_rc4_time_ends_the_puzzles_or_nobody_goes_on() -> None:
    play = after_rounds("cut", "cut")
    enter(play, "turn", "finished 1")
    play.submit_text(CLOCK, "time up", PUZZLE_MS)
    assert play.state.phase == "outside"
    enter(play, "complete", "complete")
    assert play.outcome is not None
    assert play.outcome.cause == "time"
    stopped = after_rounds("cut", "cut")
    enter(stopped, "turn", "stop")
    assert stopped.state.phase == "outside"


@pytest.mark.parametrize("end", ["stop", "time up"])
def test_ci13_complete_puzzles_hold_tokens_though_nobody_said_so_in_time(end: str) -> None:
    """Those who said so come first, then the others from the first player on."""
    points = "points 1,0,0,0"
    play = after_rounds("cut", "cut", points, points)
    enter(play, "turn", "finished 2")
    if end == "time up":
        play.submit_text(CLOCK, end, PUZZLE_MS)
    else:
        enter(play, end)
    enter(play, "out 4", "complete", "complete", "complete")
    assert [player.token for player in play.view(0).board.table.players] == [None, 3, 5, 1]


def test_rc5_snippets_outside_cost_their_spaces() -> None:
    play = after_rounds("cut", "points 1,0,0,0")
    enter(play, "turn", "stop")
    for text, case in (("out 11", "snippet"), ("out 1,2,3,4,5,6,7,8,9,10", "all")):
        with refused("RC-5", case):
            enter(play, text)
    with refused("RC-5", "by-cuts"):
        enter(play, "outside 7")
    with refused("RC-5", "nothing"):
        enter(play, "done")
    enter(play, "out 2,5")
    with refused("RC-5", "by-points"):
        enter(play, "out 2")
    with refused("RC-5", "spaces"):
        enter(play, "outside 100")
    enter(play, "outside 7")
    assert play.view(0).board.costs == (20, 7)
    assert play.outcome is not None
    assert play.outcome.points == (add_up(scores(play, 0)).total - 20, 10 - 7)


def test_rc5_a_puzzle_laid_on_the_screen_is_checked() -> None:
    play = after_rounds("cut", "cut")
    enter(play, "turn", "finished 0", "stop", "1@0,0r0", "2@0,1r0", "3@0,9r0", "lift 3", "done")
    check = play.view(0).board.table.players[0].check
    assert check.kept == (1, 2)
    assert play.view(0).board.costs[0] == 80
    enter(play, "complete")
    assert play.view(0).board.table.players[0].token is None


def test_solo_grade() -> None:
    play = after_rounds("cut")
    enter(play, "complete")
    assert play.outcome is not None
    assert play.view(0).board.table.grade == grade(play.outcome.points[0])
