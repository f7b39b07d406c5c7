"""Whole games with engines, and the lines they receive."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tavolino.core import AppendOnly, Dealer, Stream
from tavolino.engines import EngineBot, TimeControl
from tavolino.engines.bot import draw_seed
from tavolino.engines.lines import HELLO, QUIT, split_line
from tavolino.engines.pool import POOL, EnginePool
from tavolino.games import find_bot, rules
from tavolino.lab.arena.contest import Contest, Sitting, with_first_seat
from tavolino.lab.arena.playing import play_sitting
from tests.engines.engines import (
    EXAMPLES,
    GAMES,
    PYTHON_BOT,
    begun,
    node_bot,
    own_engine,
    scripted,
)
from tests.patience import PATIENCE_S

TIME = TimeControl(move=PATIENCE_S)
HIDING = [name for name in GAMES if rules()[name].imperfect_information]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> str:
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None:
        pytest.skip("there is no C compiler")
    program = tmp_path_factory.mktemp("engine") / "mybot"
    strict = ("-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-pedantic")
    subprocess.run([compiler, *strict, "-o", program, EXAMPLES / "mybot.c"], check=True)
    return f"cmd:{program}"


def contest(game: str, *bots: str) -> Contest:
    return Contest(game, bots, len(bots), with_first_seat(game, {}), "engines", time=TIME)


def play_whole_game(game: str, bot: str) -> None:
    played = play_sitting(Sitting(contest(game, bot, "casual"), 0, 0))
    assert played.faults == ()
    assert sorted(played.ranks)[0] == 1
    assert min(played.moves) > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_python_plays_every_game(game: str) -> None:
    play_whole_game(game, PYTHON_BOT)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_javascript_plays_every_game(game: str) -> None:
    play_whole_game(game, node_bot())


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_c_plays_every_game(game: str, compiled: str) -> None:
    play_whole_game(game, compiled)


def wins_against_random(bot: str) -> float:
    """Wins in games of demolition, which are short."""
    duel = contest("demolition", bot, "random")
    games = [play_sitting(one) for one in duel.sittings(3)]
    return sum(game.ranks[game.seating] == 1 for game in games) / len(games)


def test_the_examples_play_better_than_random(compiled: str) -> None:
    for bot in (PYTHON_BOT, node_bot(), compiled):
        assert wins_against_random(bot) > 0.9


@pytest.mark.parametrize("game", GAMES)
def test_tavolino_as_an_engine_moves_like_its_bot(game: str) -> None:
    """Most moves of the learner are random, so equal moves prove that the seed is used."""
    play, dealer = begun(game), Dealer(bytes(32))
    engine = EngineBot(own_engine("learner"), TIME)
    chance = Stream(draw_seed(Stream(bytes(32), 7)), 0)
    source = Stream(bytes(32), 7)
    others = Stream(bytes(32), 8)
    compared = 0
    while play.outcome is None and compared < 25:
        seat = min(play.to_act)
        view = play.view(seat)
        if seat == 0:
            move = engine.choose(view, source)
            assert move == find_bot(game, "learner").choose(view, chance)
            compared += 1
        else:
            move = find_bot(game, "random").choose(view, others)
        play.submit_text(seat, move)
        dealer.deal(play)
    engine.close(play.outcome)
    assert compared > 8


@pytest.mark.parametrize("game", HIDING)
def test_an_engine_receives_no_hidden_information(game: str, tmp_path: Path) -> None:
    """Two engines see the same game, one of them with everything hidden dealt anew each time.

    Theirs is the last seat: where all move at once, the others have moved before.
    """
    files = tmp_path / "true", tmp_path / "other"
    pool = EnginePool()
    engines = [EngineBot(scripted("record", file), TIME, pool) for file in files]
    play, dealer = begun(game, seats=3), Dealer(bytes(32))
    chance, redealt = Stream(bytes(32), 5), 0
    while play.outcome is None and len(play.log) < 60:
        seat = min(play.to_act)
        if seat == 2:
            other = play.fork()
            state = play.game.determinize(play.view(seat), chance)
            redealt += state != play.state
            other.state = state
            other._states = AppendOnly([*play._states[:-1], state])
            for engine, table in zip(engines, (play, other), strict=True):
                engine.choose(table.view(seat), Stream(bytes(32), 7))
        play.submit(seat, play.game.sample(play.state, seat, chance))
        dealer.deal(play)
    for engine in engines:
        engine.close()
    pool.close()
    true, made_up = (file.read_text().splitlines() for file in files)
    assert redealt > 3
    assert len(true) > 10
    assert true == made_up


def test_an_engine_hears_of_a_game_from_its_start_to_its_end(tmp_path: Path) -> None:
    bot = scripted("record", tmp_path / "lines")
    duel = contest("scalino", bot, "casual")
    for seating in (0, 1):
        assert play_sitting(Sitting(duel, 0, seating)).faults == ()
    POOL.close()
    lines = (tmp_path / "lines").read_text().splitlines()
    words = [split_line(line)[0] for line in lines]
    assert (lines[0], lines[-1]) == (HELLO, QUIT)
    games = " ".join(words[1:-1]).split(" gameover")
    assert games[-1] == ""
    for number, game in enumerate(games[:-1]):
        start, *moves = game.split()
        assert start == "newgame"
        assert moves == ["view", "go"] * (len(moves) // 2)
        assert f'"seat":{number}' in [line for line in lines if line.startswith("newgame")][number]
    assert len(games) == 3, "one process plays both games"


def test_two_seats_of_one_bot_are_two_processes() -> None:
    bots = [EngineBot(scripted("default"), TIME, EnginePool()) for _ in range(2)]
    view = begun("scalino").view(0)
    for bot in bots:
        bot.choose(view, Stream(bytes(32), 0))
    one, other = (bot._engine for bot in bots)
    assert one is not None
    assert other is not None
    assert one.process.pid != other.process.pid
    assert bots[0].info is not None
    assert (bots[0].info.text, bots[0].info.visits) == ("easy", None)
    for bot in bots:
        bot.close()
    for engine in (one, other):
        engine.close()
