"""Giving up: who comes where, when the game goes on, and how it is written down."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.core import CHANCE, CLOCK, SPECTATOR, Dealer, Play, Resign, Stream, by_points
from tavolino.core.outcome import outcome_by_resignation, with_resigned_last
from tavolino.games import rules
from tests.conformance.toy import TOY
from tests.core.test_play import refusal_of, started
from tests.core.test_record import SECRET


def play_on(play: Play[Any, Any, Any], dealer: Dealer, moves: int = 5_000) -> None:
    """Random moves until the game is over, up to a limit."""
    source = Stream(SECRET, 7)
    dealer.deal(play, play.last_at)
    for _ in range(moves):
        if play.outcome is not None:
            return
        seat = min(play.to_act)
        play.submit(seat, play.game.sample(play.state, seat, source), play.last_at)
        dealer.deal(play, play.last_at)


def test_of_two_the_other_wins_at_once() -> None:
    play = Play(TOY, 2)
    play.submit_text(CHANCE, "deal 12")
    play.resign(0, at=9)
    assert play.outcome == outcome_by_resignation("resigned", 2, [0])
    assert play.outcome.ranks == (2, 1)
    assert play.outcome.winners == (1,)
    assert play.outcome.points == (0, 0)
    assert play.to_act == frozenset()


def test_losing_by_the_clock_of_a_table_is_its_cause() -> None:
    play = Play(TOY, 2)
    play.submit_text(CHANCE, "deal 12")
    assert play.resign(1, "time", 9) == Resign(1, "time", 9)
    assert play.outcome is not None
    assert (play.outcome.cause, play.outcome.ranks) == ("time", (1, 2))


def test_of_four_the_others_play_on_until_one_is_left() -> None:
    play = started("e5")
    play.resign(2, at=1)
    assert play.outcome is None
    assert play.to_act == {1}
    play.submit_text(1, "e4", 2)
    assert play.to_act == {2}, "somebody still moves for the seat that resigned"
    play.submit_text(2, "e6", 3)
    play.resign(0, at=4)
    assert play.outcome is None
    play.resign(3, "time", at=5)
    assert play.outcome is not None
    assert (play.outcome.cause, play.outcome.ranks) == ("time", (3, 1, 4, 2))


def test_alone_giving_up_ends_it() -> None:
    play = Play(rules()["cutit"], 1)
    play.resign(0)
    assert play.outcome == outcome_by_resignation("resigned", 1, [0])
    assert play.outcome.ranks == (1,)


def test_who_gave_up_comes_last_even_with_most_points() -> None:
    play = Play(TOY, 3)
    play.submit_text(CHANCE, "deal 123")
    play.resign(0)
    for seat in range(3):
        play.submit_text(seat, f"show {min(seat, 1) + 1}")
    assert TOY.outcome(play.state) == by_points("shown", [1, 1, 0])
    assert play.outcome is not None
    assert play.outcome.points == (1, 1, 0)
    assert play.outcome.ranks == (3, 1, 2)


@pytest.mark.parametrize(
    ("points", "resigned", "ranks"),
    [
        ([3, 7, 7, 1], [], (3, 1, 1, 4)),
        ([3, 7, 7, 1], [1], (2, 4, 1, 3)),
        ([3, 7, 7, 1], [3], (3, 1, 1, 4)),
        ([3, 7, 7, 7], [0], (4, 1, 1, 1)),
        ([3, 7, 7, 3], [2, 1], (1, 3, 4, 1)),
        ([3, 3, 3, 3], [0, 3], (4, 1, 1, 3)),
    ],
)
def test_ranks_with_ties(points: list[int], resigned: list[int], ranks: tuple[int, ...]) -> None:
    assert with_resigned_last(by_points("done", points), resigned).ranks == ranks


@given(
    st.lists(st.integers(0, 3), min_size=2, max_size=6).flatmap(
        lambda points: st.tuples(
            st.just(points), st.lists(st.integers(0, len(points) - 1), unique=True)
        )
    )
)
def test_ranks_count_the_seats_ahead(given_up_in: tuple[list[int], list[int]]) -> None:
    points, resigned = given_up_in
    ranks = with_resigned_last(by_points("done", points), resigned).ranks
    assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
    stayed = [seat for seat in range(len(points)) if seat not in resigned]
    assert all(ranks[one] < ranks[other] for one in stayed for other in resigned)
    assert sorted(resigned, key=lambda seat: -ranks[seat]) == resigned


def test_after_the_last_resignation_nothing_is_accepted() -> None:
    play = Play(TOY, 2)
    play.submit_text(CHANCE, "deal 12")
    play.submit_text(0, "show 1", 1)
    play.resign(1, at=2)
    before = list(play.log)
    for act in (
        lambda: play.submit_text(1, "show 2", 3),
        lambda: play.submit_text(CLOCK, "time", 90_000),
        lambda: play.undo(0, 1, 3),
        lambda: play.resign(0, at=3),
        lambda: play.resign(1, at=3),
    ):
        assert refusal_of(act) == ("OVER", "game")
    assert list(play.log) == before


def test_views_say_that_a_given_up_game_is_over() -> None:
    play = Play(TOY, 2)
    play.submit_text(CHANCE, "deal 12")
    assert play.view(0) == TOY.view(play.state, 0)
    play.resign(1, at=2)
    for viewer in (0, 1, SPECTATOR):
        view = play.view(viewer)
        assert (view.to_act, view.moves, view.deadline_ms) == ((), (), None)
        assert view.outcome == play.outcome
        assert view.board == TOY.view(play.state, viewer).board, "cards stay hidden"


def test_views_rank_by_the_rules_with_those_who_gave_up_last() -> None:
    play = Play(TOY, 3)
    play.submit_text(CHANCE, "deal 123")
    play.resign(0)
    assert play.view(1) == TOY.view(play.state, 1)
    for seat in range(3):
        play.submit_text(seat, "show 1")
    assert play.view(1).outcome == play.outcome != TOY.view(play.state, 1).outcome


def test_only_players_give_up_and_only_once() -> None:
    play = started("e5")
    for seat in (CHANCE, CLOCK, SPECTATOR, 4, 10**30):
        assert refusal_of(lambda: play.resign(seat, at=5)) == ("RESIGN", "seat")  # noqa: B023
    play.resign(1, at=5)
    assert refusal_of(lambda: play.resign(1, at=6)) == ("RESIGN", "twice")
    assert refusal_of(lambda: play.resign(2, at=4)) == ("CLOCK", "backwards")
    assert play.resigned == (1,)


def test_nothing_is_taken_back_past_giving_up() -> None:
    play = started("e5", "e4")
    play.resign(3, at=5)
    for to in (0, 1, 2):
        assert refusal_of(lambda: play.undo(0, to, 6)) == ("UNDO", "reveal")  # noqa: B023
    play.submit_text(2, "e6", 7)
    play.undo(0, 3, 8)
    assert play.resigned == (3,)
    assert list(play.standing) == [0, 1, 2]


def test_a_fork_is_played_on_alone() -> None:
    play = started("e5", "e4")
    before = (list(play.log), play.standing, play.resigned, play.state, play.draws, play.outcome)
    fork = play.fork()
    assert (fork.log, fork.standing, fork.state) == (play.log, play.standing, play.state)
    fork.submit_text(2, "e6", 7)
    fork.undo(0, 0, 8)
    for seat in range(3):
        fork.resign(seat, at=9)
    after = (list(play.log), play.standing, play.resigned, play.state, play.draws, play.outcome)
    assert after == before
    play.submit_text(2, "d5", 7)
    assert len(fork.log) == 7
    assert fork.outcome is not None
