"""All games, each found by an entry point of the group `tavolino.games`.

The games of this package are registered in the same way as anybody's. An entry point names a
`GameManifest`.
"""

from tavolino.catalogue.manifest import GameManifest, PrintPart, Sequel, SoloScoring
from tavolino.catalogue.par_review import ParReview
from tavolino.catalogue.registry import find_bot, find_game, games, kernels, referees, rules
from tavolino.catalogue.sequel import sequels

__all__ = [
    "GameManifest",
    "ParReview",
    "PrintPart",
    "Sequel",
    "SoloScoring",
    "find_bot",
    "find_game",
    "games",
    "kernels",
    "referees",
    "rules",
    "sequels",
]
