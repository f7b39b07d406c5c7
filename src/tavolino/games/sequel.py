"""The games that can follow a finished game, with their options."""

from tavolino.core import AnyPlay, Dealer, Value
from tavolino.games.registry import find_game, games


def sequels(play: AnyPlay, dealer: Dealer) -> dict[str, dict[str, Value]]:
    """The games that can follow this one, with the options of each; none until it is over.

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
