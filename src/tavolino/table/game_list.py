"""The games as clients get them: from their manifests, with all texts by language."""

from typing import Final, assert_never

from msgspec.structs import replace

from tavolino.core import Choice, Number, Option, Text
from tavolino.games import GameManifest, PrintPart, games, referees, words
from tavolino.games.print_parts import listed_parts, part_title
from tavolino.games.solo import solo_options
from tavolino.protocol.games import (
    AnyOption,
    GameList,
    ShownChoice,
    ShownGame,
    ShownNumber,
    ShownPrintPart,
    ShownText,
)
from tavolino.table.settings import TABLE_SETTINGS

TABLE: Final = "table"
"""The owner of the options that every table has."""


def list_games(*, can_print: bool = True) -> GameList:
    """Every installed game, and the settings that every table has."""
    shown = [show_game(manifest) for manifest in games().values()]
    if not can_print:
        shown = [replace(game, prints=[]) for game in shown]
    return GameList(shown, [show_option(TABLE, setting) for setting in TABLE_SETTINGS])


def show_game(manifest: GameManifest) -> ShownGame:
    game = manifest.rules
    is_referee = manifest.name in referees()
    return ShownGame(
        name=game.name,
        title=words.title(manifest),
        about=words.about(manifest),
        causes=words.causes(manifest),
        leads_to=words.sequels(manifest),
        parent=manifest.parent,
        referee=manifest.referee,
        is_referee=is_referee,
        rule_prefix=manifest.rule_prefix,
        rules_page=words.rules_owner(manifest).name,
        rules_languages=words.rules_languages(manifest),
        version=game.version,
        fewest=game.players[0],
        most=game.players[-1],
        usual_seats=manifest.usual_seats,
        minutes=manifest.minutes,
        age=manifest.age,
        options=[show_option(game.name, option) for option in game.options],
        solo_options=_solo_options(manifest),
        one_screen_options=dict(manifest.one_screen_options),
        imperfect_information=game.imperfect_information,
        styles=list(manifest.drawing.styles),
        prints=[show_part(part) for part in listed_parts(manifest)],
        print_options=[show_option(game.name, option) for option in manifest.print_options],
        example_moves=list(game.example_moves),
        bots=[] if is_referee else list(manifest.bots.levels._fields),
    )


def show_part(part: PrintPart) -> ShownPrintPart:
    return ShownPrintPart(part.name, part_title(part.name), part.is_per_player)


def _solo_options(manifest: GameManifest) -> list[str] | None:
    if manifest.solo_scoring is None:
        return None
    return [option.name for option in solo_options(manifest)]


def show_option(owner: str, option: Option) -> AnyOption:
    """An option of a game, or of every table if `owner` is TABLE."""
    label, help_text = words.option_label(owner, option), words.option_help(owner, option)
    match option:
        case Choice(name, choices, default, rule):
            labels = {value: words.value_label(owner, option, value) for value in choices}
            return ShownChoice(name, rule, label, help_text, list(choices), default, labels)
        case Number(name, low, high, default, rule):
            return ShownNumber(name, rule, label, help_text, low, high, default)
        case Text(name, default, rule, expected, longest):
            usual = words.value_label(owner, option, default)
            return ShownText(name, rule, label, help_text, longest, expected, default, usual)
        case _:
            assert_never(option)
