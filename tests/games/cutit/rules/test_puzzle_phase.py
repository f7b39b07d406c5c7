"""The puzzle phase: layouts, time, tokens and the end. CI-11 to CI-17"""

from dataclasses import replace

import pytest

from tavolino.core import CLOCK, SPECTATOR, Entry, Stream
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.puzzle_phase import outcome, results
from tavolino.games.cutit.rules.state import PUZZLE_MS
from tests.games.cutit.rules.tables import APART, JOINED, at_puzzle, ranks_cut, refused, submit


def totals(play_points: tuple[int, ...], base: int) -> list[int]:
    return [points - base for points in play_points]


BASE = 4 - 9 * 5
"""The score sheet of `at_puzzle`: 4 points in round 1, a penalty in every other."""


def test_ci11_snippets_are_laid_turned_moved_and_lifted() -> None:
    play = at_puzzle(2)
    submit(play, 0, "1@0,0r0", "2@9,9r1", "2@-5,3r2")
    assert play.game.view(play.state, 0).board.players[0].layout == ("1@0,0r0", "2@-5,3r2")
    submit(play, 0, "lift 1")
    assert play.game.view(play.state, 0).board.players[0].layout == ("2@-5,3r2",)
    with refused("CI-11", "not-on-table"):
        submit(play, 0, "lift 1")
    with refused("CI-11", "snippet"):
        submit(play, 0, "3@0,0r0")
    with refused("CI-11", "table"):
        submit(play, 0, "1@101,0r0")


def test_ci13_a_puzzle_is_hidden_from_the_others_until_it_is_checked() -> None:
    play = at_puzzle(2)
    submit(play, 0, *APART)
    for viewer in (1, SPECTATOR):
        hidden = play.game.view(play.state, viewer).board.players[0]
        assert (hidden.layout, hidden.check) == ((), None)
        entry = play.log[-2]
        assert isinstance(entry, Entry)
        assert play.game.redact(play.state, entry, viewer) == "puzzle"
    submit(play, 0, "done")
    assert play.game.view(play.state, 1).board.players[0].layout == ()
    submit(play, 1, "done")
    for viewer in (1, SPECTATOR):
        shown = play.game.view(play.state, viewer).board.players[0]
        assert shown.layout == APART
        assert shown.check is not None


def test_ci11_overlap_is_refused() -> None:
    play = at_puzzle(2)
    submit(play, 0, "1@0,0r0")
    with refused("CI-11", "overlap"):
        submit(play, 0, "2@9,8r0")
    submit(play, 0, "2@9,9r0", "1@0,0r0")


def test_ci11_contact_option_reaches_the_check() -> None:
    """j10 laid below a1 touches the large snippet without a join."""
    for contact, faults in (("free", []), ("joined", ["unjoined"])):
        play = at_puzzle(2, contact=contact)
        submit(play, 0, "1@0,0r0", "2@0,-1r0")
        check = play.game.view(play.state, 0).board.players[0].check
        assert check is not None
        assert [fault.reason for fault in check.faults] == faults


@pytest.mark.parametrize(
    ("stars", "rule", "why"),
    [("normal", "CI-12", "colours"), ("advanced", "CI-16", "plain")],
)
def test_ci12_conflicts_are_allowed_and_shown_or_refused_with_assist(
    stars: str, rule: str, why: str
) -> None:
    """Rank 6 slid along rank 5, either way round: somewhere their half-stars do not go together."""
    conflicts = []
    for assist in ("off", "on"):
        play = ranks_cut(stars=stars, assist=assist)
        submit(play, 0, "5@0,0r0")
        for x in range(-9, 10):
            for turns in (0, 2):
                text = f"6@{x},1r{turns}"
                if assist == "off":
                    submit(play, 0, text)
                    check = play.game.view(play.state, 0).board.players[0].check
                    assert check is not None
                    if {fault.reason for fault in check.faults} == {why}:
                        conflicts.append(text)
                elif text in conflicts:
                    with refused(rule, why):
                        submit(play, 0, text)
    assert conflicts


def test_ci11_assist_refuses_contact_without_a_join() -> None:
    play = at_puzzle(2, contact="joined", assist="on")
    submit(play, 0, "1@0,0r0")
    with refused("CI-11", "unjoined"):
        submit(play, 0, "2@0,-1r0")
    submit(play, 0, "2@9,9r0")


def test_ci16_assist_lets_a_half_star_wait_for_its_neighbour() -> None:
    play = at_puzzle(2, stars="strict", assist="on")
    submit(play, 0, *JOINED)


def test_ci11_three_minutes_from_the_last_ready() -> None:
    play = at_puzzle(2, at=7_000)
    deadline = play.game.view(play.state, 0).deadline_ms
    assert deadline == 7_000 + PUZZLE_MS
    with refused("CLOCK", "early"):
        play.submit_text(CLOCK, "time up", deadline - 1)
    play.submit_text(0, "1@0,0r0", deadline - 1)
    with refused("CLOCK", "late"):
        play.submit_text(0, "2@9,9r0", deadline)
    play.submit_text(CLOCK, "time up", deadline)
    assert play.outcome is not None
    assert play.outcome.cause == "time"


