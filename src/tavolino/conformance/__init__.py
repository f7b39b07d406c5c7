"""The conformance suite for games. Needs Hypothesis (`pip install tavolino[conformance]`).

A game's tests take `LAWS` and `tables`, and run every law at every table:

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    @pytest.mark.parametrize("table", tables(MY_GAME), ids=str)
    def test_my_game(law, table):
        prove(law, table)
"""

from tavolino.conformance.laws import LAWS, Law
from tavolino.conformance.playthrough import playthrough
from tavolino.conformance.prove import prove
from tavolino.conformance.table import Table, tables
from tavolino.conformance.walk import walk

__all__ = ["LAWS", "Law", "Table", "playthrough", "prove", "tables", "walk"]
