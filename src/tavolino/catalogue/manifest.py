"""What a game declares about itself, once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from tavolino.bots.game_bots import GameBots
from tavolino.core import Game, Seat, Value
from tavolino.drawing import Drawing

Review: TypeAlias = Callable[[Any, Seat], Mapping[str, Value]]
"""What more there is to say to a seat about a finished state; it may take seconds."""


@dataclass(frozen=True, kw_only=True)
class GameManifest:
    """One game: its rules, and everything else that the program offers around them.

    Server, command line and lab know games by their manifests alone.
    """

    rules: Game[Any, Any, Any]
    rule_prefix: str
    """What the ids of its rules begin with, like "SC"."""
    usual_seats: int
    minutes: int
    """How long a game takes."""
    age: int
    """From what age on."""
    drawing: Drawing
    bots: GameBots
    review: Review | None = None
    kernels: tuple[str, ...] = ()
    """The modules whose `warm_up` compiles what its bots use."""
    rules_page: str = ""
    """The page under docs/rules, without its language; by default the game's name."""
    parent: str = ""
    """The game it is a variant of, if any."""
    words: Traversable | None = None
    """A folder with a folder of Fluent catalogues for each language; None for the program's own."""

    @property
    def name(self) -> str:
        return self.rules.name
