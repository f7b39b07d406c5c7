"""The searching bots of both Scalino games: legal, repeatable, in time, and without the compiler
until they think."""

import subprocess
import sys
from typing import Any

import pytest

from tavolino.bots.bot import Bot
from tavolino.bots.judges import judge_of
from tavolino.bots.judging import Judge
from tavolino.bots.scalino_levels import GREEDY_TAKER
from tavolino.bots.scalino_search import BuildSearchBot, DemolitionSearchBot, Thinking
from tavolino.core import Dealer, Game, Play, Stream
from tavolino.games.scalino import DEMOLITION, SCALINO
from tavolino.lab.analysis import look, questions

QUICK = Thinking(looks=60, solves=500, among_many=20)


def played(game: Game[Any, Any, Any], seats: int, bot: Bot) -> list[str]:
    """The moves of a whole game played by one bot on all seats."""
    play = Play(game, seats, {"first": "0"})
    Dealer(bytes(32)).deal(play)
    written: list[str] = []
    while play.outcome is None:
        (seat,) = play.to_act
        view = play.view(seat)
        text = bot.choose(view, Stream(bytes(32), len(written)))
        assert text in (view.moves or ())
        play.submit_text(seat, text)
        written.append(text)
    return written


@pytest.mark.parametrize("seats", SCALINO.players)
def test_builders_play_legal_games_that_can_be_repeated(seats: int) -> None:
    bot = BuildSearchBot(QUICK)
    assert played(SCALINO, seats, bot) == played(SCALINO, seats, bot)


@pytest.mark.parametrize("seats", DEMOLITION.players)
def test_demolishers_play_legal_games_that_can_be_repeated(seats: int) -> None:
    bot = DemolitionSearchBot(QUICK)
    assert played(DEMOLITION, seats, bot) == played(DEMOLITION, seats, bot)


@pytest.mark.parametrize("seats", [2, 3])
def test_no_time_at_all_still_gives_a_move(seats: int) -> None:
    hurried = Thinking(looks=10**9, among_many=10**9, seconds=0)
    assert played(SCALINO, seats, BuildSearchBot(hurried))
    assert played(DEMOLITION, seats, DemolitionSearchBot(hurried))


@pytest.mark.parametrize("gaps", ["bay", "notch"])
def test_builds_are_judged_for_every_seat(gaps: str) -> None:
    play = Play(SCALINO, 3, {"first": "0", "gaps": gaps})
    view = SCALINO.view(play.state, 0)
    bot = BuildSearchBot(Thinking(looks=400))
    assert isinstance(bot, Judge)
    judged = bot.judge(view, Stream(bytes(32), 0))
    assert sorted(one.move for one in judged) == sorted(view.moves or ())
    assert all(0 <= value <= 1 for one in judged for value in one.values)
    assert all(len(one.values) == 3 for one in judged)
    last = judged[-1].move
    attended = bot.judge(view, Stream(bytes(32), 0), attend=last)
    assert {one.move: one.tries for one in attended}[last] == 40 > judged[-1].tries


def test_a_solved_end_is_judged_by_its_solution() -> None:
    """The move that is known to end best comes first, whatever playouts say."""
    play = Play(SCALINO, 2, {"first": "0"})
    bot = BuildSearchBot(Thinking(looks=100, solves=100_000))
    while len(play.state.pyramid.blocks) < 30:
        (seat,) = play.to_act
        text = bot.choose(SCALINO.view(play.state, seat), Stream(bytes(32), len(play.log)))
        play.submit(seat, SCALINO.read(play.state, seat, text))
    (seat,) = play.to_act
    view = SCALINO.view(play.state, seat)
    assert bot.judge(view, Stream(bytes(32), 0))[0].move == bot.choose(view, Stream(bytes(32), 0))


@pytest.mark.parametrize("seats", [2, 4])
def test_takes_are_judged_for_every_seat(seats: int) -> None:
    play = Play(DEMOLITION, seats, {"first": "1"})
    Dealer(bytes(32)).deal(play)
    view = DEMOLITION.view(play.state, 1)
    bot = DemolitionSearchBot(Thinking(looks=4000, among_many=400))
    assert isinstance(bot, Judge)
    judged = bot.judge(view, Stream(bytes(32), 0))
    assert sorted(one.move for one in judged) == sorted(view.moves or ())
    assert all(0 <= value <= 1 for one in judged for value in one.values)
    assert all(len(one.values) == seats for one in judged)
    if seats == 2:
        own = [one.values[1] for one in judged]
        assert own == sorted(own, reverse=True)
        assert all(sum(one.values) == pytest.approx(1) for one in judged)
    else:
        last = judged[-1].move
        attended = bot.judge(view, Stream(bytes(32), 0), attend=last)
        assert {one.move: one.tries for one in attended}[last] == 40 > judged[-1].tries


def test_a_seen_end_is_judged_as_won_or_lost() -> None:
    """With few blocks left each move's chances follow from the points at the very end."""
    play = Play(DEMOLITION, 2, {"first": "0"})
    Dealer(bytes(32)).deal(play)
    bot = DemolitionSearchBot(Thinking(looks=100_000))
    while len(play.state.blocks or ()) > 6:
        (seat,) = play.to_act
        play.submit_text(seat, (play.view(seat).moves or ())[0])
    (seat,) = play.to_act
    judged = bot.judge(play.view(seat), Stream(bytes(32), 0))
    assert judged[0].move == bot.choose(play.view(seat), Stream(bytes(32), 0))
    while play.outcome is None:
        (now,) = play.to_act
        play.submit_text(now, bot.choose(play.view(now), Stream(bytes(32), 0)))
    assert len(play.outcome.winners) == 1
    assert (judged[0].values[seat] > 0.7) == (play.outcome.winners == (seat,))


def test_analysis_sees_a_game_thrown_away() -> None:
    """Near the end of a demolition the kernel knows which take wins and which loses."""
    judge = judge_of("demolition")
    assert isinstance(judge, DemolitionSearchBot)
    for deal in range(20):
        play = Play(DEMOLITION, 2, {"first": "0"})
        Dealer(bytes([deal] * 32)).deal(play)
        while len(play.state.blocks or ()) > 8:
            (seat,) = play.to_act
            play.submit_text(seat, GREEDY_TAKER.choose(play.view(seat), Stream(bytes(32), deal)))
        (seat,) = play.to_act
        judged = judge.judge(play.view(seat), Stream(bytes(32), 0))
        if judged[0].values[seat] > 0.7 > 0.3 > judged[-1].values[seat]:
            break
    play.submit_text(seat, judged[-1].move)
    looked = look([*questions(play)][-1])
    assert (looked.mark, looked.unit) == ("??", "chance")
    assert looked.best_value == judged[0].values[seat]
    assert looked.reasons


def test_bots_load_the_compiler_only_when_they_think() -> None:
    look = "import sys, tavolino.bots.scalino_search; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0
