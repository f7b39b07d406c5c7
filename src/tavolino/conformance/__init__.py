"""The laws of every game. Needs Hypothesis (`pip install tavolino[conformance]`).

A game's tests take `LAWS` and the setups, and run every law with every setup: `setups` has every
number of players and every value of every option, `pair_setups` any two values of two options.

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    @pytest.mark.parametrize("setup", [*setups(MY_GAME), *pair_setups(MY_GAME)], ids=str)
    def test_my_game(law, setup):
        prove(law, setup)
"""

from tavolino.conformance.laws import LAWS, Law
from tavolino.conformance.pairs import pair_setups
from tavolino.conformance.playthrough import playthrough
from tavolino.conformance.prove import prove
from tavolino.conformance.setups import GameSetup, setups, usual_setups
from tavolino.conformance.walk import walk

__all__ = [
    "LAWS",
    "GameSetup",
    "Law",
    "pair_setups",
    "playthrough",
    "prove",
    "setups",
    "usual_setups",
    "walk",
]