def test_ci13_only_the_clock_ends_the_time() -> None:
    play = at_puzzle(2)
    with refused("CI-3", "phase"):
        submit(play, 0, "time up")
    with refused("CI-3", "phase"):
        play.submit_text(CLOCK, "done", PUZZLE_MS)


def test_ci13_the_last_layout_counts_when_time_is_up() -> None:
    play = at_puzzle(2)
    submit(play, 0, *JOINED)
    submit(play, 1, "1@0,0r0")
    play.submit_text(CLOCK, "time up", PUZZLE_MS)
    assert play.outcome is not None
    assert totals(play.outcome.points, BASE) == [3, -1]
    board = play.game.view(play.state, 0).board
    assert [player.token for player in board.players] == [3, None]


def test_ci13_tokens_in_the_order_of_done() -> None:
    play = at_puzzle(3)
    for seat in range(3):
        submit(play, seat, *JOINED)
    submit(play, 1, "done")
    with refused("TURN", "not-due"):
        submit(play, 1, "lift 2")
    submit(play, 2, "done")
    assert play.outcome is None
    submit(play, 0, "done")
    assert play.outcome is not None
    assert play.outcome.cause == "done"
    assert totals(play.outcome.points, BASE) == [0, 5, 3]


def test_ci13_who_is_done_without_all_snippets_takes_no_token() -> None:
    play = at_puzzle(2)
    submit(play, 0, "done")
    submit(play, 1, *JOINED, "done")
    assert play.outcome is not None
    # Nothing laid: all 100 spaces lie outside.
    assert totals(play.outcome.points, BASE) == [-100, 3]


def test_ci14_a_faulty_puzzle_loses_its_token_and_the_others_move_up() -> None:
    play = at_puzzle(3)
    submit(play, 0, *APART, "done")
    submit(play, 2, *JOINED, "done")
    submit(play, 1, *JOINED, "done")
    submit(play, 0, "keep 1")
    assert play.outcome is not None
    assert totals(play.outcome.points, BASE) == [-1, 3, 5]
    players = play.game.view(play.state, 0).board.players
    assert [player.token for player in players] == [None, 3, 5]


def test_ci14_the_best_part_is_kept_unless_the_player_picks_another() -> None:
    play = at_puzzle(2)
    submit(play, 0, *APART, "done")
    submit(play, 1, *APART, "done")
    submit(play, 1, "keep 2")
    submit(play, 0, "keep 1")
    assert play.outcome is not None
    assert totals(play.outcome.points, BASE) == [-1, -99]
    checks = [player.check for player in play.game.view(play.state, 0).board.players]
    assert [check.kept for check in checks if check] == [(1,), (2,)]


@pytest.mark.parametrize(
    ("tokens", "ranks"),
    [((5, 3), (1, 2)), ((None, 0), (2, 1)), ((3, None), (1, 2)), ((None, None), (1, 1))],
)
def test_ci15_ties_go_to_the_higher_token(
    tokens: tuple[int | None, ...], ranks: tuple[int, ...]
) -> None:
    state = at_puzzle(2).state
    finals = [
        replace(one, total=80, token=token)
        for one, token in zip(results(state), tokens, strict=True)
    ]
    assert outcome(state, finals).ranks == ranks


def test_ci15_most_points_win() -> None:
    play = at_puzzle(2)
    submit(play, 0, *JOINED)
    submit(play, 1, *JOINED, "done")
    play.submit_text(CLOCK, "time up", PUZZLE_MS)
    assert play.outcome is not None
    assert play.outcome.ranks == (2, 1)


def test_ci15_without_tokens_a_tie_is_shared() -> None:
    play = at_puzzle(2)
    play.submit_text(CLOCK, "time up", PUZZLE_MS)
    assert play.outcome is not None
    assert play.outcome.ranks == (1, 1)


def test_ci17_solo_has_no_timer_and_no_token() -> None:
    play = at_puzzle(1)
    assert play.game.view(play.state, 0).deadline_ms is None
    with refused("CLOCK", "not-running"):
        play.submit_text(CLOCK, "time up", PUZZLE_MS)
    play.submit_text(0, "1@0,0r0", 10 * PUZZLE_MS)
    submit(play, 0, "done")
    assert play.outcome is not None
    assert totals(play.outcome.points, BASE) == [-1]
    board = play.game.view(play.state, 0).board
    assert (board.grade, board.players[0].token) == (1, None)


def test_ci13_who_lets_time_run_out_is_done_with_what_lies_there() -> None:
    play = at_puzzle(2)
    submit(play, 0, "1@0,0r0")
    assert CUTIT.write(CUTIT.default_move(play.state, 0, Stream(bytes(32), 0))) == "done"
