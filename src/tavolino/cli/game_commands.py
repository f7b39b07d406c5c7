"""Commands that games contribute: modules in their folders, imported on first use."""

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, ClassVar

import typer
from typer.core import TyperGroup
from typer.main import get_command, get_command_name

from tavolino.games import games
from tavolino.games.parts import modules_in


class GameCommands(TyperGroup):
    """The built-in commands, followed by those of the installed games."""

    folder: ClassVar[str] = "commands"
    """The folder of a game that has a module for each command."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *self._game_modules()]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        own = super().get_command(ctx, cmd_name)
        module = self._game_modules().get(cmd_name)
        return load_command(module) if own is None and module else own

    def _game_modules(self) -> Mapping[str, str]:
        return by_name(contributed_modules(self.folder), taken=self.commands)


class GameReports(GameCommands):
    """The same for the reports of the lab."""

    folder: ClassVar[str] = "reports"


def contributed_modules(folder: str) -> Iterator[str]:
    """The modules in this folder of each installed game."""
    for game in games().values():
        for name in modules_in(game, folder):
            yield f"{game.package}.{folder}.{name}"


def by_name(modules: Iterable[str], taken: Iterable[str] = ()) -> Mapping[str, str]:
    """The modules by the names of their commands; refuses a name that is already taken.

    >>> by_name(["tavolino_chess.commands.best_opening"])
    {'best-opening': 'tavolino_chess.commands.best_opening'}
    """
    found: dict[str, str] = {}
    for module in modules:
        name = get_command_name(module.rpartition(".")[2])
        if name in found or name in taken:
            raise ValueError(f"{module}: there is another command called {name}")
        found[name] = module
    return found


def load_command(module: str) -> Any:
    """The command with the name of its module: a function with Typer's annotations, or a Typer."""
    name = module.rpartition(".")[2]
    target = getattr(import_module(module), name)
    if isinstance(target, typer.Typer):
        return get_command(target)
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(get_command_name(name))(target)
    command = get_command(app)
    command.no_args_is_help = any(parameter.required for parameter in command.params)
    return command
