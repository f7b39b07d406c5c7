"""The fixed parts of a game: rules, encoder and parameters."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from tavolino.core import Game, Number, Option, Options, Value
from tavolino.games import GameManifest, find_game
from tavolino.learn.encoding import encoder_of
from tavolino.learn.encoding.encoder import Encoder
from tavolino.learn.episode import MOVE_MS
from tavolino.learn.openspiel.chance import DEALS, Deal

MAX_MOVES: Final = 2000
"""The default limit. Random games are rarely longer, except for puzzles that nobody finishes."""
Parameters = Mapping[str, Value]


@dataclass(frozen=True, eq=False)
class Setup:
    """A game with its number of seats and its options."""

    manifest: GameManifest
    seats: int
    options: Options
    encoder: Encoder[Any]
    move_ms: int
    """How long a move takes on the clock of the rules."""
    max_moves: int
    """After this many moves players have no more choices: they make the default moves of players
    whose time is up."""
    deal: Deal

    @property
    def rules(self) -> Game[Any, Any, Any]:
        return self.manifest.rules

    @property
    def parameters(self) -> dict[str, Value]:
        """The parameters that lead to this setup."""
        texts = {name: _quoted(value) for name, value in self.options.items()}
        return {
            "players": self.seats,
            "move_ms": self.move_ms,
            "max_moves": self.max_moves,
            "deal": self.deal,
            **texts,
        }


def default_parameters(manifest: GameManifest) -> dict[str, Value]:
    """The parameters of a game with their defaults, from which OpenSpiel takes the types."""
    return {
        "players": manifest.usual_seats,
        "move_ms": MOVE_MS,
        "max_moves": MAX_MOVES,
        "deal": DEALS[0],
        **{option.name: _default(option) for option in manifest.rules.options},
    }


@lru_cache(maxsize=64)
def make_setup(game: str, given: tuple[tuple[str, Value], ...]) -> Setup:
    """The setup of a game with these parameters, cached with its encoder. Refused if the rules
    refuse the seats or options; ValueError for other parameters."""
    manifest = find_game(game)
    chosen = {**default_parameters(manifest), **dict(given)}
    seats, move_ms, max_moves = (
        int(chosen.pop(name)) for name in ("players", "move_ms", "max_moves")
    )
    deal = next((one for one in DEALS if one == chosen["deal"]), None)
    if deal is None:
        raise ValueError(f"deal is one of {', '.join(DEALS)}, not {chosen['deal']}")
    if min(move_ms, max_moves) < 0:
        raise ValueError("move_ms and max_moves are not negative")
    del chosen["deal"]
    texts = {name: _unquoted(value) for name, value in chosen.items()}
    encoder = encoder_of(game, seats, texts)
    return Setup(manifest, seats, encoder.options, encoder, move_ms, max_moves, deal)


def _default(option: Option) -> Value:
    return option.default if isinstance(option, Number) else _quoted(option.default)


def _quoted(value: Value) -> Value:
    """Quotes digits: OpenSpiel would read the text 0 as a number."""
    return f"'{value}'" if isinstance(value, str) and value.isdigit() else value


def _unquoted(value: Value) -> Value:
    return value.strip("'") if isinstance(value, str) else value
