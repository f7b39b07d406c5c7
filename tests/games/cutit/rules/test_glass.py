"""Ready for the puzzle, and the glass: one for all, or one for each seat. CI-11"""

import pytest

from tavolino.core import CLOCK, Entry, Stream
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.state import PUZZLE_MS
from tests.games.cutit.rules.tables import (
    JOINED,
    CutItPlay,
    at_puzzle,
    before_puzzle,
    refused,
    submit,
)

SOURCE = Stream(bytes(32), 0)


def deadlines(play: CutItPlay) -> list[int | None]:
    return [CUTIT.seat_deadline_ms(play.state, seat) for seat in range(play.seats)]


def tokens(play: CutItPlay) -> list[int | None]:
    return [player.token for player in play.view(0).board.players]


def test_ci11_the_glass_is_turned_when_all_are_ready() -> None:
    play = before_puzzle(3, at=5_000)
    assert play.view(0).board.phase == "ready"
    assert play.to_act == {0, 1, 2}
    assert play.view(0).deadline_ms is None
    play.submit_text(1, "ready", 9_000)
    play.submit_text(0, "ready", 10_000)
    assert play.to_act == {2}
    assert play.view(0).deadline_ms is None
    assert [player.is_ready for player in play.view(2).board.players] == [True, True, False]
    play.submit_text(2, "ready", 60_000)
    assert play.state.phase == "puzzle"
    assert play.to_act == {0, 1, 2}
    assert deadlines(play) == [60_000 + PUZZLE_MS] * 3


def test_ci11_nothing_is_laid_before_the_glass_is_turned() -> None:
    play = before_puzzle(2)
    for text in ("1@0,0r0", "done", "lift 1"):
        with refused("CI-11", "not-ready"):
            submit(play, 0, text)
    submit(play, 0, "ready")
    with refused("CI-11", "waiting"):
        submit(play, 0, "1@0,0r0")
    with refused("CI-11", "ready"):
        submit(play, 0, "ready")
    with refused("CLOCK", "not-running"):
        play.submit_text(CLOCK, "time up", PUZZLE_MS)


def test_ci11_ready_is_taken_back_until_the_glass_runs() -> None:
    play = before_puzzle(2)
    with refused("CI-11", "not-ready"):
        submit(play, 0, "not ready")
    submit(play, 0, "ready")
    assert play.view(0).moves == ("not ready",)
    assert play.to_act == {1}
    submit(play, 0, "not ready")
    assert play.view(0).moves == ("ready",)
    assert play.to_act == {0, 1}
    submit(play, 1, "ready")
    assert play.state.phase == "ready"
    submit(play, 0, "ready")
    for text in ("ready", "not ready"):
        with refused("CI-11", "running"):
            submit(play, 0, text)


def test_ci11_undo_stops_where_the_glass_was_turned() -> None:
    play = before_puzzle(2)
    first = len(play.log)
    submit(play, 0, "ready")
    play.undo(1, first, play.last_at)
    assert not play.state.players[0].is_ready
    submit(play, 0, "ready")
    submit(play, 1, "ready")
    turned = len(play.log) - 1
    submit(play, 0, "1@0,0r0")
    play.undo(0, turned + 1, play.last_at)
    assert play.state.players[0].layout == ()
    with refused("UNDO", "reveal"):
        play.undo(0, turned, play.last_at)


@pytest.mark.parametrize("glass", ["together", "own"])
def test_ci11_alone_there_is_no_glass_and_no_ready(glass: str) -> None:
    play = before_puzzle(1, glass=glass)
    assert (play.state.phase, play.view(0).deadline_ms) == ("puzzle", None)
    for text in ("ready", "not ready"):
        with refused("CI-11", "alone"):
            submit(play, 0, text)
    submit(play, 0, *JOINED, "done")
    assert play.outcome is not None
    assert play.outcome.cause == "done"


