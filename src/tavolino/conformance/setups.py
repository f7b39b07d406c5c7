"""The setups with which a game is tested: every number of players, every value of every option."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tavolino.catalogue import GameManifest
from tavolino.core import Choice, Game, Number, Option, Play, Refused, Value
from tavolino.locales import add_messages

_MOST_VALUES: Final = 3


@dataclass(frozen=True)
class GameSetup:
    """A game with a number of seats and chosen options."""

    manifest: GameManifest
    seats: int
    chosen: Mapping[str, Value] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self.manifest.rules

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.chosen.items())
        return f"{self.game.name}-{self.seats}{options}"

    def play(self) -> Play[Any, Any, Any]:
        return Play(self.game, self.seats, self.chosen)


def setups(manifest: GameManifest) -> list[GameSetup]:
    """Each number of players with the default options, and the other values of each option
    once, with varying numbers of players, but not alone: there some of them make no difference.

    A value that is not allowed for a number of players is tried with more of them.
    """
    if manifest.words is not None:
        add_messages(manifest.words)
    game = manifest.rules
    found = [GameSetup(manifest, seats) for seats in game.players]
    others = [{option.name: value} for option in game.options for value in _others(option)]
    players = [seats for seats in game.players if seats > 1] or [*game.players]
    for number, chosen in enumerate(others):
        turned = [players[(number + i) % len(players)] for i in range(len(players))]
        candidates = (GameSetup(manifest, seats, chosen) for seats in turned)
        found += [setup for setup in candidates if _is_possible(setup)][:1]
    return found


def _others(option: Option) -> Iterator[Value]:
    """The values to try; of many similar ones (which seat begins) the first and the last."""
    if isinstance(option, Choice):
        others = [value for value in option.choices if value != option.default]
        yield from others if len(others) <= _MOST_VALUES else (others[0], others[-1])
    elif isinstance(option, Number):
        yield from sorted({option.low, option.high} - {option.default})


def _is_possible(setup: GameSetup) -> bool:
    try:
        setup.play()
    except Refused:
        return False
    return True
