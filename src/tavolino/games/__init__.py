"""The games. Each is a folder of its own; none knows another."""

from typing import Any, Final

from tavolino.core import Game
from tavolino.games.cutit import CUTIT
from tavolino.games.rope import ROPE
from tavolino.games.scalino import DEMOLITION, SCALINO

GAMES: Final[dict[str, Game[Any, Any, Any]]] = {
    game.name: game for game in (CUTIT, SCALINO, DEMOLITION, ROPE)
}
