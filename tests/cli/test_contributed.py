"""Commands and reports that games contribute."""

import pytest

from tavolino.cli.contributed import by_name, load_command
from tavolino.games import games
from tests.cli.running import run

REFERENCES = [
    reference for game in games().values() for reference in (*game.commands, *game.reports)
]


@pytest.mark.parametrize("reference", REFERENCES)
def test_every_reference_is_a_command_with_help(reference: str) -> None:
    (name,) = by_name([reference])
    command = load_command(reference)
    assert command.name == name
    assert command.help


def test_contributed_commands_are_listed_with_the_others() -> None:
    listed = run("--help").stdout
    reported = run("lab", "--help").stdout
    for game in games().values():
        for name in by_name(game.commands):
            assert f"\n  {name} " in listed
        for name in by_name(game.reports):
            assert f"\n  {name} " in reported


def test_contributed_commands_without_arguments_show_their_help() -> None:
    result = run("par")
    assert result.returncode == 2
    assert "Example: tavolino par game.jsonl" in result.stdout + result.stderr


@pytest.mark.parametrize(
    ("references", "taken"), [(["a:par", "b:par"], []), (["a:play"], ["play"])]
)
def test_two_commands_of_one_name_are_refused(references: list[str], taken: list[str]) -> None:
    with pytest.raises(ValueError, match="there is another command called"):
        by_name(references, taken)
