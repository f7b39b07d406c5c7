"""What a game declares about itself, once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from tavolino.bots.game_bots import GameBots
from tavolino.bots.levels import CompiledBot
from tavolino.core import AnyGame, Option, Outcome, Seat, Source, Value
from tavolino.drawing import Drawing, PlainDrawing
from tavolino.games.par_review import ParReview

Review: TypeAlias = Callable[[Any, Seat], ParReview | None]
"""Compares a seat of a finished state with par; None if the game ended too early for that. It may
take seconds."""
BelowPar: TypeAlias = Callable[[Any, Seat], int]
"""How many points a seat of a finished state has less than the best play found afterwards for the
same chance; it may take seconds."""


@dataclass(frozen=True)
class Sequel:
    """A game that can follow a finished one, with the same players in the same seats."""

    game: str
    options: Callable[[Any, Outcome, Source], Mapping[str, Value] | None]
    """The options it starts with, from the last state, the outcome and a draw; None if there is
    nothing to go on with."""


@dataclass(frozen=True, kw_only=True)
class SoloScoring:
    """Makes solo points comparable: people have a personal best, and there is a
    leaderboard of games alone. More points are better.
    """

    regardless_of: tuple[str, ...] = ()
    """Options that do not affect a solo game. Scores are kept apart by all others."""


@dataclass(frozen=True, kw_only=True)
class PrintPart:
    """Something of a game that can be printed, such as its cards."""

    name: str
    """The message `print-part-<name>` is its title; `pages` in `printing/<name>.py` draws it."""
    is_per_player: bool = False
    """Whether every player needs a copy."""


@dataclass(frozen=True, kw_only=True)
class GameManifest:
    """One game: its rules, and everything else that the program offers around them.

    Server, command line, lab and client know games by their manifests alone. Its title and all
    other words are messages whose keys follow from its name (`games/words.py`). What only has to be
    found, such as its puzzles, lies in its folder (`games/parts.py`).
    """

    rules: AnyGame
    rule_prefix: str
    """What the ids of its rules begin with, like "SC"."""
    usual_seats: int
    """The seats of a new table unless somebody asks for others."""
    minutes: int | None = None
    """How long a game takes, if its authors say so."""
    age: int | None = None
    """From what age on, if its authors say so."""
    bots: GameBots
    drawing: Drawing = field(default_factory=PlainDrawing)
    example: tuple[tuple[Seat, str], ...] = ()
    """Moves that lead to a position worth a picture (`games/pictures.py`). Without them the
    picture of the game shows a position from a random game."""
    review: Review | None = None
    """What the analysis of a game compares its players with, round by round; None if there is no
    par."""
    previews: bool = False
    """Whether players may see the board after a move before they make it. Only for games in which
    no move reveals anything."""
    solo_scoring: SoloScoring | None = None
    """How games of one seat are compared; None if they are not."""
    below_par: BelowPar | None = None
    """What statistics of people compare their games with; None if there is no par."""
    one_screen_options: Mapping[str, Value] = field(default_factory=dict)
    """The options that the form of a new table suggests where several people share a screen, and so
    cannot play at the same time."""
    prints: tuple[PrintPart, ...] = ()
    """What it takes to play it on paper. The rules can always be printed."""
    print_options: tuple[Option, ...] = ()
    """What can be chosen for these parts."""
    parent: str = ""
    """The game it is a variant of, if any. It shares that game's printouts
    and, unless it has one, its page of rules."""
    leads_to: tuple[Sequel, ...] = ()
    """The games that can follow a finished one."""
    referee: str = ""
    """The game by which a real table of this one is refereed: itself where players enter their
    moves, or one in which they report them. Empty if there is none."""
    position: int = 100
    """Where it stands in lists; games of the same position are sorted by name."""
    package: str = ""
    """The package that is its folder (`__package__`). Its other parts are found there
    (`games/parts.py`)."""

    def __post_init__(self) -> None:
        if self.solo_scoring is not None and 1 not in self.rules.players:
            raise ValueError(f"{self.name}: solo_scoring, but nobody can play it alone")

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def kernels(self) -> tuple[str, ...]:
        """The modules whose `warm_up` compiles what its bots use, each once."""
        bots = self.bots.by_name.values()
        return tuple(dict.fromkeys(bot.kernel for bot in bots if isinstance(bot, CompiledBot)))

    @property
    def words(self) -> Traversable | None:
        """Its folder with a folder for each language, which has Fluent catalogues (`*.ftl`) and
        the page of rules (`rules.md`).
        """
        return resources.files(self.package) / "words" if self.package else None
