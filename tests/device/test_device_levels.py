"""A device offers a bot only if it plays there as well as its name promises."""

from collections.abc import Callable, Iterator

import pytest

from tavolino.bots import LEVELS
from tavolino.bots.levels import MASTER_SECONDS
from tavolino.core import Refused
from tavolino.device.levels import check_offered, is_master_quick, offered_bots
from tavolino.games import games
from tavolino.locales import LANGUAGES, say_at_table


def timer(seconds: float) -> Callable[[], float]:
    """A timer by which everything takes this long."""

    def times() -> Iterator[float]:
        at = 0.0
        while True:
            yield at
            at += seconds

    running = times()
    return lambda: next(running)


@pytest.mark.parametrize("game", ["scalino", "demolition", "cutit"])
def test_the_master_is_offered_where_it_is_quick_enough(game: str) -> None:
    assert is_master_quick(game, timer(0.0))
    assert not is_master_quick(game, timer(MASTER_SECONDS + 0.1))


def test_the_whole_search_counts_not_the_trial_alone() -> None:
    assert not is_master_quick("scalino", timer(MASTER_SECONDS / 2))


def test_a_master_that_is_no_better_than_the_strong_bot_is_not_offered() -> None:
    assert not is_master_quick("rope", timer(0.0))


@pytest.mark.parametrize("game", games())
def test_all_other_levels_are_offered(game: str) -> None:
    offered = offered_bots(game)
    assert offered[:3] == list(LEVELS[:3])
    for bot in offered:
        check_offered(game, bot)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_is_not_offered_is_refused_with_the_reason(language: str) -> None:
    with pytest.raises(Refused) as refused:
        check_offered("rope", "master")
    assert (refused.value.rule, refused.value.why) == ("BOT", "device")
    assert "master" not in say_at_table(refused.value, language)
