"""docs/hosting.md agrees with the settings of the server."""

import re
import tomllib
from pathlib import Path

from tavolino.server.settings import declared, flag, load, shown

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def settings_table() -> list[str]:
    return [
        f"| `{name}` | {f'`{shown(one.default)}`' if shown(one.default) else ''} | {one.help} |"
        for name, one in declared()
    ]


def test_the_table_has_every_setting_as_it_is() -> None:
    rows = re.findall(r"^\| `.*\|$", PAGE, re.M)
    assert rows == settings_table(), "\n".join(settings_table())


def test_flags_and_variables_on_the_page_are_there() -> None:
    names = [name for name, _ in declared()]
    flags = {flag(name) for name in names} | {"--config"}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", PAGE)) <= flags
    variables = {f"TAVOLINO_{name.upper()}" for name in (*names, "config")}
    assert set(re.findall(r"TAVOLINO_[A-Z_]+", PAGE)) <= variables


def test_examples_of_a_setting_mean_the_same() -> None:
    as_flag, as_variable, as_line = re.findall(r"`([^`]*bot.seconds[^`]*5)`", PAGE, re.I)
    name, value = as_variable.split("=")
    assert load({}, {name: value}).bot_seconds == 5
    assert as_flag.split() == [flag("bot_seconds"), value]
    assert tomllib.loads(as_line) == {"bot_seconds": 5}
