"""The messages that describe a game to its players, by language.

The keys of the messages follow from the names of the game and its options:

    game-<game>                      its title
    about-<game>                     what it is about, in one sentence
    option-<game>-<option>           what an option decides
    option-<game>-<option>-<value>   one of its values
    help-<game>-<option>             what choosing it means, in one sentence; may be missing
    expected-<option>                what can be typed where the values have no names
    cause-<game>-<cause>             why a game is over
    sequel-<game>-<other>            what players do who go on with another game
    daily-goal-<game>                what its challenge of the day asks, in `moves` moves
    daily-score-<game>               a score of it, `score`, with its unit

An option that many games have needs no words in each of them: without the name of the game the
message holds for all.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from tavolino.core import Option, Text, Value
from tavolino.games.manifest import GameManifest
from tavolino.games.registry import find_game
from tavolino.locales import LANGUAGES, has_message, message_keys, say, translations
from tavolino.locales.line_breaks import bind_letters

Translations: TypeAlias = dict[str, str]
"""A text by language. English is always there, others may be missing."""

RULES: Final = "rules.md"
"""The page of rules in a game's folder of words."""


def title(manifest: GameManifest) -> Translations:
    return translations(f"game-{manifest.name}") or _in_every_language(manifest.name)


def about(manifest: GameManifest) -> Translations:
    return translations(f"about-{manifest.name}") or _in_every_language("")


def causes(manifest: GameManifest) -> dict[str, Translations]:
    """Why a game may be over, by the name of the cause."""
    prefix = f"cause-{manifest.name}-"
    return {key.removeprefix(prefix): translations(key) for key in message_keys(prefix)}


def sequels(manifest: GameManifest) -> dict[str, Translations]:
    """The label of each game that can follow, by its name."""
    return {
        sequel.game: translations(f"sequel-{manifest.name}-{sequel.game}")
        or title(find_game(sequel.game))
        for sequel in manifest.leads_to
    }


def option_label(owner: str, option: Option) -> Translations:
    """What an option decides. `owner` is a game, or `term` for what a table agrees on."""
    return _messages_for("option", owner, option.name) or _in_every_language(option.name)


def option_help(owner: str, option: Option) -> Translations:
    """What choosing an option means, in one sentence; empty where nobody has written it."""
    return _messages_for("help", owner, option.name)


def option_expected(option: Text) -> Translations:
    """What can be typed as the value of an option."""
    return translations(f"expected-{option.name}") or _in_every_language(option.expected)


def value_label(owner: str, option: Option, value: Value) -> Translations:
    """One of the values of an option."""
    seat = {"seat": int(value) + 1} if str(value).isdecimal() else {}
    return (
        _messages_for("option", owner, f"{option.name}-{value}")
        or (_messages_for("option", owner, f"{option.name}-seat", seat) if seat else {})
        or _in_every_language(str(value))
    )


def rules_owner(manifest: GameManifest) -> GameManifest:
    """The game whose page of rules covers this one: itself, or its parent."""
    if manifest.parent and not rules_languages(manifest):
        return find_game(manifest.parent)
    return manifest


def rules_text(manifest: GameManifest, language: str) -> str | None:
    """The page of rules of a game, in Markdown; None if it has none in this language."""
    if manifest.words is None or language not in LANGUAGES:
        return None
    page = manifest.words / language / RULES
    if not page.is_file():
        return None
    return bind_letters(page.read_text(encoding="utf-8"), language)


def rules_languages(manifest: GameManifest) -> list[str]:
    """The languages of that page."""
    return [language for language in LANGUAGES if rules_text(manifest, language) is not None]


def daily_goal(manifest: GameManifest, language: str, own_moves: int) -> str:
    """What the challenge of the day asks; empty where nobody has written it."""
    key = f"daily-goal-{manifest.name}"
    return say(key, language, moves=own_moves) if has_message(key) else ""


def daily_score(manifest: GameManifest, language: str, score: int) -> str:
    """A score of the challenge of the day, with what it counts."""
    key = f"daily-score-{manifest.name}"
    return say(key, language, score=score) if has_message(key) else str(score)


def in_language(words: Translations, language: str) -> str:
    """A text in a language, or in English where that is missing."""
    return words.get(language) or words[LANGUAGES[0]]


def _messages_for(
    kind: str, owner: str, name: str, params: Mapping[str, int] | None = None
) -> Translations:
    keys = (f"{kind}-{owner}-{name}", f"{kind}-{name}")
    key = next(filter(has_message, keys), None)
    return translations(key, **params or {}) if key else {}


def _in_every_language(text: str) -> Translations:
    return {LANGUAGES[0]: text}
