"""What is told about the games over HTTP, as types."""

from msgspec import Struct


class ShownOption(Struct, frozen=True, tag_field="kind"):
    """Something to choose before a game starts; `rule` is the paragraph that leaves it open."""

    name: str
    rule: str


class ShownChoice(ShownOption, frozen=True, tag="choice"):
    """One of a few named values."""

    choices: list[str]
    default: str


class ShownNumber(ShownOption, frozen=True, tag="number"):
    """A whole number from `low` to `high`."""

    low: int
    high: int
    default: int


class ShownText(ShownOption, frozen=True, tag="text"):
    """Words in a notation of the game's own; `expected` says which."""

    longest: int
    expected: str
    default: str


AnyOption = ShownChoice | ShownNumber | ShownText


class ShownGame(Struct, frozen=True):
    """A game one can play here, with `fewest` to `most` players."""

    name: str
    version: int
    """Rises whenever an old record could replay differently."""
    fewest: int
    most: int
    options: list[AnyOption]
    hides: bool
    """Is anything ever hidden from a viewer?"""
    looks: list[str]
    """The names of its drawings, the usual one first."""
    example_moves: list[str]
    bots: list[str]
    """The weakest first."""


class GameList(Struct, frozen=True):
    """Every game, and what a table agrees on whatever it plays."""

    games: list[ShownGame]
    terms: list[AnyOption]
