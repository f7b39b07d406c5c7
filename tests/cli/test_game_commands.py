"""Commands and reports that games contribute."""

import pytest

from tavolino.cli.game_commands import by_name, contributed_modules, load_command
from tests.cli.cli_runner import run

COMMANDS = by_name(contributed_modules("commands"))
REPORTS = by_name(contributed_modules("reports"))


def test_games_contribute_commands_and_reports() -> None:
    assert {"par", "pyramid", "sheet"} <= COMMANDS.keys()
    assert "cutit" in REPORTS


@pytest.mark.parametrize("module", [*COMMANDS.values(), *REPORTS.values()])
def test_every_module_is_a_command_with_help(module: str) -> None:
    (name,) = by_name([module])
    command = load_command(module)
    assert command.name == name
    assert command.help


def test_contributed_commands_are_listed_with_the_others() -> None:
    listed = run("--help").stdout
    reported = run("lab", "--help").stdout
    for name in COMMANDS:
        assert f"\n  {name} " in listed
    for name in REPORTS:
        assert f"\n  {name} " in reported


def test_contributed_commands_without_arguments_show_their_help() -> None:
    result = run("par")
    assert result.returncode == 2
    assert "Example: tavolino par game.jsonl" in result.stdout + result.stderr


@pytest.mark.parametrize(("modules", "taken"), [(["a.par", "b.par"], []), (["a.play"], ["play"])])
def test_two_commands_of_one_name_are_refused(modules: list[str], taken: list[str]) -> None:
    with pytest.raises(ValueError, match="there is another command called"):
        by_name(modules, taken)
