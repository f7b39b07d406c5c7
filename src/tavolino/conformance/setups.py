"""The setups with which a game is tested: every number of players, every value of every option."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from tavolino.core import AnyGame, AnyPlay, Choice, Number, Option, Play, Refused, Value
from tavolino.games import GameManifest
from tavolino.locales import add_messages

_MOST_VALUES: Final = 3


@dataclass(frozen=True)
class GameSetup:
    """A game with a number of seats and chosen options."""

    manifest: GameManifest
    seats: int
    chosen: Mapping[str, Value] = field(default_factory=dict)

    @property
    def game(self) -> AnyGame:
        return self.manifest.rules

    @property
    def is_possible(self) -> bool:
        try:
            self.play()
        except Refused:
            return False
        return True

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.chosen.items())
        return f"{self.game.name}-{self.seats}{options}"

    def play(self) -> AnyPlay:
        return Play(self.game, self.seats, self.chosen)


def setups(manifest: GameManifest) -> list[GameSetup]:
    """Each number of players with the default options, and the other values of each option
    once, with varying numbers of players, but not alone: there some of them make no difference.

    A value that is not allowed for a number of players is tried with more of them.
    """
    options = manifest.rules.options
    found = usual_setups(manifest)
    players = several_players(manifest)
    main = [(option.name, value) for option in options for value in main_values(option)[1:]]
    for number, (name, value) in enumerate(main):
        turned = [players[(number + i) % len(players)] for i in range(len(players))]
        found += _first_possible(manifest, turned, name, value)
    for option in options:
        for value in values(option):
            if value not in main_values(option):
                found += _first_possible(manifest, players, option.name, value)
    return found


def usual_setups(manifest: GameManifest) -> list[GameSetup]:
    """Each number of players with the default options."""
    if manifest.words is not None:
        add_messages(manifest.words)
    return [GameSetup(manifest, seats) for seats in manifest.rules.players]


def several_players(manifest: GameManifest) -> list[int]:
    """The numbers of players from two on, if the game can be played so."""
    return [seats for seats in manifest.rules.players if seats > 1] or [*manifest.rules.players]


def values(option: Option) -> list[Value]:
    """All values to play, the default first: all choices, and of numbers the least, the greatest
    and the neighbours of the default. Of free text only the default is known.
    """
    if isinstance(option, Choice):
        return [option.default, *(value for value in option.choices if value != option.default)]
    if isinstance(option, Number):
        near = (option.low, option.default - 1, option.default + 1, option.high)
        others = {number for number in near if option.low <= number <= option.high}
        return [option.default, *sorted(others - {option.default})]
    return [option.default]


def main_values(option: Option) -> list[Value]:
    """The default and the values that differ most from it: all of a few choices, the first and the
    last of many (which seat begins), both ends of a range.
    """
    default, *others = values(option)
    if isinstance(option, Number):
        return [default, *(value for value in others if value in (option.low, option.high))]
    return [default, *(others if len(others) <= _MOST_VALUES else (others[0], others[-1]))]


def _first_possible(
    manifest: GameManifest, players: list[int], name: str, value: Value
) -> Iterator[GameSetup]:
    candidates = (GameSetup(manifest, seats, {name: value}) for seats in players)
    yield from [setup for setup in candidates if setup.is_possible][:1]
