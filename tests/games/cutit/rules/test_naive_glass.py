"""Random ends of games, compared with the naive reading of the glass. CI-11, CI-13"""

import pytest

from tavolino.core import CLOCK, Entry, Stream, pick
from tavolino.games.cutit.rules import CUTIT
from tests.games.cutit.rules.tables import APART, JOINED, CutItPlay, before_puzzle
from tests.naive import cutit_glass as naive


def lines(play: CutItPlay) -> list[naive.Line]:
    entries = [entry for entry in play.log if isinstance(entry, Entry)]
    return [(entry.seat, CUTIT.write(entry.move), entry.at) for entry in entries]


def some_text(play: CutItPlay, seat: int, source: Stream) -> str:
    """Puzzles of this game are laid in two moves, so most of them are complete. Some players
    lay the last snippet again instead of saying that they are done."""
    if play.state.phase == "check" or not play.state.may_lay(seat):
        return CUTIT.write(CUTIT.sample(play.state, seat, source))
    player = play.state.players[seat]
    if player.has_all_on_table:
        return pick(source, ("done", "done", JOINED[-1]))
    number = len(player.layout)
    return pick(source, (JOINED[number], JOINED[number], APART[number], "done"))


@pytest.mark.parametrize("glass", ["together", "own"])
@pytest.mark.parametrize("seats", [2, 3])
def test_ci11_the_glass_runs_as_in_the_naive_reading(glass: str, seats: int) -> None:
    causes = set()
    held = without_done = 0
    for game in range(60):
        source = Stream(bytes(32), game)
        longest = pick(source, (5_000, 60_000, 150_000))
        play = before_puzzle(seats, glass=glass)
        while play.outcome is None:
            log = lines(play)
            expected = [
                naive.runs_out_at(log, seats, glass == "own", seat) for seat in range(seats)
            ]
            assert [CUTIT.seat_deadline_ms(play.state, seat) for seat in range(seats)] == expected
            at = play.last_at + source.below(longest)
            running = [deadline for deadline in expected if deadline is not None]
            if running and at >= min(running):
                seat = expected.index(min(running))
                play.submit_text(CLOCK, f"time up {seat}" if glass == "own" else "time up", at)
                continue
            able = play.to_act
            if source.below(5) == 0:
                able |= CUTIT.may_act(play.state)
            seat = pick(source, sorted(able))
            play.submit_text(seat, some_text(play, seat, source), at)
        board = play.view(0).board
        complete = [
            player.check is not None and player.check.is_complete for player in board.players
        ]
        tokens = naive.tokens(lines(play), seats, glass == "own", complete)
        assert [player.token for player in board.players] == tokens
        assert play.outcome.cause == naive.cause(lines(play))
        causes.add(play.outcome.cause)
        held += sum(token is not None for token in tokens)
        without_done += sum(tokens[seat] is not None for seat in play.state.timed_out)
    assert causes == {"time", "done"}
    assert held > 20
    assert without_done > 5
