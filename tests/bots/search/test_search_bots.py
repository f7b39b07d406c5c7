"""Default bots of a game, from its rules alone."""

from tavolino.bots import LEVELS
from tavolino.bots.evaluation import Evaluator
from tavolino.bots.search import search_bots
from tests.bots.search.test_search import after, chance
from tests.conformance.toy import TOY

BOTS = search_bots(TOY)


def test_every_level_makes_a_legal_move_in_a_game_of_hidden_information() -> None:
    view = after(TOY, 3, 0).view(1)
    for level in LEVELS:
        assert BOTS.find(level).choose(view, chance(level)) in (view.moves or ())


def test_a_higher_level_makes_more_playouts() -> None:
    view = after(TOY, 2, 0).view(0)
    visits = []
    for level in LEVELS[:3]:
        bot = BOTS.find(level)
        assert isinstance(bot, Evaluator)
        visits.append(sum(one.visits for one in bot.evaluate(view, chance(0))))
    assert visits == sorted(set(visits))
