"""Which rank tokens there are, and who takes them. CI-13"""

import pytest

from tavolino.core import CLOCK, Stream
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.scoring import TOKENS
from tavolino.games.cutit.rules.state import PUZZLE_MS
from tests.games.cutit.rules.tables import (
    APART,
    JOINED,
    CutItPlay,
    at_puzzle,
    before_puzzle,
    submit,
)


def tokens(play: CutItPlay) -> list[int | None]:
    return [player.token for player in play.view(0).board.players]


def time_up(play: CutItPlay, *seats: int) -> None:
    for text in [f"time up {seat}" for seat in seats] or ["time up"]:
        play.submit_text(CLOCK, text, max(play.last_at, play.view(0).deadline_ms or 0))


@pytest.mark.parametrize(("seats", "tokens"), [(2, [3, 0]), (3, [5, 3, 0])])
def test_ci13_tokens_by_the_number_of_players(seats: int, tokens: list[int]) -> None:
    play = at_puzzle(seats)
    for seat in range(seats):
        submit(play, seat, *JOINED, "done")
    players = play.game.view(play.state, 0).board.players
    assert [player.token for player in players] == tokens


def test_ci13_tokens_of_four() -> None:
    assert TOKENS[4] == (5, 3, 1, 0)


def test_ci13_who_has_placed_everything_needs_no_done() -> None:
    """Seat 2 completed its puzzle first, seat 0 said so, and seat 1 was the last to place."""
    play = at_puzzle(3)
    submit(play, 2, *JOINED)
    play.submit_text(1, JOINED[0], 1_000)
    play.submit_text(0, JOINED[0], 2_000)
    play.submit_text(1, JOINED[1], 3_000)
    play.submit_text(0, JOINED[1], 170_000)
    submit(play, 0, "done")
    time_up(play)
    assert play.outcome is not None
    assert (play.outcome.cause, tokens(play)) == ("time", [5, 0, 3])


def test_ci13_the_last_placing_counts_not_the_first_complete_one() -> None:
    play = at_puzzle(2)
    submit(play, 0, *JOINED)
    submit(play, 1, *JOINED)
    submit(play, 0, "lift 2", JOINED[1])
    time_up(play)
    assert tokens(play) == [0, 3]


def test_ci13_a_faulty_or_unfinished_puzzle_gets_no_token_at_time_up() -> None:
    play = at_puzzle(3)
    submit(play, 0, *APART)
    submit(play, 1, JOINED[0])
    submit(play, 2, *JOINED)
    time_up(play)
    submit(play, 0, "keep 1")
    assert tokens(play) == [None, None, 5]


def test_ci13_a_lifted_snippet_was_not_placed_when_time_was_up() -> None:
    play = at_puzzle(2)
    submit(play, 0, *JOINED, "lift 2")
    submit(play, 1, *JOINED)
    time_up(play)
    assert tokens(play) == [None, 3]


def test_ci13_own_glass_the_last_placings_are_compared_by_the_time_used() -> None:
    """Seat 1 placed later, but its glass had run for a shorter time; seat 2 was done last."""
    play = before_puzzle(3, glass="own")
    play.submit_text(0, "ready", 0)
    play.submit_text(0, JOINED[0], 10_000)
    play.submit_text(0, JOINED[1], 60_000)
    play.submit_text(1, "ready", 100_000)
    play.submit_text(1, JOINED[0], 110_000)
    play.submit_text(1, JOINED[1], 120_000)
    time_up(play, 0, 1)
    assert play.last_at == 100_000 + PUZZLE_MS
    submit(play, 2, "ready", *JOINED)
    play.submit_text(2, "done", play.last_at + 170_000)
    assert tokens(play) == [0, 3, 5]


def test_ci13_nobody_else_learns_when_a_seat_last_placed_until_the_check() -> None:
    play = at_puzzle(2)
    submit(play, 0, *JOINED)
    submit(play, 1, JOINED[0])
    for viewer in range(2):
        view = play.view(viewer)
        assert [one.seat for one in view.board.placings] == [viewer]
        assert CUTIT.determinize(view, Stream(bytes(32), 0)).placings == view.board.placings
    time_up(play)
    assert [one.seat for one in play.view(1).board.placings] == [0, 1]
