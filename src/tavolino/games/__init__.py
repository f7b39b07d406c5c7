"""Manifests, registry and words of games. An entry point of `tavolino.games` names each.

The games of this package are registered in the same way as anybody's. An entry point names a
`GameManifest`.
"""

from tavolino.games.manifest import GameManifest, PrintPart, Sequel, SoloScoring
from tavolino.games.par_review import ParReview
from tavolino.games.registry import find_bot, find_game, games, kernels, referees, rules
from tavolino.games.sequel import sequels

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
