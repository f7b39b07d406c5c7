"""The searching bots of both Scalino games: legal, repeatable, in time, and without the compiler
until they think."""

import subprocess
import sys
from typing import Any

import pytest

from tavolino.bots.bot import Bot
from tavolino.bots.evaluation import Evaluator
from tavolino.bots.search.kernel_bot import KernelBot, SearchBudget
from tavolino.core import Dealer, Game, Play, Stream
from tavolino.games import find_game
from tavolino.games.analysis import questions, review_move
from tavolino.games.scalino.bots.levels import COMPILED as SCALINO_SEARCH
from tavolino.games.scalino.demolition.bots import BOTS as DEMOLITION_BOTS
from tavolino.games.scalino.demolition.bots.levels import COMPILED as DEMOLITION_SEARCH
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.rules import SCALINO

QUICK = SearchBudget(playouts=60, solver_nodes=500, multiplayer_playouts=20)


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
    bot = KernelBot(SCALINO_SEARCH, QUICK)
    assert played(SCALINO, seats, bot) == played(SCALINO, seats, bot)


@pytest.mark.parametrize("seats", DEMOLITION.players)
def test_demolishers_play_legal_games_that_can_be_repeated(seats: int) -> None:
    bot = KernelBot(DEMOLITION_SEARCH, QUICK)
    assert played(DEMOLITION, seats, bot) == played(DEMOLITION, seats, bot)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_search_without_time_gives_a_move(seats: int) -> None:
    limited = SearchBudget(playouts=10**9, multiplayer_playouts=10**9, seconds=0)
    assert played(SCALINO, seats, KernelBot(SCALINO_SEARCH, limited))
    assert played(DEMOLITION, seats, KernelBot(DEMOLITION_SEARCH, limited))


@pytest.mark.parametrize("gaps", ["bay", "notch"])
def test_builds_are_evaluated_for_every_seat(gaps: str) -> None:
    play = Play(SCALINO, 3, {"first": "0", "gaps": gaps})
    view = SCALINO.view(play.state, 0)
    bot = KernelBot(SCALINO_SEARCH, SearchBudget(playouts=400))
    assert isinstance(bot, Evaluator)
    evaluated = bot.evaluate(view, Stream(bytes(32), 0))
    assert sorted(one.move for one in evaluated) == sorted(view.moves or ())
    assert all(0 <= value <= 1 for one in evaluated for value in one.values)
    assert all(len(one.values) == 3 for one in evaluated)
    last = evaluated[-1].move
    focus_move = bot.evaluate(view, Stream(bytes(32), 0), focus=last)
    assert {one.move: one.visits for one in focus_move}[last] == 40 > evaluated[-1].visits


def test_a_solved_end_is_evaluated_by_its_solution() -> None:
    """The solved best move comes first, regardless of the playouts."""
    play = Play(SCALINO, 2, {"first": "0"})
    bot = KernelBot(SCALINO_SEARCH, SearchBudget(playouts=100, solver_nodes=100_000))
    while len(play.state.pyramid.blocks) < 30:
        (seat,) = play.to_act
        text = bot.choose(SCALINO.view(play.state, seat), Stream(bytes(32), len(play.log)))
        play.submit(seat, SCALINO.read(play.state, seat, text))
    (seat,) = play.to_act
    view = SCALINO.view(play.state, seat)
    assert bot.evaluate(view, Stream(bytes(32), 0))[0].move == bot.choose(
        view, Stream(bytes(32), 0)
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_takes_are_evaluated_for_every_seat(seats: int) -> None:
    play = Play(DEMOLITION, seats, {"first": "1"})
    Dealer(bytes(32)).deal(play)
    view = DEMOLITION.view(play.state, 1)
    bot = KernelBot(DEMOLITION_SEARCH, SearchBudget(playouts=4000, multiplayer_playouts=400))
    assert isinstance(bot, Evaluator)
    evaluated = bot.evaluate(view, Stream(bytes(32), 0))
    assert sorted(one.move for one in evaluated) == sorted(view.moves or ())
    assert all(0 <= value <= 1 for one in evaluated for value in one.values)
    assert all(len(one.values) == seats for one in evaluated)
    if seats == 2:
        own = [one.values[1] for one in evaluated]
        assert own == sorted(own, reverse=True)
        assert all(sum(one.values) == pytest.approx(1) for one in evaluated)
    else:
        last = evaluated[-1].move
        focus_move = bot.evaluate(view, Stream(bytes(32), 0), focus=last)
        assert {one.move: one.visits for one in focus_move}[last] == 40 > evaluated[-1].visits


def test_an_end_within_reach_is_evaluated_as_won_or_lost() -> None:
    """With few blocks left each move's chances follow from the points at the very end."""
    play = Play(DEMOLITION, 2, {"first": "0"})
    Dealer(bytes(32)).deal(play)
    bot = KernelBot(DEMOLITION_SEARCH, SearchBudget(playouts=100_000))
    while len(play.state.blocks or ()) > 6:
        (seat,) = play.to_act
        play.submit_text(seat, (play.view(seat).moves or ())[0])
    (seat,) = play.to_act
    evaluated = bot.evaluate(play.view(seat), Stream(bytes(32), 0))
    assert evaluated[0].move == bot.choose(play.view(seat), Stream(bytes(32), 0))
    while play.outcome is None:
        (now,) = play.to_act
        play.submit_text(now, bot.choose(play.view(now), Stream(bytes(32), 0)))
    assert len(play.outcome.winners) == 1
    assert (evaluated[0].values[seat] > 0.7) == (play.outcome.winners == (seat,))


def test_analysis_marks_the_move_that_loses_the_game() -> None:
    """Near the end of a demolition the kernel knows which take wins and which loses."""
    evaluator = find_game("demolition").bots.best_evaluator()
    assert isinstance(evaluator, KernelBot)
    for deal in range(20):
        play = Play(DEMOLITION, 2, {"first": "0"})
        Dealer(bytes([deal] * 32)).deal(play)
        while len(play.state.blocks or ()) > 8:
            (seat,) = play.to_act
            play.submit_text(
                seat,
                DEMOLITION_BOTS.others["greedy"].choose(play.view(seat), Stream(bytes(32), deal)),
            )
        (seat,) = play.to_act
        evaluated = evaluator.evaluate(play.view(seat), Stream(bytes(32), 0))
        if evaluated[0].values[seat] > 0.7 > 0.3 > evaluated[-1].values[seat]:
            break
    play.submit_text(seat, evaluated[-1].move)
    review = review_move([*questions(play)][-1])
    assert (review.mark, review.unit) == ("??", "chance")
    assert review.best_value == evaluated[0].values[seat]
    assert review.reasons


def test_bots_load_the_compiler_only_when_they_search() -> None:
    look = "import sys, tavolino.games.scalino.bots; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0