def test_ci11_own_glass_starts_with_the_seats_own_ready() -> None:
    play = before_puzzle(3, glass="own")
    play.submit_text(1, "ready", 5_000)
    assert deadlines(play) == [None, 5_000 + PUZZLE_MS, None]
    assert play.state.phase == "puzzle"
    assert play.to_act == {0, 1, 2}
    assert (play.view(0).moves, play.view(1).moves) == (("ready",), None)
    with refused("CI-11", "not-ready"):
        submit(play, 0, "1@0,0r0")
    with refused("CI-11", "running"):
        submit(play, 1, "not ready")
    play.submit_text(2, "ready", 20_000)
    assert play.view(0).deadline_ms == 5_000 + PUZZLE_MS
    submit(play, 1, "done")
    assert play.view(0).deadline_ms == 20_000 + PUZZLE_MS
    submit(play, 2, "done")
    assert (play.view(0).deadline_ms, play.outcome) == (None, None)


def test_ci11_own_glass_gives_tokens_by_the_time_used() -> None:
    """The first to be done used most time; the other two as much as each other."""
    play = before_puzzle(3, glass="own")
    play.submit_text(0, "ready", 0)
    submit(play, 0, *JOINED)
    play.submit_text(0, "done", 90_000)
    play.submit_text(2, "ready", 100_000)
    play.submit_text(1, "ready", 110_000)
    submit(play, 1, *JOINED)
    submit(play, 2, *JOINED)
    play.submit_text(2, "done", 130_000)
    assert play.outcome is None
    play.submit_text(1, "done", 140_000)
    assert play.outcome is not None
    assert (play.outcome.cause, tokens(play)) == ("done", [0, 3, 5])
    assert [player.used_ms for player in play.view(0).board.players] == [90_000, 30_000, 30_000]


def test_ci11_own_glass_the_clock_names_the_seat() -> None:
    play = before_puzzle(3, glass="own")
    play.submit_text(2, "ready", 0)
    play.submit_text(0, "ready", 10_000)
    submit(play, 2, *JOINED)
    assert CUTIT.write(CUTIT.sample(play.state, CLOCK, SOURCE)) == "time up 2"
    for text in ("time up", "time up 0", "time up 1"):
        with refused("CI-11", "glass"):
            play.submit_text(CLOCK, text, PUZZLE_MS)
    play.submit_text(CLOCK, "time up 2", PUZZLE_MS)
    assert play.to_act == {0, 1}
    assert play.state.timed_out == (2,)
    with refused("TURN", "not-due"):
        submit(play, 2, "lift 2")
    submit(play, 0, *JOINED, "done")
    submit(play, 1, "ready", *JOINED, "done")
    assert play.outcome is not None
    assert (play.outcome.cause, tokens(play)) == ("time", [3, 5, 0])


def test_ci11_one_glass_for_all_names_no_seat() -> None:
    play = at_puzzle(2)
    with refused("CI-11", "glass"):
        play.submit_text(CLOCK, "time up 0", PUZZLE_MS)


def test_ci11_own_glass_puzzles_stay_hidden_until_the_last_is_done() -> None:
    play = before_puzzle(2, glass="own")
    submit(play, 0, "ready", *JOINED, "done")
    assert play.view(1).board.players[0].check is None
    submit(play, 1, "ready", "done")
    assert play.view(1).board.players[0].check is not None


def test_ci11_own_glass_that_was_turned_or_stopped_is_not_undone() -> None:
    play = before_puzzle(2, glass="own")
    submit(play, 0, "ready")
    with refused("UNDO", "reveal"):
        play.undo(0, len(play.log) - 1, play.last_at)
    submit(play, 0, "1@0,0r0")
    play.undo(0, len(play.log) - 1, play.last_at)
    submit(play, 0, "done")
    with refused("UNDO", "reveal"):
        play.undo(0, len(play.log) - 1, play.last_at)


@pytest.mark.parametrize("glass", ["together", "own"])
def test_ci11_who_lets_the_tables_time_run_out_is_ready(glass: str) -> None:
    play = before_puzzle(2, glass=glass)
    assert CUTIT.write(CUTIT.default_move(play.state, 0, SOURCE)) == "ready"
    submit(play, 0, "ready")
    assert CUTIT.write(CUTIT.default_move(play.state, 1, SOURCE)) == "ready"


def test_ci11_ready_is_told_to_everybody() -> None:
    play = before_puzzle(2)
    submit(play, 0, "ready")
    entry = play.log[-1]
    assert isinstance(entry, Entry)
    assert CUTIT.redact(play.state_after(len(play.log) - 1), entry, 1) == "ready"
