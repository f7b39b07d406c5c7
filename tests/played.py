"""The games that people play at tables of their own. Referees are for one screen beside a real
table.
"""

from typing import Final

from tavolino.games import referees, rules

PLAYED: Final = [name for name in rules() if name not in referees()]
