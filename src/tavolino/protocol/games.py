"""Types that describe the games over HTTP."""

from msgspec import Struct

Translations = dict[str, str]
"""A text by language. English is always present and is the fallback for missing languages."""


class ShownOption(Struct, frozen=True, tag_field="kind"):
    """A choice made before a game starts; `rule` is the id of the rule that allows it."""

    name: str
    rule: str
    label: Translations
    """What the option decides, by language."""
    help: Translations
    """What choosing it means, in one sentence; empty if there is none."""


class ShownChoice(ShownOption, frozen=True, tag="choice"):
    """One of a few named values."""

    choices: list[str]
    default: str
    choice_labels: dict[str, Translations]
    """The label of each choice, by language."""


class ShownNumber(ShownOption, frozen=True, tag="number"):
    """A whole number from `low` to `high`."""

    low: int
    high: int
    default: int


class ShownText(ShownOption, frozen=True, tag="text"):
    """A text in a notation that the game defines; `expected` describes it."""

    longest: int
    expected: str
    default: str
    default_label: Translations
    """What the default means, by language."""


AnyOption = ShownChoice | ShownNumber | ShownText


class ShownPrintPart(Struct, frozen=True):
    """A part of a game that can be printed."""

    name: str
    title: Translations
    is_per_player: bool
    """Whether every player needs a copy."""


class ShownGame(Struct, frozen=True):
    """A game that the server offers, for `fewest` to `most` players.

    Texts are by language. English is always present; a game may have fewer languages than the
    server.
    """

    name: str
    title: Translations
    about: Translations
    """A description in one sentence."""
    causes: dict[str, Translations]
    """Why a game may be over, by the `cause` of a result."""
    leads_to: dict[str, Translations]
    """The games that a finished one may lead to, and the label of the button for it."""
    parent: str
    """The game of which this is a variant, or an empty string."""
    referee: str
    """The game by which a real table of this one is refereed, or an empty string."""
    is_referee: bool
    """True if it only referees another game. Lists of games leave it out."""
    rule_prefix: str
    """The prefix of the ids of its rules, such as "SC"."""
    rules_page: str
    """The name of the rules page; variants share that of their parent."""
    rules_languages: list[str]
    """The languages in which the server has that page; empty if the client contains it."""
    version: int
    """The version of the rules; it rises whenever an old record could replay differently."""
    fewest: int
    most: int
    usual_seats: int
    """The default number of seats of a new table."""
    minutes: int | None
    """The usual duration of a game."""
    age: int | None
    """The recommended minimum age."""
    options: list[AnyOption]
    solo_options: list[str] | None
    """The options by which solo scores are kept apart; null if they are not compared."""
    one_screen_options: dict[str, str | int]
    """What the form of a new table should suggest where several people share a screen."""
    imperfect_information: bool
    """True if the game may hide something from a viewer."""
    styles: list[str]
    """The names of its drawing styles, the default first."""
    prints: list[ShownPrintPart]
    """What can be printed, including one file with everything needed to play, if there is one."""
    print_options: list[AnyOption]
    """What can be chosen for a print."""
    example_moves: list[str]
    bots: list[str]
    """The names of its bots, the weakest first; none where bots have nothing to decide."""


class GameList(Struct, frozen=True):
    """Every game, and the settings that every table has."""

    games: list[ShownGame]
    table_settings: list[AnyOption]
