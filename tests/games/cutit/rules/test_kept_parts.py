"""After the check: the players of faulty puzzles say which part they keep. CI-14"""

import pytest

from tavolino.core import CLOCK, SPECTATOR, Entry, Stream
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.kept_parts import parts_offered
from tavolino.games.cutit.rules.layout_check import LayoutCheck
from tavolino.games.cutit.rules.state import PUZZLE_MS
from tests.games.cutit.rules.tables import (
    APART,
    JOINED,
    CutItPlay,
    at_puzzle,
    ranks_cut,
    refused,
    submit,
)

BASE = 4 - 9 * 5
"""The score sheet of `at_puzzle`: 4 points in round 1, a penalty in every other."""
SOURCE = Stream(bytes(32), 0)


def points(play: CutItPlay) -> list[int]:
    assert play.outcome is not None
    return [total - BASE for total in play.outcome.points]


def checked(*parts: set[int]) -> LayoutCheck:
    """A check that found these parts, the best first."""
    numbers = tuple(map(frozenset, parts))
    return LayoutCheck((), (), numbers, (0,) * len(parts), numbers[0], 0, is_complete=False)


def test_ci14_the_player_of_a_faulty_puzzle_is_asked_after_the_check() -> None:
    play = at_puzzle(3)
    submit(play, 0, *APART, "done")
    submit(play, 1, *JOINED, "done")
    submit(play, 2, *APART)
    assert play.state.phase == "puzzle"
    submit(play, 2, "done")
    assert (play.state.phase, play.outcome) == ("check", None)
    assert play.to_act == {0, 2}
    assert [play.view(seat).moves for seat in range(3)] == [
        ("keep 1", "keep 2"),
        (),
        ("keep 1", "keep 2"),
    ]
    submit(play, 2, "keep 2")
    assert play.to_act == {0}
    with refused("TURN", "not-due"):
        submit(play, 1, "keep 1")
    submit(play, 0, "keep 1")
    assert points(play) == [-1, 5, -99]


def test_ci14_the_best_part_is_chosen_already() -> None:
    play = at_puzzle(2)
    submit(play, 0, *APART, "done")
    submit(play, 1, *JOINED, "done")
    check = play.view(0).board.players[0].check
    assert check is not None
    assert (check.parts, check.costs) == (((1,), (2,)), (1, 99))
    assert (check.kept, check.cost) == ((1,), 1)
    assert CUTIT.write(CUTIT.default_move(play.state, 0, SOURCE)) == "keep 1"


def test_ci14_nobody_is_asked_with_a_single_part_to_keep() -> None:
    play = at_puzzle(3)
    submit(play, 0, *JOINED, "done")
    submit(play, 1, "2@0,0r0", "done")
    submit(play, 2, "done")
    assert points(play) == [5, -99, -100]


def test_ci14_the_glass_ends_with_the_check_too() -> None:
    play = at_puzzle(2)
    submit(play, 0, *APART)
    play.submit_text(CLOCK, "time up", PUZZLE_MS)
    assert play.to_act == {0}
    assert play.view(0).deadline_ms is None
    with refused("CLOCK", "not-running"):
        play.submit_text(CLOCK, "time up", 2 * PUZZLE_MS)
    play.submit_text(0, "keep 2", 9 * PUZZLE_MS)
    assert points(play) == [-99, -100]
    assert play.outcome is not None
    assert play.outcome.cause == "time"


def test_ci14_alone_one_chooses_too() -> None:
    play = at_puzzle(1)
    submit(play, 0, *APART, "done")
    assert (play.state.phase, play.view(0).board.grade) == ("check", None)
    submit(play, 0, "keep 1")
    assert points(play) == [-1]
    assert play.view(0).board.grade == 1


def test_ci14_only_parts_are_chosen_after_the_check() -> None:
    play = at_puzzle(2)
    with refused("CI-3", "phase"):
        submit(play, 0, "keep 1")
    submit(play, 0, *APART, "done")
    submit(play, 1, "done")
    for text in ("lift 1", "1@0,0r0", "done", "ready"):
        with refused("CI-3", "phase"):
            submit(play, 0, text)
    with refused("CI-14", "part"):
        submit(play, 0, "keep 3")


def test_ci14_any_snippet_of_a_part_names_it() -> None:
    """Ranks 1 and 2 as they were cut, and rank 5 far away."""
    play = ranks_cut()
    submit(play, 0, "1@0,0r0", "2@0,1r0", "5@30,30r0", "done")
    assert play.view(0).moves == ("keep 1", "keep 5")
    with refused("CI-14", "part"):
        submit(play, 0, "keep 6")
    submit(play, 0, "keep 2")
    entry = play.log[-1]
    assert isinstance(entry, Entry)
    assert CUTIT.write(entry.move) == "keep 1"
    check = play.view(0).board.players[0].check
    assert check is not None
    assert check.kept == (1, 2)


def test_ci14_a_snippet_names_the_best_part_it_is_in() -> None:
    assert parts_offered(checked({2, 3}, {1, 2}, {1, 3})) == {2: {2, 3}, 1: {1, 2}}


def test_ci14_in_the_strict_variant_a_snippet_may_be_in_no_part() -> None:
    play = at_puzzle(2, stars="strict")
    submit(play, 0, *APART, "done")
    submit(play, 1, "done")
    assert points(play) == [-100, -100]


def test_ci13_after_the_check_all_puzzles_and_choices_are_open() -> None:
    play = at_puzzle(3)
    for seat in range(3):
        submit(play, seat, *APART, "done")
    submit(play, 0, "keep 2")
    entry = play.log[-1]
    assert isinstance(entry, Entry)
    for viewer in (1, SPECTATOR):
        board = play.view(viewer).board
        assert [player.layout for player in board.players] == [APART] * 3
        assert [player.keep for player in board.players] == [2, None, None]
        assert [player.total for player in board.players] == [BASE] * 3
        assert CUTIT.redact(play.state_after(len(play.log) - 1), entry, viewer) == "keep 2"
        assert not CUTIT.secrets(play.state, viewer)


@pytest.mark.parametrize("glass", ["together", "own"])
def test_ci14_a_choice_is_undone_until_the_end_but_the_check_is_not(glass: str) -> None:
    play = at_puzzle(2, glass=glass)
    for seat in range(2):
        submit(play, seat, *APART, "done")
    last_done = len(play.log) - 1
    submit(play, 0, "keep 2")
    play.undo(0, last_done + 1, play.last_at)
    assert play.to_act == {0, 1}
    with refused("UNDO", "reveal"):
        play.undo(1, last_done, play.last_at)
    submit(play, 0, "keep 1")
    submit(play, 1, "keep 1")
    with refused("OVER", "game"):
        play.undo(0, last_done + 1, play.last_at)


def test_ci14_alone_the_check_can_be_undone() -> None:
    """It shows a solo player nothing new."""
    play = at_puzzle(1)
    submit(play, 0, *APART, "done")
    play.undo(0, len(play.log) - 1, play.last_at)
    submit(play, 0, JOINED[1], "done")
    assert points(play) == [0]
