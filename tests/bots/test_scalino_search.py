"""The searching bots of both Scalino games: legal, repeatable, in time, and without the compiler
until they think."""

import subprocess
import sys

import pytest

from tavolino.bots.bot import Bot
from tavolino.bots.judging import Judge
from tavolino.bots.scalino_search import BuildSearchBot, DemolitionSearchBot, Thinking
from tavolino.core import Dealer, Play, Stream
from tavolino.games.scalino import DEMOLITION, SCALINO

QUICK = Thinking(looks=60, solves=500)


def build(seats: int, bot: Bot) -> list[str]:
    """The moves of a whole game played by one bot on all seats."""
    play = Play(SCALINO, seats, {"first": "0"})
    written: list[str] = []
    while play.outcome is None:
        (seat,) = play.to_act
        view = SCALINO.view(play.state, seat)
        text = bot.choose(view, Stream(bytes(32), len(written)))
        assert text in (view.moves or ())
        play.submit(seat, SCALINO.read(play.state, seat, text))
        written.append(text)
    return written


def demolish(seats: int, bot: Bot) -> list[str]:
    play = Play(DEMOLITION, seats, {})
    Dealer(bytes(32)).deal(play)
    written: list[str] = []
    while play.outcome is None:
        (seat,) = play.to_act
        view = DEMOLITION.view(play.state, seat)
        text = bot.choose(view, Stream(bytes(32), len(written)))
        assert text in (view.moves or ())
        play.submit(seat, DEMOLITION.read(play.state, seat, text))
        written.append(text)
    return written


@pytest.mark.parametrize("seats", SCALINO.players)
def test_builders_play_legal_games_that_can_be_repeated(seats: int) -> None:
    bot = BuildSearchBot(QUICK)
    assert build(seats, bot) == build(seats, bot)


@pytest.mark.parametrize("seats", DEMOLITION.players)
def test_demolishers_play_legal_games_that_can_be_repeated(seats: int) -> None:
    bot = DemolitionSearchBot(QUICK)
    assert demolish(seats, bot) == demolish(seats, bot)


@pytest.mark.parametrize("bot", [BuildSearchBot, DemolitionSearchBot])
def test_no_time_at_all_still_gives_a_move(bot: type[BuildSearchBot | DemolitionSearchBot]) -> None:
    hurried = bot(Thinking(looks=10**9, seconds=0))
    play = build if bot is BuildSearchBot else demolish
    assert play(2, hurried)


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
    bot = DemolitionSearchBot(Thinking(looks=4000))
    assert isinstance(bot, Judge)
    judged = bot.judge(view, Stream(bytes(32), 0))
    assert sorted(one.move for one in judged) == sorted(view.moves or ())
    assert [one.values[1] for one in judged] == sorted(
        (one.values[1] for one in judged), reverse=True
    )
    assert all(len(one.values) == seats for one in judged)
    if seats == 2:
        assert all(sum(one.values) == 0 for one in judged)


def test_bots_load_the_compiler_only_when_they_think() -> None:
    look = "import sys, tavolino.bots.scalino_search; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0
