"""Four levels of every game: translated names, legal moves, time limits."""

import time
from typing import Any

import pytest

from tavolino.bots import LEVELS, Bot, warmup
from tavolino.bots.levels import CompiledBot, MixedBot, TimeLimited, within, without_time_limit
from tavolino.bots.search import SearchBot
from tavolino.core import Dealer, Play, Source, Stream, View
from tavolino.games import find_bot, find_game, games, rules
from tavolino.locales import LANGUAGES, say
from tests.bots.search.test_search import after, chance


class Always:
    def __init__(self, move: str) -> None:
        self.move = move

    def choose(self, view: View[Any], source: Source) -> str:
        return self.move


def some_view() -> View[Any]:
    return after(rules()["scalino"], 2, 0).view(0)


def test_every_game_has_every_level_and_the_other_bots() -> None:
    assert LEVELS == ("learner", "casual", "strong", "master")
    for manifest in games().values():
        names = list(manifest.bots.by_name)
        assert names[:4] == list(LEVELS)
        assert {"random", "greedy"} <= set(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    names = [say(f"bot-{name}", language) for name in {*LEVELS, *find_game("cutit").bots.by_name}]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", rules())
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_moves_legally_and_in_time(game: str, level: str) -> None:
    rules = find_game(game).rules
    play = after(rules, max(2, rules.players[0]), 5)
    seat = min(play.to_act)
    start = time.thread_time()
    move = find_bot(game, level).choose(play.view(seat), Stream(bytes(32), 1))
    spent = time.thread_time() - start
    assert spent <= (5 if level == "master" else 1)
    play.submit_text(seat, move)


@pytest.mark.parametrize("game", rules())
def test_levels_without_a_clock_move_the_same(game: str) -> None:
    rules = find_game(game).rules
    play = after(rules, max(2, rules.players[0]), 5)
    view = play.view(min(play.to_act))
    bot = without_time_limit(find_game(game).bots.levels.strong)
    assert bot.choose(view, chance(1)) == bot.choose(view, chance(1))
    if isinstance(bot, SearchBot):
        assert bot.budget.seconds is None


@pytest.mark.parametrize("game", rules())
def test_a_time_limit_can_be_made_shorter_only(game: str) -> None:
    for level in ("strong", "master"):
        bot = find_bot(game, level)
        for one in (bot.compiled, bot.plain) if isinstance(bot, CompiledBot) else (bot,):
            budget = getattr(within(one, 0.25), "budget", None)
            assert budget is None or budget.seconds == 0.25
            unlimited = getattr(within(without_time_limit(one), 0.25), "budget", None)
            assert unlimited == budget
            longer = getattr(within(one, 3600.0), "budget", None)
            assert longer == getattr(one, "budget", None)


def test_a_mixed_bot_is_sometimes_weaker() -> None:
    bot = MixedBot(Always("good"), Always("bad"), one_in=4)
    source = chance("mixed")
    moves = [bot.choose(some_view(), source) for _ in range(400)]
    assert 70 <= moves.count("bad") <= 130


def test_the_plain_bot_plays_until_the_kernel_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = CompiledBot("none", Always("quick"), Always("plain"))
    assert isinstance(bot, TimeLimited)
    monkeypatch.setattr(warmup, "_ready", set())
    assert bot.choose(some_view(), chance(0)) == "plain"
    monkeypatch.setattr(warmup, "_ready", {"none"})
    assert bot.choose(some_view(), chance(0)) == "quick"
    assert bot.without_time_limit().choose(some_view(), chance(0)) == "quick"
    assert bot.within(1.0).choose(some_view(), chance(0)) == "quick"


def play_for(bot: Bot, other: Bot, own: int, number: int) -> bool:
    play = Play(rules()["demolition"], 2, {"first": "0"})
    Dealer(bytes([number] * 32)).deal(play)
    while play.outcome is None:
        (seat,) = play.to_act
        chosen = bot if seat == own else other
        play.submit_text(seat, chosen.choose(play.view(seat), chance(number)))
    return play.outcome.winners == (own,)


def test_casual_beats_learner() -> None:
    levels = find_game("demolition").bots.levels
    wins = sum(play_for(levels.casual, levels.learner, n % 2, n) for n in range(8))
    assert wins >= 6
