"""What a finished game may go on as, with the options of the new one."""

from typing import Any

from tavolino.core import Dealer, Play, Value
from tavolino.games.registry import find_game, games


def sequels(play: Play[Any, Any, Any], dealer: Dealer) -> dict[str, dict[str, Value]]:
    """The games this one may go on as, with the options of each; none while it is not over.

    Whatever is drawn for a new game is the draw after the last one of this game.
    """
    if play.outcome is None:
        return {}
    found = {}
    for sequel in find_game(play.game.name).leads_to:
        options = sequel.options(play.state, play.outcome, dealer.draw(play.draws))
        if options is not None and play.seats in games()[sequel.game].rules.players:
            found[sequel.game] = dict(options)
    return found
