"""The searching bots of both Scalino games: legal, repeatable, in time, and without the compiler
until they think."""

import subprocess
import sys

import pytest

from tavolino.bots.bot import Bot
from tavolino.bots.scalino_search import (
    BUILD_LEVELS,
    DEMOLITION_LEVELS,
    BuildSearchBot,
    DemolitionSearchBot,
    Thinking,
)
from tavolino.core import Dealer, Play, Stream
from tavolino.games.scalino import DEMOLITION, SCALINO

QUICK = Thinking(looks=60, solves=500)
SLIPPING = Thinking(looks=10, slips=100)


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


def test_slips_are_legal_moves() -> None:
    assert build(2, BuildSearchBot(SLIPPING)) != build(2, BuildSearchBot(QUICK))
    assert demolish(2, DemolitionSearchBot(SLIPPING)) != demolish(2, DemolitionSearchBot(QUICK))


@pytest.mark.parametrize("bot", [BuildSearchBot, DemolitionSearchBot])
def test_no_time_at_all_still_gives_a_move(bot: type[BuildSearchBot | DemolitionSearchBot]) -> None:
    hurried = bot(Thinking(looks=10**9, seconds=0))
    play = build if bot is BuildSearchBot else demolish
    assert play(2, hurried)


def test_both_games_have_the_same_levels() -> None:
    assert list(BUILD_LEVELS) == list(DEMOLITION_LEVELS)
    assert list(BUILD_LEVELS) == ["learner", "casual", "strong", "master"]


def test_bots_load_the_compiler_only_when_they_think() -> None:
    look = "import sys, tavolino.bots.scalino_search; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0
