"""What is told about the games over HTTP, as types."""

from msgspec import Struct

Translations = dict[str, str]
"""A text by language. English is always there; a reader of a language that is missing gets it."""


class ShownOption(Struct, frozen=True, tag_field="kind"):
    """Something to choose before a game starts; `rule` is the paragraph that leaves it open."""

    name: str
    rule: str
    label: Translations
    """What it decides, by language."""
    help: Translations
    """What choosing it means, in one sentence; empty if there is none."""


class ShownChoice(ShownOption, frozen=True, tag="choice"):
    """One of a few named values."""

    choices: list[str]
    default: str
    choice_labels: dict[str, Translations]
    """Each choice, by language."""


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
    """A game one can play here, with `fewest` to `most` players.

    Texts are by language. English is always there; a game may have fewer languages than the server.
    """

    name: str
    title: Translations
    about: Translations
    """What it is about, in one sentence."""
    causes: dict[str, Translations]
    """Why a game may be over, by what results call it."""
    parent: str
    """The game it is a variant of, or nothing."""
    rule_prefix: str
    """What the ids of its rules begin with, like "SC"."""
    rules_page: str
    """The page of rules; variants share that of their game."""
    rules_languages: list[str]
    """The languages in which the server has that page; none if it comes with the client."""
    version: int
    """Rises whenever an old record could replay differently."""
    fewest: int
    most: int
    usual_seats: int
    """The seats of a new table unless somebody asks for others."""
    minutes: int | None
    """How long a game takes."""
    age: int | None
    """From what age on."""
    options: list[AnyOption]
    solo_options: list[str] | None
    """The options by which the points of games alone are compared apart; null if they are not
    compared."""
    imperfect_information: bool
    """Is anything ever hidden from a viewer?"""
    styles: list[str]
    """The names of its drawings, the usual one first."""
    example_moves: list[str]
    bots: list[str]
    """The weakest first."""


class GameList(Struct, frozen=True):
    """Every game, and what a table agrees on whatever it plays."""

    games: list[ShownGame]
    table_settings: list[AnyOption]
