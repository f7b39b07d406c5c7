"""Bots run in workers: there is always a legal move, and the server never blocks."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import Dealer, Play, Stream, View
from tavolino.games import find_bot, find_game, rules
from tavolino.server.settings import Settings
from tavolino.server.workers import bot_service as thinking
from tavolino.server.workers.bot_service import open_bot_service
from tavolino.table.bot_moves import plain_move
from tests.patience import PATIENCE_S
from tests.server.bot_services import SEED, VIEW, Tried, first_view, trying
from tests.server.live_processes import is_alive


@pytest.mark.parametrize("game", rules())
def test_workers_choose_what_the_bot_chooses(game: str) -> None:
    async def run() -> None:
        bot_service = open_bot_service(Settings(workers=1))
        view = first_view(game)
        for bot in list(find_game(game).bots.by_name)[:2]:
            chosen = await bot_service.choose(game, bot, view, SEED)
            assert chosen == find_bot(game, bot).choose(view, Stream(SEED, 0))
        await bot_service.close()

    asyncio.run(run())


def test_a_bot_that_crashes_its_process_is_asked_again(tmp_path: Path) -> None:
    async def body(tried: Tried) -> None:
        expected = await tried.choose("random")
        before = tried.pids
        assert await tried.choose(f"crash-once:{tmp_path / 'mark'}") == expected
        assert tried.plain == [None, None]
        assert not tried.pids & before

    trying(body, workers=1)


@pytest.mark.parametrize(
    ("bot", "why"),
    [("crash", "crashed"), ("raise", "raised"), ("illegal", "illegal"), ("nothing", "illegal")],
)
def test_a_bot_without_a_move_makes_a_plain_one(bot: str, why: str) -> None:
    async def body(tried: Tried) -> None:
        assert await tried.choose(bot) == plain_move("scalino", VIEW, SEED)
        assert tried.plain == [why]
        assert await tried.choose("random") in (VIEW.moves or ())
        assert tried.plain == [why, None]

    trying(body, workers=1)


@pytest.mark.parametrize("bot", ["hang", "spin"])
def test_a_bot_that_takes_too_long_makes_a_plain_move(bot: str) -> None:
    async def body(tried: Tried) -> None:
        await tried.bot_service.warm_up()
        before = tried.pids
        assert await tried.choose(bot) == plain_move("scalino", VIEW, SEED)
        assert tried.plain == ["late"]
        assert 0.5 <= tried.timed_moves[0].seconds < PATIENCE_S
        assert not any(map(is_alive, before))

    trying(body, workers=1, seconds=0.5)


def test_moves_are_checked_also_where_they_are_endless() -> None:
    view = endless_view()

    async def body(tried: Tried) -> None:
        assert await tried.choose("illegal", view) == plain_move("cutit", view, SEED)
        assert await tried.choose("random", view)
        assert tried.plain == ["illegal", None]

    trying(body, workers=1)


def endless_view() -> View[Any]:
    """The puzzle of Cut it, whose number of moves is unlimited."""
    rules = find_game("cutit").rules
    play, dealer = Play(rules, 1), Dealer(SEED)
    while True:
        dealer.deal(play)
        view = rules.view(play.state, min(play.to_act))
        if view.moves is None:
            return view
        play.submit_text(view.viewer, view.moves[0])


def test_what_a_bot_prints_does_not_disturb_its_answer() -> None:
    async def body(tried: Tried) -> None:
        assert await tried.choose("print") == await tried.choose("random")
        assert tried.plain == [None, None]

    trying(body, workers=1)


def test_settings_are_not_passed_to_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVOLINO_SECRET_KEY", "k" * 32)

    async def body(tried: Tried) -> None:
        await tried.choose("environment")
        assert tried.plain == [None]

    trying(body, workers=1)


def test_what_an_error_says_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def body(tried: Tried) -> None:
        await tried.choose("raise")

    trying(body, workers=1)
    (record,) = [one for one in caplog.records if one.name == thinking.__name__]
    assert record.__dict__["detail"].startswith("ValueError in strange_bots.py:")
    assert "spades" not in str(record.__dict__)
