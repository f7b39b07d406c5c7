"""What is answered about games over HTTP, as types."""

from typing import Literal

from msgspec import Struct


class ShownOption(Struct, frozen=True):
    """A named choice. `choices` are those of kind "choice", `low` and `high` those of "number"."""

    name: str
    rule: str
    kind: Literal["choice", "number", "text"]
    default: str | int
    choices: list[str]
    low: int
    high: int


class ShownGame(Struct, frozen=True):
    """A game that can be played here, for `least` to `most` players. Its bots are in order of
    strength, its looks with the usual one first."""

    name: str
    version: int
    least: int
    most: int
    options: list[ShownOption]
    bots: list[str]
    looks: list[str]
    examples: list[str]
    hides: bool


class Catalogue(Struct, frozen=True):
    """The games, what tables can agree on beside their options, and the languages."""

    games: list[ShownGame]
    terms: list[ShownOption]
    languages: list[str]
